import type { CreditNoteInput, DocumentParty, InvoiceInput } from '#domain/books/documents/document.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import type { Sale } from '#domain/books/returns/sale-section.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asQuantity } from '#domain/quantity.ts';
import { anInvoiceInput, WALK_IN_PARTY } from './documents.ts';
import { voucherOf } from './voucher-inputs.ts';

/** Sales as a return reads them; the id is the number. */

export const IN_KARNATAKA_UNREGISTERED: DocumentParty = { ...WALK_IN_PARTY, id: 'PTY-9', state: '29' };

export function sold(number: string, date: IsoDate, overrides: Partial<InvoiceInput> = {}): Voucher<InvoiceInput> {
  return voucherOf(anInvoiceInput(overrides), { id: number, number, date });
}

/** A note that takes so many units back of the first line of an invoice, or all of it. */
export function returned(
  number: string,
  date: IsoDate,
  invoice: Voucher<InvoiceInput>,
  { units, ...overrides }: Partial<CreditNoteInput> & Readonly<{ units?: number }> = {},
): Voucher<CreditNoteInput> {
  const whole = blankCreditNote(invoice, lineBalances(invoice.lines, []), date);
  const lines =
    units === undefined
      ? whole.lines
      : whole.lines.slice(0, 1).map((line) => ({ ...line, quantity: asQuantity(units) }));
  const note = { ...whole, reason: 'Sales return', lines, ...overrides } as const;
  return voucherOf(note, { id: number, number, date });
}

/** An invoice that was changed since, with the sums that it comes to now. */
export function changed(
  invoice: Voucher<InvoiceInput>,
  overrides: Partial<Pick<Voucher<InvoiceInput>, 'lines' | 'party' | 'place' | 'date'>>,
): Voucher<InvoiceInput> {
  const now = { ...invoice, ...overrides };
  return voucherOf(now, { id: now.id, date: now.date });
}

export function cancelled<Of extends Sale>(sale: Of): Of {
  return { ...sale, state: 'Cancelled' };
}
