import type { IsoDate } from '#domain/calendar.ts';
import { type Quantity, thousandths } from '#domain/quantity.ts';
import { type Batched, withoutBatches } from '#domain/books/batch.ts';

/** The kinds of document whose lines others are made of. */
export type SourceKind = 'Quotation' | 'Sales Order' | 'Delivery Challan' | 'Purchase Order';

/** The line of another document that a line was made of, by its key there. */
export type LineSource = Readonly<{ kind: SourceKind; id: string; number: string; line: number }>;

/** A part of a line that went with a challan before, in the unit of the item: those goods leave the party's hands, not a godown. */
export type ChallanPart = Readonly<{ id: string; number: string; date: IsoDate; line: number; quantity: Quantity }>;

/** The sources that a line of a document keeps. */
export type Sourced = Readonly<{
  from?: LineSource;
  /** The line of an order that the challan's line came from, of what was made of a challan. */
  order?: LineSource;
  /** Once it is issued. */
  challans?: readonly ChallanPart[];
}>;

/** Returns the line of a sales order that a line delivers or bills; undefined of any other. */
export function orderLineOf({ from, order }: Sourced): LineSource | undefined {
  return from?.kind === 'Sales Order' ? from : order;
}

/** The id of a line's kept sums. */
export function rowOfLine({ id, line }: Pick<LineSource, 'id' | 'line'>): string {
  return `${id}/${line}`;
}

/** The quantity of some parts, in thousandths of the unit of the item. */
export function countOfParts(parts: readonly Pick<ChallanPart, 'quantity'>[]): number {
  return parts.reduce((sum, { quantity }) => sum + thousandths(quantity), 0);
}

/** The ids of the documents that lines came from, each once. */
export function sourcesOf(lines: readonly Sourced[]): readonly string[] {
  const ids = lines.flatMap(({ from, order, challans = [] }) => [
    ...(from ? [from.id] : []),
    ...(order ? [order.id] : []),
    ...challans.map(({ id }) => id),
  ]);
  return [...new Set(ids)];
}

/** A line of another document without what only it was, and without its batches. */
export function withoutSource<Line extends Sourced & Batched>(of: Line) {
  const { from: _, order: __, challans: ___, ...line } = withoutBatches(of);
  return line;
}
