import { addQuantities, asQuantity, type Quantity } from '#domain/quantity.ts';

/**
 * Returns the lines of a voucher after an item was scanned: so many more, `by`, in its line (`isSame`); else so many in the first line in
 * which nothing was entered (`isBlank`), or a new one, as `fill` makes it of that. A blank line is there for the next.
 */
export function withScanned<Line extends Readonly<{ quantity: Quantity | null }>>(
  lines: readonly Line[],
  blank: Line,
  { isSame, isBlank, fill, by = asQuantity(1) }: ScannedLine<Line>,
): readonly Line[] {
  const same = lines.findIndex(isSame);
  const free = lines.findIndex(isBlank);
  const at = same === -1 ? (free === -1 ? lines.length : free) : same;
  const line = lines[at] ?? blank;
  const quantity = addQuantities(line.quantity ?? asQuantity(0), by);
  const after = lines.toSpliced(at, 1, { ...(same === -1 ? fill(line) : line), quantity });
  return after.some(isBlank) ? after : [...after, blank];
}

type ScannedLine<Line> = Readonly<{
  isSame: (line: Line) => boolean;
  isBlank: (line: Line) => boolean;
  fill: (line: Line) => Line;
  /** One, unless a pack or a scale says how many. */
  by?: Quantity;
}>;
