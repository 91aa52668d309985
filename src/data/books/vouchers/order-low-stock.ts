import { today as todayOf } from '#data/clock.ts';
import { act } from '#data/books/act.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { documentParty, ownTerms, BLANK_DOCUMENT_LINE } from '#domain/books/documents/blank-document.ts';
import { withItem } from '#domain/books/documents/document-lines.ts';
import type { DocumentLine } from '#domain/books/documents/document.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Party } from '#domain/books/masters/party.ts';
import { asTrade } from '#domain/books/orders/as-trade.ts';
import { blankPurchaseOrder } from '#domain/books/orders/blank-order.ts';
import type { PurchaseOrderInput } from '#domain/books/orders/order.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';
import { asPaise, fraction } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { business } from '#data/books/business.ts';
import { type LastPurchase, lastPurchaseOf } from '#data/books/stock/last-purchase.ts';
import { lowStock } from '#data/books/stock/low-stock.ts';
import { insertVoucher, VOUCHER_TABLES } from './insert-voucher.ts';
import { booksStore } from '#data/books/store.ts';

/** A purchase order of an item that runs low: from who last supplied it, at the rate of then, as much as is to be ordered. */
export async function purchaseOrderOfLow(
  id: string,
  blank: PurchaseOrderInput,
): Promise<PurchaseOrderInput | undefined> {
  const item = await booksStore.records('items').get(id);
  if (!item) return undefined;
  const { items } = await lowStock(Number.POSITIVE_INFINITY);
  const wanted = items.find((low) => low.id === id)?.toOrder ?? asQuantity(1);
  const { supplier, line } = await lineToOrder(item, wanted > 0 ? wanted : asQuantity(1), blank);
  return withSupplier({ ...blank, lines: [line] }, supplier);
}

/**
 * Drafts a purchase order for each supplier that last brought goods that run low, and one for the rest, in one transaction. Returns
 * how many; 0 if nothing is to be ordered.
 */
export async function orderAllLow(): Promise<number> {
  return act('stock', VOUCHER_TABLES, async (transaction) => {
    const orders = await ordersOfLow(todayOf());
    for (const order of orders) await insertVoucher(transaction, order, 'Draft');
    return orders.length;
  });
}

async function ordersOfLow(day: IsoDate): Promise<readonly PurchaseOrderInput[]> {
  const blank = blankPurchaseOrder(day, ownTerms(await business()));
  const { items } = await lowStock(Number.POSITIVE_INFINITY);
  const bySupplier = new Map<string, Readonly<{ supplier: Party | undefined; lines: DocumentLine[] }>>();
  for (const { id, toOrder } of items) {
    const item = toOrder > 0 ? await booksStore.records('items').get(id) : undefined;
    if (!item) continue;
    const { supplier, line } = await lineToOrder(item, toOrder, blank);
    const key = supplier?.id ?? '';
    const own = bySupplier.get(key) ?? { supplier, lines: [] };
    own.lines.push(line);
    bySupplier.set(key, own);
  }
  return [...bySupplier.values()].map(({ supplier, lines }) => withSupplier({ ...blank, lines }, supplier));
}

async function lineToOrder(
  item: Item,
  quantity: Quantity,
  blank: PurchaseOrderInput,
): Promise<Readonly<{ supplier: Party | undefined; line: DocumentLine }>> {
  const last = await lastPurchaseOf(item.id);
  const party = last?.purchase.party;
  const supplier = party ? await booksStore.records('parties').get(party.id) : undefined;
  const line = withItem(BLANK_DOCUMENT_LINE, item, asTrade(blank));
  return {
    supplier: supplier?.isActive === true ? supplier : undefined,
    line: { ...line, quantity, rate: line.rate ?? rateThen(last) },
  };
}

function withSupplier(order: PurchaseOrderInput, supplier: Party | undefined): PurchaseOrderInput {
  return supplier ? { ...order, party: documentParty(supplier) } : order;
}

/** Returns the cost of one of the item's unit when it was bought last, though it came in packs. */
function rateThen(last: LastPurchase | undefined): Rate | null {
  const line = last?.purchase.lines[last.line];
  const count = line && countOfLine({ ...line, quantity: asQuantity(1) });
  return line?.rate && count ? asRate(fraction(asPaise(line.rate), 1000, count)) : (line?.rate ?? null);
}
