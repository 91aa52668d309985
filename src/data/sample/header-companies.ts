import type { HeaderCompany } from '#domain/sample/header-company.ts';
import { sampleStore } from './store.ts';

/** The companies and years of the selector in the header. */
export function headerCompanies(): Promise<readonly HeaderCompany[]> {
  return sampleStore.records('headerCompanies').limit(50).toArray();
}
