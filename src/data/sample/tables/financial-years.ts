import { describe } from '#data/store/table.ts';
import { ZERO } from '#domain/money.ts';
import type { FinancialYear } from '#domain/sample/financial-year.ts';

export const financialYears = describe<FinancialYear>({
  name: 'Financial years',
  // Financial Year Management: newest first. The ids are timestamps; the serial finds the latest.
  indexes: 'id,keys.serial',
  totals: ({ status, isDefault }) => ({ amount: ZERO, under: isDefault ? [status, 'default'] : [status] }),
  called: 'This financial year',
  file: async () => (await import('#data/sample/files/financial-years.ts')).file,
});
