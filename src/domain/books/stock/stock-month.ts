import type { MaybeDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { type Grain, periodOf } from '#domain/books/sum-periods.ts';
import {
  NOTHING_ISSUED,
  type StockByGodown,
  quantityOfStock,
  type ValuedMoves,
  valueMoves,
  valueOfStock,
} from './stock-cost.ts';
import { type Move, quantitiesOf } from './stock-move.ts';

/**
 * Goods are valued month by month, each from where the one before ended, in both ways at once: so another way of valuing
 * shows at once, and what it would change can be seen before.
 */

/** A quantity in thousandths, and its value by FIFO and by moving average, in paise. */
export type Valuation = readonly [quantity: number, fifo: number, average: number];

export const NO_VALUATION: Valuation = [0, 0, 0];

/** The goods of an item by godown at the end of a time, by each method. */
export type ClosingStock = Readonly<{ fifo: StockByGodown; average: StockByGodown }>;

export const NO_CLOSING_STOCK: ClosingStock = { fifo: {}, average: {} };

/** The changes of an item's goods in a month, which is blank for what the books began with. Kept as it is in a table. */
export type StockMonth = Readonly<{
  item: string;
  month: string;
  /** The quantity and values added, by day and godown. */
  days: Readonly<Record<string, Readonly<Record<string, Valuation>>>>;
  /** The quantity and costs issued, by line, less what came back. */
  gone: Readonly<Record<string, Valuation>>;
  ends: ClosingStock;
}>;

/** The quantity and values of closing stock in a godown, or in all. */
export function valuationOfClosing({ fifo, average }: ClosingStock, godown?: string): Valuation {
  return [quantityOfStock(fifo, godown), valueOfStock(fifo, godown), valueOfStock(average, godown)];
}

/** The month of a move. */
export function monthOfMove({ date }: Pick<Move, 'date'>): string {
  return date.slice(0, 7);
}

/** The months of an item's moves, which are in order. `issuedBefore` gives what of a line went out before them all. */
export function stockMonths(
  item: string,
  opening: ClosingStock,
  moves: readonly Move[],
  issuedBefore: (of: string) => Valuation | undefined,
): readonly StockMonth[] {
  const months: StockMonth[] = [];
  let closing = opening;
  const issued = new Map<string, Valuation>();
  const issuedSoFar = (of: string) => sumOfValuations(issuedBefore(of) ?? NO_VALUATION, issued.get(of) ?? NO_VALUATION);
  for (const [month, own] of byMonth(moves)) {
    const row = stockMonth(item, month, closing, own, issuedSoFar);
    for (const [of, valuation] of Object.entries(row.gone))
      issued.set(of, sumOfValuations(issued.get(of) ?? NO_VALUATION, valuation));
    closing = row.ends;
    months.push(row);
  }
  return months;
}

/** The valuations that each of some moves adds, by godown: the figures that months have by day, move by move. */
export function valuationsOfMoves(
  opening: ClosingStock,
  moves: readonly Move[],
  issuedBefore: (of: string) => Valuation | undefined,
): readonly ReadonlyMap<string, Valuation>[] {
  return valuationsIn(
    moves,
    byBothMethods(opening, moves, (of) => issuedBefore(of) ?? NO_VALUATION),
  );
}

export function sumOfValuations(one: Valuation, other: Valuation): Valuation {
  return [one[0] + other[0], asPaise(one[1] + other[1]), asPaise(one[2] + other[2])];
}

/** A valuation with its signs changed, to be taken off. */
export function negativeValuation([quantity, fifo, average]: Valuation): Valuation {
  return [0 - quantity, 0 - fifo, 0 - average];
}

/** The periods that a day's sums stand in; what the books began with stands by itself. */
export function grainsOf(day: MaybeDate): readonly (readonly [grain: Grain | 'O', period: string])[] {
  if (day === '') return [['O', '']];
  return (['Y', 'M', 'D'] as const).map((grain) => [grain, periodOf(grain, day)]);
}

type BothMethods = Readonly<{ fifo: ValuedMoves; average: ValuedMoves }>;

function byBothMethods(
  opening: ClosingStock,
  moves: readonly Move[],
  issuedBefore: (of: string) => Valuation,
): BothMethods {
  const before = (method: 1 | 2) => (of: string) => {
    const valuation = issuedBefore(of);
    return { quantity: valuation[0], value: asPaise(valuation[method]) };
  };
  return {
    fifo: valueMoves('FIFO', opening.fifo, moves, before(1)),
    average: valueMoves('Moving average', opening.average, moves, before(2)),
  };
}

function valuationsIn(
  moves: readonly Move[],
  { fifo, average }: BothMethods,
): readonly ReadonlyMap<string, Valuation>[] {
  return moves.map((move, at) => {
    const valuations = new Map<string, Valuation>();
    const add = (godown: string, valuation: Valuation) =>
      valuations.set(godown, sumOfValuations(valuations.get(godown) ?? NO_VALUATION, valuation));
    for (const [godown, quantity] of quantitiesOf(move)) add(godown, [quantity, 0, 0]);
    for (const { godown, value } of fifo.changes[at] ?? []) add(godown, [0, value, 0]);
    for (const { godown, value } of average.changes[at] ?? []) add(godown, [0, 0, value]);
    return valuations;
  });
}

function stockMonth(
  item: string,
  month: string,
  opening: ClosingStock,
  moves: readonly Move[],
  issuedBefore: (of: string) => Valuation,
): StockMonth {
  const both = byBothMethods(opening, moves, issuedBefore);
  const days: Record<string, Record<string, Valuation>> = {};
  valuationsIn(moves, both).forEach((valuations, at) => {
    const day = (days[moves[at]?.date ?? ''] ??= {});
    for (const [godown, valuation] of valuations) day[godown] = sumOfValuations(day[godown] ?? NO_VALUATION, valuation);
  });
  return { item, month, days, gone: issuedIn(both), ends: { fifo: both.fifo.stock, average: both.average.stock } };
}

function issuedIn({ fifo, average }: BothMethods): Readonly<Record<string, Valuation>> {
  const lines = [...new Set([...fifo.issued.keys(), ...average.issued.keys()])];
  return Object.fromEntries(
    lines.map((of) => {
      const { quantity, value } = fifo.issued.get(of) ?? NOTHING_ISSUED;
      return [of, [quantity, value, (average.issued.get(of) ?? NOTHING_ISSUED).value]];
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
