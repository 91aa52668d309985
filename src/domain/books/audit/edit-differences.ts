import { isIsoDate } from '#domain/calendar.ts';
import { BLANK, formatDay, formatNumber, formatPercent, formatRupees, formatText } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { placeOfCode } from '#domain/state-code.ts';
import { formatRate, type Rate } from '#domain/books/rate.ts';
import { rightAtFirst, rightLines } from '#domain/books/staff/rights-in-words.ts';
import { lockAfterInWords } from '#domain/books/staff/staff-settings.ts';

/** A field that a change touched, in the words of the screens. */
export type FieldDifference = Readonly<{ field: string; before: string; after: string }>;

/**
 * Lists what differs between a record before and after, in the order of its fields; null stands for no record. Lists are
 * compared line by line ("Bill 1 Amount"). A field that reads the same, such as one that is blank in both, is left out.
 */
export function differences(before: object | null, after: object | null): readonly FieldDifference[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((field) => {
      // A right that was never changed is as it began.
      const otherwise = rightAtFirst(field) ?? BLANK;
      return { field, before: was.get(field) ?? otherwise, after: is.get(field) ?? otherwise };
    })
    .filter((row) => row.before !== row.after);
}

function fieldsOf(record: object | null): ReadonlyMap<string, string> {
  return new Map(record === null ? [] : fieldLines(record, ''));
}

function fieldLines(record: object, about: string): [string, string][] {
  return Object.entries(record).flatMap(([name, value]: [string, unknown]): [string, string][] => {
    if (name === 'rights' && typeof value === 'object' && value !== null) return rightLines(value);
    if (HIDDEN_FIELDS.has(name) || (NAMES_ANOTHER.has(name) && typeof value === 'string')) return [];
    const field = about + fieldInWords(name);
    if (isNamed(value)) return [[field, formatText(value.name)]];
    const first = FIRST_OF[name] ?? 1;
    if (Array.isArray(value)) return value.flatMap((each, at) => linesIn(name, each, `${one(field)} ${at + first}`));
    return linesIn(name, value, field);
  });
}

function linesIn(name: string, value: unknown, field: string): [string, string][] {
  return typeof value === 'object' && value !== null
    ? fieldLines(value, `${field} `)
    : [[field, valueInWords(name, value)]];
}

/** A record that another names, such as the ledger of a line: its name says all. */
function isNamed(value: unknown): value is Readonly<{ id: string; name: string }> {
  return typeof value === 'object' && value !== null && Object.keys(value).toSorted().join() === 'id,name';
}

/** "creditDays" is Credit Days; what the screens call otherwise is in the table. */
export function fieldInWords(name: string): string {
  return FIELDS[name] ?? name.replaceAll(/(?<=[a-z])[A-Z]/g, ' $&').replace(/^./, (letter) => letter.toUpperCase());
}

function one(several: string): string {
  return several.replace(/s$/, '');
}

function valueInWords(name: string, value: unknown): string {
  if (name === 'lockAfter' && (typeof value === 'number' || value === null)) return lockAfterInWords(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return (FIGURES[name] ?? formatNumber)(value);
  if (typeof value !== 'string') return BLANK;
  if (name === 'state' || name === 'place') return placeOfCode(value)?.name ?? formatText(value);
  return isIsoDate(value) ? formatDay(value) : formatText(value);
}

/**
 * Ids say nothing to anybody; what a voucher posts, and what a note takes back from, follows from its other fields; a filed
 * return is its whole file.
 */
const HIDDEN_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'postings',
  'document',
  'at',
  'counter',
  'of',
  'rest',
  'shift',
  'said',
  'sums',
  'file',
  'known',
  'voucher',
]);
/** As a whole record they are shown by its name; a line of a statement and a rule hold only its id. */
const NAMES_ANOTHER: ReadonlySet<string> = new Set(['account', 'against']);

const FIELDS: Readonly<Record<string, string>> = {
  account: 'Cash or Bank',
  advance: 'Advance for Services',
  against: 'Party or Ledger',
  bills: 'Bills',
  gstin: 'GSTIN',
  hsn: 'HSN/SAC',
  ifsc: 'IFSC',
  isBlocked: 'Not Claimable',
  isActive: 'Active',
  mrp: 'MRP',
  on: 'Date',
  opening: 'Opening Balance',
  packs: 'Barcodes',
  place: 'Place of Supply',
  percent: 'Percent',
  pinCode: 'PIN Code',
  priceIncludesGst: 'Price Includes GST',
  rates: 'GST Rates',
  registration: 'GST Registration',
  setOffOf: 'Set-off of',
  sku: 'SKU',
  tds: 'TDS',
  upTo: 'Locked Up To',
  upi: 'UPI Received In',
  card: 'Card Received In',
  cash: 'Cash Ledger',
  z: 'Z',
  upiId: 'UPI ID',
};

/** Where a list does not begin with 1: the first barcode is a field of its own. */
const FIRST_OF: Readonly<Record<string, number>> = { packs: 2 };

/** Figures that are not plain numbers. */
const FIGURES: Readonly<Record<string, (value: number) => string>> = {
  amount: inRupees,
  balance: inRupees,
  credit: inRupees,
  debit: inRupees,
  discount: inRupees,
  opening: (value) => (value === 0 ? BLANK : `${formatRupees(Math.abs(value) as Paise)} ${value > 0 ? 'Dr' : 'Cr'}`),
  cess: inRupees,
  cgst: inRupees,
  cost: inRupees,
  countedCash: inRupees,
  difference: inRupees,
  discountAmountLimit: inRupees,
  discountLimit: formatPercent,
  duesReceived: inRupees,
  expected: inRupees,
  gross: inRupees,
  handedOver: inRupees,
  igst: inRupees,
  in: inRupees,
  left: inRupees,
  net: inRupees,
  onAccount: inRupees,
  openingCash: inRupees,
  otherVouchers: inRupees,
  out: inRupees,
  paidIn: inRupees,
  creditLimit: inRupees,
  mrp: inRupees,
  openingRate: (value) => formatRate(value as Rate),
  paidNow: inRupees,
  paidOut: inRupees,
  percent: formatPercent,
  putIn: inRupees,
  purchasePrice: (value) => formatRate(value as Rate),
  rate: (value) => formatRate(value as Rate),
  reasonFrom: inRupees,
  receivedNow: inRupees,
  returns: inRupees,
  roundOff: inRupees,
  sellingPrice: (value) => formatRate(value as Rate),
  sgst: inRupees,
  tax: inRupees,
  taxable: inRupees,
  tds: inRupees,
};

function inRupees(value: number): string {
  return formatRupees(value as Paise);
}
