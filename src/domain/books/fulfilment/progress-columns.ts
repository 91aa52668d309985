import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { leftOfLine } from './left-of-line.ts';
import type { SourceKind } from '#domain/books/line-source.ts';
import type { OrderLineSums } from './order-line-sums.ts';

/** The progress of the lines of each kind, in columns. */
export const PROGRESS_COLUMNS: Readonly<Record<SourceKind, readonly string[]>> = {
  Quotation: ['Quoted', 'Taken', 'Left'],
  'Sales Order': ['Ordered', 'Delivered', 'Billed', 'Left to Deliver', 'Left to Bill'],
  'Delivery Challan': ['Sent', 'Back', 'Billed', 'Left'],
  'Purchase Order': ['Ordered', 'Received', 'Left to Receive'],
};

/** Returns the figures of a line by the columns of its kind, in the unit of its item. */
export function progressOfLine(row: OrderLineSums): Readonly<Record<string, Quantity>> {
  const { ordered, taken, delivered, billed, back } = row;
  const { goods, bill } = leftOfLine(row);
  const counts = {
    Quotation: { Quoted: ordered, Taken: taken, Left: goods },
    'Sales Order': {
      Ordered: ordered,
      Delivered: delivered,
      Billed: billed,
      'Left to Deliver': goods,
      'Left to Bill': bill,
    },
    'Delivery Challan': { Sent: ordered, Back: back, Billed: billed, Left: goods },
    'Purchase Order': { Ordered: ordered, Received: taken, 'Left to Receive': goods },
  }[row.kind];
  return Object.fromEntries(Object.entries(counts).map(([column, count]) => [column, asQuantity(count / 1000)]));
}
