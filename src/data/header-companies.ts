import type { HeaderCompany } from '#domain/header-company.ts';
import { database } from './mirror.ts';

/** The companies and years of the selector in the header. */
export function headerCompanies(): Promise<readonly HeaderCompany[]> {
  return database().records('headerCompanies').limit(50).toArray();
}
