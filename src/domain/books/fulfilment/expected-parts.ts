import { asQuantity } from '#domain/quantity.ts';
import type { InvoiceInput, NoteInput } from '#domain/books/documents/document.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { type ChallanPart, countOfParts, rowOfLine, type Sourced } from '#domain/books/line-source.ts';
import type { OrderLineSums } from './order-line-sums.ts';

type Line = Sourced & Parameters<typeof countOfLine>[0];
type Expected = Pick<OrderLineSums, 'kind' | 'document' | 'number' | 'date' | 'line'> & Readonly<{ left: number }>;

/**
 * Returns a document as it would be saved, as far as challans took its goods along: what a line takes of an order or challan is
 * mostly with the party, and leaves no godown. `rowsOf` knows the kept sums that a line is of.
 */
export function withExpectedParts<Input extends InvoiceInput | NoteInput>(
  input: Input,
  rowOf: (line: Line) => OrderLineSums | undefined,
): Input {
  const left = new Map<string, Expected>();
  const lines = [...input.lines].map((line: Line): Line => {
    const row = line.item?.kind === 'Goods' ? rowOf(line) : undefined;
    if (!row) return line;
    const own = left.get(row.id) ?? { ...row, left: withParty(row) };
    const had = countOfParts(line.challans ?? []);
    const count = Math.min(countOfLine(line), had + own.left);
    left.set(row.id, { ...own, left: own.left - Math.max(0, count - had) });
    if (count <= 0) return line;
    const { document: id, number, date } = own;
    const part: ChallanPart = { id, number, date, line: own.line, quantity: asQuantity(count / 1000) };
    return { ...line, challans: [part] };
  });
  return { ...input, lines };
}

/** How much of a line's goods the party has, in thousandths, that nobody billed. */
function withParty({ kind, ordered, delivered, billed, back }: OrderLineSums): number {
  const count = kind === 'Delivery Challan' ? ordered - back - billed : delivered - billed;
  return Math.max(0, count);
}

/** Returns the id of the kept sums that a line of a document is of; undefined if it came from none that goods went with. */
export function goodsRowOf({ from }: Sourced): string | undefined {
  return from?.kind === 'Delivery Challan' || from?.kind === 'Sales Order' ? rowOfLine(from) : undefined;
}
