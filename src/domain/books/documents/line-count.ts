import { asPaise, fraction } from '#domain/money.ts';
import { asQuantity, thousandths } from '#domain/quantity.ts';
import { inUnit } from '#domain/books/unit-sizes.ts';
import type { NoteLine } from './document.ts';

/** Returns the quantity of a line in the unit of its item, in thousandths: two dozen are 24 pieces, a box what it contains. */
export function countOfLine({ item, quantity, unit, contains }: Counted): number {
  const count = thousandths(quantity ?? asQuantity(0));
  if (contains !== undefined) return fraction(asPaise(count), thousandths(contains), 1000);
  return inUnit(count, unit, item?.unit ?? unit) ?? count;
}

type Counted = Pick<NoteLine, 'item' | 'quantity' | 'unit' | 'contains'>;
