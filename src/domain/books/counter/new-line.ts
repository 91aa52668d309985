import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { BLANK_DOCUMENT_LINE } from '#domain/books/documents/blank-document.ts';
import { withItem } from '#domain/books/documents/document-lines.ts';
import type { OwnTerms } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { type ItemRow, termsOfRow } from '#domain/books/masters/item-row.ts';
import type { Rate } from '#domain/books/rate.ts';
import type { NewLine } from './bill.ts';
import type { Scanned } from './code-outcome.ts';
import { quantityAtPrice } from './scale-code.ts';

/** The pack, weight or price that a scan found; what is left out is as the item has it. */
export type ScanDetails = Readonly<{
  quantity?: Quantity;
  /** The whole of a pack: its unit, how many units of the item are in it, its price, GST included, and its MRP. */
  pack?: Pick<NewLine, 'unit' | 'contains' | 'mrp'> & Readonly<{ rate: Rate | null }>;
  /** By a scale code: the rate that its price comes to, which is no discount; null where it says a weight. */
  weighed?: Readonly<{ rate: Rate | null }>;
}>;

/** The day on which the counter sells, and how the business stands. */
export type SaleContext = Readonly<{ today: IsoDate; own: Pick<OwnTerms, 'registration'> }>;

/** Returns a line of an item as the counter sells it on a day: one of it, where nothing else was scanned or typed. */
export function newLine(item: Item, on: SaleContext, { quantity, pack, weighed }: ScanDetails = {}): NewLine {
  const rate = pack ? pack.rate : (weighed?.rate ?? counterRate(item, on));
  const { unit, contains, mrp } = pack ?? termsOfRow({ item });
  return {
    item: { id: item.id, name: item.name },
    unit,
    ...(contains !== undefined && { contains }),
    ...(mrp !== undefined && { mrp }),
    quantity: quantity ?? asQuantity(1),
    rate,
    listRate: rate,
    discount: null,
    ...(weighed && { isWeighed: true }),
  };
}

/** Returns what a code adds to a bill, once it was looked up. */
export function scannedOf(found: Scanned, on: SaleContext): ScanDetails {
  const { item } = found.row;
  if (found.kind === 'weighed') return { quantity: found.quantity, weighed: { rate: null } };
  if (found.kind === 'row') return scannedRow(found.row, on);
  const { quantity, rate } = quantityAtPrice(found.price, counterRate(item, on));
  return { quantity, weighed: { rate } };
}

/** Returns what a row of an item's codes adds to a bill: one of the item, or one of a pack of it. */
export function scannedRow({ item, pack }: ItemRow, on: SaleContext): ScanDetails {
  if (!pack) return {};
  const { unit, contains, mrp } = termsOfRow({ item, pack });
  const terms = { unit, ...(contains !== undefined && { contains }), ...(mrp !== undefined && { mrp }) };
  return { pack: { ...terms, rate: counterRate(item, on, pack) } };
}

/**
 * Returns the price of one of an item, or of a pack of it, GST included: it is put in where the price has none. A business that
 * charges no tax takes the price as it is.
 */
export function counterRate(item: Item, { today, own }: SaleContext, pack?: ItemRow['pack']): Rate | null {
  if (own.registration !== 'Regular') return termsOfRow({ item, ...(pack && { pack }) }).sellingPrice;
  return withItem(BLANK_DOCUMENT_LINE, item, { kind: 'Invoice', date: today, ratesIncludeGst: true }, pack).rate;
}
