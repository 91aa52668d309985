import type { MaybeDate } from '#domain/calendar.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import type { LineItem } from '#domain/books/documents/document.ts';
import { BLANK_STOCK_LINE, type StockAdjustmentInput } from '#domain/books/vouchers/stock-voucher.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** Goods that were counted: how many the books have in the godown at the end of the day, and how many there are. */
export type CountedGoods = Readonly<{ item: LineItem; unit: UnitCode; there: Quantity; counted: Quantity }>;

/** Adds one to what was counted of goods. */
export function oneMore(counted: Quantity | undefined): Quantity {
  return asQuantity((thousandths(counted ?? asQuantity(0)) + 1000) / 1000);
}

/** Makes the adjustments of a count: what is missing is written off, what is too many was found; else none. */
export function adjustmentsOf(
  date: MaybeDate,
  godown: Named | null,
  counts: readonly CountedGoods[],
): readonly StockAdjustmentInput[] {
  const lines = counts.map(({ item, unit, there, counted }) => {
    const by = thousandths(counted) - thousandths(there);
    return { by, line: { ...BLANK_STOCK_LINE, item, unit, godown, quantity: asQuantity(Math.abs(by) / 1000) } };
  });
  const made = (direction: StockAdjustmentInput['direction'], isOf: (by: number) => boolean) => {
    const own = lines.filter(({ by }) => isOf(by)).map(({ line }) => line);
    const head = { kind: 'Stock Adjustment', date, number: '', narration: 'Stock count' } as const;
    return own.length === 0 ? [] : [{ ...head, direction, lines: own }];
  };
  return [...made('Written off', (by) => by < 0), ...made('Found', (by) => by > 0)];
}
