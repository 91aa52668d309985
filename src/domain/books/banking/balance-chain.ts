import { asPaise, negative, type Paise } from '#domain/money.ts';
import type { BankStatementLine } from './statement-line.ts';

/** Each balance of a statement is the one before and the line's amount: what is wrong or missing shows there. */

/** A line whose balance does not follow: what it should be, and what stands there. */
export type ChainBreak = Readonly<{ line: number; expected: Paise; stands: Paise }>;

/** The lines oldest first, with the sign and the balances that the chain bears out. */
export function inOrder(lines: readonly BankStatementLine[]): Readonly<{
  lines: readonly BankStatementLine[];
  isSwapped: boolean;
}> {
  const read = hasBalance(lines) ? lines : lines.map((line) => ({ ...line, balance: null }));
  const ways = [false, true].flatMap((isSwapped) => {
    const signed = isSwapped ? read.map((line) => ({ ...line, amount: negative(line.amount) })) : read;
    return [signed, signed.toReversed()].map((ordered) => ({
      lines: ordered,
      isSwapped,
      agree: countAgreeing(ordered),
    }));
  });
  const isNewestFirst = (lines[0]?.on ?? '') > (lines.at(-1)?.on ?? '');
  const [asIs, turned, swapped, both] = ways;
  const plain = best(isNewestFirst ? [turned, asIs] : [asIs, turned]);
  const other = best(isNewestFirst ? [both, swapped] : [swapped, both]);
  // Only where nothing agrees as the headings have it, and everything the other way round.
  const isOther = plain?.agree === 0 && (other?.agree ?? 0) >= 2 && other?.agree === lines.length - 1;
  return (isOther ? other : plain) ?? { lines: read, isSwapped: false };
}

/** The lines whose balance does not follow from the one before; with the opening balance, also the first. */
export function chainBreaks(lines: readonly BankStatementLine[], opening: Paise | null): readonly ChainBreak[] {
  const breaks: ChainBreak[] = [];
  let before = opening;
  for (const { line, amount, balance } of lines) {
    const expected = before === null ? null : asPaise(before + amount);
    if (expected !== null && balance !== null && balance !== expected) breaks.push({ line, expected, stands: balance });
    before = balance ?? expected;
  }
  return breaks;
}

type Way = Readonly<{ lines: readonly BankStatementLine[]; isSwapped: boolean; agree: number }>;

/** The first of those that agree most. */
function best(ways: readonly (Way | undefined)[]): Way | undefined {
  return ways.reduce((one, way) => (way && way.agree > (one?.agree ?? -1) ? way : one), undefined);
}

function countAgreeing(lines: readonly BankStatementLine[]): number {
  const follows = ({ amount, balance }: BankStatementLine, at: number) => {
    const before = lines[at - 1]?.balance;
    return balance !== null && before !== undefined && before !== null && balance === before + amount;
  };
  return lines.filter(follows).length;
}

/** A column that never changes is no balance. */
function hasBalance(lines: readonly BankStatementLine[]): boolean {
  return lines.length < 3 || new Set(lines.map(({ balance }) => balance)).size > 1;
}
