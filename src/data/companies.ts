import { COMPANY_PREFIX, type Company, type CompanyEntry } from '#domain/company.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, createRecord, deleteRecord } from './records.ts';

/** The order that companies stand in. */
export const COMPANY_LIST = { sorts: { name: 'keys.name' }, filter: '' } as const satisfies List;

/** The business whose documents these are: the first company of the settings. */
export async function ownCompany(): Promise<Company | undefined> {
  return database().records('companies').orderBy('id').first();
}

/** Whose name stands on documents once a company is gone: undefined where that stays as it is, nobody where none is left. */
export async function nextOwnCompany(gone: string): Promise<Company | 'nobody' | undefined> {
  const [own, next] = await database().records('companies').orderBy('id').limit(2).toArray();
  return own?.id === gone ? (next ?? 'nobody') : undefined;
}

export function createCompany(entry: CompanyEntry): Promise<Company> {
  return createRecord('companies', COMPANY_PREFIX, (id) => ({ ...entry, id }));
}

export function updateCompany(id: string, entry: CompanyEntry): Promise<void> {
  return changeRecord('companies', id, () => ({ ...entry, id }));
}

export function deleteCompany(id: string): Promise<void> {
  return deleteRecord('companies', id);
}
