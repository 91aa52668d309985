/** Some rows of a long list of an order or a result: what the list is called in it, and the rows. */
export type Piece = readonly [list: string, rows: readonly unknown[]];

/**
 * A result as a worker posts it, or an order as a page does: its long lists piece by piece, then the rest. The page copies each
 * message at once, and thousands of rows in one message would block it.
 */
export function inPieces<Result>(result: Result): Readonly<{ pieces: readonly Piece[]; rest: Result }> {
  const long = Object.entries(result ?? {}).filter(([, value]) => Array.isArray(value) && value.length > ROWS_OF_PIECE);
  if (long.length === 0) return { pieces: [], rest: result };
  const pieces = long.flatMap(([list, value]) => piecesOf(list, value as readonly unknown[]));
  return { pieces, rest: { ...result, ...Object.fromEntries(long.map(([list]) => [list, []])) } };
}

/** The result from the rest and the pieces that came before it, whose rows it takes up. */
export function fromPieces<Result>(rest: Result, pieces: readonly Piece[]): Result {
  const lists = rest as Record<string, unknown[]>;
  for (const [list, rows] of pieces) lists[list]?.push(...rows);
  return rest;
}

function piecesOf(list: string, rows: readonly unknown[]): readonly Piece[] {
  const count = Math.ceil(rows.length / ROWS_OF_PIECE);
  return Array.from({ length: count }, (_, at) => [list, rows.slice(at * ROWS_OF_PIECE, (at + 1) * ROWS_OF_PIECE)]);
}

const ROWS_OF_PIECE = 500;
