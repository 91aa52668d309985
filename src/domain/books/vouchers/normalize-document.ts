import { gstinInCapitals } from '#domain/gstin.ts';
import {
  type DocumentInput,
  type DocumentLine,
  type InvoiceInput,
  isBlankDocumentLine,
  type PurchaseInput,
} from '#domain/books/documents/document.ts';
import { seriesOf } from '#domain/books/documents/document-heading.ts';
import { hsnDigits } from '#domain/books/hsn.ts';
import { tidyName } from '#domain/books/names.ts';
import type { MoneyInput } from './voucher.ts';

/** A document as it is kept: without blank lines, or lines of a note that take nothing back, and spaces around texts. */
export function tidyDocument<Input extends DocumentInput>(input: Input): Input;
export function tidyDocument(input: DocumentInput): DocumentInput {
  const texts = { number: input.number.trim(), narration: input.narration.trim() };
  const party = input.party && { ...input.party, gstin: gstinInCapitals(input.party.gstin) };
  if (input.kind === 'Invoice') {
    const { shippingBill, delivery, ...rest } = input;
    const bill = tidyBill(shippingBill);
    const to = tidyDelivery(delivery);
    const reference = input.reference.trim();
    const extras = { ...(to && { delivery: to }), ...(bill && { shippingBill: bill }) };
    return { ...rest, ...texts, party, reference, lines: tidyLines(input.lines), ...extras };
  }
  if (input.kind === 'Purchase') {
    const [billNumber, reference] = [input.billNumber.trim(), input.reference.trim()];
    return { ...input, ...texts, party, billNumber, reference, lines: tidyLines(input.lines) };
  }
  return { ...input, ...texts, party, lines: input.lines.filter(({ quantity }) => (quantity ?? 0) !== 0) };
}

/** Undefined if nothing was entered of it. */
function tidyBill(bill: InvoiceInput['shippingBill']): InvoiceInput['shippingBill'] {
  if (!bill) return undefined;
  const [number, port] = [bill.number.trim(), bill.port.trim().toUpperCase()];
  return number === '' && port === '' && bill.date === '' ? undefined : { number, date: bill.date, port };
}

/** Likewise. */
function tidyDelivery(to: InvoiceInput['delivery']): InvoiceInput['delivery'] {
  if (!to) return undefined;
  const [name, address] = [tidyName(to.name), to.address.trim()];
  const [city, pinCode] = [to.city.trim(), to.pinCode.trim()];
  const isBlank = [name, address, city, pinCode, to.state].every((text) => text === '');
  return isBlank ? undefined : { name, address, city, pinCode, state: to.state };
}

function tidyLines<Line extends DocumentLine>(lines: readonly Line[]): readonly Line[] {
  return lines
    .filter((line) => !isBlankDocumentLine(line))
    .map((line) => ({ ...line, description: line.description.trim(), hsn: hsnDigits(line.hsn) }));
}

/**
 * The receipt of what is paid with an invoice, or the payment of what is paid with a purchase; undefined if nothing is. It
 * is a voucher of its own, set against the document, so that Payments and Cash Flow have it like any other; the document
 * that is issued keeps neither field (`withoutMoney`).
 */
export function moneyAtOnce(input: InvoiceInput | PurchaseInput, mode: MoneyInput['mode']): MoneyInput | undefined {
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

/** A document without what was paid with it. */
export function withoutMoney(input: DocumentInput): DocumentInput {
  if (input.kind === 'Invoice') return { ...input, receivedNow: null, receivedIn: null };
  return input.kind === 'Purchase' ? { ...input, paidNow: null, paidFrom: null } : input;
}

/** An issued invoice keeps its number, and a number is of one series: it cannot become a bill of supply, nor back. */
export function problemInSeries(before: DocumentInput, after: DocumentInput): string | undefined {
  if (seriesOf(before) === seriesOf(after)) return undefined;
  return `${before.number} is a number of the series ${seriesOf(before)}, and this would be of ${seriesOf(after)}. Cancel it and make a new one.`;
}
