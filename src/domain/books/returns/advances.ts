import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { type AdvanceTerms, type AdvanceUse, taxOfAdvance, taxTakenBack } from '#domain/books/vouchers/advance.ts';
import { taxOf, type TaxHeads } from '#domain/books/documents/line-tax.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { lessTax, negativeTaxedValue, sumOfTax, sumOfTaxedValues, type TaxedValue } from './tax-heads.ts';
import { joinedRates, type RateRow } from './rate-rows.ts';

/** An advance for services as returns count it. `received` includes its tax, and so does what of it was used. */
export type AdvanceReceipt = Readonly<{
  date: IsoDate;
  place: string;
  terms: AdvanceTerms;
  received: Paise;
  used: readonly AdvanceUse[];
}>;

/** All advances for one place, of one rate: what they come to without their tax, and the tax. */
export type AdvanceRow = RateRow & Readonly<{ place: string; isWithin: boolean }>;

/** Tables 11A and 11B of GSTR-1, each with the number of its receipts. */
export type Advances = Readonly<{
  /** Received in these days, as far as no invoice of them takes it. */
  received: readonly AdvanceRow[];
  receipts: number;
  /** Received before, and taken by what was invoiced in them. */
  adjusted: readonly AdvanceRow[];
  adjustments: number;
}>;

export const NO_ADVANCES: Advances = { received: [], receipts: 0, adjusted: [], adjustments: 0 };

/**
 * Adds up the advances that count in some days, mostly a month (form GSTR-1, tables 11A(1), 11A(2), 11B(1) and 11B(2)). Those
 * that bear no tax are left out.
 */
export function advancesOf(days: Days, all: readonly AdvanceReceipt[]): Advances {
  const [received, adjusted] = [new Map<string, AdvanceRow>(), new Map<string, AdvanceRow>()];
  let [receipts, adjustments] = [0, 0];
  for (const advance of all) {
    const used = usedIn(days, advance);
    if (isIn(days, advance.date)) {
      const tax = lessTax(taxOfAdvance(advance.received, advance.terms), used.tax);
      if (add(received, advance, asPaise(advance.received - used.amount), tax)) receipts++;
    } else if (add(adjusted, advance, used.amount, used.tax)) adjustments++;
  }
  return { received: [...received.values()], receipts, adjusted: [...adjusted.values()], adjustments };
}

/** The value and tax of advances that a month owes: received, less adjusted. */
export function sumOfAdvances({ received, adjusted }: Advances): TaxedValue {
  return sumOfTaxedValues([...received, ...adjusted.map(negativeTaxedValue)]);
}

function usedIn(days: Days, { terms, used }: AdvanceReceipt): Readonly<{ amount: Paise; tax: TaxHeads }> {
  const taken = taxTakenBack(terms, used);
  const own = used.map((part, at) => [part, taken[at]] as const).filter(([{ date }]) => isIn(days, date));
  return {
    amount: sumOf(own.map(([{ amount }]) => amount)),
    tax: sumOfTax(own.flatMap(([, tax]) => (tax ? [tax] : []))),
  };
}

function isIn({ from, to }: Days, day: IsoDate): boolean {
  return from <= day && day <= to;
}

function add(rows: Map<string, AdvanceRow>, { place, terms }: AdvanceReceipt, gross: Paise, tax: TaxHeads): boolean {
  const taxable = asPaise(gross - taxOf(tax));
  if (taxOf(tax) === ZERO) return false;
  const own = { percent: terms.percent, taxable, ...tax, place, isWithin: terms.charged !== 'IGST' };
  const key = `${place}/${terms.percent}/${own.isWithin}`;
  const before = rows.get(key);
  rows.set(key, before ? { ...own, ...joinedRates(before, own) } : own);
  return true;
}
