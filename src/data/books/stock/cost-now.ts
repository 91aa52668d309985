import { see } from '#data/books/staff/access.ts';
import { asRate, type Rate } from '#domain/books/rate.ts';
import { asPaise, fraction } from '#domain/money.ts';
import { worthsNow } from './worth-now.ts';

/**
 * Returns what one of an item's unit costs now, on the average of all that there is; undefined where there is none. Throws
 * NotAllowed for who may not see cost.
 */
export async function costNow(item: string): Promise<Rate | undefined> {
  see('cost');
  const [quantity = 0, value = 0] = (await worthsNow([item])).get(item) ?? [];
  // Paise of thousandths are ten-thousandths of a rupee of one after × 1,000 × 100.
  return quantity <= 0 || value <= 0 ? undefined : asRate(fraction(asPaise(value), 100_000, quantity));
}
