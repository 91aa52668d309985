import { now } from '#data/clock.ts';
import { createYear, deleteYear, updateYear } from '#data/sample/financial-years.ts';
import { BLANK_YEAR, type FinancialYear, type YearInput, yearInput } from '#domain/sample/financial-year.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** How a financial year is created, edited and deleted. No field is required. */
export const YEAR_EDITOR: RecordKind<FinancialYear, YearInput, never> = {
  blank: () => BLANK_YEAR,
  missing: () => [],
  create: (input) => createYear(input, now()),
  created: ['Financial Year Created', 'New financial year has been created successfully.'],
  existing: {
    draftOf: yearInput,
    update: (year, input) => updateYear(year.id, input),
    updated: ['Financial Year Updated', 'Financial year has been updated successfully.'],
    remove: (year) => deleteYear(year.id),
    deleted: ['Financial Year Deleted', 'Financial year has been deleted successfully.'],
  },
};

export type YearEditor = RecordEditor<FinancialYear, YearInput, never>;
