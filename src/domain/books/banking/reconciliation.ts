import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { BankLine, LineStanding } from './bank-line.ts';

/** From the balance of the books on a day to that of the bank, and what lies between. */
export type Reconciliation = Readonly<{
  books: Paise;
  /** Vouchers of the books that no line up to the day is matched with, or what is left of one that only some lines are of. */
  notInBank: readonly LedgerEntry[];
  /** Lines that no voucher up to the day is matched with. */
  notInBooks: readonly LineOfBank[];
  /** The sum of lines set aside, which moved the bank's balance, too. */
  setAside: Paise;
  /** The difference before the first line. */
  before: Paise;
  /** The balance by the bank; null if its statement has no balances. */
  bank: Paise | null;
  /** The days on which the bank's balance is not the one before and the lines: some are missing, and how much they come to. */
  gaps: readonly Readonly<{ on: IsoDate; amount: Paise }>[];
}>;

/** The movement of a voucher on the bank's ledger. */
export type LedgerEntry = Readonly<{ voucher: string; date: IsoDate; amount: Paise }>;
export type LineOfBank = Pick<BankLine, 'id' | 'on' | 'narration' | 'amount' | 'balance' | 'voucher'> &
  Readonly<{ standing: LineStanding }>;

/**
 * Takes the lines up to the day, in their order; the entries of the ledger from the first line's day up to it; `dateOf`
 * the day of a voucher that a line is matched with. `booksBefore` is the balance of the books on the day before the first
 * line.
 */
export function reconcile({
  books,
  booksBefore,
  lines,
  entries,
  dateOf,
}: Readonly<{
  books: Paise;
  booksBefore: Paise;
  lines: readonly LineOfBank[];
  entries: readonly LedgerEntry[];
  dateOf: (voucher: string) => IsoDate | undefined;
}>): Reconciliation {
  const within = new Set(entries.map(({ voucher }) => voucher));
  const done = lines.filter(({ standing }) => standing === 'Done');
  const cleared = new Map<string, Paise>();
  for (const { voucher, amount } of done) cleared.set(voucher, sumOf([cleared.get(voucher) ?? ZERO, amount]));
  const from = lines[0]?.on ?? '';
  // Cleared now, entered before the statements begin: a part of what differed then.
  const earlier = done.filter(({ voucher }) => !within.has(voucher) && (dateOf(voucher) ?? from) < from);
  const later = done.filter(({ voucher }) => !within.has(voucher) && (dateOf(voucher) ?? from) >= from);
  const opening = balanceBefore(lines);
  return {
    books,
    notInBank: entries
      .map((entry) => ({ ...entry, amount: sumOf([entry.amount, negative(cleared.get(entry.voucher) ?? ZERO)]) }))
      .filter(({ voucher, amount }) => !cleared.has(voucher) || amount !== 0),
    notInBooks: [...lines.filter(({ standing }) => standing === 'To do'), ...later],
    setAside: sumOf(lines.filter(({ standing }) => standing === 'Set aside').map(({ amount }) => amount)),
    before: opening === null ? ZERO : sumOf([opening, negative(booksBefore), ...earlier.map(({ amount }) => amount)]),
    bank: lines.findLast(({ balance }) => balance !== null)?.balance ?? null,
    gaps: gapsIn(lines),
  };
}

/** Computes the balance of the bank from that of the books and all that is known to lie between. */
export function expectedOf({
  books,
  notInBank,
  notInBooks,
  setAside,
  before,
}: Omit<Reconciliation, 'bank' | 'gaps'>): Paise {
  return sumOf([
    books,
    ...notInBank.map(({ amount }) => negative(amount)),
    ...notInBooks.map(({ amount }) => amount),
    setAside,
    before,
  ]);
}

/** Reckons the bank's balance before all lines back from the first line that bears one; null if none does. */
function balanceBefore(lines: readonly LineOfBank[]): Paise | null {
  let moved: Paise = ZERO;
  for (const { amount, balance } of lines) {
    moved = sumOf([moved, amount]);
    if (balance !== null) return sumOf([balance, negative(moved)]);
  }
  return null;
}

function gapsIn(lines: readonly LineOfBank[]): Reconciliation['gaps'] {
  const gaps = new Map<IsoDate, Paise>();
  let before: Paise | null = null;
  for (const { on, amount, balance } of lines) {
    const expected: Paise | null = before === null ? null : sumOf([before, amount]);
    const missing = expected === null || balance === null ? 0 : balance - expected;
    if (missing !== 0) gaps.set(on, asPaise((gaps.get(on) ?? 0) + missing));
    before = balance ?? expected;
  }
  return [...gaps].filter(([, amount]) => amount !== 0).map(([on, amount]) => ({ on, amount }));
}
