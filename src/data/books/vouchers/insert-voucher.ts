import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { Allocation } from '#domain/books/voucher-head.ts';
import type { PreparedVoucher, SummedInput, Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { refuseConflicts } from './refuse-conflicts.ts';
import { VOUCHER_DIGITS, VOUCHER_PREFIX } from '#data/books/ids.ts';
import { giveNumber } from './numbering.ts';
import { prepareVoucher } from './prepare-voucher.ts';
import { savingOf } from './saving-kinds.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';

/**
 * The other vouchers of the same action, whose effects are not known before it ends. `settling` are documents that one is set
 * against: the caller sees to it that no more than is open on them is set. `coming` brings goods that one may take again, of the
 * batches that its lines say.
 */
type SameAction = Readonly<{ settling?: readonly Allocation[]; coming?: SummedInput | undefined }>;

/** Makes a voucher within an action, with its number if it is issued. Refused as `createVoucher` is. */
export async function insertVoucher(
  transaction: WriteTransaction<Rows>,
  input: VoucherInput,
  state: 'Draft' | 'Issued',
  { settling, coming }: SameAction = {},
): Promise<Voucher> {
  const ready = await prepareVoucher(transaction, input, state, undefined, coming);
  if (state === 'Issued') {
    await refuseConflicts(transaction, savingOf(input).toCheck(input, ready), undefined, coming, ready);
  }
  return insertReady(transaction, ready, state, settling);
}

/**
 * Issues a voucher that moves on what `coming`, of the same action, brought. It is checked by itself, and not against what is there
 * before the action ends.
 */
export async function insertFollowing(
  transaction: WriteTransaction<Rows>,
  input: VoucherInput,
  coming: Voucher,
): Promise<Voucher> {
  return insertReady(transaction, await prepareVoucher(transaction, input, 'Issued', undefined, coming), 'Issued');
}

async function insertReady(
  transaction: WriteTransaction<Rows>,
  ready: PreparedVoucher,
  state: 'Draft' | 'Issued',
  settling: readonly Allocation[] = [],
): Promise<Voucher> {
  const saving = savingOf(ready);
  const number = state === 'Draft' ? ready.number : await giveNumber(transaction, ready);
  const id = await transaction.freshId('vouchers', VOUCHER_PREFIX, VOUCHER_DIGITS);
  const stored = state === 'Issued' ? saving.stored(ready) : ready;
  const row: Voucher = { ...stored, ...(settling.length > 0 && { allocations: settling }), id, number, state, rev: 1 };
  await transaction.insert('vouchers', row);
  if (state === 'Issued') await saving.insertAlong(transaction, ready, id);
  return row;
}

/** The tables that a voucher is checked against, and what it changes. */
export const VOUCHER_TABLES: readonly BooksTable[] = [
  'vouchers',
  'parties',
  'ledgers',
  'items',
  'godowns',
  'series',
  'business',
  'batches',
];
