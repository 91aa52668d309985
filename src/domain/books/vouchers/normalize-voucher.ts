import { type ContraInput, isBlankLine, type JournalInput, type MoneyInput } from './voucher.ts';
import { trimmedTexts } from '#domain/books/voucher-head.ts';

/** Returns a journal as it is stored: without spaces around texts, and empty lines. */
export function normalizeJournal(input: JournalInput): JournalInput {
  return { ...input, ...trimmedTexts(input), lines: input.lines.filter((line) => !isBlankLine(line)) };
}

/** Returns a contra as it is stored: without spaces around texts. */
export function normalizeContra(input: ContraInput): ContraInput {
  return { ...input, ...trimmedTexts(input), reference: input.reference.trim() };
}

/** Returns a receipt or payment as it is stored: without spaces around texts, and allocations of nothing. */
export function normalizeMoney({ allocations, advance, ...input }: MoneyInput): MoneyInput {
  // Not chosen is not there: the edit log is of JSON, which knows no undefined.
  return {
    ...input,
    ...trimmedTexts(input),
    reference: input.reference.trim(),
    ...(allocations && { allocations: allocations.filter(({ amount }) => amount !== 0) }),
    ...(advance && input.kind === 'Receipt' && { advance }),
  };
}
