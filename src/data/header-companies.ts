import type { HeaderCompany } from '#domain/header-company.ts';
import { database } from './mirror.ts';

/** The companies and years that the header offers. */
export function headerCompanies(): Promise<readonly HeaderCompany[]> {
  return database().records('headerCompanies').limit(50).toArray();
}
