import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { BLANK_DOCUMENT_LINE } from '#domain/books/documents/blank-document.ts';
import { withItem } from '#domain/books/documents/document-lines.ts';
import type { OwnTerms } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Rate } from '#domain/books/rate.ts';
import type { NewLine } from './bill.ts';

/** The pack, weight or price that a scan found; what is left out is as the item has it. */
export type Scanned = Readonly<{
  quantity?: Quantity;
  /** The whole of a pack: its unit, how many units of the item are in it, its price, GST included, and its MRP. */
  pack?: Pick<NewLine, 'unit' | 'contains' | 'mrp'> & Readonly<{ rate: Rate | null }>;
  /** By a scale code: the rate that its price comes to, which is no discount. */
  weighed?: Readonly<{ rate: Rate | null }>;
}>;

/** Returns a line of an item as the counter sells it on a day: one of it, where nothing else was scanned or typed. */
export function newLine(
  item: Item,
  on: Readonly<{ today: IsoDate; own: OwnTerms }>,
  { quantity, pack, weighed }: Scanned = {},
): NewLine {
  const rate = pack ? pack.rate : (weighed?.rate ?? counterRate(item, on));
  return {
    item: { id: item.id, name: item.name },
    unit: pack?.unit ?? item.unit,
    ...(pack?.contains !== undefined && { contains: pack.contains }),
    ...(pack?.mrp !== undefined && { mrp: pack.mrp }),
    quantity: quantity ?? asQuantity(1),
    rate,
    listRate: rate,
    discount: null,
    ...(weighed && { isWeighed: true }),
  };
}

/**
 * Returns the price of one of an item, GST included: it is put in where the price has none. A business that charges no tax
 * takes the price as it is.
 */
export function counterRate(
  item: Item,
  { today, own }: Readonly<{ today: IsoDate; own: Pick<OwnTerms, 'registration'> }>,
): Rate | null {
  if (own.registration !== 'Regular') return item.sellingPrice;
  return withItem(BLANK_DOCUMENT_LINE, item, { kind: 'Invoice', date: today, ratesIncludeGst: true }).rate;
}
