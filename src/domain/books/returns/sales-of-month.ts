import type { Business } from '#domain/books/masters/business.ts';
import type { AdvanceReceipt } from './advances.ts';
import type { Gstr1Sections } from './gstr1-sections.ts';
import type { Month } from './return-month.ts';
import type { Originals, Sale } from './sale-section.ts';

/** The records that the return of a month is made of. */
export type SalesOfMonth = Readonly<{
  month: Month;
  business: Pick<Business, 'gstin' | 'state' | 'registration' | 'turnover'>;
  /** Of the month, drafts left out, in the order of their days. */
  sales: readonly Sale[];
  /** The totals of the invoices that notes of this month or of reopened ones take back from. */
  originals: Originals;
  /** Of services, whose tax moves in the month. */
  advances: readonly AdvanceReceipt[];
  reopened: readonly Readonly<{
    month: Month;
    was: Gstr1Sections;
    sales: readonly Sale[];
    advances: readonly AdvanceReceipt[];
  }>[];
}>;
