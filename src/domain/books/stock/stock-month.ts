import type { MaybeDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { type Grain, periodOf } from '#domain/books/period-sums.ts';
import { NOTHING_ISSUED, type StockByGodown, quantityIn, type Valued, valued, worthOf } from './stock-cost.ts';
import { type Move, quantitiesOf } from './stock-move.ts';

/**
 * Goods are valued month by month, each from where the one before ended, in both ways at once: so another way of valuing
 * shows at once, and what it would change can be seen before.
 */

/** A quantity in thousandths, and its value by FIFO and by moving average, in paise. */
export type Valuation = readonly [quantity: number, fifo: number, average: number];

export const NO_VALUATION: Valuation = [0, 0, 0];

/** What there is of an item, and where, at the end of a time. */
export type ClosingStock = Readonly<{ fifo: StockByGodown; average: StockByGodown }>;

export const NOTHING_THERE: ClosingStock = { fifo: {}, average: {} };

/** What the goods of an item did in a month, which is blank for what the books began with. */
export type StockMonth = Readonly<{
  item: string;
  month: string;
  /** By day and godown, what was added. */
  days: Readonly<Record<string, Readonly<Record<string, Valuation>>>>;
  /** What went out by line, less what came back. */
  gone: Readonly<Record<string, Valuation>>;
  ends: ClosingStock;
}>;

/** What there is in a godown at an end, or in all. */
export function valuationOfClosing({ fifo, average }: ClosingStock, godown?: string): Valuation {
  return [quantityIn(fifo, godown), worthOf(fifo, godown), worthOf(average, godown)];
}

/** The month of a move. */
export function monthOfMove({ date }: Pick<Move, 'date'>): string {
  return date.slice(0, 7);
}

/** The months of an item's moves, which are in order. `goneBefore` tells what of a line went out before them all. */
export function stockMonths(
  item: string,
  begins: ClosingStock,
  moves: readonly Move[],
  goneBefore: (of: string) => Valuation | undefined,
): readonly StockMonth[] {
  const months: StockMonth[] = [];
  let ends = begins;
  const gone = new Map<string, Valuation>();
  const goneSo = (of: string) => sumOfValuations(goneBefore(of) ?? NO_VALUATION, gone.get(of) ?? NO_VALUATION);
  for (const [month, own] of byMonth(moves)) {
    const row = stockMonth(item, month, ends, own, goneSo);
    for (const [of, worth] of Object.entries(row.gone))
      gone.set(of, sumOfValuations(gone.get(of) ?? NO_VALUATION, worth));
    ends = row.ends;
    months.push(row);
  }
  return months;
}

/** What each of some moves adds to each godown: what the months say of days, move by move. */
export function valuationsOfMoves(
  begins: ClosingStock,
  moves: readonly Move[],
  goneBefore: (of: string) => Valuation | undefined,
): readonly ReadonlyMap<string, Valuation>[] {
  return worthsIn(
    moves,
    bothWays(begins, moves, (of) => goneBefore(of) ?? NO_VALUATION),
  );
}

export function sumOfValuations(one: Valuation, other: Valuation): Valuation {
  return [one[0] + other[0], asPaise(one[1] + other[1]), asPaise(one[2] + other[2])];
}

/** The same taken off. */
export function lessWorth([quantity, fifo, average]: Valuation): Valuation {
  return [0 - quantity, 0 - fifo, 0 - average];
}

/** The periods that a day's sums stand in; what the books began with stands by itself. */
export function grainsOf(day: MaybeDate): readonly (readonly [grain: Grain | 'O', period: string])[] {
  if (day === '') return [['O', '']];
  return (['Y', 'M', 'D'] as const).map((grain) => [grain, periodOf(grain, day)]);
}

type BothWays = Readonly<{ fifo: Valued; average: Valued }>;

function bothWays(begins: ClosingStock, moves: readonly Move[], goneBefore: (of: string) => Valuation): BothWays {
  const before = (way: 1 | 2) => (of: string) => {
    const worth = goneBefore(of);
    return { quantity: worth[0], value: asPaise(worth[way]) };
  };
  return {
    fifo: valued('FIFO', begins.fifo, moves, before(1)),
    average: valued('Moving average', begins.average, moves, before(2)),
  };
}

function worthsIn(moves: readonly Move[], { fifo, average }: BothWays): readonly ReadonlyMap<string, Valuation>[] {
  return moves.map((move, at) => {
    const worths = new Map<string, Valuation>();
    const add = (godown: string, worth: Valuation) =>
      worths.set(godown, sumOfValuations(worths.get(godown) ?? NO_VALUATION, worth));
    for (const [godown, quantity] of quantitiesOf(move)) add(godown, [quantity, 0, 0]);
    for (const { godown, value } of fifo.changes[at] ?? []) add(godown, [0, value, 0]);
    for (const { godown, value } of average.changes[at] ?? []) add(godown, [0, 0, value]);
    return worths;
  });
}

function stockMonth(
  item: string,
  month: string,
  begins: ClosingStock,
  moves: readonly Move[],
  goneBefore: (of: string) => Valuation,
): StockMonth {
  const both = bothWays(begins, moves, goneBefore);
  const days: Record<string, Record<string, Valuation>> = {};
  worthsIn(moves, both).forEach((worths, at) => {
    const day = (days[moves[at]?.date ?? ''] ??= {});
    for (const [godown, worth] of worths) day[godown] = sumOfValuations(day[godown] ?? NO_VALUATION, worth);
  });
  return { item, month, days, gone: goneIn(both), ends: { fifo: both.fifo.piles, average: both.average.piles } };
}

function goneIn({ fifo, average }: BothWays): Readonly<Record<string, Valuation>> {
  const lines = [...new Set([...fifo.gone.keys(), ...average.gone.keys()])];
  return Object.fromEntries(
    lines.map((of) => {
      const { quantity, value } = fifo.gone.get(of) ?? NOTHING_ISSUED;
      return [of, [quantity, value, (average.gone.get(of) ?? NOTHING_ISSUED).value]];
    }),
  );
}

function byMonth(moves: readonly Move[]): ReadonlyMap<string, readonly Move[]> {
  const months = new Map<string, Move[]>();
  for (const move of moves) {
    const month = monthOfMove(move);
    const own = months.get(month);
    if (own) own.push(move);
    else months.set(month, [move]);
  }
  return months;
}
