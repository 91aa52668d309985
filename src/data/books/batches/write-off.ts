import { lineItem } from '#domain/books/documents/blank-document.ts';
import { BLANK_STOCK_LINE, type StockAdjustmentInput } from '#domain/books/vouchers/stock-voucher.ts';
import { unitsOf } from '#domain/books/stock/stock-move.ts';
import { isExpired } from '#domain/books/batch.ts';
import { type BatchStock, batchStockIn } from '#data/books/projections/batch-stock.ts';
import { placesOf } from '#data/books/stock/places.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * Fills a form that writes off all of a batch that a place has: `of` is the id of the batch, and that of the place after a "/".
 * Returns undefined if there is none of it any more.
 */
export async function writeOffOfBatch(
  of: string,
  blank: StockAdjustmentInput,
): Promise<StockAdjustmentInput | undefined> {
  const [id = '', place = ''] = of.split('/');
  const db = booksStore.database();
  const [batch, called] = await Promise.all([db.records('batches').get(id), placesOf([place])]);
  if (!batch) return undefined;
  const [item, row]: [Awaited<ReturnType<typeof itemOf>>, BatchStock | undefined] = await Promise.all([
    itemOf(batch.item.id),
    batchStockIn(db).get([batch.item.id, place, id]),
  ]);
  if (!item || !row || row.quantity <= 0) return undefined;
  const line = {
    ...BLANK_STOCK_LINE,
    item: lineItem(item),
    unit: item.unit,
    quantity: unitsOf(row.quantity),
    godown: { id: place, name: called.get(place) ?? '' },
    batch: { number: batch.number },
    reverseInputTax: true,
  };
  const narration = isExpired(batch.expiry, blank.date) ? 'Expired' : '';
  return { ...blank, direction: 'Written off', narration, lines: [line] };
}

function itemOf(id: string) {
  return booksStore.records('items').get(id);
}
