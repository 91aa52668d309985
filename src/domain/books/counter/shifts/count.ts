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
