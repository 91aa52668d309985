import { today } from '#data/clock.ts';
import { see } from '#data/books/staff/access.ts';
import { asReadError, asRefusal } from '#data/store/refusal.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { readInBooksJob } from '#data/books/job.ts';
import { type Gstr1Read, readGstr1 } from './read-gstr1.ts';
import { countVouchersOfMonth } from './sales-of-month.ts';
import { booksStore } from '#data/books/store.ts';

/** GSTR-1 of a month. */
export async function gstr1(month: Month): Promise<Gstr1Read> {
  see('reports');
  try {
    return await runGstr1(month);
  } catch (error) {
    throw asReadError(error);
  }
}

/** Reads GSTR-1 as `gstr1`, for an action: throws a Refusal, as actions do. */
export async function gstr1ToFile(month: Month): Promise<Gstr1Read> {
  try {
    return await runGstr1(month);
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

async function runGstr1(month: Month): Promise<Gstr1Read> {
  const many = await countVouchersOfMonth(await booksStore.ready(), ['Invoice'], month);
  return readInBooksJob('gstr1', { month, today: today() }, readGstr1, { many });
}
