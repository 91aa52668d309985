import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import type { OwnTerms } from '#domain/books/documents/document.ts';
import type { Masters, VoucherProblems, VoucherRules } from '#domain/books/field-problems.ts';
import type { NumberSeries } from '#domain/books/numbering.ts';
import type { StockCount } from '#domain/books/stock/stock-count.ts';
import type { Right } from '#domain/books/staff/right.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { PaperForm } from '#domain/books/paper/document-copy.ts';
import type { goodsBackDocument, orderDocument } from '#domain/books/paper/order-document.ts';
import type { documentPaper } from '#domain/books/paper/document-paper.ts';
import type { stockDocument } from '#domain/books/paper/stock-document.ts';
import type { voucherDocument } from '#domain/books/paper/voucher-document.ts';
import type { Named, Posting } from '#domain/books/voucher-head.ts';
import type { DayOf } from '#domain/books/vouchers/advance.ts';
import type { SummedInput, Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';

/** All that the books ask about a voucher because of its kind. */
export type KindRow<Input extends VoucherInput = VoucherInput> = Readonly<{
  /** The list that it stands in, besides the Day Book. */
  list:
    | 'Invoices'
    | 'Purchases'
    | 'Payments'
    | 'Journals'
    | 'Adjustments'
    | 'Quotations'
    | 'Sales Orders'
    | 'Delivery Challans'
    | 'Purchase Orders';
  /** The right of staff to make one. */
  right(input: Input): Right;
  /** Returns an empty form. `account` is the cash or bank ledger that most of its kind use. */
  blank(date: IsoDate, own: OwnTerms, account: Named | null): Input;
  /** Returns all that keeps it from being issued. A draft may be saved with any of it. */
  problems(input: Input, rules: VoucherRules): VoucherProblems;
  /** Returns the problems of the masters that it names, as they are now. */
  masterProblems(input: Input, masters: Masters): VoucherProblems;
  /** The ledgers and parties, items and godowns that it names, each once, in its order. */
  ledgers(input: Input): readonly Named[];
  items(input: Input): readonly Named[];
  godowns(input: Input): readonly Named[];
  /** Those by whose names lists find and sort it. */
  listedBy(input: Input): readonly Named[];
  /** The counts of goods that it keeps. */
  counts(input: Input): readonly StockCount[];
  /** The words that lists have for it, in a line. Blank for a draft that names nobody yet. */
  particulars(input: Input): string;
  /** The words for it in a movement of an item, where the item itself is known. */
  movedFor(input: Input): string;
  /** The series that numbers it. */
  series(input: Input): NumberSeries;
  /** Returns it as it is stored: without spaces around texts, and lines of nothing. */
  normalize(input: Input): Input;
  /** Returns it as it is about to be saved: a document with its sums. */
  sums(input: Input): SummedInput<Input>;
  /** The key of what is entered once, a supplier's bill or the set-off of a month; undefined of anything else. */
  onceKey(input: Input): string | undefined;
  /** The amount that it is about, in paise; 0 if too large to be exact. */
  amount(input: SummedInput<Input>): Paise;
  /**
   * Returns the postings of one without problems; their sum is 0. `roles` are the ids of the ledgers that documents post to.
   * Throws a RangeError for what is not whole, or whose sums cannot be counted.
   */
  postings(input: SummedInput<Input>, roles: LedgersByRole, dayOf?: DayOf): readonly Posting[];
  /** Returns the goods that one that is issued moves; where it names no godown, in `main`. */
  moves(voucher: Voucher<Input>, main: string): readonly Move[];
  /** Returns it on paper, a draft and a cancelled one, too. `balance` is still owed on it. */
  paper(voucher: Voucher<Input>, issuer: Business, form: PaperForm, balance: Paise): VoucherPaper;
}>;

type VoucherPaper = ReturnType<
  typeof documentPaper | typeof voucherDocument | typeof stockDocument | typeof orderDocument | typeof goodsBackDocument
>;
