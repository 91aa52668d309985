import {
  type FinancialYear,
  makeDefault,
  mayDelete,
  mayRollOver,
  newYear,
  rollOver,
  type YearEntry,
} from '#domain/financial-year.ts';
import { act, type Hand } from './act.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord } from './records.ts';
import { Refusal } from './refusal.ts';
import { type Sum, sumsByStatus } from './totals.ts';

/** The order that years stand in, the newest first. */
export const YEAR_LIST = { sorts: { id: '' }, filter: '' } as const satisfies List;

/** How many years there are, how many of them are Active, and how many are default. */
export function yearTotals(): Promise<Readonly<Record<'all' | 'Active' | 'default', Sum>>> {
  return sumsByStatus(database(), 'financialYears', ['Active', 'default']);
}

/** The last few of the default years, the newest first: more than one only after a season rollover. */
export function defaultYears(most: number): Promise<readonly FinancialYear[]> {
  return (
    database()
      .records('financialYears')
      .orderBy('keys.serial')
      // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
      .reverse()
      .filter((year) => year.isDefault)
      .limit(most)
      .toArray()
  );
}

/** The years that a rollover would change now, as they would be after it. */
export async function rolloverAhead(): Promise<readonly FinancialYear[]> {
  return rollOver(await database().records('financialYears').toArray());
}

/** `now` in milliseconds becomes the id. */
export function createYear(entry: YearEntry, now: number): Promise<FinancialYear> {
  return act(['financialYears'], async (hand) => {
    const year = newYear(await hand.nextMoment('financialYears', now), entry);
    await hand.insert('financialYears', year);
    return year;
  });
}

/** An edit changes name and dates; status and default stay. */
export function updateYear(id: string, entry: YearEntry): Promise<void> {
  return changeRecord('financialYears', id, (before) => ({ ...before, ...entry }));
}

/** Refuses a year that is default at this moment (specification §5). */
export function deleteYear(id: string): Promise<void> {
  const deed = async (hand: Hand) => {
    const year = await hand.find('financialYears', id);
    if (!mayDelete(year)) throw new Refusal('Cannot Delete', 'Cannot delete the default financial year.');
    await hand.remove('financialYears', year);
  };
  return act(['financialYears'], deed, 'Not deleted');
}

/** Makes exactly this year default. */
export function setDefaultYear(id: string): Promise<void> {
  return act(['financialYears'], async (hand) => {
    await hand.find('financialYears', id);
    const years = await hand.findEvery('financialYears');
    await replaceAll(hand, years, makeDefault(years, id));
  });
}

/**
 * The season rollover, by the years as they are stored at this moment; returns those it changed, as they are now.
 * Refuses without an Active year (specification §4).
 */
export function rollOverYears(): Promise<readonly FinancialYear[]> {
  return act(['financialYears'], async (hand) => {
    const years = await hand.findEvery('financialYears');
    if (!mayRollOver(years)) {
      throw new Refusal('Cannot Roll Over', 'No financial year is Active, so there is none to close.');
    }
    const changed = rollOver(years);
    await replaceAll(hand, years, changed);
    return changed;
  });
}

async function replaceAll(hand: Hand, before: readonly FinancialYear[], after: readonly FinancialYear[]) {
  const byId = new Map(before.map((year) => [year.id, year]));
  for (const year of after) {
    const old = byId.get(year.id);
    if (old) await hand.replace('financialYears', old, year);
  }
}
