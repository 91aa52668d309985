import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import type { CreditNoteInput, InvoiceInput } from '#domain/books/documents/document.ts';
import { isExport } from '#domain/books/documents/supply.ts';
import { largeSaleAbove } from '#domain/books/law/limits.ts';
import { hasGstin } from '#domain/books/registration.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';

/** A document of GSTR-1: invoices, bills of supply and credit notes that were issued, be they cancelled since. */
export type Sale = Voucher<InvoiceInput> | Voucher<CreditNoteInput>;

/**
 * The section that reports a document by itself; undefined for a small one, of which only the sum by place and rate is
 * reported (B2CS).
 */
export type Section =
  | Readonly<{ name: 'b2b' | 'cdnr'; gstin: string; type: 'R' | 'SEWP' | 'SEWOP' }>
  | Readonly<{ name: 'b2cl' }>
  | Readonly<{ name: 'exp'; type: 'WPAY' | 'WOPAY' }>
  | Readonly<{ name: 'cdnur'; type: 'B2CL' | 'EXPWP' | 'EXPWOP' }>;

/** The totals of the invoices that notes take back from, by the ids of the invoices. */
export type Originals = ReadonlyMap<string, Paise>;

/**
 * Returns the section that reports a document (form GSTR-1, tables 4 to 7 and 9B). A note to a buyer without a GSTIN goes
 * where its invoice went: a large one is large by what the invoice came to on its day, not by what the note does.
 */
export function sectionOf(sale: Sale, originals: Originals): Section | undefined {
  const { party } = sale;
  const isNote = sale.kind === 'Credit Note';
  const isPaid = sale.sums.charged === 'IGST';
  if (isExport(sale)) {
    return isNote
      ? { name: 'cdnur', type: isPaid ? 'EXPWP' : 'EXPWOP' }
      : { name: 'exp', type: isPaid ? 'WPAY' : 'WOPAY' };
  }
  if (party && hasGstin(party.registration)) {
    const type = party.registration === 'SEZ' ? (isPaid ? 'SEWP' : 'SEWOP') : 'R';
    return { name: isNote ? 'cdnr' : 'b2b', gstin: party.gstin, type };
  }
  if (!isPaid) return undefined;
  if (!isNote) return isLarge(sale.sums.total, sale.date) ? { name: 'b2cl' } : undefined;
  const { against } = sale;
  const came = against ? originals.get(against.id) : undefined;
  return against && came !== undefined && isLarge(came, against.date) ? { name: 'cdnur', type: 'B2CL' } : undefined;
}

/** Whether a business that charges GST issued it, and it counts. */
export function isReported({ state, own }: Sale): boolean {
  return state === 'Issued' && own.registration === 'Regular';
}

function isLarge(value: Paise, day: IsoDate): boolean {
  const limit = largeSaleAbove(day);
  return limit !== undefined && value > limit;
}
