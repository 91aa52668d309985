import { negative } from '#domain/money.ts';
import { isTrade, type NoteInput } from '#domain/books/documents/document.ts';
import { keyOfBill } from '#domain/books/documents/bill-key.ts';
import { immediatePaymentOf } from '#domain/books/vouchers/immediate-payment.ts';
import { type JournalInput, type MoneyInput, type Voucher, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { Allocation, Named } from '#domain/books/voucher-head.ts';
import type { Ids } from './convert-accounts.ts';
import { type Context, NotConvertible, type SumsByRoot, sumsByRoot } from './document-fit.ts';
import { contraFrom, journalFrom, moneyFrom } from './convert-money.ts';
import { noteFrom } from './convert-notes.ts';
import { invoiceFrom, purchaseFrom, type ConvertedTrade } from './convert-trade.ts';
import { type LastNumbers, VoucherNumbers } from './voucher-numbers.ts';
import { allocationsOf, OpenBills, settlesBills, type ImportedTrade } from './bill-settlement.ts';
import { type TallyVoucher, titleOf } from './tally-vouchers.ts';
import type { ImportReport } from './import-report.ts';
import type { TallyKind } from './tally-voucher-kinds.ts';
import { withSums } from '#domain/books/documents/document-sums.ts';
import { amountOf, kindOf } from '#domain/books/voucher-kinds.ts';

/** A voucher of the file as it is converted: what it is in Tally, and the input that it became. */
export type ConvertedVoucher = {
  voucher: TallyVoucher;
  kind: TallyKind;
  id: string;
  input?: VoucherInput;
  receipt?: ConvertedVoucher;
};

/** Converts all vouchers: documents first, as notes and money are set against them. */
export class VoucherConverter {
  readonly #moving: readonly ConvertedVoucher[];
  readonly #context: Context;
  readonly #report: ImportReport;
  readonly #numbers = new VoucherNumbers();
  readonly #paise = new Map<string, Readonly<{ last: TallyVoucher; sums: SumsByRoot }>>();
  readonly #ofPaise: readonly ConvertedVoucher[];
  #openings: ReadonlyMap<string, readonly Allocation[]> = new Map();
  readonly #notesOn = new Map<string, readonly NoteInput[]>();

  constructor(moving: readonly ConvertedVoucher[], context: Context, ids: Ids, report: ImportReport) {
    this.#moving = moving;
    this.#context = context;
    this.#report = report;
    const bills = new Set<string>();
    for (const each of moving) {
      if (each.voucher.isCancelled) this.#cancelled(each);
      else this.#trade(each, bills);
    }
    let last = 0;
    for (const each of moving) {
      each.id = ids.voucher(++last);
      if (each.receipt) each.receipt.id = ids.voucher(++last);
    }
    this.#ofPaise = this.#journalsOfPaise();
    for (const each of this.#ofPaise) each.id = ids.voucher(++last);
  }

  get lastNumbers(): LastNumbers {
    return this.#numbers.lastNumbers;
  }

  /** The documents that opening balances are set against, by the id of the party; known once there are rows. */
  get openings(): ReadonlyMap<string, readonly Allocation[]> {
    return this.#openings;
  }

  rows(): readonly Voucher[] {
    const trades = this.#moving.filter(({ input }) => input !== undefined);
    const rows = new Map<string, Voucher>();
    const keep = (some: readonly ConvertedVoucher[]) => {
      for (const row of this.#numbered(some)) rows.set(row.id, row);
    };
    keep(trades);
    const bills = new OpenBills(this.#context.accounts.parties);
    const documents = trades.flatMap(({ id, voucher }): ImportedTrade[] => {
      const document = rows.get(id);
      return document?.state === 'Issued' && isTrade(document) ? [{ document, voucher }] : [];
    });
    for (const { document, voucher } of documents) bills.add(document, voucher);
    const notes = this.#moving.filter((each) => !rows.has(each.id) && this.#note(each, bills));
    const money = this.#moving.filter((each) => !rows.has(each.id) && this.#money(each));
    this.#settle([...notes, ...money], documents, bills);
    keep(notes);
    const receipts = trades.flatMap(({ receipt }) => receipt ?? []);
    for (const each of this.#moving) this.#journal(each);
    const others = this.#moving.filter((each) => !rows.has(each.id));
    keep([...others, ...receipts, ...this.#ofPaise]);
    return [...rows.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  }

  /** Tally keeps nothing of it but its number, so that none is missing. */
  #cancelled(each: ConvertedVoucher): void {
    const { voucher, kind } = each;
    each.input = emptyInput(kind, voucher, this.#context);
    this.#report.add(CANCELLED, titleOf(voucher));
  }

  #trade(each: ConvertedVoucher, bills: Set<string>): void {
    const { voucher, kind } = each;
    if (kind !== 'Sales' && kind !== 'Purchase') return;
    this.#attempt(each, () => {
      const { input, paidBy, paise }: ConvertedTrade =
        kind === 'Sales' ? invoiceFrom(voucher, this.#context) : purchaseFrom(voucher, this.#context);
      const bill = input.kind === 'Purchase' ? keyOfBill(input) : undefined;
      if (bill !== undefined && bills.has(bill)) throw new NotConvertible('has a number that its supplier gave before');
      if (bill !== undefined) bills.add(bill);
      each.input = input;
      if (paise.size > 0) this.#leave(voucher, paise);
      if (!paidBy || input.kind !== 'Invoice') return;
      const account: Named = { id: paidBy.id, name: paidBy.name };
      const paid = { ...input, receivedNow: withSums(input).sums.total, receivedIn: account };
      const money = immediatePaymentOf(paid, paidBy.group === 'Cash-in-Hand' ? 'Cash' : 'Bank transfer');
      if (money) each.receipt = { voucher, kind: 'Receipt', id: '', input: money };
      this.#report.add(PAID_AT_ONCE);
    });
  }

  /** Adds to the paise of a month that documents round line by line, and Tally as a whole. */
  #leave(voucher: TallyVoucher, paise: SumsByRoot): void {
    const month = voucher.date.slice(0, 7);
    const had = this.#paise.get(month)?.sums ?? NO_SUMS;
    const all = [...had, ...paise].map(([ledger, amount]) => ({ ledger, amount }));
    this.#paise.set(month, { last: voucher, sums: sumsByRoot(all, (id) => id) });
    this.#report.add(PAISE, titleOf(voucher));
  }

  /** A journal for each month, dated as the last such voucher in it. */
  #journalsOfPaise(): readonly ConvertedVoucher[] {
    return [...this.#paise.values()].flatMap(({ last, sums }): ConvertedVoucher[] => {
      const voucher = { ...last, number: '' };
      const lines = [...sums].map(([id, amount]) => ({
        ledger: { id, name: this.#context.accounts.byId.get(id)?.name ?? '' },
        debit: amount > 0 ? amount : null,
        credit: amount < 0 ? negative(amount) : null,
      }));
      const input: JournalInput = { kind: 'Journal', date: last.date, number: '', narration: OF_PAISE, lines };
      return lines.length === 0 ? [] : [{ voucher, kind: 'Journal', id: '', input }];
    });
  }

  #note(each: ConvertedVoucher, bills: OpenBills): boolean {
    const { voucher, kind } = each;
    if (kind !== 'Credit Note' && kind !== 'Debit Note') return false;
    this.#attempt(each, () => {
      const named = (party: string, name: string) => bills.named(party, name);
      const notesOn = (id: string) => this.#notesOn.get(id) ?? [];
      const input = noteFrom(voucher, kind, this.#context, { named, notesOn });
      const of = input.against?.id ?? '';
      this.#notesOn.set(of, [...notesOn(of), input]);
      each.input = input;
    });
    return each.input !== undefined;
  }

  #money(each: ConvertedVoucher): boolean {
    const { voucher, kind } = each;
    if (kind !== 'Receipt' && kind !== 'Payment') return false;
    this.#attempt(each, () => {
      each.input = moneyFrom(voucher, kind, this.#context);
    });
    return each.input !== undefined;
  }

  #settle(settlers: readonly ConvertedVoucher[], documents: readonly ImportedTrade[], bills: OpenBills): void {
    const own = settlers.map(({ input, voucher }) => ({ input: input as MoneyInput | NoteInput, voucher }));
    const all = allocationsOf(own, documents, bills, this.#context.accounts.advances, this.#report);
    this.#openings = all.openings;
    settlers.forEach((each, at) => {
      const allocations = all.settlers[at] ?? [];
      if (allocations.length > 0) each.input = { ...(each.input as MoneyInput | NoteInput), allocations };
    });
    for (const { id, input, receipt } of this.#moving) {
      if (!receipt || !input) continue;
      const amount = amountOf(kindOf(input).sums(input));
      receipt.input = { ...(receipt.input as MoneyInput), allocations: [{ document: id, amount }] };
    }
  }

  #journal(each: ConvertedVoucher): void {
    const { voucher, kind } = each;
    if (each.input) return;
    if (kind === 'Contra') {
      this.#attempt(each, () => {
        each.input = contraFrom(voucher, this.#context);
      });
    }
    if (each.input) return;
    const input = journalFrom(voucher, this.#context);
    if (kind === 'unknown') this.#report.add(UNKNOWN, titleOf(voucher));
    if (settlesBills(voucher)) this.#report.add(STAY_OPEN, titleOf(voucher));
    each.input = kind === 'Journal' ? input : { ...input, narration: `${titleOf(voucher)}. ${input.narration}`.trim() };
  }

  #attempt({ voucher, kind }: ConvertedVoucher, become: () => void): void {
    try {
      become();
    } catch (error) {
      if (!(error instanceof NotConvertible || error instanceof RangeError)) throw error;
      const why = error instanceof NotConvertible ? error.message : 'is too large to be counted line by line';
      this.#report.add(
        `${kind} vouchers come in as journals with the same amounts where one ${why}.`,
        titleOf(voucher),
      );
    }
  }

  #numbered(some: readonly ConvertedVoucher[]): readonly Voucher[] {
    const { accounts } = this.#context;
    const whole = some.flatMap((each) => (each.input ? [{ ...each, input: each.input, date: each.voucher.date }] : []));
    const numbers = this.#numbers.giveTo(whole);
    return whole.map(({ input, date, id, voucher }, at): Voucher => {
      const number = numbers[at] ?? '';
      if (input.number !== '' && number !== input.number.toUpperCase()) {
        this.#report.list(OTHER_NUMBER, `${titleOf(voucher)} is ${number}`);
      }
      const isOther =
        voucher.number !== '' && !input.narration.includes(titleOf(voucher)) && number !== voucher.number.toUpperCase();
      const narration = isOther ? `${titleOf(voucher)}. ${input.narration}`.trim() : input.narration;
      const own = kindOf(input);
      const summed = own.sums(own.normalize({ ...input, narration }));
      if (voucher.isCancelled) return { ...summed, date, number, id, state: 'Cancelled', rev: 1, postings: [] };
      const postings = own.postings(summed, accounts.roles);
      return { ...summed, date, number, id, state: 'Issued', rev: 1, postings };
    });
  }
}

/** A voucher of which nothing but its date, number and narration is known. */
function emptyInput(kind: TallyKind, { date, number, narration }: TallyVoucher, { own }: Context): VoucherInput {
  const becomes =
    kind === 'Sales' ? 'Invoice' : kind === 'unknown' || kind === 'not of the accounts' ? 'Journal' : kind;
  const empty = { ...kindOf({ kind: becomes }).blank(date, own, null), number, narration };
  return isTrade(empty) ? { ...empty, lines: [] } : empty;
}

const NO_SUMS: SumsByRoot = new Map();
const PAISE =
  'Tally rounded the tax of the whole voucher, and documents here that of each line: a journal a month has the paise between, so that every balance is Tally’s.';
const OF_PAISE = 'Paise of tax that Tally rounds by voucher, and documents here line by line.';
const OTHER_NUMBER =
  'Numbers that the law does not allow, or that another voucher has, are given anew; the narration has the old one.';
const CANCELLED = 'Cancelled vouchers keep their number and are empty: Tally keeps nothing else of them.';
const PAID_AT_ONCE = 'Sales to Cash or a bank are invoices to the Walk-in Customer here, each with its receipt.';
const UNKNOWN = 'Vouchers of a type that the file does not explain come in as journals with the same amounts.';
const STAY_OPEN =
  'Journals settle bills in Tally: the balance of the party is the same, and its documents stay open here.';
