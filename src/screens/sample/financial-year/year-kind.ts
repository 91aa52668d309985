import { now } from '#data/clock.ts';
import { createYear, deleteYear, updateYear } from '#data/sample/financial-years.ts';
import { BLANK_YEAR, type FinancialYear, type YearEntry, yearEntry } from '#domain/sample/financial-year.ts';
import type { RecordEditor, RecordKind } from '#ui/records/use-record-editor.ts';

/** How a financial year is created, edited and deleted. No field is required. */
export const YEAR_KIND: RecordKind<FinancialYear, YearEntry, never> = {
  blank: () => BLANK_YEAR,
  missing: () => [],
  create: (entry) => createYear(entry, now()),
  created: ['Financial Year Created', 'New financial year has been created successfully.'],
  existing: {
    draftOf: yearEntry,
    update: (year, entry) => updateYear(year.id, entry),
    updated: ['Financial Year Updated', 'Financial year has been updated successfully.'],
    remove: (year) => deleteYear(year.id),
    deleted: ['Financial Year Deleted', 'Financial year has been deleted successfully.'],
  },
};

export type YearEditor = RecordEditor<FinancialYear, YearEntry, never>;
