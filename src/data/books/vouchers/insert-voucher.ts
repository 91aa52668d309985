import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { refuseConflicts } from './refuse-conflicts.ts';
import { VOUCHER_DIGITS, VOUCHER_PREFIX } from '#data/books/ids.ts';
import { giveNumber } from './numbering.ts';
import { prepareVoucher } from './prepare-voucher.ts';
import { savingOf } from './saving-kinds.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';

/** Makes a voucher within an action, with its number if it is issued. Refused as `createVoucher` is. */
export async function insertVoucher(
  transaction: WriteTransaction<Rows>,
  input: VoucherInput,
  state: 'Draft' | 'Issued',
): Promise<Voucher> {
  const saving = savingOf(input);
  const ready = await prepareVoucher(transaction, input, state);
  if (state === 'Issued') await refuseConflicts(transaction, saving.toCheck(input, ready));
  const number = state === 'Draft' ? ready.number : await giveNumber(transaction, ready);
  const id = await transaction.freshId('vouchers', VOUCHER_PREFIX, VOUCHER_DIGITS);
  const row: Voucher = { ...(state === 'Issued' ? saving.stored(ready) : ready), id, number, state, rev: 1 };
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
];
