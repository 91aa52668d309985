import type { CounterSettings } from '#domain/books/counter/counter-settings.ts';
import { asPaise, type Paise } from '#domain/money.ts';

/** The notes and coins that are counted, in rupees. */
export const PIECES = [500, 200, 100, 50, 20, 10, 5, 2, 1] as const;
type Piece = (typeof PIECES)[number];

/** How many there are of each; of what is not there, none. */
export type Pieces = Readonly<Partial<Record<Piece, number | null>>>;

/** Returns what pieces come to. Throws a RangeError for what is too large to be exact. */
export function sumOfPieces(pieces: Pieces): Paise {
  return asPaise(PIECES.reduce((sum, piece) => sum + (pieces[piece] ?? 0) * piece * 100, 0));
}

/** Returns what is wrong with the reason of a difference between a count and the books. */
export function problemInDifference(
  difference: Paise,
  reason: string,
  settings: Pick<CounterSettings, 'reasonFrom'>,
): string | undefined {
  return needsReason(difference, settings) && reason.trim() === '' ? 'Enter the reason of the difference.' : undefined;
}

/** Whether a difference is so large that its reason is asked for. */
export function needsReason(difference: Paise, { reasonFrom }: Pick<CounterSettings, 'reasonFrom'>): boolean {
  return reasonFrom !== null && difference !== 0 && Math.abs(difference) >= reasonFrom;
}
