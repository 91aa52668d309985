import { formatMonth } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import type { TaxedValue } from '#domain/books/returns/tax-heads.ts';
import type { Month } from '#domain/books/returns/return-month.ts';

/** The statement of input tax credit of a month, as the portal made it from what suppliers filed. */
export type Gstr2b = Readonly<{
  gstin: string;
  month: Month;
  /** The day on which the portal made it; blank where the file does not say. */
  generated: MaybeDate;
  /** In how many files the portal gives it: large ones come in several. */
  files: number;
  rows: readonly Gstr2bRow[];
}>;

/** A document of a supplier, or a bill of entry. What a credit note takes back is negative. */
export type Gstr2bRow = TaxedValue &
  Readonly<{
    /** Made of what the document is known by, so that a decision about it holds when the file is opened again. */
    key: string;
    section: SectionName;
    kind: 'Invoice' | 'Credit Note' | 'Debit Note' | 'ISD' | 'Bill of Entry';
    /** Blank of an import of goods. */
    gstin: string;
    name: string;
    number: string;
    date: IsoDate;
    /** The number that an amendment corrects; blank of any other row. */
    original: string;
    /** The code of the place of supply; blank where the section has none. */
    place: string;
    /** With tax. */
    value: Paise;
    reverseCharge: boolean;
    /** Temporary: as long as what it is about is not settled on the portal. */
    credit: 'Yes' | 'No' | 'Temporary';
    /** Why there is none: P, the place of supply; C, the time that section 16(4) gives; blank. */
    why: 'P' | 'C' | '';
    /** In the Invoice Management System of the portal. */
    isRejected: boolean;
    /** By rate; none since October 2024, when the amounts moved from the items to the document. */
    rates: readonly (TaxedValue & Readonly<{ percent: number }>)[];
  }>;

export const SECTION_NAMES = [
  'B2B',
  'B2BA',
  'ECOM',
  'ECOMA',
  'CDNR',
  'CDNRA',
  'ISD',
  'ISDA',
  'IMPG',
  'IMPGA',
  'IMPGSEZ',
  'IMPGSEZA',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

/** Whether it is a supplier's bill or note, which a purchase or debit note of the books may be. */
export function isOfSupplier({ kind }: Pick<Gstr2bRow, 'kind'>): boolean {
  return kind !== 'ISD' && kind !== 'Bill of Entry';
}

/** A GSTR-2B as it is stored: the last that was opened of its month. `opened` is from how many files. */
export type StoredGstr2b = Gstr2b & Readonly<{ id: string; opened: number }>;

/** The id under which that of a month is stored. */
export function gstr2bId(month: Month): string {
  return `GSTR-2B/${month}`;
}

/** "GSTR-2B of April 2026". */
export function titleOfGstr2b(month: Month): string {
  return `GSTR-2B of ${formatMonth(month)}`;
}
