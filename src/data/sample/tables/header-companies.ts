import { describe } from '#data/store/table.ts';
import type { HeaderCompany } from '#domain/sample/header-company.ts';

export const headerCompanies = describe<HeaderCompany>({
  name: 'Companies of the header',
  indexes: 'id',
  file: async () => (await import('#data/sample/files/header-companies.ts')).file,
});
