import {
  type FinancialYear,
  makeDefault,
  mayDelete,
  mayRollOver,
  newYear,
  rollOver,
  type YearInput,
} from '#domain/sample/financial-year.ts';
import { actOn } from '#data/store/act.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { listOf } from '#data/lists/sorting.ts';
import { changeRecord } from '#data/store/record-verbs.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Sum } from '#data/store/totals.ts';
import { sampleStore } from './store.ts';
import type { Rows } from './tables.ts';

/** The sort order of years, newest first. */
export const YEAR_LIST = listOf(sampleStore, 'financialYears', { sorts: { id: '' }, filter: '' });

/** The number of years, of Active years, and of default years. */
export function yearTotals(): Promise<Readonly<Record<'all' | 'Active' | 'default', Sum>>> {
  return sampleStore.sums('financialYears', ['Active', 'default']);
}

/** The latest default years, newest first. There is more than one only after a season rollover. */
export function defaultYears(most: number): Promise<readonly FinancialYear[]> {
  return (
    sampleStore
      .records('financialYears')
      .orderBy('keys.serial')
      // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
      .reverse()
      .filter((year) => year.isDefault)
      .limit(most)
      .toArray()
  );
}

/** The years that a rollover would change now, in their new state. */
export async function rolloverAhead(): Promise<readonly FinancialYear[]> {
  return rollOver(await sampleStore.records('financialYears').toArray());
}

/** `now` in milliseconds becomes the id. */
export function createYear(input: YearInput, now: number): Promise<FinancialYear> {
  return actOn(sampleStore, ['financialYears'], async (transaction) => {
    const year = newYear(await transaction.nextMoment('financialYears', now), input);
    await transaction.insert('financialYears', year);
    return year;
  });
}

/** An edit changes the name and the dates; status and default flag stay. */
export function updateYear(id: string, input: YearInput): Promise<void> {
  return changeRecord(sampleStore, 'financialYears', id, (before) => ({ ...before, ...input }));
}

/** Refuses to delete a year that is the default now (specification §5). */
export function deleteYear(id: string): Promise<void> {
  const remove = async (transaction: WriteTransaction<Rows>) => {
    const year = await transaction.find('financialYears', id);
    if (!mayDelete(year)) throw new Refusal('Cannot Delete', 'Cannot delete the default financial year.');
    await transaction.remove('financialYears', year);
  };
  return actOn(sampleStore, ['financialYears'], remove, 'Not deleted');
}

/** Makes this year the only default. */
export function setDefaultYear(id: string): Promise<void> {
  return actOn(sampleStore, ['financialYears'], async (transaction) => {
    await transaction.find('financialYears', id);
    const years = await transaction.findEvery('financialYears');
    await replaceAll(transaction, years, makeDefault(years, id));
  });
}

/**
 * Runs the season rollover on the years as stored now, and returns the years it changed, in their new state. Refused if
 * no year is Active (specification §4).
 */
export function rollOverYears(): Promise<readonly FinancialYear[]> {
  return actOn(sampleStore, ['financialYears'], async (transaction) => {
    const years = await transaction.findEvery('financialYears');
    if (!mayRollOver(years)) {
      throw new Refusal('Cannot Roll Over', 'No financial year is Active, so there is none to close.');
    }
    const changed = rollOver(years);
    await replaceAll(transaction, years, changed);
    return changed;
  });
}

async function replaceAll(
  transaction: WriteTransaction<Rows>,
  before: readonly FinancialYear[],
  after: readonly FinancialYear[],
) {
  const byId = new Map(before.map((year) => [year.id, year]));
  for (const year of after) {
    const old = byId.get(year.id);
    if (old) await transaction.replace('financialYears', old, year);
  }
}
