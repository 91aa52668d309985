import { isDocument } from '#domain/books/documents/document.ts';
import { business } from '#data/books/business.ts';
import { owedOn } from '#data/books/payments/document-status.ts';
import { voucher } from '#data/books/vouchers/vouchers.ts';
import { today } from '#data/clock.ts';
import { readForFile } from '#data/store/refusal.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { PaperForm } from '#domain/books/paper/document-copy.ts';
import { documentPaper } from '#domain/books/paper/document-paper.ts';
import { stockDocument } from '#domain/books/paper/stock-document.ts';
import { isStockVoucher } from '#domain/books/vouchers/stock-voucher.ts';
import { type Voucher } from '#domain/books/vouchers/voucher.ts';
import { voucherDocument } from '#domain/books/paper/voucher-document.ts';
import { type Paise, ZERO } from '#domain/money.ts';

/** A voucher, and as what it is to print where it is a document. */
export type VoucherPrint = Readonly<{ voucher: Voucher; form: PaperForm }>;

/** A voucher as it is saved now on paper: the page may still show it as it was before. */
export function paperOf({ voucher: seen, form }: VoucherPrint) {
  return readForFile(async () => {
    const shown = (await voucher(seen.id)) ?? seen;
    return paperWithBalance({ voucher: shown, form }, await business(), await openBalanceOf(shown));
  });
}

/** A voucher as it prints; an invoice with the UPI code of its balance. */
export function paperWithBalance({ voucher: shown, form }: VoucherPrint, issuer: Business, balance: Paise) {
  if (isStockVoucher(shown)) return stockDocument(shown, issuer);
  return isDocument(shown) ? documentPaper(shown, issuer, form, balance) : voucherDocument(shown, issuer);
}

/** Returns the amount that is still owed on a document; zero on any other voucher. */
export async function openBalanceOf(shown: Voucher): Promise<Paise> {
  return (await owedOn([shown], today()))[shown.id]?.balance ?? ZERO;
}
