import type { IsoDate } from '#domain/calendar.ts';
import { folded } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';

/** A line of a bank's statement. `line` is its place in the file; the amount is positive for money that came in. */
export type BankStatementLine = Readonly<{
  line: number;
  on: IsoDate;
  narration: string;
  reference: string;
  amount: Paise;
  /** The balance after it, as the bank says; null where the statement has no balances. */
  balance: Paise | null;
}>;

/**
 * Returns what makes each line known again, in the file's order: its day, amount, reference and narration, without
 * punctuation and leading zeros, and which one of its equals within the day it is. Never its
 * balance: that of a line that was booked late changes all that come after.
 */
export function lineKeys(lines: readonly Pick<BankStatementLine, 'on' | 'narration' | 'reference' | 'amount'>[]) {
  const seen = new Map<string, number>();
  return lines.map(({ on, amount, reference, narration }) => {
    const bare = `${on}/${amount}/${referenceKey(reference)}/${lettersOf(narration)}`;
    const nth = (seen.get(bare) ?? 0) + 1;
    seen.set(bare, nth);
    return `${bare}/${nth}`;
  });
}

/** The letters and figures of a text, folded. */
export function lettersOf(text: string): string {
  return folded(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** A reference without leading zeros and punctuation, which formats differ in. */
export function referenceKey(reference: string): string {
  return lettersOf(reference).replace(/^0+/, '');
}
