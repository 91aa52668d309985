import { COMPANY_PREFIX, type Company, type CompanyInput } from '#domain/sample/company.ts';
import { LAST_SERIAL } from '#domain/record-id.ts';
import { actOn } from '#data/store/act.ts';
import { listOf } from '#data/lists/sorting.ts';
import { changeRecord, deleteRecords } from '#data/store/record-verbs.ts';
import { Refusal } from '#data/store/refusal.ts';
import { sampleStore } from './store.ts';

/** The sort order of companies. */
export const COMPANY_LIST = listOf(sampleStore, 'companies', { sorts: { name: 'keys.name' }, filter: '' });

/** The company that issues documents: the first company of the settings. */
export async function ownCompany(): Promise<Company | undefined> {
  return sampleStore.records('companies').orderBy('keys.serial').first();
}

/**
 * The company that issues documents after these are deleted: undefined if it does not change, 'nobody' if no company
 * would be left.
 */
export async function nextOwnCompany(...gone: readonly string[]): Promise<Company | 'nobody' | undefined> {
  const first = await sampleStore
    .records('companies')
    .orderBy('keys.serial')
    .limit(gone.length + 1)
    .toArray();
  if (!first[0] || !gone.includes(first[0].id)) return undefined;
  return first.find(({ id }) => !gone.includes(id)) ?? 'nobody';
}

/**
 * A new company gets the number after the highest one, even if lower numbers are free. It must never come before the
 * first company, which issues the documents.
 */
export function createCompany(input: CompanyInput): Promise<Company> {
  return actOn(sampleStore, ['companies'], async (transaction) => {
    const last = await transaction.lastSerial('companies');
    // An import may bring the last number of all. A number between it and the first company is then taken.
    const after = last < LAST_SERIAL ? last : await transaction.firstSerial('companies');
    if (after >= LAST_SERIAL)
      throw new Refusal('Not saved', 'No number is left after that of the first company. Edit that company instead.');
    const id = await transaction.nextId('companies', COMPANY_PREFIX, after);
    const company = { ...input, id };
    await transaction.insert('companies', company);
    return company;
  });
}

export function updateCompany(id: string, input: CompanyInput): Promise<void> {
  return changeRecord(sampleStore, 'companies', id, () => ({ ...input, id }));
}

export function deleteCompanies(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'companies', ids);
}
