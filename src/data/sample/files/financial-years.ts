import { exactly } from '#data/files/backup/exact-shape.ts';
import { flag, maybeDate, momentId, oneOf, record, text } from '#data/files/backup/fields.ts';
import type { FileForm } from '#data/store/table.ts';
import { type FinancialYear, YEAR_STATUSES } from '#domain/sample/financial-year.ts';

/** The columns of the list as a file, and the shape of a record in a copy. */
export const file: FileForm<FinancialYear> = {
  columns: {
    head: ['Name', 'Start Date', 'End Date', 'Status', 'Default'],
    cells: ({ name, startDate, endDate, status, isDefault }) => [
      name,
      startDate,
      endDate,
      status,
      isDefault ? 'Yes' : 'No',
    ],
  },
  shape: exactly<FinancialYear>()(
    record({
      id: momentId,
      name: text,
      startDate: maybeDate,
      endDate: maybeDate,
      status: oneOf(YEAR_STATUSES),
      isDefault: flag,
    }),
  ),
};
