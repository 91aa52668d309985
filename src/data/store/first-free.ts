import { recordId } from '#domain/record-id.ts';
import type { Database } from './database.ts';
import type { AnyRows, TableName } from './table.ts';

/**
 * Returns the first number from `start` on that is free, where many may be taken: counts runs of 1, 2, 4, … numbers while they are
 * full, then searches the last run by halves. `isFull` says whether all `many` numbers from `from` are taken.
 */
export async function firstFree(
  start: number,
  isFull: (from: number, many: number) => Promise<boolean>,
): Promise<number> {
  let from = start;
  let many = 1;
  for (; await isFull(from, many); many *= 2) from += many;
  for (many /= 2; many >= 1; many /= 2) if (await isFull(from, many)) from += many;
  return from;
}

/** Whether all `many` numbers from `from` are taken. The ids of a table share one prefix, so each number is used only once. */
export async function areTaken<Rows extends AnyRows>(
  db: Database<Rows>,
  table: TableName<Rows>,
  prefix: string,
  from: number,
  many: number,
): Promise<boolean> {
  const records = db.records(table);
  if (db.hasSerials(table)) {
    const taken = records.where('keys.serial').between(from, from + many);
    return (await taken.count()) === many;
  }
  const ids = Array.from({ length: many }, (_, at) => recordId(prefix, from + at));
  return (await records.where('id').anyOf(ids).count()) === many;
}

/** Returns the first timestamp from `now` on that is free as an id; `last` is the latest of a table; `find` finds what has one. */
export async function firstFreeMoment(
  now: number,
  last: number,
  find: (id: string) => PromiseLike<unknown>,
): Promise<number> {
  let free = Math.max(now, last + 1);
  if (free <= LAST_MOMENT) return free;
  // An import brought the highest id that an import may contain. Ids before it are free.
  free = now;
  while ((await find(String(free))) !== undefined) free++;
  return free;
}

/** Fourteen digits, as `momentId` in files/backup/fields.ts allows; today's timestamps have thirteen. */
const LAST_MOMENT = 99_999_999_999_999;
