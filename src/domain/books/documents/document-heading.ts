import { chargedOn, type DocumentEntry, type InvoiceEntry, isBlankDocumentLine, percentOfLine } from './document.ts';
import type { VoucherKind } from '#domain/books/numbering.ts';
import { isZeroRated } from './supply.ts';

/**
 * Whether an invoice is a bill of supply: under Composition, or if nothing on it is taxed (CGST Act, section 31(3)(c)). One
 * with taxed and untaxed lines is an invoice. An unregistered business has plain invoices.
 */
export function isBillOfSupply(entry: Pick<InvoiceEntry, 'own' | 'lines'>): boolean {
  if (entry.own.registration !== 'Regular') return entry.own.registration === 'Composition';
  const filled = filledLines(entry);
  return filled.length > 0 && filled.every((line) => percentOfLine(line) === 0);
}

function filledLines({ lines }: Pick<InvoiceEntry, 'lines'>) {
  return lines.filter((line) => !isBlankDocumentLine(line));
}

/** The series that gives a document its number. */
export function seriesOf(entry: DocumentEntry): VoucherKind {
  return entry.kind === 'Invoice' && isBillOfSupply(entry) ? 'Bill of Supply' : entry.kind;
}

/**
 * What stands over a document on paper. Taxed and untaxed lines for who is not registered are on one invoice-cum-bill of
 * supply (CGST Rules, rule 46A).
 */
export function headingOf(entry: DocumentEntry): string {
  if (entry.kind !== 'Invoice') return entry.kind;
  if (isBillOfSupply(entry)) return 'Bill of Supply';
  if (entry.own.registration !== 'Regular') return 'Invoice';
  if (entry.party?.registration === 'Overseas') return 'Export Invoice';
  const isMixed = filledLines(entry).some((line) => percentOfLine(line) === 0);
  return isMixed && entry.party?.registration === 'Unregistered' ? 'Invoice-cum-Bill of Supply' : 'Tax Invoice';
}

/** What the law wants written on a sale besides; blank where it wants nothing. */
export function legendOf(entry: DocumentEntry): string {
  if (entry.kind !== 'Invoice') return '';
  if (entry.own.registration === 'Composition') return COMPOSITION;
  const registration = entry.party?.registration ?? 'Unregistered';
  if (!isZeroRated(registration) || isBillOfSupply(entry)) return '';
  const charged = chargedOn(entry);
  if (charged === 'None') return '';
  const meant =
    registration === 'Overseas'
      ? 'Supply meant for export'
      : 'Supply to SEZ unit or SEZ developer for authorised operations';
  return charged === 'IGST'
    ? `${meant} on payment of integrated tax`
    : `${meant} under bond or letter of undertaking without payment of integrated tax`;
}

/** CGST Rules, rule 5(1)(f). */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies';
