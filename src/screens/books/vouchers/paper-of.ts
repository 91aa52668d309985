import { business } from '#data/books/business.ts';
import { voucher } from '#data/books/vouchers.ts';
import { readForFile } from '#data/store/refusal.ts';
import type { Business } from '#domain/books/business.ts';
import { documentPaper } from '#domain/books/document-paper.ts';
import { isOfPlain, type Voucher } from '#domain/books/voucher.ts';
import { voucherDocument } from '#domain/books/voucher-document.ts';

/** A voucher as it is saved now on paper: the page may still show it as it was before. */
export function paperOf(seen: Voucher) {
  return readForFile(async () => onPaper((await voucher(seen.id)) ?? seen, await business()));
}

/** A voucher as it prints. */
export function onPaper(shown: Voucher, issuer: Business) {
  return isOfPlain(shown) ? voucherDocument(shown, issuer) : documentPaper(shown, issuer);
}
