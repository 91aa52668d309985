import {
  blankPurchase,
  BLANK_PURCHASE_LINE,
  documentParty,
  ownTerms,
  withParty,
} from '#domain/books/documents/blank-document.ts';
import { withItem } from '#domain/books/documents/document-lines.ts';
import type { PurchaseInput } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { quantityToOrder } from '#domain/books/documents/reorder-quantity.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';
import { asPaise, fraction } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { business } from '#data/books/business.ts';
import { type LastPurchase, lastPurchaseOf } from './last-purchase.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/** Goods of which there are no more than their reorder level. */
export type LowStock = Pick<Item, 'id' | 'name' | 'unit'> & Readonly<{ there: Quantity; level: Quantity }>;

/** The first of them, and how many more there are. */
export async function lowStock(most: number): Promise<Readonly<{ items: readonly LowStock[]; more: number }>> {
  const low = onHandIn(booksStore.database()).where('[low+item]').between([1, ''], [1, '\uffff']);
  const [rows, count] = await Promise.all([low.limit(most).toArray(), low.count()]);
  const items = await booksStore.records('items').bulkGet(rows.map(({ item }) => item));
  return {
    items: rows.flatMap(({ quantity, reorder }, at) => {
      const item = items[at];
      if (!item) return [];
      const { id, name, unit } = item;
      return [{ id, name, unit, there: unitsOf(quantity), level: unitsOf(reorder ?? 0) }];
    }),
    more: Math.max(0, count - rows.length),
  };
}

/** A purchase of an item that runs low: from who last supplied it, at the rate of then, as much as is to be ordered. */
export async function purchaseToReorder(id: string, day: IsoDate): Promise<PurchaseInput | undefined> {
  const [item, own, row, last] = await Promise.all([
    booksStore.records('items').get(id),
    business(),
    onHandIn(booksStore.database()).get(id),
    lastPurchaseOf(id),
  ]);
  if (!item) return undefined;
  const party = last?.purchase.party;
  const supplier = party && (await booksStore.records('parties').get(party.id));
  const blank = blankPurchase(day, ownTerms(own));
  const input = supplier?.isActive ? withParty(blank, documentParty(supplier), supplier.creditDays) : blank;
  const line = withItem(BLANK_PURCHASE_LINE, item, input);
  const there = unitsOf(row?.quantity ?? 0);
  const quantity = quantityToOrder(there, item.reorderLevel ?? asQuantity(0));
  return { ...input, lines: [{ ...line, quantity, rate: line.rate ?? rateThen(last) }] };
}

/** Returns the cost of one of the item's unit when it was bought last, though it came in packs. */
function rateThen(last: LastPurchase | undefined): Rate | null {
  const line = last?.purchase.lines[last.line];
  const count = line && countOfLine({ ...line, quantity: asQuantity(1) });
  return line?.rate && count ? asRate(fraction(asPaise(line.rate), 1000, count)) : (line?.rate ?? null);
}
