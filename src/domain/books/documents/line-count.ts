import { asPaise, fraction } from '#domain/money.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { inUnit } from '#domain/books/unit-sizes.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { NoteLine } from './document.ts';

/** Returns the quantity of a line in the unit of its item, in thousandths: two dozen are 24 pieces, a box what it contains. */
export function countOfLine({ item, quantity, unit, contains }: Counted): number {
  const count = thousandths(quantity ?? asQuantity(0));
  if (contains !== undefined) return fraction(asPaise(count), thousandths(contains), 1000);
  return inUnit(count, unit, item?.unit ?? unit) ?? count;
}

/** Returns the quantity of a line in the unit that its item has `now`; undefined where it was counted in another one. */
export function quantityIn(line: Counted, now: UnitCode | undefined): Quantity | undefined {
  const { item, quantity, unit, contains } = line;
  if (now === undefined || quantity === null) return undefined;
  if (unit === now && contains === undefined) return quantity;
  const isKnown = contains !== undefined || inUnit(1, unit, now) !== undefined;
  return item?.unit === now && isKnown ? asQuantity(countOfLine(line) / 1000) : undefined;
}

type Counted = Pick<NoteLine, 'item' | 'quantity' | 'unit' | 'contains'>;
