import { openChallanChoices } from '#data/books/orders/challan-choices.ts';
import { draftFromOrder, linesOfChosen, openLinesOf } from '#data/books/orders/draft-from-order.ts';
import { followersOf } from '#data/books/orders/followers.ts';
import { linesOfOrder, linkedDocuments, progressOfOrders } from '#data/books/orders/order-progress.ts';
import { orderSources } from '#data/books/orders/order-sources.ts';
import { reservedGoodsTaken } from '#data/books/orders/reserved-goods.ts';
import { costNow } from '#data/books/stock/cost-now.ts';
import { placesWithParties } from '#data/books/stock/quantity-on-hand.ts';
import { blankInvoice, blankPurchase, lineItem } from '#domain/books/documents/blank-document.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { isPricedOrder } from '#domain/books/orders/order.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { aLine, OURS } from '../../../support/documents.ts';
import { order } from '../../../support/orders.ts';

/** The reads that forms and pages make of orders: what they show of a purchase order is not for a Cashier. */

const DAY = '2026-06-10';

let [ordered, salt, supplier] = [{} as Voucher, {} as Item, {} as DocumentParty];

/** Orders salt of a supplier at a cost that nobody is to see. */
export async function withPurchaseOrder(item: Item, of: DocumentParty, rupees: number): Promise<void> {
  [salt, supplier] = [item, of];
  ordered = await order('Purchase Order', DAY, of, [[item, 2, rupees]]);
}

export const READS_OF_ORDERS: Readonly<Record<string, () => unknown>> = {
  costNow: () => costNow(salt.id),
  draftFromOrder: () => draftFromOrder(ordered.id, blankPurchase(DAY, OURS), DAY),
  followersOf: async () => isPricedOrder(ordered) && followersOf(ordered),
  linesOfChosen: async () => linesOfChosen(await openLinesOf(supplier.id, 'Purchase'), DAY),
  linesOfOrder: () => linesOfOrder(ordered.id),
  linkedDocuments: () => linkedDocuments('none', [ordered.id]),
  openChallanChoices: () => openChallanChoices(''),
  openLinesOf: () => openLinesOf(supplier.id, 'Purchase'),
  orderSources: () => orderSources([ordered.id]),
  placesWithParties: () => placesWithParties(salt.id),
  progressOfOrders: async () => isPricedOrder(ordered) && progressOfOrders([ordered]),
  reservedGoodsTaken: () =>
    reservedGoodsTaken({ ...blankInvoice(DAY, OURS), lines: [aLine(99, 1, 5, { item: lineItem(salt) })] }, undefined),
};
