import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { immediatePaymentOf } from '#domain/books/vouchers/immediate-payment.ts';
import { moneyPostings } from '#domain/books/vouchers/posting.ts';
import { modeWith, type MoneyInput, type PreparedVoucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { ZERO } from '#domain/money.ts';
import { VOUCHER_DIGITS, VOUCHER_PREFIX } from '#data/books/ids.ts';
import { rolesOf } from '#data/books/masters/references.ts';
import { giveNumber } from './numbering.ts';
import type { Rows } from '#data/books/tables.ts';

/** Makes the receipt, or payment, of what is paid with a document, and sets it against it. */
export async function insertImmediatePayment(
  transaction: WriteTransaction<Rows>,
  ready: PreparedVoucher<InvoiceInput | PurchaseInput>,
  document: string,
): Promise<void> {
  const account = await transaction.get(
    'ledgers',
    (ready.kind === 'Invoice' ? ready.receivedIn : ready.paidFrom)?.id ?? '',
  );
  const money = immediatePaymentOf(ready, modeWith(account?.group, 'Cash'));
  if (!money) return;
  await insertSettling(transaction, { ...money, date: ready.date }, document);
}

/** Makes an issued receipt or payment of what is paid with a document that is saved in the same action, and sets all of it against that. */
export async function insertSettling(
  transaction: WriteTransaction<Rows>,
  money: MoneyInput & Readonly<{ date: IsoDate }>,
  document: string,
): Promise<void> {
  const input = { ...money, allocations: [{ document, amount: money.amount ?? ZERO }] };
  const number = await giveNumber(transaction, input);
  const id = await transaction.freshId('vouchers', VOUCHER_PREFIX, VOUCHER_DIGITS);
  const postings = moneyPostings(input, await rolesOf(transaction));
  await transaction.insert('vouchers', { ...input, id, number, state: 'Issued', postings, rev: 1 });
}
