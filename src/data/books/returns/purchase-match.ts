import { act } from '#data/books/act.ts';
import { see } from '#data/books/staff/access.ts';
import { asReadError, asRefusal, Refusal } from '#data/store/refusal.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { readInBooksJob, runBooksJob } from '#data/books/job.ts';
import type { KeptGstr2b } from './keep-gstr2b.ts';
import type { Gstr2bOrder } from './read-gstr2b-files.ts';
import { type PurchaseMatchRead, readPurchaseMatch } from './read-purchase-match.ts';
import { booksStore } from '#data/books/store.ts';

/** The GSTR-2B of a month beside the books. */
export async function purchaseMatch(month: Month): Promise<PurchaseMatchRead> {
  see('reports');
  try {
    const db = await booksStore.ready();
    const purchases = db.records('vouchers').where('[kind+date+keys.serial]');
    const many = await purchases.between(['Purchase', ''], ['Purchase', '\uffff']).count();
    return await readInBooksJob('purchaseMatch', { month }, readPurchaseMatch, { many });
  } catch (error) {
    throw asReadError(error);
  }
}

/** Opens the files of a GSTR-2B of these books, whose GSTIN is `gstin`, as `keepGstr2b`: in a worker, if they are large. */
export async function openGstr2b(files: readonly Blob[], gstin: string): Promise<KeptGstr2b> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const many = bytes / BYTES_OF_A_ROW;
  try {
    return await runBooksJob('gstr2b', { files, gstin }, keep, { many, isWriting: true });
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

async function keep(_db: unknown, order: Gstr2bOrder): Promise<KeptGstr2b> {
  return (await import('./keep-gstr2b.ts')).keepGstr2b(order);
}

/** Says that a row, by its key, is a purchase or debit note of the books. Refused if that is another row already. */
export function markMatch(key: string, voucher: string): Promise<void> {
  return act('gst', ['matches', 'vouchers'], async (transaction) => {
    const of = await transaction.find('vouchers', voucher);
    if ((of.kind !== 'Purchase' && of.kind !== 'Debit Note') || of.state !== 'Issued')
      throw new Refusal('Not saved', `${titleOf(of)} is no issued purchase or debit note. Choose another one.`);
    const others = await transaction.where('matches', 'voucher', voucher);
    if (others.some(({ id }) => id !== key))
      throw new Refusal('Not saved', `${titleOf(of)} is matched with another row already. Take that back first.`);
    const before = await transaction.get('matches', key);
    await (before
      ? transaction.replace('matches', before, { id: key, voucher })
      : transaction.insert('matches', { id: key, voucher }));
  });
}

/** Says that a row is none of ours. */
export function rejectRow(key: string): Promise<void> {
  return act('gst', ['matches'], async (transaction) => {
    const before = await transaction.get('matches', key);
    await (before
      ? transaction.replace('matches', before, { id: key, voucher: '' })
      : transaction.insert('matches', { id: key, voucher: '' }));
  });
}

/** Takes back what was decided about a row: the rules match it again. */
export function takeBackMatch(key: string): Promise<void> {
  return act('gst', ['matches'], async (transaction) => {
    await transaction.remove('matches', await transaction.find('matches', key));
  });
}

/** A large file is read in a worker: about so many bytes are one document. */
const BYTES_OF_A_ROW = 500;
