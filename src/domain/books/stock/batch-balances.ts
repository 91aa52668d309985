import type { MaybeDate } from '#domain/calendar.ts';
import { type Move, quantitiesOf } from './stock-move.ts';

/** Goods without a batch, where an id of one is asked for. */
export const WITHOUT_BATCH = '';

/** Returns a move as far as it is of one batch, or of goods without one: of none it has the quantity 0. */
export function moveOfBatch(move: Move, batch: string): Move {
  const { batches = [] } = move;
  const own = batches.filter((part) => batch === WITHOUT_BATCH || part.batch === batch);
  const count = own.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...move, quantity: batch === WITHOUT_BATCH ? move.quantity - count : count };
}

/** Returns a move of goods as a whole, whatever their batches. */
export function wholeMove({ batches: _, ...move }: Move): Move {
  return move;
}

/** How many of a batch some moves bring to a place, in thousandths; below 0 if they take them. */
export function comingTo(place: string, batch: string, moves: readonly Move[]): number {
  return moves.reduce((sum, move) => sum + broughtBy(move, place, batch), 0);
}

/**
 * Returns how many of a batch may leave a place from a day on: the least that there is at the end of that day and of any later one,
 * so that what later documents took stays theirs. `now` is what there is after all moves, `later` are those after that day.
 */
export function freeFrom(now: number, place: string, batch: string, later: readonly Move[]): number {
  const days = new Map<MaybeDate, number>();
  for (const move of later) {
    const by = broughtBy(move, place, batch);
    if (by !== 0) days.set(move.date, (days.get(move.date) ?? 0) + by);
  }
  let [balance, least] = [now, now];
  for (const date of [...days.keys()].toSorted().toReversed()) {
    balance -= days.get(date) ?? 0;
    least = Math.min(least, balance);
  }
  return Math.max(0, least);
}

function broughtBy(move: Move, place: string, batch: string): number {
  const all = quantitiesOf(moveOfBatch(move, batch));
  return all.reduce((sum, [where, by]) => (where === place ? sum + by : sum), 0);
}
