import type { MaybeDate } from '#domain/calendar.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { formatNumber } from '#domain/format.ts';
import type { LineItem } from '#domain/books/documents/document.ts';
import { BLANK_STOCK_LINE, type StockAdjustmentInput } from '#domain/books/vouchers/stock-voucher.ts';
import { unitsOf } from './stock-move.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** Goods that were counted in a godown at the end of a day. */
export type CountedGoods = Counted & Readonly<{ item: LineItem; unit: UnitCode }>;

/** How many were counted, and how many the books had then. */
export type Counted = Readonly<{ counted: Quantity; there: Quantity }>;

/** Says that goods moved by so many, in thousandths, since they were counted; undefined if they did not. */
export function movedSinceCounted(by: number, unit: string): string | undefined {
  if (by === 0) return undefined;
  return `${formatNumber(unitsOf(Math.abs(by)))} ${unit} ${by < 0 ? 'went' : 'came'} since it was counted. Count it again, or keep the count.`;
}

/** Adds one to what was counted of goods. */
export function oneMore({ counted, there }: Counted): Counted {
  return { counted: asQuantity((thousandths(counted) + 1000) / 1000), there };
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
