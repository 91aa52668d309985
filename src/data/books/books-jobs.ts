import type { Database } from '#data/store/database.ts';
import { type Gstr1Order, type Gstr1Read, readGstr1 } from './read-gstr1.ts';
import { type Gstr3bOrder, type Gstr3bRead, readGstr3b } from './read-gstr3b.ts';
import type { Report } from '#domain/books/report.ts';
import { type GstSummaryOrder, readGstSummary } from './read-gst-summary.ts';
import { type Gstr2bOrder, readGstr2bFiles } from './read-gstr2b-files.ts';
import { type PurchaseMatchOrder, type PurchaseMatchRead, readPurchaseMatch } from './read-purchase-match.ts';
import type { Gstr2b } from '#domain/books/returns/gstr2b/gstr2b.ts';
import type { Rows } from './tables.ts';

/** What is read of many vouchers at once, in a worker where there is one. */
export type BooksJobs = {
  gstr1: { input: Gstr1Order; result: Gstr1Read };
  gstr3b: { input: Gstr3bOrder; result: Gstr3bRead };
  gstr2b: { input: Gstr2bOrder; result: Gstr2b };
  gstSummary: { input: GstSummaryOrder; result: Report };
  purchaseMatch: { input: PurchaseMatchOrder; result: PurchaseMatchRead };
};

export const BOOKS_JOBS: Readonly<{
  [Name in keyof BooksJobs]: (
    db: Database<Rows>,
    order: BooksJobs[Name]['input'],
  ) => Promise<BooksJobs[Name]['result']>;
}> = {
  gstr1: readGstr1,
  gstr3b: readGstr3b,
  gstr2b: (_db, order) => readGstr2bFiles(order),
  gstSummary: readGstSummary,
  purchaseMatch: readPurchaseMatch,
};
