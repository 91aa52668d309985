import { setDefaultYear } from '#data/sample/financial-years.ts';
import type { FinancialYear } from '#domain/sample/financial-year.ts';
import { sayDone } from '#ui/feedback/outcome-toasts.ts';

/** Makes this year the only default one, and reports the result in a toast. */
export function chooseDefault(year: FinancialYear): Promise<void> {
  return sayDone(setDefaultYear(year.id), ['Default Year Set', 'Default financial year has been updated.']);
}
