import { type DocumentInput, type InvoiceInput, isBlankDocumentLine, percentOfLine } from './document.ts';
import type { NumberSeries } from '#domain/books/numbering.ts';
import type { SummedDocument } from './document-sums.ts';
import { isExport } from './supply.ts';

/**
 * Whether an invoice is a bill of supply: under Composition, or if nothing on it is taxed (CGST Act, section 31(3)(c)). One
 * with taxed and untaxed lines is an invoice. An unregistered business has plain invoices.
 */
export function isBillOfSupply(input: Pick<InvoiceInput, 'own' | 'lines'>): boolean {
  if (input.own.registration !== 'Regular') return input.own.registration === 'Composition';
  const filled = filledLines(input);
  return filled.length > 0 && filled.every((line) => percentOfLine(line) === 0);
}

function filledLines({ lines }: Pick<InvoiceInput, 'lines'>) {
  return lines.filter((line) => !isBlankDocumentLine(line));
}

/** The series that gives a document its number. */
export function seriesOf(input: DocumentInput): NumberSeries {
  return input.kind === 'Invoice' && isBillOfSupply(input) ? 'Bill of Supply' : input.kind;
}

/** Says why an issued invoice, whose number is of one series, cannot become a bill of supply, nor back; else undefined. */
export function problemInSeries(before: DocumentInput, after: DocumentInput): string | undefined {
  if (seriesOf(before) === seriesOf(after)) return undefined;
  return `${before.number} is a number of the series ${seriesOf(before)}, and this would be of ${seriesOf(after)}. Cancel it and make a new one.`;
}

/**
 * The heading of a document on paper. Taxed and untaxed lines for who is not registered are on one invoice-cum-bill of
 * supply (CGST Rules, rule 46A).
 */
export function headingOf(input: SummedDocument): string {
  if (input.kind !== 'Invoice') return input.kind;
  if (isBillOfSupply(input)) return 'Bill of Supply';
  if (input.own.registration !== 'Regular') return 'Invoice';
  if (isSoldAbroad(input)) return 'Export Invoice';
  const isMixed = filledLines(input).some((line) => percentOfLine(line) === 0);
  return isMixed && input.party?.registration === 'Unregistered' ? 'Invoice-cum-Bill of Supply' : 'Tax Invoice';
}

/** The sentence that the law wants written on a sale besides; blank where it wants none. */
export function legendOf(input: SummedDocument): string {
  if (input.kind !== 'Invoice') return '';
  if (input.own.registration === 'Composition') return COMPOSITION;
  const { charged } = input.sums;
  const isAbroad = isSoldAbroad(input);
  if (!isAbroad && input.party?.registration !== 'SEZ') return '';
  if (charged === 'None' || isBillOfSupply(input)) return '';
  const meant = isAbroad ? 'Supply meant for export' : 'Supply to SEZ unit or SEZ developer for authorised operations';
  return charged === 'IGST'
    ? `${meant} on payment of integrated tax`
    : `${meant} under bond or letter of undertaking without payment of integrated tax`;
}

/** Whether it is an export, or was issued as one when the place of supply did not yet decide it. */
function isSoldAbroad(input: SummedDocument): boolean {
  return isExport(input) || (input.party?.registration === 'Overseas' && input.sums.charged === 'Zero-rated');
}

/** CGST Rules, rule 5(1)(f). */
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies';
