import { COMPANY_PREFIX, type Company, type CompanyEntry } from '#domain/company.ts';
import { LAST_SERIAL } from '#domain/record-id.ts';
import { act } from './act.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, deleteRecord } from './records.ts';
import { Refusal } from './refusal.ts';

/** The order that companies stand in. */
export const COMPANY_LIST = { sorts: { name: 'keys.name' }, filter: '' } as const satisfies List;

/** The business whose documents these are: the first company of the settings. */
export async function ownCompany(): Promise<Company | undefined> {
  return database().records('companies').orderBy('keys.serial').first();
}

/** Whose name stands on documents once these are gone: undefined where that stays as it is, nobody where none is left. */
export async function nextOwnCompany(...gone: readonly string[]): Promise<Company | 'nobody' | undefined> {
  const first = await database()
    .records('companies')
    .orderBy('keys.serial')
    .limit(gone.length + 1)
    .toArray();
  if (!first[0] || !gone.includes(first[0].id)) return undefined;
  return first.find(({ id }) => !gone.includes(id)) ?? 'nobody';
}

/**
 * Under the number after every other, also where numbers before it are free again: a new company never comes before the one
 * whose documents these are.
 */
export function createCompany(entry: CompanyEntry): Promise<Company> {
  return act(['companies'], async (hand) => {
    const last = await hand.lastSerial('companies');
    // An import may bring the last number of all. A number between it and the first company is then taken.
    const after = last < LAST_SERIAL ? last : await hand.firstSerial('companies');
    if (after >= LAST_SERIAL)
      throw new Refusal('Not saved', 'No number is left after that of the first company. Edit that company instead.');
    const id = await hand.nextId('companies', COMPANY_PREFIX, after);
    const company = { ...entry, id };
    await hand.insert('companies', company);
    return company;
  });
}

export function updateCompany(id: string, entry: CompanyEntry): Promise<void> {
  return changeRecord('companies', id, () => ({ ...entry, id }));
}

export function deleteCompany(id: string): Promise<void> {
  return deleteRecord('companies', id);
}
