import { problemInStanding } from '#domain/books/field-problems.ts';
import { type Item, rateOn } from '#domain/books/masters/item.ts';
import type { ItemRow } from '#domain/books/masters/item-row.ts';
import { bareCode } from '#domain/item-code.ts';
import type { Paise } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { type Rate, withGst } from '#domain/books/rate.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { quantityAtPrice, type ScaleReading, weightInUnit } from './scale-code.ts';

/** The one outcome that a code has, once it was looked up whole among items, scale codes and own invoices. */
export type CodeOutcome<Of extends Item = Item> =
  | Readonly<{ kind: 'row'; row: ItemRow<Of> }>
  /** Several rows or items have it: "Which One?" */
  | Readonly<{ kind: 'several'; rows: readonly ItemRow<Of>[] }>
  /** The quantity that a scale weighed, in the unit of the item. */
  | Readonly<{ kind: 'weighed'; row: ItemRow<Of>; quantity: Quantity }>
  /** The price that a scale printed, GST included: `quantityAtPrice` finds its quantity at a rate with GST. */
  | Readonly<{ kind: 'priced'; row: ItemRow<Of>; price: Paise }>
  /** The number of an own invoice. */
  | Readonly<{ kind: 'invoice'; id: string; number: string }>
  /** Nothing that can be sold, and why, in words. */
  | Readonly<{ kind: 'refused'; sentence: string }>
  | Readonly<{ kind: 'unknown' }>;

/** The outcomes that add to a bill: one of a row, or as much of it as a scale weighed or priced. */
export type Scanned<Of extends Item = Item> = Extract<
  CodeOutcome<Of>,
  Readonly<{ kind: 'row' | 'weighed' | 'priced' }>
>;

/** How much was scanned, in the unit of the item: what a pack contains, or a scale said. `day` decides the GST in its price. */
export function countOfScanned(scanned: Scanned, day: IsoDate): Quantity {
  const { item, pack } = scanned.row;
  if (scanned.kind === 'row') return pack?.contains ?? asQuantity(1);
  return scanned.kind === 'weighed'
    ? scanned.quantity
    : quantityAtPrice(scanned.price, priceWithGst(item, day)).quantity;
}

function priceWithGst(item: Item, day: IsoDate): Rate | null {
  const { sellingPrice, priceIncludesGst } = item;
  return sellingPrice === null || priceIncludesGst ? sellingPrice : withGst(sellingPrice, rateOn(item, day));
}

/** Returns the outcome of a code for which these rows were found; undefined if there are none. */
export function outcomeOfRows<Of extends Item>(rows: readonly ItemRow<Of>[]): CodeOutcome<Of> | undefined {
  const active = rows.filter(({ item }) => item.isActive);
  const [row, inactive] = [active[0], rows[0]];
  if (row) return active.length === 1 ? { kind: 'row', row } : { kind: 'several', rows: active };
  const sentence = inactive && problemInStanding(inactive.item);
  return sentence === undefined ? undefined : { kind: 'refused', sentence };
}

/** Returns the outcome of a code that a scale printed; `item` is the one that has its scale code, if any has. */
export function outcomeOfScale<Of extends Item>(
  code: string,
  reading: ScaleReading,
  item: Of | undefined,
): CodeOutcome<Of> {
  if (reading.kind === 'misread') return { kind: 'refused', sentence: `Read again: ${bareCode(code)}` };
  if (reading.kind === 'zero') return { kind: 'refused', sentence: 'The code says 0. Weigh again.' };
  if (!item) return { kind: 'unknown' };
  const inactive = problemInStanding(item);
  if (inactive !== undefined) return { kind: 'refused', sentence: inactive };
  const row = { item };
  return reading.kind === 'weight'
    ? { kind: 'weighed', row, quantity: weightInUnit(reading.weight, item.unit) }
    : { kind: 'priced', row, price: reading.price };
}
