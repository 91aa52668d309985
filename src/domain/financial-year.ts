import type { MaybeDate } from './calendar.ts';
import type { Tone } from './tone.ts';

export type FinancialYear = Readonly<{
  /** The moment of its making in milliseconds, as text. */
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

/** A financial year as its form holds it. Nothing is asked of its name or its dates (specification §5). */
export type YearEntry = Pick<FinancialYear, 'name' | 'startDate' | 'endDate'>;

export const BLANK_YEAR: YearEntry = { name: '', startDate: '', endDate: '' };

/** The form of a year that exists. */
export function yearEntry({ name, startDate, endDate }: FinancialYear): YearEntry {
  return { name, startDate, endDate };
}

/** A new year is Future and not default, whatever its dates (specification §4). */
export function newYear(id: string, entry: YearEntry): FinancialYear {
  return { ...entry, id, status: 'Future', isDefault: false };
}

/** A rollover needs an Active year to close. */
export function mayRollOver(years: readonly FinancialYear[]): boolean {
  return years.some((year) => year.status === 'Active');
}

/**
 * The years that a season rollover changes, as they are after it: every Active year is Closed and keeps its default
 * flag; every Future year, all of them at once, is Active and default. None without an Active year (specification §4).
 */
export function rollOver(years: readonly FinancialYear[]): readonly FinancialYear[] {
  if (!mayRollOver(years)) return [];
  return years.flatMap((year): FinancialYear[] => {
    if (year.status === 'Active') return [{ ...year, status: 'Closed' }];
    if (year.status === 'Future') return [{ ...year, status: 'Active', isDefault: true }];
    return [];
  });
}

/** The years that change so that exactly this one is default. None where there is no such year. */
export function makeDefault(years: readonly FinancialYear[], id: string): readonly FinancialYear[] {
  if (!years.some((year) => year.id === id)) return [];
  return years
    .filter((year) => year.isDefault !== (year.id === id))
    .map((year) => ({ ...year, isDefault: year.id === id }));
}

/** The default year stays: deleting it is refused (specification §5). */
export function mayDelete(year: Pick<FinancialYear, 'isDefault'>): boolean {
  return !year.isDefault;
}

/** Neither default nor Active: only then is a year offered for deletion, or to become the default (specification §2). */
export function isAtRest(year: Pick<FinancialYear, 'isDefault' | 'status'>): boolean {
  return !year.isDefault && year.status !== 'Active';
}
