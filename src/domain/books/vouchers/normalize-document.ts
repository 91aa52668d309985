import { gstinInCapitals } from '#domain/gstin.ts';
import type { DocumentInput, InvoiceInput } from '#domain/books/documents/document.ts';
import { normalizeDelivery, normalizeLines } from '#domain/books/documents/normalize-lines.ts';
import { trimmedTexts } from '#domain/books/voucher-head.ts';

/** Returns a document as it is stored: without blank lines, lines of a note that take nothing back, spaces around texts. */
export function normalizeDocument<Input extends DocumentInput>(input: Input): Input;
export function normalizeDocument(input: DocumentInput): DocumentInput {
  const texts = trimmedTexts(input);
  const party = input.party && { ...input.party, gstin: gstinInCapitals(input.party.gstin) };
  if (input.kind === 'Invoice') {
    const { shippingBill, delivery, ...rest } = input;
    const bill = normalizeShippingBill(shippingBill);
    const to = normalizeDelivery(delivery);
    const reference = input.reference.trim();
    const extras = { ...(to && { delivery: to }), ...(bill && { shippingBill: bill }) };
    return { ...rest, ...texts, party, reference, lines: normalizeLines(input.lines), ...extras };
  }
  if (input.kind === 'Purchase') {
    const [billNumber, reference] = [input.billNumber.trim(), input.reference.trim()];
    return { ...input, ...texts, party, billNumber, reference, lines: normalizeLines(input.lines) };
  }
  const { allocations = [], ...note } = input;
  const set = allocations.filter(({ amount }) => amount !== 0);
  const lines = input.lines.filter(({ quantity }) => (quantity ?? 0) !== 0);
  return { ...note, ...texts, party, lines, ...(set.length > 0 && { allocations: set }) };
}

/** Returns undefined if nothing was entered of the bill. */
function normalizeShippingBill(bill: InvoiceInput['shippingBill']): InvoiceInput['shippingBill'] {
  if (!bill) return undefined;
  const [number, port] = [bill.number.trim(), bill.port.trim().toUpperCase()];
  return number === '' && port === '' && bill.date === '' ? undefined : { number, date: bill.date, port };
}
