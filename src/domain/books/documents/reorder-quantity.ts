import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';

/**
 * How much to order of goods that run low, in units: up to twice the reorder level, with what is available and on order; whole units
 * where the level is one, at least one unit; 0 where enough comes. Most shops want as much again as they wait for.
 */
export function quantityToOrder(coming: Quantity, level: Quantity): Quantity {
  const missing = 2 * thousandths(level) - thousandths(coming);
  const isWhole = thousandths(level) % 1000 === 0;
  const wanted = isWhole ? Math.ceil(missing / 1000) * 1000 : missing;
  return asQuantity(missing <= 0 ? 0 : Math.max(1000, wanted) / 1000);
}
