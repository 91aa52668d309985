import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { type Grain, periodOf } from '#domain/books/sum-periods.ts';
import {
  type StockByGodown,
  quantityOfStock,
  type ValuationMethod,
  type ValuedMoves,
  valueMoves,
  valueOfStock,
} from './stock-cost.ts';
import { type Move, quantitiesOf } from './stock-move.ts';

/** Goods are valued month by month, each from where the one before ended, by the method of the business. */

/** A quantity in thousandths, and its value in paise. */
export type Valuation = readonly [quantity: number, value: number];

export const NO_VALUATION: Valuation = [0, 0];

/** The changes of an item's goods in a month, which is blank for what the books began with. Kept as it is in a table. */
export type StockMonth = Readonly<{
  item: string;
  month: string;
  /** The quantity and value added, by day and godown. */
  days: Readonly<Record<string, Readonly<Record<string, Valuation>>>>;
  /** The quantity and cost issued, by line, less what came back. */
  gone: Readonly<Record<string, Valuation>>;
  /** The goods by godown at its end. */
  ends: StockByGodown;
}>;

/** The quantity and value of closing stock in a godown, or in all. */
export function valuationOfClosing(closing: StockByGodown, godown?: string): Valuation {
  return [quantityOfStock(closing, godown), valueOfStock(closing, godown)];
}

/** The month of a move. */
export function monthOfMove({ date }: Pick<Move, 'date'>): string {
  return date.slice(0, 7);
}

/** The months of an item's moves, which are in order. `issuedBefore` gives what of a line went out before them all. */
export function stockMonths(
  method: ValuationMethod,
  item: string,
  opening: StockByGodown,
  moves: readonly Move[],
  issuedBefore: (of: string) => Valuation | undefined,
): readonly StockMonth[] {
  const months: StockMonth[] = [];
  let closing = opening;
  const issued = new Map<string, Valuation>();
  const issuedSoFar = (of: string) => sumOfValuations(issuedBefore(of) ?? NO_VALUATION, issued.get(of) ?? NO_VALUATION);
  for (const [month, own] of byMonth(moves)) {
    const row = stockMonth(method, item, month, closing, own, issuedSoFar);
    for (const [of, valuation] of Object.entries(row.gone))
      issued.set(of, sumOfValuations(issued.get(of) ?? NO_VALUATION, valuation));
    closing = row.ends;
    months.push(row);
  }
  return months;
}

/** The valuations that each of some moves adds, by godown: the figures that months have by day, move by move. */
export function valuationsOfMoves(
  method: ValuationMethod,
  opening: StockByGodown,
  moves: readonly Move[],
  issuedBefore: (of: string) => Valuation | undefined,
): readonly ReadonlyMap<string, Valuation>[] {
  return valuationsIn(
    moves,
    valuedBy(method, opening, moves, (of) => issuedBefore(of) ?? NO_VALUATION),
  );
}

/** The value of the goods of an item at the end of each of some days, from all its moves up to the last of them, in order. */
export function valuesOn(method: ValuationMethod, moves: readonly Move[], days: readonly IsoDate[]): readonly Paise[] {
  const { changes } = valueMoves(method, {}, moves);
  return days.map((day) => {
    const own = changes.filter((_, at) => (moves[at]?.date ?? '') <= day);
    return sumOf(own.flatMap((ofMove) => ofMove.map(({ value }) => value)));
  });
}

export function sumOfValuations(one: Valuation, other: Valuation): Valuation {
  return [one[0] + other[0], asPaise(one[1] + other[1])];
}

/** A valuation with its signs changed, to be taken off. */
export function negativeValuation([quantity, value]: Valuation): Valuation {
  return [0 - quantity, 0 - value];
}

/** The periods that a day's sums stand in; what the books began with stands by itself. */
export function grainsOf(day: MaybeDate): readonly (readonly [grain: Grain | 'O', period: string])[] {
  if (day === '') return [['O', '']];
  return (['Y', 'M', 'D'] as const).map((grain) => [grain, periodOf(grain, day)]);
}

function valuedBy(
  method: ValuationMethod,
  opening: StockByGodown,
  moves: readonly Move[],
  issuedBefore: (of: string) => Valuation,
): ValuedMoves {
  return valueMoves(method, opening, moves, (of) => {
    const [quantity, value] = issuedBefore(of);
    return { quantity, value: asPaise(value) };
  });
}

function valuationsIn(
  moves: readonly Move[],
  { changes }: Pick<ValuedMoves, 'changes'>,
): readonly ReadonlyMap<string, Valuation>[] {
  return moves.map((move, at) => {
    const valuations = new Map<string, Valuation>();
    const add = (godown: string, valuation: Valuation) =>
      valuations.set(godown, sumOfValuations(valuations.get(godown) ?? NO_VALUATION, valuation));
    for (const [godown, quantity] of quantitiesOf(move)) add(godown, [quantity, 0]);
    for (const { godown, value } of changes[at] ?? []) add(godown, [0, value]);
    return valuations;
  });
}

function stockMonth(
  method: ValuationMethod,
  item: string,
  month: string,
  opening: StockByGodown,
  moves: readonly Move[],
  issuedBefore: (of: string) => Valuation,
): StockMonth {
  const valued = valuedBy(method, opening, moves, issuedBefore);
  const days: Record<string, Record<string, Valuation>> = {};
  valuationsIn(moves, valued).forEach((valuations, at) => {
    const day = (days[moves[at]?.date ?? ''] ??= {});
    for (const [godown, valuation] of valuations) day[godown] = sumOfValuations(day[godown] ?? NO_VALUATION, valuation);
  });
  const gone = Object.fromEntries(
    [...valued.issued].map(([of, { quantity, value }]) => [of, [quantity, value] as const]),
  );
  return { item, month, days, gone, ends: valued.stock };
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
