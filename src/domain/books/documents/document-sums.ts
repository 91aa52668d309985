import { asPaise, exactOrUndefined, fraction, negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { sharesOf } from '#domain/shares.ts';
import { discountOn } from '#domain/books/discount.ts';
import {
  chargedOn,
  type DocumentInput,
  isNote,
  isReverseCharge,
  isTaxable,
  type NoteLine,
  percentOfLine,
} from './document.ts';
import { sumOfHeads, type TaxHeads, taxOf, taxOnLine, type TaxRates } from './line-tax.ts';
import { amountAt, NO_RATE } from '#domain/books/rate.ts';
import type { Charged } from './supply.ts';

/** The sums of a line, in paise. */
export type LineSums = TaxHeads &
  Readonly<{
    /** Quantity × rate. */
    price: Paise;
    /** The line's own discount, and its share of that on the bill. */
    discount: Paise;
    /** The rest of the price. Where rates include GST, the tax is in it. */
    gross: Paise;
    /** The percentage that is borne; 0 where no tax is known, but not where a supply is zero-rated. */
    percent: number;
    taxable: Paise;
    /** Taxable value and tax. */
    total: Paise;
    /**
     * Of a debit note: the value and tax of the whole line that it takes back from. No figure needs it any more. It stays, as
     * documents and copies have it, and their sums are compared with those of their lines whole: without it each older note
     * would differ.
     */
    whole?: TaxHeads & Readonly<{ taxable: Paise }>;
  }>;

/** The sums of a document: each is that of its lines, so that it ties with HSN rows, returns and ledgers. */
export type DocumentSums = TaxHeads &
  Readonly<{
    charged: Charged;
    /** In the order of the lines of the document, blank ones included. */
    lines: readonly LineSums[];
    discount: Paise;
    taxable: Paise;
    /** To the rupee; from −49 to 50 paise, but of a note whatever it takes of its document's. */
    roundOff: Paise;
    /** The amount that the party owes or is owed. Under reverse charge it has no tax in it. */
    total: Paise;
  }>;

/** A document with its sums: made once when it is saved, so that no later rule changes what it came to. */
export type SummedDocument<Input extends DocumentInput = DocumentInput> = Input & Readonly<{ sums: DocumentSums }>;

/**
 * Computes the sums of a document, here and nowhere else: for a form, and for what is about to be saved. Whatever is saved
 * has its own. What is still empty counts as 0. Throws a RangeError for quantities and rates below 0, and for sums too
 * large to be exact.
 */
export function documentSums(input: DocumentInput): DocumentSums {
  const charged = chargedOn(input);
  // What is owed to the tax office is no part of a price agreed with the supplier.
  const isIncluded = input.ratesIncludeGst && !isReverseCharge(input);
  const wholeOf = (line: NoteLine) => {
    const whole = { ...line, quantity: line.of.quantity, rate: line.of.rate };
    return taxOnLine(takenBack(whole).gross, ratesOf(whole), charged, isIncluded);
  };
  const lines = pricesOf(input).map(({ price, gross }, at): LineSums => {
    const line = input.lines[at] ?? NOTHING;
    const rest = 'rest' in line ? line.rest : undefined;
    // Named one by one here and below: of a month of documents there are tens of thousands, and a spread takes many times as long.
    const { taxable, cgst, sgst, igst, cess } = rest ?? taxOnLine(gross, ratesOf(line), charged, isIncluded);
    const total = asPaise(taxable + cgst + sgst + igst + cess);
    const after = rest ? (isIncluded ? total : taxable) : gross;
    const before = after > price ? after : price;
    const sums = {
      cgst,
      sgst,
      igst,
      cess,
      price: before,
      gross: after,
      discount: asPaise(before - after),
      percent: charged === 'None' ? 0 : percentOfLine(line),
      taxable,
      total,
    };
    return input.kind === 'Debit Note' && 'of' in line ? { ...sums, whole: wholeOf(line) } : sums;
  });
  const heads = sumOfHeads(lines);
  const taxable = sumOf(lines.map((line) => line.taxable));
  const exact = isReverseCharge(input) ? taxable : sumOf([taxable, taxOf(heads)]);
  const taken = isNote(input) ? input.roundOff : undefined;
  const roundOff = taken ?? (input.own.roundOff ? roundOffOf(exact) : ZERO);
  return {
    ...heads,
    charged,
    lines,
    discount: sumOf(lines.map(({ discount }) => discount)),
    taxable,
    roundOff,
    total: sumOf([exact, roundOff]),
  };
}

/** Computes the sums of a document, as `documentSums`; undefined for what a form may hold, but nobody can count. */
export function sumsIfCountable(input: DocumentInput): DocumentSums | undefined {
  return exactOrUndefined(() => documentSums(input));
}

/** Returns a document as it is about to be saved: with its sums, none where nobody can count them. */
export function withSums<Input extends DocumentInput>(input: Input): SummedDocument<Input> {
  return { ...input, sums: sumsIfCountable(input) ?? NO_SUMS };
}

/** Throws a RangeError for a draft whose sums could not be counted when it was saved. */
export function refuseUncounted({ lines, sums }: SummedDocument): void {
  if (sums.lines.length < lines.length) throw new RangeError('The sums of this document cannot be counted.');
}

/** The sums of a draft that nobody can count. */
export const NO_SUMS: DocumentSums = {
  cgst: ZERO,
  sgst: ZERO,
  igst: ZERO,
  cess: ZERO,
  charged: 'None',
  lines: [],
  discount: ZERO,
  taxable: ZERO,
  roundOff: ZERO,
  total: ZERO,
};

/** The difference from an amount from 0 to the nearest rupee, 50 paise up, as section 170 of the CGST Act rounds. */
export function roundOffOf(amount: Paise): Paise {
  const over = amount % 100;
  return over < 50 ? negative(asPaise(over)) : asPaise(100 - over);
}

function ratesOf(line: Pick<NoteLine, 'item' | 'percent' | 'cess' | 'quantity'>): TaxRates {
  const cess = isTaxable(line) ? line.cess : null;
  return {
    percent: percentOfLine(line),
    cessPercent: cess?.percent ?? 0,
    cessPerUnit: amountAt(line.quantity ?? asQuantity(0), cess?.perUnit ?? NO_RATE),
  };
}

type Prices = readonly Readonly<{ price: Paise; gross: Paise }>[];

function pricesOf(input: DocumentInput): Prices {
  if (isNote(input)) return input.lines.map(takenBack);
  const own = input.lines.map((line) => {
    const price = priceOfLine(line);
    return { price, after: asPaise(price - discountOn(price, line.discount)) };
  });
  const after = own.map((line) => line.after);
  const shares = sharesOf(discountOn(sumOf(after), input.billDiscount), after);
  return own.map((line, at) => ({ price: line.price, gross: asPaise(line.after - (shares[at] ?? 0)) }));
}

/** Returns the price of a note's line, and what is left after the discounts in which its line of the document took part. */
function takenBack(line: NoteLine): Prices[number] {
  const price = priceOfLine(line);
  const { of } = line;
  return { price, gross: of.price === 0 ? price : fraction(price, of.gross, of.price) };
}

/** Quantity × rate of a line, in paise. Throws a RangeError as `documentSums` does. */
export function priceOfLine({ quantity, rate }: Pick<NoteLine, 'quantity' | 'rate'>): Paise {
  if ((quantity ?? 0) < 0 || (rate ?? 0) < 0) throw new RangeError('A quantity and a rate are from 0.');
  return amountAt(quantity ?? asQuantity(0), rate ?? NO_RATE);
}

const NOTHING = { item: null, percent: null, cess: null, quantity: null } as const;
