import { type IsoDate, isIsoDate } from '#domain/calendar.ts';
import { exactOrUndefined } from '#domain/money.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { problemInDiscount } from '#domain/books/discount.ts';
import { chargedOn, type InvoiceInput, isTaxable, type PurchaseInput } from './document.ts';
import { priceOfLine } from './document-sums.ts';
import { hsnDigits, problemInHsn } from '#domain/books/hsn.ts';
import { problemInPercent } from '#domain/books/law/gst-rates.ts';
import { hsnDigitsOn } from '#domain/books/law/hsn-digits.ts';
import { hasCess } from '#domain/books/law/limits.ts';
import { hasGstin } from '#domain/books/registration.ts';
import { unitInWords } from '#domain/books/unit.ts';
import { inUnit } from '#domain/books/unit-sizes.ts';
import { type FieldChecks, NO_MINUS, TOO_LARGE } from '#domain/books/field-problems.ts';

type Line = PurchaseInput['lines'][number] | InvoiceInput['lines'][number];

/** Checks a line in which something was entered, by the names of its fields, in the order of the form. */
export function problemsInLine(
  input: InvoiceInput | PurchaseInput,
  line: Line,
  turnover: Business['turnover'],
): FieldChecks {
  const price = exactOrUndefined(() => priceOfLine(line));
  return {
    item: problemInItem(input, line),
    hsn: problemInCode(line) ?? problemInDigits(input, line, turnover),
    quantity: problemInQuantity(line),
    unit: problemInUnit(line),
    rate: problemInRate(line) ?? (price === undefined && (line.quantity ?? 0) > 0 ? TOO_LARGE : undefined),
    discount: problemInDiscount(line.discount, price),
    percent: problemInGstRate(input, line),
    cess: problemInCess(input, line),
  };
}

function problemInItem({ kind }: InvoiceInput | PurchaseInput, line: Line): string | undefined {
  if (line.item) return undefined;
  if (kind === 'Invoice') return 'Choose the item of this line.';
  return 'ledger' in line && line.ledger ? undefined : 'Choose the item or ledger of this line.';
}

/** A line with a ledger is of goods or a service, as its code says. */
function problemInCode({ item, hsn }: Line): string | undefined {
  return problemInHsn(hsn, item?.kind ?? (hsnDigits(hsn).startsWith('99') ? 'Service' : 'Goods'));
}

/** Only who is registered as Regular must give codes, and only of what is sold. */
function problemInDigits(
  { kind, own, party, date }: InvoiceInput | PurchaseInput,
  { item, hsn }: Line,
  turnover: Business['turnover'],
): string | undefined {
  if (kind !== 'Invoice' || own.registration !== 'Regular' || !isIsoDate(date)) return undefined;
  const { toRegistered, toOthers } = hsnDigitsOn(date, turnover);
  const needed = party && hasGstin(party.registration) ? toRegistered : toOthers;
  const { length } = hsnDigits(hsn);
  const code = item?.kind === 'Service' ? 'SAC' : 'HSN code';
  if (length >= needed) return undefined;
  return length === 0
    ? `Enter the ${code}, with at least ${needed} digits.`
    : `The ${code} needs at least ${needed} digits; this has ${length}.`;
}

function problemInQuantity({ quantity }: Line): string | undefined {
  if (quantity === null) return 'Enter the quantity.';
  return quantity > 0 ? undefined : 'Enter a quantity above 0.';
}

function problemInUnit({ item, unit, contains }: Line): string | undefined {
  if (item?.kind !== 'Goods') return undefined;
  if (unit === 'NA') return 'Choose the unit that the goods are counted in.';
  if (contains !== undefined) return contains > 0 ? undefined : `Choose again what one ${unit} contains.`;
  if (item.unit === undefined || inUnit(1, unit, item.unit) !== undefined) return undefined;
  return `${item.name} is counted in ${unitInWords(item.unit)}, and ${unit} says not how many. Enter the quantity in ${item.unit}.`;
}

function problemInRate({ rate }: Line): string | undefined {
  if (rate === null) return 'Enter the rate.';
  return rate < 0 ? 'Enter the rate without a minus.' : undefined;
}

/** Where no tax is charged, no rate is asked for; nor of a ledger, which may be outside of GST. */
function problemInGstRate(input: InvoiceInput | PurchaseInput, line: Line): string | undefined {
  if (!isTaxable(line) || chargedOn(input) === 'None') return undefined;
  if (line.percent === null) return line.item ? 'Choose the GST rate.' : undefined;
  return isIsoDate(input.date) ? problemInPercent(line.percent, taxDay(input, input.date)) : undefined;
}

/** A supplier taxes by the law of the day of its bill. */
function taxDay(input: InvoiceInput | PurchaseInput, date: IsoDate): IsoDate {
  return input.kind === 'Purchase' && isIsoDate(input.billDate) ? input.billDate : date;
}

/** Whether compensation cess can stand on a document: it was levied on its day, and its party, once chosen, is charged tax or charges it. */
export function mayHaveCess(input: InvoiceInput | PurchaseInput): boolean {
  if (!isIsoDate(input.date) || !hasCess(taxDay(input, input.date))) return false;
  return input.party === null || !['None', 'Zero-rated'].includes(chargedOn(input));
}

function problemInCess(input: InvoiceInput | PurchaseInput, { cess }: Line): string | undefined {
  if (!cess || (cess.percent === 0 && cess.perUnit === 0)) return undefined;
  if (cess.percent < 0 || cess.perUnit < 0) return NO_MINUS;
  if (!isIsoDate(input.date) || hasCess(taxDay(input, input.date))) return undefined;
  return 'There is no compensation cess on this date: it ended on 31 January 2026. Clear it.';
}
