import type { RecordChange } from '#data/store/changes.ts';
import type { Guard } from '#data/store/change-hooks.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type Locks, locksForSetOff, NO_LOCKS, refusalOfOpenings, refusalOn } from '#domain/books/audit/lock.ts';
import { isMerePromise } from '#domain/books/orders/order.ts';
import type { Posting } from '#domain/books/voucher-head.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { LOCKS_ID } from '#data/books/ids.ts';
import { refuseIfMovedAway } from './moved-guard.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';

/** Refuses every change of what a lock covers, and of books that were moved away, whichever verb makes it. */
export const LOCK_GUARD: Guard<Rows> = {
  begin: async (transaction) => {
    const locks = (await transaction.get('locks', LOCKS_ID)) ?? NO_LOCKS;
    const refuseMoved = await refuseIfMovedAway((keys) => transaction.totals(keys));
    return (change) => {
      refuseMoved();
      const refused = refusalOfChange(locks, change);
      if (refused) throw new Refusal('Locked', refused.why, { fields: refused.fields });
    };
  },
};

/** Why a change is refused under these locks, and at which field; undefined if it is not. */
export function refusalOfChange(
  locks: Locks,
  { table, before, after }: RecordChange<Rows> | Readonly<{ table: string; before?: object; after?: object }>,
): Readonly<{ why: string; fields: Readonly<Record<string, string>> }> | undefined {
  const openings = refusalOfOpenings(locks);
  for (const [field, at] of openings === undefined ? [] : (OPENINGS[table as BooksTable] ?? [])) {
    if (valueOf(before, field) !== valueOf(after, field))
      return { why: openings ?? '', fields: { [at]: openings ?? '' } };
  }
  const within = isOfSetOff(before, after) ? locksForSetOff(locks) : locks;
  for (const record of [before, after]) {
    const why =
      record &&
      daysOf(record)
        .map((day) => refusalOfDate(within, day))
        .find((one) => one !== undefined);
    if (why !== undefined) return { why, fields: { date: why } };
  }
  return undefined;
}

/** The day of a record, and those from which what it posts counts. */
function daysOf(record: object): readonly unknown[] {
  // What moves nothing yet is no part of the books of a month.
  if (!('date' in record) || ('kind' in record && isMerePromise({ kind: String(record.kind) }))) return [];
  const postings = 'postings' in record ? (record.postings as readonly Posting[]) : [];
  return [record.date, ...postings.map(({ date }) => date)];
}

/** Whether the set-off of a month is posted or cancelled; one that is changed is a journal like any other. */
function isOfSetOff(before: object | undefined, after: object | undefined): boolean {
  const isCancelled = before !== undefined && after !== undefined && 'state' in after && after.state === 'Cancelled';
  return after !== undefined && 'setOffOf' in after && (before === undefined || isCancelled);
}

function refusalOfDate(locks: Locks, date: unknown): string | undefined {
  return typeof date === 'string' && isIsoDate(date) ? refusalOn(locks, date) : undefined;
}

/** A value as text, for comparing; the same for a record that is not there as for one that opens with nothing. */
function valueOf(record: object | undefined, field: string): string {
  const value = (record as Readonly<Record<string, unknown>> | undefined)?.[field];
  return canonicalJson(value === undefined || value === 0 ? [] : value);
}

/** The fields that openings and the valuation of stock stand in, by table: of a record, and of its form. */
const OPENINGS: Partial<Record<BooksTable, readonly (readonly [field: string, at: string])[]>> = {
  parties: [
    ['opening', 'balance'],
    ['bills', 'bills'],
  ],
  ledgers: [['opening', 'balance']],
  items: [
    ['openingQuantity', 'openingQuantity'],
    ['openingRate', 'openingRate'],
  ],
  business: [
    ['booksBegin', 'booksBegin'],
    ['stockValuation', 'stockValuation'],
  ],
};
