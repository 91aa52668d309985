import { gstinInCapitals } from '#domain/gstin.ts';
import {
  type DocumentEntry,
  type DocumentLine,
  type InvoiceEntry,
  isBlankDocumentLine,
  type PurchaseEntry,
} from '#domain/books/documents/document.ts';
import { seriesOf } from '#domain/books/documents/document-heading.ts';
import { hsnDigits } from '#domain/books/hsn.ts';
import { tidyName } from '#domain/books/names.ts';
import type { MoneyEntry } from './voucher.ts';

/** A document as it is kept: without blank lines, or lines of a note that take nothing back, and spaces around texts. */
export function tidyDocument<Entry extends DocumentEntry>(entry: Entry): Entry;
export function tidyDocument(entry: DocumentEntry): DocumentEntry {
  const texts = { number: entry.number.trim(), narration: entry.narration.trim() };
  const party = entry.party && { ...entry.party, gstin: gstinInCapitals(entry.party.gstin) };
  if (entry.kind === 'Invoice') {
    const { shippingBill, delivery, ...rest } = entry;
    const bill = tidyBill(shippingBill);
    const to = tidyDelivery(delivery);
    const reference = entry.reference.trim();
    const extras = { ...(to && { delivery: to }), ...(bill && { shippingBill: bill }) };
    return { ...rest, ...texts, party, reference, lines: tidyLines(entry.lines), ...extras };
  }
  if (entry.kind === 'Purchase') {
    const [billNumber, reference] = [entry.billNumber.trim(), entry.reference.trim()];
    return { ...entry, ...texts, party, billNumber, reference, lines: tidyLines(entry.lines) };
  }
  return { ...entry, ...texts, party, lines: entry.lines.filter(({ quantity }) => (quantity ?? 0) !== 0) };
}

/** Undefined if nothing was entered of it. */
function tidyBill(bill: InvoiceEntry['shippingBill']): InvoiceEntry['shippingBill'] {
  if (!bill) return undefined;
  const [number, port] = [bill.number.trim(), bill.port.trim().toUpperCase()];
  return number === '' && port === '' && bill.date === '' ? undefined : { number, date: bill.date, port };
}

/** Likewise. */
function tidyDelivery(to: InvoiceEntry['delivery']): InvoiceEntry['delivery'] {
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
export function moneyAtOnce(entry: InvoiceEntry | PurchaseEntry, mode: MoneyEntry['mode']): MoneyEntry | undefined {
  const isSale = entry.kind === 'Invoice';
  const [amount, account] = isSale ? [entry.receivedNow, entry.receivedIn] : [entry.paidNow, entry.paidFrom];
  if (amount === null || amount === 0 || !entry.party) return undefined;
  return {
    kind: isSale ? 'Receipt' : 'Payment',
    date: entry.date,
    number: '',
    narration: '',
    against: { id: entry.party.id, name: entry.party.name },
    account,
    amount,
    mode,
    reference: '',
    tds: null,
    discount: null,
  };
}

/** A document without what was paid with it. */
export function withoutMoney(entry: DocumentEntry): DocumentEntry {
  if (entry.kind === 'Invoice') return { ...entry, receivedNow: null, receivedIn: null };
  return entry.kind === 'Purchase' ? { ...entry, paidNow: null, paidFrom: null } : entry;
}

/** An issued invoice keeps its number, and a number is of one series: it cannot become a bill of supply, nor back. */
export function problemInSeries(before: DocumentEntry, after: DocumentEntry): string | undefined {
  if (seriesOf(before) === seriesOf(after)) return undefined;
  return `${before.number} is a number of the series ${seriesOf(before)}, and this would be of ${seriesOf(after)}. Cancel it and make a new one.`;
}
