import { asReadError } from '#data/store/refusal.ts';
import { see } from '#data/books/staff/access.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { readInBooksJob } from '#data/books/job.ts';
import { readGstSummary } from './read-gst-summary.ts';
import { booksStore } from '#data/books/store.ts';

/** Tax on sales and purchases of a period by month, and what is to be paid. */
export async function gstSummaryOf({ from, to }: Days): Promise<Report> {
  see('reports');
  try {
    const db = await booksStore.ready();
    const many = await db
      .records('vouchers')
      .where('[kind+date+keys.serial]')
      .between(['Purchase', from], ['Purchase', `${to}\uffff`])
      .count();
    return await readInBooksJob('gstSummary', { from, to }, readGstSummary, { many });
  } catch (error) {
    throw asReadError(error);
  }
}
