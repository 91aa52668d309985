import type { IsoDate } from '#domain/calendar.ts';
import {
  MOVEMENT_PREFIX,
  type MovementInput,
  type StockMovement,
  signedQuantity,
  stockAfter,
} from '#domain/sample/stock-movement.ts';
import { actOn } from '#data/store/act.ts';
import { listOf } from '#data/lists/sorting.ts';
import { Refusal } from '#data/store/refusal.ts';
import { sampleStore } from './store.ts';

/** The sort orders of movements; initially newest first. */
export const MOVEMENT_LIST = listOf(sampleStore, 'stockMovements', {
  sorts: { id: '', date: 'date', product: 'keys.name' },
  filter: 'type',
});

/**
 * Records a movement and updates the stock of its product, both or neither. The stock never goes below 0, although the
 * movement keeps its full quantity (specification §4).
 */
export function recordMovement(input: MovementInput, today: IsoDate): Promise<StockMovement> {
  return actOn(sampleStore, ['products', 'stockMovements'], async (transaction) => {
    const { productId, type } = input;
    if (productId === '' || type === '' || !input.quantity)
      throw new Refusal('Error', 'Please fill all required fields');
    const product = await transaction.find('products', productId);
    const quantity = signedQuantity(type, input.quantity);
    const movement: StockMovement = {
      ...input,
      id: await transaction.nextId('stockMovements', MOVEMENT_PREFIX),
      product: product.name,
      type,
      quantity,
      date: today,
    };
    await transaction.insert('stockMovements', movement);
    await transaction.replace('products', product, {
      ...product,
      currentStock: stockAfter(product.currentStock, quantity),
    });
    return movement;
  });
}
