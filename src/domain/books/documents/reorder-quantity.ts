import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';

/**
 * How much to order of goods that run low, in units: up to twice the reorder level, whole units where the level is one; at
 * least one unit. Most shops want as much again as they wait for.
 */
export function quantityToOrder(there: Quantity, level: Quantity): Quantity {
  const missing = 2 * thousandths(level) - thousandths(there);
  const isWhole = thousandths(level) % 1000 === 0;
  const wanted = isWhole ? Math.ceil(missing / 1000) * 1000 : missing;
  return asQuantity(Math.max(1000, wanted) / 1000);
}
