import { asReadError, asRefusal, Refusal } from '#data/store/refusal.ts';
import { see } from '#data/books/staff/access.ts';
import type { Paise } from '#domain/money.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { refuseAt } from '#data/books/field-refusals.ts';
import { readInBooksJob } from '#data/books/job.ts';
import { type Gstr3bRead, readGstr3b } from './read-gstr3b.ts';
import { countVouchersOfMonth } from './sales-of-month.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';

/** GSTR-3B of a month, and how its tax is paid; `chosen` as in `setOff`. */
export async function gstr3b(month: Month, chosen?: Paise): Promise<Gstr3bRead> {
  see('reports');
  try {
    return await runGstr3b(month, chosen);
  } catch (error) {
    throw asReadError(error);
  }
}

/** Reads GSTR-3B as `gstr3b`, for an action: throws a Refusal, as actions do. */
export async function gstr3bToFile(month: Month, chosen?: Paise): Promise<Gstr3bRead> {
  try {
    return await runGstr3b(month, chosen);
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

/**
 * Posts the set-off of a month, as its journal. Refused if it is posted already, if there is nothing to set off, or if the law
 * does not allow what is `chosen`.
 */
export async function postSetOff(month: Month, chosen?: Paise): Promise<Voucher> {
  const { journal, posted, choiceProblem } = await gstr3bToFile(month, chosen);
  if (posted)
    throw new Refusal('Not saved', `The set-off is posted already: ${posted.title}. Cancel that to post it anew.`);
  refuseAt('choice', choiceProblem);
  if (!journal) throw new Refusal('Not saved', 'There is no credit to set against tax in this month.');
  return createVoucher(journal, 'Issued');
}

async function runGstr3b(month: Month, chosen: Paise | undefined): Promise<Gstr3bRead> {
  const many = await countVouchersOfMonth(await booksStore.ready(), ['Invoice', 'Purchase'], month);
  return readInBooksJob('gstr3b', { month, chosen }, readGstr3b, { many });
}
