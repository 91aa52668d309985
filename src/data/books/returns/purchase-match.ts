import { act } from '#data/books/act.ts';
import { see } from '#data/books/staff/access.ts';
import { asReadError, asRefusal, Refusal } from '#data/store/refusal.ts';
import { gstr2bId } from '#domain/books/returns/gstr2b/gstr2b.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { runBooksJob } from '#data/books/job.ts';
import type { UnreadSection } from '#domain/books/returns/gstr2b/unread-sections.ts';
import { readGstr2bFiles } from './read-gstr2b-files.ts';
import { type PurchaseMatchRead, readPurchaseMatch } from './read-purchase-match.ts';
import { booksStore } from '#data/books/store.ts';

/** The GSTR-2B of a month beside the books. */
export async function purchaseMatch(month: Month): Promise<PurchaseMatchRead> {
  see('reports');
  try {
    const db = await booksStore.ready();
    const purchases = db.records('vouchers').where('[kind+date+keys.serial]');
    const many = await purchases.between(['Purchase', ''], ['Purchase', '\uffff']).count();
    return await runBooksJob('purchaseMatch', { month }, readPurchaseMatch, { many });
  } catch (error) {
    throw asReadError(error);
  }
}

/**
 * Opens the files of a GSTR-2B, and keeps it in place of what was opened of that month before; what was decided about its
 * rows stays. `gstin` is that of the books. Returns the month, and the sections that nothing was read of. Refused if they are no GSTR-2B of these books.
 */
export async function openGstr2b(
  files: readonly Blob[],
  gstin: string,
): Promise<Readonly<{ month: Month; unread: readonly UnreadSection[] }>> {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const many = bytes / BYTES_OF_A_ROW;
  const read = runBooksJob('gstr2b', { files, gstin }, (_db, order) => readGstr2bFiles(order), { many });
  const { gstr2b, unread } = await read.catch((error: unknown) => {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  });
  const after = { ...gstr2b, id: gstr2bId(gstr2b.month), opened: files.length };
  await act('gst', ['gstr2bs'], async (transaction) => {
    const before = await transaction.get('gstr2bs', after.id);
    await (before ? transaction.replace('gstr2bs', before, after) : transaction.insert('gstr2bs', after));
  });
  return { month: gstr2b.month, unread };
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
