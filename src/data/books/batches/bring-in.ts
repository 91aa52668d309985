import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { type Batch, type Batched, batchKey, type BatchInput, batchNumber } from '#domain/books/batch.ts';
import { dayRead, readExpiry, readMade } from '#domain/books/batches/batch-days.ts';
import { otherThanKnown } from '#domain/books/batches/batch-problems.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { BATCH_PREFIX, ID_DIGITS } from '#data/books/ids.ts';
import { refuseAt } from '#data/books/field-refusals.ts';
import type { Rows } from '#data/books/tables.ts';

type Transaction = WriteTransaction<Rows>;
type HadLine = Batched & Readonly<{ item: Readonly<{ id: string }> | null }>;

/** The batch of an item that has this number, whatever the case. */
export async function batchCalled(transaction: Transaction, item: string, number: string): Promise<Batch | undefined> {
  const [batch] = await transaction.where('batches', 'keys.unique', batchKey(item, number));
  return batch;
}

/**
 * Returns the id of the batch that a line brings in: one that is known, or a new one. A line of the voucher that `had` it keeps it,
 * whatever the batch was corrected to since.
 */
export async function batchBroughtIn(
  transaction: Transaction,
  { id, name }: Named,
  typed: BatchInput,
  at: number,
  had: readonly HadLine[],
): Promise<string> {
  const key = batchKey(id, typed.number);
  const before = had.find(({ item, batch }) => item?.id === id && batch && batchKey(id, batch.number) === key);
  const idBefore = before?.batches?.[0]?.id;
  if (idBefore !== undefined && before?.batch?.expiry === typed.expiry && before?.batch?.made === typed.made)
    return idBefore;
  const known = await batchCalled(transaction, id, typed.number);
  if (known) {
    refuseAt(`lines.${at}.batch`, otherThanKnown(known, typed));
    return known.id;
  }
  const batch = {
    id: await transaction.freshId('batches', BATCH_PREFIX, ID_DIGITS),
    item: { id, name },
    number: batchNumber(typed.number),
    made: dayRead(readMade(typed.made ?? '')),
    expiry: dayRead(readExpiry(typed.expiry ?? '')),
    ...(typed.mrp !== undefined && { mrp: typed.mrp }),
    rev: 1,
  };
  await transaction.insert('batches', batch);
  return batch.id;
}
