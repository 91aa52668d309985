import type { IsoDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { currentPostings, titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';

/** A line of a bank's statement as the books keep it. `rev` counts its changes. */
export type BankLine = Readonly<{
  id: string;
  rev: number;
  /** The ledger of the bank account. */
  account: string;
  /** Not called its date: what a bank says of a day changes no figure of it, so no lock is in its way. */
  on: IsoDate;
  narration: string;
  reference: string;
  /** Positive for money that came in. */
  amount: Paise;
  balance: Paise | null;
  /** The key by which it is known again: see `lineKeys`. */
  known: string;
  state: 'Open' | 'Matched' | 'Set aside';
  /** The voucher that it is matched with, or several, divided by spaces: see `vouchersOf`. '' if it is with none. */
  voucher: string;
  /** The amount of its voucher, where this line is only a part of that: the bank booked one payment as several lines. */
  whole?: Paise;
}>;

/** The ids of the vouchers that a line is matched with: one deposit may be several receipts. */
export function vouchersOf({ voucher }: Pick<BankLine, 'voucher'>): readonly string[] {
  return voucher === '' ? [] : voucher.split(' ');
}

/** How a line stands now: one that is matched is done only while its vouchers move what the bank did. */
export const LINE_STANDINGS = ['To do', 'Done', 'Set aside'] as const;
export type LineStanding = (typeof LINE_STANDINGS)[number];

export function lineStanding(
  { state, account, amount, whole = amount }: Pick<BankLine, 'state' | 'account' | 'amount' | 'whole'>,
  vouchers: readonly (Voucher | undefined)[],
): LineStanding {
  if (state !== 'Matched') return state === 'Open' ? 'To do' : state;
  const moved = vouchers.map((voucher) => (voucher ? movedOn(voucher, account) : ZERO));
  return !moved.includes(ZERO) && sumOf(moved) === whole ? 'Done' : 'To do';
}

/** A line as one for each of its vouchers, with what that one moves; the balance of the bank stands at the last. */
export function partsOfLine<Line extends Pick<BankLine, 'account' | 'voucher' | 'amount' | 'balance'>>(
  line: Line,
  voucherOf: (id: string) => Voucher | undefined,
): readonly Line[] {
  const ids = vouchersOf(line);
  if (ids.length < 2) return [line];
  return ids.map((voucher, at) => {
    const entry = voucherOf(voucher);
    const amount = entry ? movedOn(entry, line.account) : ZERO;
    return { ...line, voucher, amount, balance: at === ids.length - 1 ? line.balance : null };
  });
}

/** Adds up what a voucher moves on a ledger, positive for money that came in; 0 of a draft and a cancelled one. */
function movedOn(voucher: Voucher, account: string): Paise {
  return sumOf(currentPostings(voucher).flatMap(({ ledger, amount }) => (ledger === account ? [asPaise(amount)] : [])));
}

/** Why a line cannot be matched with these vouchers, which are one at least; undefined if it can. */
export function problemInMatch(
  line: Pick<BankLine, 'account' | 'amount'>,
  vouchers: readonly Voucher[],
): string | undefined {
  const moves = vouchers.map((each) => movedOn(each, line.account));
  const none = vouchers.find((_, at) => moves[at] === 0);
  if (none && none.state !== 'Issued') return `${titleOf(none)} is ${none.state.toLowerCase()}. Choose another entry.`;
  const [voucher] = vouchers;
  if (!voucher || vouchers.length > 1) {
    return none ? `${titleOf(none)} moves nothing here. Choose another entry.` : problemInSum(line, moves);
  }
  const moved = sumOf(moves);
  if (moved === line.amount) return undefined;
  return `${titleOf(voucher)} moves ${formatRupees(moved)} here, and the bank ${formatRupees(line.amount)}. Choose another entry, or correct it first.`;
}

/** Why lines of an account that come to so much cannot be one voucher together; undefined if they can. */
export function problemInParts(account: string, sum: Paise, voucher: Voucher): string | undefined {
  if (voucher.state !== 'Issued') return `${titleOf(voucher)} is ${voucher.state.toLowerCase()}. Choose another entry.`;
  const moved = movedOn(voucher, account);
  if (moved === sum) return undefined;
  return `${titleOf(voucher)} moves ${formatRupees(moved)} here, and the lines come to ${formatRupees(sum)}. Choose others.`;
}

/** Says what is missing for vouchers that move so much to be one line, to the paisa; undefined if nothing is. */
export function problemInSum({ amount }: Pick<BankLine, 'amount'>, moves: readonly Paise[]): string | undefined {
  const moved = sumOf(moves);
  if (moved === amount) return undefined;
  const rest = sumOf([amount, negative(moved)]);
  const isLess = rest > 0 === amount > 0;
  return `Together they move ${formatRupees(moved)}, and the bank ${formatRupees(amount)}: ${formatRupees(asPaise(Math.abs(rest)))} ${isLess ? 'is missing' : 'is too much'}.`;
}
