import { COMPANY_PREFIX, type Company, type CompanyEntry } from '#domain/company.ts';
import { LAST_SERIAL } from '#domain/record-id.ts';
import { act } from './act.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, deleteRecord } from './records.ts';
import { Refusal } from './refusal.ts';

/** The sort order of companies. */
export const COMPANY_LIST = { sorts: { name: 'keys.name' }, filter: '' } as const satisfies List;

/** The company that issues documents: the first company of the settings. */
export async function ownCompany(): Promise<Company | undefined> {
  return database().records('companies').orderBy('keys.serial').first();
}

/**
 * The company that issues documents after these are deleted: undefined if it does not change, 'nobody' if no company
 * would be left.
 */
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
 * A new company gets the number after the highest one, even if lower numbers are free. It must never come before the
 * first company, which issues the documents.
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
