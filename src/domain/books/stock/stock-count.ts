import { type IsoDate, type MaybeDate } from '#domain/calendar.ts';
import { ZERO } from '#domain/money.ts';
import { addQuantities, asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { formatDay, formatNumber } from '#domain/format.ts';
import type { LineItem } from '#domain/books/documents/document.ts';
import { MOST_LINES } from '#domain/books/field-problems.ts';
import { BLANK_STOCK_LINE, type StockAdjustmentInput } from '#domain/books/vouchers/stock-voucher.ts';
import { type Counted, type CountedBatch, NO_BATCH, partsOfCounted } from './count-sheet.ts';
import { type MovesChange, quantityLeaving } from './missing-goods.ts';
import { type Move, RANKS, unitsOf } from './stock-move.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** Goods that were counted in a godown at the end of a day: an item, or what it has of a batch. */
export type CountedGoods = Counted & Readonly<{ item: LineItem; unit: UnitCode; batch?: Counts['batch'] }>;

/** A count of goods in a godown, as a voucher keeps it. */
export type StockCount = Readonly<{ item: Named; godown: Named; counted: Quantity; unit: UnitCode }> & Counts;

/** Of goods that are kept by batch, the one that was counted; a blank one of those that have none. */
type Counts = Readonly<{ batch?: Pick<CountedBatch, 'id' | 'number'> }>;

/** Says that goods moved by so many, in thousandths, since they were counted; undefined if they did not. */
export function movedSinceCounted(by: number, unit: string): string | undefined {
  if (by === 0) return undefined;
  return `${formatNumber(unitsOf(Math.abs(by)))} ${unit} ${by < 0 ? 'went' : 'came'} since it was counted. Count it again, or keep the count.`;
}

/** Adds a quantity to what was counted of goods. */
export function withMore({ counted, there }: Counted, by: Quantity): Counted {
  return { counted: addQuantities(counted, by), there };
}

/**
 * Makes the adjustments of a count: what is missing is written off, what is too many was found. What is right goes along with
 * the first of them, as it was counted, too.
 */
export function adjustmentsOf(
  date: MaybeDate,
  godown: Named | null,
  counts: readonly CountedGoods[],
): readonly StockAdjustmentInput[] {
  const lines = counts.map(({ item, unit, there, counted, batch = NO_BATCH }) => {
    const by = thousandths(counted) - thousandths(there);
    const own = batch.id === '' ? {} : { batch: { number: batch.number } };
    return {
      by,
      line: { ...BLANK_STOCK_LINE, item, unit, godown, quantity: asQuantity(Math.abs(by) / 1000), counted, ...own },
    };
  });
  const isShort = lines.some(({ by }) => by < 0);
  const made = (direction: StockAdjustmentInput['direction'], isOf: (by: number) => boolean) => {
    const own = lines.filter(({ by }) => isOf(by)).map(({ line }) => line);
    const head = { kind: 'Stock Adjustment', date, number: '', narration: 'Stock count' } as const;
    return Array.from({ length: Math.ceil(own.length / MOST_LINES) }, (_, at) => ({
      ...head,
      direction,
      lines: own.slice(at * MOST_LINES, (at + 1) * MOST_LINES),
    }));
  };
  return [
    ...made('Written off', (by) => by < 0 || (by === 0 && isShort)),
    ...made('Found', (by) => by > 0 || (by === 0 && !isShort)),
  ];
}

/** Returns the counts that an adjustment keeps; none of one that is no count. */
export function countsOf({ lines }: StockAdjustmentInput): readonly StockCount[] {
  return lines.flatMap(({ item, godown, counted, unit, batch, batches }) => {
    if (!item || !godown || counted === undefined) return [];
    const [first] = (batch?.number ?? '').trim() === '' ? [] : (batches ?? []);
    const own = first ? { id: first.id, number: first.number } : NO_BATCH;
    return [{ item, godown, counted, unit, ...(item.batches && { batch: own }) }];
  });
}

/** The key by which counts of an item in a godown are found, in the order of their days. */
export function countKey(item: string, godown: string, day: string): string {
  return `${item}/${godown}/${day}`;
}

/** By how much a change alters what the books have of an item in a godown at the end of a day, in thousandths. */
export function changedBy({ was, is }: MovesChange, item: string, godown: string, day: IsoDate): number {
  const [had, has] = [was, is].map((moves) =>
    quantityLeaving(
      moves.filter(({ date }) => date <= day),
      item,
      godown,
    ),
  );
  return (had ?? 0) - (has ?? 0);
}

/** The change that a count brings of a godown's goods, by item: of the rows of a sheet, by their keys. */
export function changeOfCount(date: MaybeDate, godown: string, counts: Readonly<Record<string, Counted>>): MovesChange {
  const is = Object.entries(counts).flatMap(([key, { counted, there }]): readonly Move[] => {
    const by = thousandths(counted) - thousandths(there);
    const { item } = partsOfCounted(key);
    const place = { date, rank: RANKS.in, voucher: '', line: 0, godown, cost: ZERO } as const;
    return by === 0 ? [] : [{ ...place, item, quantity: Math.abs(by), does: by < 0 ? 'out' : 'in' }];
  });
  return { was: [], is };
}

/** A count whose day is changed: the number of its voucher, and by how much the books have more then, in thousandths. */
export type ChangedDay = StockCount & Readonly<{ day: IsoDate; number: string; by: number }>;

/**
 * Says which counted days are changed: the first few of them in a sentence each, and how many more there are. Of goods that were
 * counted by batch it names no quantity: which batch changes is decided only when the voucher is saved.
 */
export function changedDaysInWords(days: readonly ChangedDay[]): readonly string[] {
  const more = days.length - MOST_SENTENCES;
  return [
    ...days.slice(0, MOST_SENTENCES).map(({ item, godown, counted, unit, day, number, by, batch }) => {
      const change = `${formatNumber(unitsOf(Math.abs(by)))} ${unit} ${by < 0 ? 'less' : 'more'}`;
      const [byBatch, what] = batch ? [' by batch', ''] : ['', `: ${formatNumber(counted)} ${unit}`];
      return `${item.name} was counted${byBatch} on ${formatDay(day)} in ${godown.name}${what} (${number}). With this the books have ${change} of it for that day.`;
    }),
    ...(more > 0 ? [`So they have of ${formatNumber(more)} more that ${more === 1 ? 'was' : 'were'} counted.`] : []),
  ];
}

const MOST_SENTENCES = 3;
