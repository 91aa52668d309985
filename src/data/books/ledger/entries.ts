import type { Days } from '#domain/books/usual-periods.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { entriesIn, type EntryRow } from '#data/books/projections/projections.ts';
import { booksStore } from '#data/books/store.ts';

/**
 * The lines of a ledger's statement, along their key: a step of it is as fast at the far end of a hundred thousand lines as
 * at the near one.
 */

/** The place of a line among those of its ledger. */
export type EntryPlace = readonly [date: IsoDate, voucher: string, line: number];

export function placeOfEntry({ date, voucher, line }: EntryRow): EntryPlace {
  return [date as IsoDate, voucher, line];
}

/** The first lines of a ledger in a period, or the first after a place. */
export function entriesAfter(id: string, days: Days, after: EntryPlace | undefined, size: number) {
  const [first, last] = boundsOf(id, days);
  return between(after ? [id, ...after] : first, last, after !== undefined, false)
    .limit(size)
    .toArray();
}

/** The last lines of a ledger in a period, or the last before a place; the last one first. */
export function entriesBefore(id: string, days: Days, before: EntryPlace | undefined, size: number) {
  const [first, last] = boundsOf(id, days);
  const range = between(first, before ? [id, ...before] : last, false, before !== undefined);
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  return range.reverse().limit(size).toArray();
}

/** Adds up what the day of a line brought to its ledger before it. */
export async function sumOfDayBefore({ ledger, date, voucher, line }: EntryRow): Promise<Paise> {
  const earlier = await between([ledger, date, '', 0], [ledger, date, voucher, line], false, true).toArray();
  return sumOf(earlier.map(({ amount }) => asPaise(amount)));
}

type Key = [ledger: string, date: string, voucher: string, line: number];

function boundsOf(id: string, { from, to }: Days): readonly [Key, Key] {
  return [
    [id, from, '', 0],
    [id, to, '\uffff', 0],
  ];
}

function between(lower: Key, upper: Key, isAfter: boolean, isBefore: boolean) {
  return entriesIn(booksStore.database())
    .where('[ledger+date+voucher+line]')
    .between(lower, upper, !isAfter, !isBefore);
}
