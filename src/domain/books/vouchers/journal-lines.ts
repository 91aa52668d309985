import { asPaise, negative, type Paise, ZERO } from '#domain/money.ts';
import { isBlankLine, type JournalLine } from './voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { differenceOf } from '#domain/books/vouchers/journal-problems.ts';

/** The lines of a journal while they are entered. None of these functions changes the lines that it is given. */

/**
 * Sets the ledger of a line. If the line has no amount yet, what the other lines lack is proposed on the side that lacks it,
 * as in Tally: the last line of a journal needs nothing but its ledger.
 */
export function withLedger(lines: readonly JournalLine[], at: number, ledger: Named | null): readonly JournalLine[] {
  return lines.map((line, place) => {
    if (place !== at) return line;
    const isOpen = ledger !== null && line.debit === null && line.credit === null;
    return { ...line, ledger, ...(isOpen && amountToBalance(lines, at)) };
  });
}

/**
 * Sets the amount of a line on one side. A figure on the other side goes if it is what the journal lacked without this
 * line: it was proposed, or is as good as that. Anything else stays, and is found to be one figure too many.
 */
export function withAmount(
  lines: readonly JournalLine[],
  at: number,
  side: 'debit' | 'credit',
  amount: Paise | null,
): readonly JournalLine[] {
  const other = side === 'debit' ? 'credit' : 'debit';
  return lines.map((line, place) => {
    if (place !== at) return line;
    const isProposal = amount !== null && line[other] !== null && amountToBalance(lines, at)[other] === line[other];
    return { ...line, [side]: amount, ...(isProposal && { [other]: null }) };
  });
}

/** Whether nothing is missing any more, so that Enter leaves the lines. */
export function isBalanced(lines: readonly JournalLine[]): boolean {
  return differenceOf({ lines }) === ZERO && lines.some((line) => !isBlankLine(line));
}

/** The amount that the other lines lack, on its side. None if they are equal, or too large to be exact. */
function amountToBalance(lines: readonly JournalLine[], at: number): Partial<Pick<JournalLine, 'debit' | 'credit'>> {
  const difference = differenceOf({ lines: lines.toSpliced(at, 1) }) ?? ZERO;
  if (difference === 0) return {};
  return difference > 0 ? { credit: asPaise(difference) } : { debit: negative(difference) };
}
