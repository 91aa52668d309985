import { type Paise, sumOf, ZERO } from '#domain/money.ts';
import type { LineSums, SummedDocument } from '#domain/books/documents/document-sums.ts';
import { sumOfHeads, taxOf, type TaxHeads } from '#domain/books/documents/line-tax.ts';

/** The sums of the lines of one rate: the taxable value and the tax of each head. */
export type RateRow = TaxHeads & Readonly<{ percent: number; taxable: Paise }>;

/** Sales or purchases without tax: at the nil rate, exempt, or outside of GST. */
export type Untaxed = Readonly<{ nil: Paise; exempt: Paise; nonGst: Paise }>;

export const NOTHING_UNTAXED: Untaxed = { nil: ZERO, exempt: ZERO, nonGst: ZERO };

/**
 * The lines of a document, those of one rate added up: the portal takes a rate once for each document, and the last of two
 * would silently stand for both. `isEverythingRated` is for exports, of which also what is exempt is reported by its rate.
 * Lines that come to nothing are left out.
 */
export function rateRows(document: SummedDocument, isEverythingRated: boolean): readonly RateRow[] {
  const rows = new Map<number, RateRow>();
  document.sums.lines.forEach((line, at) => {
    if (kindOfLine(document, line, at, isEverythingRated) !== 'rated') return;
    const { percent, taxable, cgst, sgst, igst, cess } = line;
    if (taxable === 0 && taxOf(line) === 0) return;
    const row = { percent, taxable, cgst, sgst, igst, cess };
    const before = rows.get(percent);
    rows.set(percent, before ? joinedRates(before, row) : row);
  });
  return [...rows.values()];
}

/** Adds up the lines of a document that bear no tax. */
export function untaxedOf(document: SummedDocument, isEverythingRated: boolean): Untaxed {
  const of = (kind: keyof Untaxed) =>
    sumOf(
      document.sums.lines
        .filter((line, at) => kindOfLine(document, line, at, isEverythingRated) === kind)
        .map(({ taxable }) => taxable),
    );
  return { nil: of('nil'), exempt: of('exempt'), nonGst: of('nonGst') };
}

/** Two rows of one rate as one. */
export function joinedRates(one: RateRow, other: RateRow): RateRow {
  return { ...one, ...sumOfHeads([one, other]), taxable: sumOf([one.taxable, other.taxable]) };
}

export function joinedUntaxed(one: Untaxed, other: Untaxed): Untaxed {
  return {
    nil: sumOf([one.nil, other.nil]),
    exempt: sumOf([one.exempt, other.exempt]),
    nonGst: sumOf([one.nonGst, other.nonGst]),
  };
}

/** A taxable item at 0 % is of the nil rate (CGST Act, section 2(47)). */
function kindOfLine(
  { lines }: SummedDocument,
  { percent }: LineSums,
  at: number,
  isEverythingRated: boolean,
): 'rated' | keyof Untaxed {
  const taxability = lines[at]?.item?.taxability ?? 'Taxable';
  if (taxability === 'Non-GST') return 'nonGst';
  if (isEverythingRated) return 'rated';
  if (taxability === 'Exempt') return 'exempt';
  return taxability === 'Nil-rated' || percent === 0 ? 'nil' : 'rated';
}
