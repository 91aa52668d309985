import { negative, type Paise, sumOf } from '#domain/money.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { sumOfAdvances } from './advances.ts';
import type { Gstr1Sections, ReportedDocument } from './gstr1-sections.ts';
import { negativeTaxedValue, sumOfTax, sumOfTaxedValues, type TaxedValue } from './tax-heads.ts';

/** Table 3.1 of GSTR-3B, without what is owed under reverse charge. */
export type OutwardSupplies = Readonly<{
  /** 3.1(a). */
  taxable: TaxedValue;
  /** 3.1(b): exports, and to special economic zones. */
  zeroRated: TaxedValue;
  /** 3.1(c). */
  untaxed: Paise;
  /** 3.1(e). */
  nonGst: Paise;
}>;

/** Adds up the sections of GSTR-1 as GSTR-3B does: notes are taken off, advances count as they are taxed. */
export function outwardSupplies({ documents, small, untaxed, advances }: Gstr1Sections): OutwardSupplies {
  const of = (isZeroRated: boolean) =>
    documents
      .filter((document) => isOfZeroRate(document) === isZeroRated)
      .flatMap(({ section, rows }): readonly TaxedValue[] =>
        section.name === 'cdnr' || section.name === 'cdnur' ? rows.map(negativeTaxedValue) : rows,
      );
  return {
    taxable: sumOfTaxedValues([...of(false), ...small, sumOfAdvances(advances)]),
    zeroRated: sumOfTaxedValues(of(true)),
    untaxed: sumOf(untaxed.flatMap(({ nil, exempt }) => [nil, exempt])),
    nonGst: sumOf(untaxed.map(({ nonGst }) => nonGst)),
  };
}

/** The supplies of a month, and what its return reports of months filed before. */
export type Supplies = Readonly<{ own: OutwardSupplies; earlier: OutwardSupplies }>;

/** Returns by how much a month that was filed has changed. */
export function changeOf({ was, now }: Readonly<{ was: Gstr1Sections; now: Gstr1Sections }>): OutwardSupplies {
  const before = outwardSupplies(was);
  return sumOfSupplies([
    outwardSupplies(now),
    {
      taxable: negativeTaxedValue(before.taxable),
      zeroRated: negativeTaxedValue(before.zeroRated),
      untaxed: negative(before.untaxed),
      nonGst: negative(before.nonGst),
    },
  ]);
}

export function sumOfSupplies(all: readonly OutwardSupplies[]): OutwardSupplies {
  return {
    taxable: sumOfTaxedValues(all.map((one) => one.taxable)),
    zeroRated: sumOfTaxedValues(all.map((one) => one.zeroRated)),
    untaxed: sumOf(all.map((one) => one.untaxed)),
    nonGst: sumOf(all.map((one) => one.nonGst)),
  };
}

/** The tax on sales: 3.1(a) and (b). */
export function taxOnSales({ taxable, zeroRated }: OutwardSupplies): TaxHeads {
  return sumOfTax([taxable, zeroRated]);
}

function isOfZeroRate({ section }: ReportedDocument): boolean {
  if (section.name === 'exp') return true;
  if (section.name === 'cdnur') return section.type !== 'B2CL';
  return 'gstin' in section && section.type !== 'R';
}
