import type { MaybeDate } from '#domain/calendar.ts';
import type { Tone } from '#domain/tone.ts';

export type FinancialYear = Readonly<{
  /** The creation time in milliseconds, as text. */
  id: string;
  name: string;
  startDate: MaybeDate;
  endDate: MaybeDate;
  status: YearStatus;
  isDefault: boolean;
}>;

export const YEAR_STATUSES = ['Active', 'Closed', 'Future'] as const;
export type YearStatus = (typeof YEAR_STATUSES)[number];

export const YEAR_TONES = {
  Active: 'good',
  Closed: 'quiet',
  Future: 'waiting',
} as const satisfies Record<YearStatus, Tone>;

/** The values of the financial year form. No field is required or checked (specification §5). */
export type YearInput = Pick<FinancialYear, 'name' | 'startDate' | 'endDate'>;

export const BLANK_YEAR: YearInput = { name: '', startDate: '', endDate: '' };

/** The form values of an existing year. */
export function yearInput({ name, startDate, endDate }: FinancialYear): YearInput {
  return { name, startDate, endDate };
}

/** A new year starts as Future and not default, whatever its dates (specification §4). */
export function newYear(id: string, input: YearInput): FinancialYear {
  return { ...input, id, status: 'Future', isDefault: false };
}

/** A rollover needs an Active year to close. */
export function mayRollOver(years: readonly FinancialYear[]): boolean {
  return years.some((year) => year.status === 'Active');
}

/**
 * The years that a season rollover changes, in their new state: every Active year becomes Closed and keeps its default
 * flag; every Future year, even if there are several, becomes Active and default. Changes nothing if no year is Active
 * (specification §4).
 */
export function rollOver(years: readonly FinancialYear[]): readonly FinancialYear[] {
  if (!mayRollOver(years)) return [];
  return years.flatMap((year): FinancialYear[] => {
    if (year.status === 'Active') return [{ ...year, status: 'Closed' }];
    if (year.status === 'Future') return [{ ...year, status: 'Active', isDefault: true }];
    return [];
  });
}

/** The years that must change to make this one the only default. Empty if the year no longer exists. */
export function makeDefault(years: readonly FinancialYear[], id: string): readonly FinancialYear[] {
  if (!years.some((year) => year.id === id)) return [];
  return years
    .filter((year) => year.isDefault !== (year.id === id))
    .map((year) => ({ ...year, isDefault: year.id === id }));
}

/** The default year cannot be deleted (specification §5). */
export function mayDelete(year: Pick<FinancialYear, 'isDefault'>): boolean {
  return !year.isDefault;
}

/** Only a year that is neither default nor Active shows the delete and set-as-default actions (specification §2). */
export function mayDeleteOrMakeDefault(year: Pick<FinancialYear, 'isDefault' | 'status'>): boolean {
  return !year.isDefault && year.status !== 'Active';
}
