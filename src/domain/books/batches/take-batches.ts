import type { MaybeDate } from '#domain/calendar.ts';
import { isExpired } from '#domain/books/batch.ts';

/** How much of a batch may leave a place from a day on, in thousandths; without a batch, of the goods there that have none. */
export type BatchThere = Readonly<{ batch?: Readonly<{ id: string; rank: string; expiry: MaybeDate }>; free: number }>;

/** How many go of a batch, in thousandths. */
export type BatchCount = Readonly<{ id: string; count: number }>;
/** The batches that are taken, how many pieces have no batch, and how many are missing. */
export type Taking = Readonly<{ taken: readonly BatchCount[]; without: number; short: number }>;

/**
 * Takes so many, `wanted`, of what is there: first goods without a batch, from before the item had any; then the earliest expiry,
 * over several batches, those without one last. After its expiry a batch stays where it `keepsExpired`.
 */
export function takeBatches(
  there: readonly BatchThere[],
  wanted: number,
  { day, keepsExpired }: Readonly<{ day: MaybeDate; keepsExpired: boolean }>,
): Taking {
  const mayGo = there.filter(({ batch }) => !keepsExpired || !isExpired(batch?.expiry, day));
  return takeInOrder(mayGo.toSorted(byExpiry), wanted);
}

/** Takes so many of what is there, in this order. */
export function takeInOrder(
  there: readonly Readonly<{ batch?: Readonly<{ id: string }>; free: number }>[],
  wanted: number,
): Taking {
  const taken: BatchCount[] = [];
  let [left, without] = [wanted, 0];
  for (const { batch, free } of there) {
    const count = Math.min(left, free);
    if (count <= 0) continue;
    left -= count;
    if (batch) taken.push({ id: batch.id, count });
    else without += count;
  }
  return { taken, without, short: left };
}

/**
 * Returns how many of each batch come back of a line when so many do: of the batches that `went` the last first, without what came
 * `back` before. What they do not make up has no batch.
 */
export function bringBack(
  went: readonly BatchCount[],
  back: readonly BatchCount[],
  count: number,
): readonly BatchCount[] {
  const came = new Map<string, number>();
  for (const one of back) came.set(one.id, (came.get(one.id) ?? 0) + one.count);
  const left = went.map(({ id, count: own }) => {
    const before = Math.min(own, came.get(id) ?? 0);
    came.set(id, (came.get(id) ?? 0) - before);
    return { batch: { id }, free: own - before };
  });
  return takeInOrder(left.toReversed(), count).taken;
}

/** Goods without a batch come first. */
function byExpiry({ batch: one }: BatchThere, { batch: other }: BatchThere): number {
  const [a, b] = [one?.rank ?? '', other?.rank ?? ''];
  return a < b ? -1 : a > b ? 1 : 0;
}
