import { business } from '#data/books/business.ts';
import { owedOn } from '#data/books/payments/document-status.ts';
import { voucher } from '#data/books/vouchers/vouchers.ts';
import { today } from '#data/clock.ts';
import { readForFile } from '#data/store/refusal.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { PaperForm } from '#domain/books/paper/document-copy.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { type Voucher } from '#domain/books/vouchers/voucher.ts';
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
  return kindOf(shown).paper(shown, issuer, form, balance);
}

/** Returns the amount that is still owed on a document; zero on any other voucher. */
export async function openBalanceOf(shown: Voucher): Promise<Paise> {
  return (await owedOn([shown], today()))[shown.id]?.balance ?? ZERO;
}
