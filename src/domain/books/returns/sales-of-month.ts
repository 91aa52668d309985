import type { Business } from '#domain/books/masters/business.ts';
import type { AdvanceReceipt } from './advances.ts';
import type { Gstr1Sections } from './gstr1-sections.ts';
import type { Month } from './return-month.ts';
import type { Originals, Sale } from './sale-section.ts';

/** What the return of a month is made of. */
export type SalesOfMonth = Readonly<{
  month: Month;
  business: Pick<Business, 'gstin' | 'state' | 'registration' | 'turnover'>;
  /** Of the month, drafts left out, in the order of their days. */
  sales: readonly Sale[];
  /** What the invoices came to that notes of these or the reopened months take back from. */
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
