import { formatPercent, formatPlainRupeesInFull, formatRupeesInFull } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { cessInWords } from '#domain/books/documents/cess.ts';
import { type DocumentInput, isReverseCharge, isTaxable } from '#domain/books/documents/document.ts';
import { isBillOfSupply } from '#domain/books/documents/document-heading.ts';
import type { DocumentSums } from '#domain/books/documents/document-sums.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { headsBorne, type NamedHead } from '#domain/books/documents/tax-names.ts';

/** Returns the heads that apply: none on a bill of supply or where no tax is charged, cess only where there is any. */
export function headsOnPaper(input: DocumentInput, sums: DocumentSums): readonly NamedHead[] {
  return isWithoutTax(input) ? [] : headsBorne(sums);
}

/** Names the value of the lines: only what GST is levied on is taxable (CGST Rules, rules 46(k) and 49(f)). */
export function valueOnPaper(input: DocumentInput, { charged }: DocumentSums): 'Taxable Value' | 'Value' {
  return charged === 'None' || isWithoutTax(input) ? 'Value' : 'Taxable Value';
}

/** "9% 112.95": rate and amount of a head in one line (CGST Rules, rule 46(l) and (m)). */
export function taxOfLine(
  head: NamedHead,
  line: DocumentInput['lines'][number],
  sums: TaxHeads & Readonly<{ percent: number }>,
): string {
  return `${head.of === 'cess' ? cessRateOf(line) : rateOfHead(head, sums.percent)}${formatPlainRupeesInFull(sums[head.of])}`;
}

/** "9% ", and nothing for cess, whose rate the HSN code does not tell. */
export function rateOfHead({ of, share }: NamedHead, percent: number): string {
  return of === 'cess' ? '' : `${formatPercent(percent * share)} `;
}

/** The parts of the total. Tax under reverse charge is no part of it: it is not owed to the supplier. */
export function partsOnPaper(input: DocumentInput, sums: DocumentSums): readonly (readonly [string, string])[] {
  const heads = isReverseCharge(input) ? [] : headsOnPaper(input, sums);
  const parts: readonly (readonly [string, Paise])[] = [
    [valueOnPaper(input, sums), sums.taxable],
    ...heads.map(({ name, of }) => [name, sums[of]] as const),
    ...(sums.roundOff === 0 ? [] : [['Round Off', sums.roundOff] as const]),
  ];
  return parts.map(([name, amount]) => [name, formatRupeesInFull(amount)] as const);
}

/** A sale on which no tax is charged, whatever heads its place of supply would bear. */
function isWithoutTax(input: DocumentInput): boolean {
  return input.kind === 'Invoice' && isBillOfSupply(input);
}

function cessRateOf(line: DocumentInput['lines'][number]): string {
  const written = isTaxable(line) ? cessInWords(line.cess) : '';
  return written === '' ? '' : `${written} `;
}
