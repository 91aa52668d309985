import type { InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import type { MoneyInput } from './voucher.ts';

/**
 * Returns the receipt of what is paid with an invoice, or the payment of what is paid with a purchase; undefined if nothing
 * is. It is a voucher of its own, set against the document, so that Payments and Cash Flow have it like any other; the
 * document that is issued keeps neither field (`withoutImmediatePayment`).
 */
export function immediatePaymentOf(
  input: InvoiceInput | PurchaseInput,
  mode: MoneyInput['mode'],
): MoneyInput | undefined {
  const isSale = input.kind === 'Invoice';
  const [amount, account] = isSale ? [input.receivedNow, input.receivedIn] : [input.paidNow, input.paidFrom];
  if (amount === null || amount === 0 || !input.party) return undefined;
  return {
    kind: isSale ? 'Receipt' : 'Payment',
    date: input.date,
    number: '',
    narration: '',
    against: { id: input.party.id, name: input.party.name },
    account,
    amount,
    mode,
    reference: '',
    tds: null,
    discount: null,
  };
}

/** Returns a document without what was paid with it. */
export function withoutImmediatePayment<Trade extends InvoiceInput | PurchaseInput>(trade: Trade): Trade {
  return trade.kind === 'Invoice'
    ? { ...trade, receivedNow: null, receivedIn: null }
    : { ...trade, paidNow: null, paidFrom: null };
}
