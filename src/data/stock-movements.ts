import type { IsoDate } from '#domain/calendar.ts';
import {
  MOVEMENT_PREFIX,
  type MovementEntry,
  type StockMovement,
  signedQuantity,
  stockAfter,
} from '#domain/stock-movement.ts';
import { act } from './act.ts';
import type { List } from './order.ts';
import { Refusal } from './refusal.ts';

/** The sort orders of movements; initially newest first. */
export const MOVEMENT_LIST = {
  sorts: { id: '', date: 'date', product: 'keys.name' },
  filter: 'type',
} as const satisfies List;

/**
 * Records a movement and updates the stock of its product, both or neither. The stock never goes below 0, although the
 * movement keeps its full quantity (specification §4).
 */
export function recordMovement(entry: MovementEntry, today: IsoDate): Promise<StockMovement> {
  return act(['products', 'stockMovements'], async (hand) => {
    const { productId, type } = entry;
    if (productId === '' || type === '' || !entry.quantity)
      throw new Refusal('Error', 'Please fill all required fields');
    const product = await hand.find('products', productId);
    const quantity = signedQuantity(type, entry.quantity);
    const movement: StockMovement = {
      ...entry,
      id: await hand.nextId('stockMovements', MOVEMENT_PREFIX),
      product: product.name,
      type,
      quantity,
      date: today,
    };
    await hand.insert('stockMovements', movement);
    await hand.replace('products', product, { ...product, currentStock: stockAfter(product.currentStock, quantity) });
    return movement;
  });
}
