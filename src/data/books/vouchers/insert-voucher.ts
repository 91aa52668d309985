import type { Hand } from '#data/store/hand.ts';
import type { Voucher, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { refuseBesideOthers } from './beside-others.ts';
import { VOUCHER_DIGITS, VOUCHER_PREFIX } from '#data/books/ids.ts';
import { giveNumber } from './numbering.ts';
import { asKept, checkedBeside, readied } from './ready-voucher.ts';
import { settleAtOnce } from './settle-at-once.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';

/** Makes a voucher within an action, with its number if it is issued. Refused as `createVoucher` is. */
export async function insertVoucher(
  hand: Hand<Rows>,
  input: VoucherInput,
  state: 'Draft' | 'Issued',
): Promise<Voucher> {
  const ready = await readied(hand, input, state);
  if (state === 'Issued') await refuseBesideOthers(hand, checkedBeside(input, ready));
  const number = state === 'Draft' ? ready.number : await giveNumber(hand, ready);
  const id = await hand.freshId('vouchers', VOUCHER_PREFIX, VOUCHER_DIGITS);
  const row: Voucher = { ...asKept(ready, state), id, number, state, rev: 1 };
  await hand.insert('vouchers', row);
  if (state === 'Issued') await settleAtOnce(hand, ready, id);
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
