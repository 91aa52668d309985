import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { type DebitNoteInput, isReverseCharge, type PurchaseInput } from '#domain/books/documents/document.ts';
import { isLineClaimed } from '#domain/books/documents/document-posting.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { stateOfParty } from '#domain/books/documents/supply.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import {
  lessTax,
  negativeTaxedValue,
  NO_HEADS,
  NO_VALUE,
  sumOfTax,
  sumOfTaxedValues,
  type TaxedValue,
} from './tax-heads.ts';
import { rateRows } from './rate-rows.ts';

/** A purchase, or a debit note for what went back. */
export type Purchase = Voucher<PurchaseInput> | Voucher<DebitNoteInput>;

/** Table 4 of GSTR-3B, table 3.1(d), and table 5. */
export type InputCredit = Readonly<{
  /** 3.1(d): what we owe the tax of ourselves. */
  reverseCharge: TaxedValue;
  /** 4(A)(2), 4(A)(3) and 4(A)(5), what may not be claimed included, as GSTR-2B has it. */
  importOfServices: TaxHeads;
  onReverseCharge: TaxHeads;
  others: TaxHeads;
  /** 4(B)(1): what section 17(5) blocks of that. */
  blocked: TaxHeads;
  /** 4(C). */
  net: TaxHeads;
  /** 4(D)(2): the tax of another State, which is no part of 4(A). */
  ofOtherStates: TaxHeads;
  inward: InwardUntaxed;
}>;

/** Purchases without tax, between States and within: from under Composition, exempt or nil-rated; and outside of GST. */
type InwardUntaxed = Readonly<{
  gst: Readonly<{ inter: Paise; intra: Paise }>;
  nonGst: Readonly<{ inter: Paise; intra: Paise }>;
}>;

/**
 * Adds up the purchases and debit notes of a month, and in `adjustments` the input tax of goods that were written off in it
 * (section 17(5)(h)). A supplier's note that we make is taken off, as GSTR-2B shows it. `entered` are those by their dates,
 * for table 5, where `all` are those whose credit is of the month.
 */
export function inputCredit(
  all: readonly Purchase[],
  adjustments: readonly TaxHeads[],
  entered: readonly Purchase[] = all,
): InputCredit {
  const own = all.filter(isOurs);
  const taxed = own.map((purchase) => ({ purchase, valued: taxedValueOf(purchase) }));
  const sum = (is: (purchase: Purchase) => boolean) =>
    sumOfTax(taxed.filter((one) => is(one.purchase)).map((one) => one.valued));
  const importOfServices = sum((one) => isReverseCharge(one) && isAbroad(one));
  const onReverseCharge = sum((one) => isReverseCharge(one) && !isAbroad(one));
  const others = sum((one) => !isReverseCharge(one) && !isOfOtherState(one));
  const blocked = sumOfTax([...own.filter((one) => !isOfOtherState(one)).map(blockedIn), ...adjustments]);
  return {
    reverseCharge: sumOfTaxedValues([
      NO_VALUE,
      ...taxed.filter((one) => isReverseCharge(one.purchase)).map((one) => one.valued),
    ]),
    importOfServices,
    onReverseCharge,
    others,
    blocked,
    net: lessTax(sumOfTax([NO_HEADS, importOfServices, onReverseCharge, others]), blocked),
    ofOtherStates: sum(isOfOtherState),
    inward: inwardUntaxed(entered.filter(isOurs)),
  };
}

/** The tax of a purchase that its posting puts on the input ledgers. */
export function claimedTax(purchase: Purchase): TaxHeads {
  return lessTax(taxedValueOf(purchase), blockedIn(purchase));
}

function isOurs({ state, own: { registration } }: Purchase): boolean {
  return state === 'Issued' && registration === 'Regular';
}

function taxedValueOf(purchase: Purchase): TaxedValue {
  const valued = sumOfTaxedValues(rateRows(purchase, false));
  return purchase.kind === 'Purchase' ? valued : negativeTaxedValue(valued);
}

function isAbroad({ party }: Purchase): boolean {
  return party?.registration === 'Overseas';
}

/** The tax on those of its lines that may not be claimed. */
function blockedIn(purchase: Purchase): TaxHeads {
  const blocked = purchase.sums.lines.filter((_, at) => !isLineClaimed(purchase, at));
  return purchase.kind === 'Purchase' ? sumOfTax(blocked) : lessTax(NO_HEADS, sumOfTax(blocked));
}

/** CGST and SGST of a State that we are not registered in for this purchase can be set against nothing (section 9, IGST Act). */
function isOfOtherState(purchase: Purchase): boolean {
  return (
    !isReverseCharge(purchase) && purchase.place !== purchase.own.state && purchase.sums.charged.startsWith('CGST')
  );
}

function inwardUntaxed(own: readonly Purchase[]): InwardUntaxed {
  const lines = own.flatMap((purchase) => {
    const { party, place, own: ours } = purchase;
    const isWithin = party !== null && stateOfParty(party, ours) === place;
    const sign = purchase.kind === 'Purchase' ? 1 : -1;
    return purchase.sums.lines.flatMap(({ taxable }, at) => {
      const kind = untaxedKindOfLine(purchase, at);
      return kind ? [{ kind, isWithin, amount: asPaise(sign * taxable) }] : [];
    });
  });
  const of = (kind: 'gst' | 'nonGst', isWithin: boolean) =>
    sumOf(lines.filter((line) => line.kind === kind && line.isWithin === isWithin).map(({ amount }) => amount));
  return {
    gst: { inter: of('gst', false), intra: of('gst', true) },
    nonGst: { inter: of('nonGst', false), intra: of('nonGst', true) },
  };
}

/** A line with a ledger may be no supply at all, such as salaries: it counts where its supplier is under Composition. */
function untaxedKindOfLine(purchase: Purchase, at: number): 'gst' | 'nonGst' | undefined {
  const taxability = purchase.lines[at]?.item?.taxability;
  if (taxability === 'Non-GST') return 'nonGst';
  if (isReverseCharge(purchase)) return undefined;
  return purchase.party?.registration === 'Composition' || taxability === 'Exempt' || taxability === 'Nil-rated'
    ? 'gst'
    : undefined;
}
