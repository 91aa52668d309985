import { business } from '#data/books/business.ts';
import { voucher } from '#data/books/vouchers.ts';
import { readForFile } from '#data/store/refusal.ts';
import type { Voucher } from '#domain/books/voucher.ts';
import { voucherDocument } from '#domain/books/voucher-document.ts';

/** The slip of a voucher as it is saved now: the page may still show it as it was before. */
export function paperOf(seen: Voucher) {
  return readForFile(async () => voucherDocument((await voucher(seen.id)) ?? seen, await business()));
}
