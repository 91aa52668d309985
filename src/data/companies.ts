import type { Company } from '#domain/company.ts';
import { database } from './mirror.ts';

/** The business whose documents these are: the first company of the settings. */
export async function ownCompany(): Promise<Company | undefined> {
  return database().records('companies').orderBy('id').first();
}
