import type { IsoDate } from '#domain/calendar.ts';
import { exactOrUndefined, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { type DocumentInput, isDocument } from '#domain/books/documents/document.ts';
import type { SummedDocument } from '#domain/books/documents/document-sums.ts';
import type { NumberSeries } from '#domain/books/numbering.ts';
import type { SummedOrder } from '#domain/books/orders/as-trade.ts';
import { isOrder, isPricedOrder, type OrderInput, type PricedOrderInput } from '#domain/books/orders/order.ts';
import type { StockVoucherInput } from './stock-voucher.ts';
import type { Charged } from '#domain/books/documents/supply.ts';
import type { Allocation, Named, Posting, VoucherHead, VoucherState } from '#domain/books/voucher-head.ts';

/** The values of a form, where much may still be empty, also in a draft that is stored. */
export type VoucherInput = PlainInput | DocumentInput | StockVoucherInput | OrderInput;

/** A voucher that sells, buys and moves no goods: its amounts are typed. */
export type PlainInput = JournalInput | ContraInput | MoneyInput;

export type JournalInput = VoucherHead &
  Readonly<{
    kind: 'Journal';
    lines: readonly JournalLine[];
    /** The month whose tax it sets credit against, `2026-04`; of no other journal. */
    setOffOf?: string | undefined;
  }>;

/** The key by which the set-off of a month is known again: it is posted once. */
export function setOffKey(month: string): string {
  return `set-off/${month}`;
}

/** A line of a journal has a debit or a credit. */
export type JournalLine = Readonly<{ ledger: Named | null; debit: Paise | null; credit: Paise | null }>;

/** Money from the one cash or bank ledger to the other. */
export type ContraInput = VoucherHead &
  Readonly<{
    kind: 'Contra';
    paidFrom: Named | null;
    receivedIn: Named | null;
    amount: Paise | null;
    reference: string;
  }>;

/** A receipt or a payment. `amount` is what moved; what it settles is that with the tax deducted and the discount. */
export type MoneyInput = VoucherHead &
  Readonly<{
    kind: 'Receipt' | 'Payment';
    /** The party or ledger that paid, or is paid. */
    against: Named | null;
    /** The cash or bank ledger that the money came to, or went from. */
    account: Named | null;
    amount: Paise | null;
    mode: PaymentMode;
    reference: string;
    tds: Paise | null;
    discount: Paise | null;
    /**
     * The documents of the party that it settles, each once; the rest is on account. Not chosen until it is issued, it
     * settles the oldest first; in an issued one that has none, all is on account.
     */
    allocations?: readonly Allocation[] | undefined;
    /** Of a receipt that is an advance for services. */
    advance?: ServiceAdvance | undefined;
  }>;

/** The services that an advance is for: they are taxed when it is received (CGST Act, section 13(2)). */
type ServiceAdvance = Readonly<{
  /** The GST rate of the services. */
  percent: number | null;
  /** The code of the place of supply; blank until it is issued: where the customer is. */
  place: string;
  /** The heads that it bears, known once it is issued. */
  charged?: Charged | undefined;
}>;

export const PAYMENT_MODES = ['Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque'] as const;
export type PaymentMode = (typeof PAYMENT_MODES)[number];

/** The mode that goes with what money comes to or leaves: cash with cash in hand, with a bank another one. */
export function modeWith(group: string | null | undefined, mode: PaymentMode): PaymentMode {
  if (!group) return mode;
  if (group === 'Cash-in-Hand') return 'Cash';
  return mode === 'Cash' ? 'Bank transfer' : mode;
}

/** An input as it is prepared: a document or an order with its sums. */
export type SummedInput<Input extends VoucherInput = VoucherInput> = Input extends DocumentInput
  ? SummedDocument<Input>
  : Input extends PricedOrderInput
    ? SummedOrder<Input>
    : Input;

/** A voucher as it is stored. `rev` counts its changes. */
export type Voucher<Input extends VoucherInput = VoucherInput> = SummedInput<Input> &
  Readonly<{ id: string; state: VoucherState; date: IsoDate; postings: readonly Posting[]; rev: number }>;

/** A voucher as it is about to be saved. */
export type PreparedVoucher<Input extends VoucherInput = VoucherInput> = SummedInput<Input> &
  Pick<Voucher, 'date' | 'postings'>;

export type VoucherKind = VoucherInput['kind'];

/** A kind that is in the books. */
export type BookedKind = Exclude<VoucherKind, OrderInput['kind']>;

/** The input of a kind. */
export type InputOf = Readonly<{
  [Kind in VoucherKind]: Kind extends MoneyInput['kind'] ? MoneyInput : Extract<VoucherInput, Readonly<{ kind: Kind }>>;
}>;

/** Every kind, in the order in which they are offered. */
export const VOUCHER_KINDS = [
  'Invoice',
  'Credit Note',
  'Purchase',
  'Debit Note',
  'Receipt',
  'Payment',
  'Contra',
  'Journal',
  'Stock Adjustment',
  'Stock Transfer',
  'Quotation',
  'Sales Order',
  'Delivery Challan',
  'Goods Back',
  'Purchase Order',
] as const satisfies readonly VoucherKind[];

/** The kinds that are in the books: all but orders. */
export const BOOKED_KINDS = VOUCHER_KINDS.filter((kind): kind is BookedKind => !isOrder({ kind }));

/** The postings that count now: a draft and a cancelled voucher have none. */
export function currentPostings(voucher: Pick<Voucher, 'state' | 'postings'> | undefined): readonly Posting[] {
  return voucher?.state === 'Issued' ? voucher.postings : [];
}

/** The current postings by the day from which they count. */
export function currentPostingsByDay(
  voucher: Pick<Voucher, 'state' | 'postings' | 'date'>,
): ReadonlyMap<IsoDate, readonly Posting[]> {
  const days = new Map<IsoDate, Posting[]>();
  for (const posting of currentPostings(voucher)) {
    const day = posting.date ?? voucher.date;
    const own = days.get(day);
    if (own) own.push(posting);
    else days.set(day, [posting]);
  }
  return days;
}

/** Returns the debit side of a journal, in paise; 0 if too large to be exact. */
export function amountOfJournal({ lines }: Pick<JournalInput, 'lines'>): Paise {
  return exactOrUndefined(() => sumOf(lines.map(({ debit }) => debit ?? ZERO))) ?? ZERO;
}

/** Whether money is received, or paid. */
export function isMoney<Of extends Readonly<{ kind: string }>>(
  one: Of,
): one is Extract<Of, Readonly<{ kind: MoneyInput['kind'] }>> {
  return one.kind === 'Receipt' || one.kind === 'Payment';
}

/** The amount that a receipt or payment settles: what moved, the tax deducted at source, and the discount. */
export function settledAmount({ amount, tds, discount }: Pick<MoneyInput, 'amount' | 'tds' | 'discount'>): Paise {
  return sumOf([amount ?? ZERO, tds ?? ZERO, discount ?? ZERO]);
}

/** The form of a voucher that is stored, which counts its own sums. */
export function voucherInput(voucher: Voucher): VoucherInput {
  const { id: _, state: __, postings: ___, rev: ____, ...prepared } = voucher;
  if (!isDocument(prepared) && !isPricedOrder(prepared)) return prepared;
  const { sums: _____, ...input } = prepared;
  return input;
}

/** "Journal JV/26-27/0001"; a draft has no number. */
export function titleOf({
  kind,
  number,
  state,
}: Readonly<{ kind: NumberSeries; number: string; state: VoucherState }>) {
  return state === 'Draft' ? kind : `${kind} ${number}`;
}

/** Returns an empty form, dated `date`. */
export function blankJournal(date: IsoDate): JournalInput {
  return { kind: 'Journal', date, number: '', narration: '', lines: [BLANK_LINE, BLANK_LINE] };
}

/** Returns an empty form, dated `date`. */
export function blankContra(date: IsoDate): ContraInput {
  const amount = { paidFrom: null, receivedIn: null, amount: null, reference: '' };
  return { kind: 'Contra', date, number: '', narration: '', ...amount };
}

/** Returns an empty form, dated `date`. `account` is the cash or bank ledger that most receipts or payments use. */
export function blankMoney(kind: MoneyInput['kind'], date: IsoDate, account: Named | null = null): MoneyInput {
  return {
    kind,
    date,
    number: '',
    narration: '',
    against: null,
    account,
    amount: null,
    mode: 'Cash',
    reference: '',
    tds: null,
    discount: null,
  };
}

export const BLANK_LINE: JournalLine = { ledger: null, debit: null, credit: null };

/** A line that nothing was entered in; it is left out when the journal is saved. */
export function isBlankLine({ ledger, debit, credit }: JournalLine): boolean {
  return ledger === null && debit === null && credit === null;
}
