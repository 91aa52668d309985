import { daysAfter, type MaybeDate } from '#domain/calendar.ts';
import { negative, type Paise, sumOf, ZERO } from '#domain/money.ts';
import { asQuantity, type Quantity } from '#domain/quantity.ts';
import { readPercent, readRupees } from '#domain/amount-reading.ts';
import type { DatedRate } from '#domain/books/masters/dated-rate.ts';
import type { Taxability } from '#domain/books/masters/item.ts';
import { GST_BEGAN } from '#domain/books/law/gst-rates.ts';
import { amountAt, type Rate } from '#domain/books/rate.ts';
import {
  amountOf,
  childrenOf,
  dayFrom,
  dayOf,
  isYes,
  nameOf,
  namesOf,
  quantityOf,
  rateOf,
  type TallyNode,
  textOf,
} from './tally-node.ts';

/** Masters of Tally as its file has them, before they become ours. Amounts are in paise, debit positive. */

export type TallyGroup = Readonly<{
  name: string;
  /** The name that a group which Tally has by itself had before it was renamed. */
  reserved: string;
  parent: string;
  isRevenue: boolean;
  isDebit: boolean;
  isGrossProfit: boolean;
}>;

/** A part of an opening balance; `isAdvance` of what was paid before there was a bill. */
export type TallyBill = Readonly<{
  name: string;
  date: MaybeDate;
  dueDate: MaybeDate;
  amount: Paise;
  isAdvance: boolean;
}>;

export type TallyLedger = Readonly<{
  name: string;
  parent: string;
  opening: Paise;
  bills: readonly TallyBill[];
  gstin: string;
  registration: string;
  state: string;
  country: string;
  address: readonly string[];
  pinCode: string;
  phone: string;
  email: string;
  creditDays: number | null;
  /** "CGST", "SGST/UTGST": the head of a ledger of tax. */
  head: string;
  hsn: string;
}>;

export type TallyItem = Readonly<{
  name: string;
  alias: string;
  unit: string;
  hsn: string;
  isService: boolean;
  taxability: Taxability;
  rates: readonly DatedRate[];
  mrp: Paise | null;
  quantity: Quantity;
  rate: Rate | undefined;
  /** As the file says it, else what quantity and rate come to; below zero for a stock that is. */
  value: Paise;
  hasValue: boolean;
  /** The opening quantities by godown, as the file writes them. */
  places: readonly Readonly<{ godown: string; quantity: string }>[];
}>;

/** A unit, and the code that returns take for it where it has one. */
export type TallyUnit = Readonly<{ name: string; words: string }>;

export type TallyVoucherType = Readonly<{ name: string; parent: string }>;

export function groupFrom(node: TallyNode): TallyGroup {
  return {
    name: nameOf(node),
    reserved: node.attributes['RESERVEDNAME'] ?? '',
    parent: textOf(node, 'PARENT'),
    isRevenue: isYes(node, 'ISREVENUE'),
    isDebit: isYes(node, 'ISDEEMEDPOSITIVE'),
    isGrossProfit: isYes(node, 'AFFECTSGROSSPROFIT'),
  };
}

export function ledgerFrom(node: TallyNode): TallyLedger {
  // Newer versions keep registration and address in lists, the latest last.
  const tax = childrenOf(node, 'LEDGSTREGDETAILS.LIST').at(-1);
  const mailing = childrenOf(node, 'LEDMAILINGDETAILS.LIST').at(-1);
  const textIn = (name: string, within: TallyNode | undefined, other: string) => {
    return textOf(node, name) || (within ? textOf(within, other) : '');
  };
  const addresses = [node, ...(mailing ? [mailing] : [])].map((one) =>
    childrenOf(one, 'ADDRESS.LIST').flatMap((list) => childrenOf(list, 'ADDRESS').map(({ text }) => text)),
  );
  return {
    name: nameOf(node),
    parent: textOf(node, 'PARENT'),
    opening: amountOf(node, 'OPENINGBALANCE'),
    bills: childrenOf(node, 'BILLALLOCATIONS.LIST').flatMap(billFrom),
    gstin: textIn('PARTYGSTIN', tax, 'GSTIN'),
    registration: textIn('GSTREGISTRATIONTYPE', tax, 'GSTREGISTRATIONTYPE'),
    state: textIn('LEDSTATENAME', mailing, 'STATE') || textIn('STATENAME', tax, 'STATE'),
    country: textIn('COUNTRYOFRESIDENCE', mailing, 'COUNTRY') || textOf(node, 'COUNTRYNAME'),
    address: addresses.find((lines) => lines.length > 0) ?? [],
    pinCode: textIn('PINCODE', mailing, 'PINCODE'),
    phone: textOf(node, 'LEDGERMOBILE') || textOf(node, 'LEDGERPHONE'),
    email: textOf(node, 'EMAIL'),
    creditDays: daysIn(textOf(node, 'BILLCREDITPERIOD')),
    head: textOf(node, 'GSTDUTYHEAD'),
    hsn: hsnOf(node),
  };
}

function billFrom(node: TallyNode): readonly TallyBill[] {
  const date = dayOf(node, 'BILLDATE');
  const amount = amountOf(node, 'OPENINGBALANCE');
  const period = textOf(node, 'BILLCREDITPERIOD');
  if (amount === 0) return [];
  return [
    {
      name: textOf(node, 'NAME'),
      date,
      dueDate: dueAfter(date, period),
      amount,
      isAdvance: isYes(node, 'ISADVANCE'),
    },
  ];
}

/** "30 Days" after a day, or the day that is said; blank without either. */
export function dueAfter(date: MaybeDate, period: string): MaybeDate {
  const days = daysIn(period);
  if (days !== null) return date === '' ? '' : daysAfter(date, days);
  const day = dayFrom(period);
  return day !== undefined && day >= date ? day : '';
}

function daysIn(period: string): number | null {
  const [, days] = /^(\d{1,3})(?:\s*days?)?$/i.exec(period.trim()) ?? [];
  return days === undefined ? null : Number(days);
}

export function itemFrom(node: TallyNode): TallyItem {
  const details = childrenOf(node, 'GSTDETAILS.LIST');
  const supply = textOf(node, 'GSTTYPEOFSUPPLY');
  return {
    name: nameOf(node),
    alias: namesOf(node)[1] ?? '',
    unit: textOf(node, 'BASEUNITS'),
    hsn: hsnOf(node),
    isService: /service/i.test(supply),
    taxability: taxabilityFrom(details.map((one) => textOf(one, 'TAXABILITY')).findLast((text) => text !== '') ?? ''),
    mrp: mrpOf(node),
    rates: details.flatMap(rateFrom).toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    ...openingOf(node),
  };
}

/** The opening stock of an item; where only its batches in the godowns say it, that of all of them. */
function openingOf(node: TallyNode): Pick<TallyItem, 'quantity' | 'rate' | 'value' | 'hasValue' | 'places'> {
  const batches = childrenOf(node, 'BATCHALLOCATIONS.LIST').filter((batch) => textOf(batch, 'OPENINGBALANCE') !== '');
  const places = batches.map((batch) => ({
    godown: textOf(batch, 'GODOWNNAME'),
    quantity: textOf(batch, 'OPENINGBALANCE').trim(),
  }));
  const own = textOf(node, 'OPENINGBALANCE') === '' && batches.length > 0 ? batches : [node];
  const parts = own.map((part) => stockIn(part));
  const quantity = parts.reduce((sum, part) => sum + part.quantity, 0);
  return {
    quantity: asQuantity(Math.abs(Math.round(quantity * 1000) / 1000)),
    rate: rateOf(node, 'OPENINGRATE'),
    value: sumOf(parts.map(({ value }) => value)),
    hasValue: parts.every(({ hasValue }) => hasValue),
    places,
  };
}

function stockIn(node: TallyNode): Readonly<{ quantity: number; value: Paise; hasValue: boolean }> {
  const size = quantityOf(node, 'OPENINGBALANCE')?.quantity ?? asQuantity(0);
  const isBelow = textOf(node, 'OPENINGBALANCE').trim().startsWith('-');
  const rate = rateOf(node, 'OPENINGRATE');
  const hasValue = textOf(node, 'OPENINGVALUE') !== '';
  const worth = rate === undefined ? ZERO : amountAt(size, rate);
  const value = hasValue ? amountOf(node, 'OPENINGVALUE') : isBelow ? negative(worth) : worth;
  return { quantity: isBelow ? 0 - size : size, value: size === 0 ? ZERO : value, hasValue };
}

/** The last MRP that the file has of an item, "110.00/PCS"; null if it has none. */
function mrpOf(node: TallyNode): Paise | null {
  const rates = childrenOf(node, 'MRPDETAILS.LIST').flatMap((one) => childrenOf(one, 'MRPRATEDETAILS.LIST'));
  const readings = rates.map((one) => readRupees(textOf(one, 'MRPRATE').replace(/\/.*$/, '').trim()));
  const amounts = readings.flatMap((reading) => (reading.kind === 'value' && reading.value > 0 ? [reading.value] : []));
  return amounts.at(-1) ?? null;
}

function hsnOf(node: TallyNode): string {
  const lists = childrenOf(node, 'HSNDETAILS.LIST', 'GSTDETAILS.LIST');
  return textOf(node, 'HSNCODE') || (lists.map((one) => textOf(one, 'HSNCODE')).findLast((text) => text !== '') ?? '');
}

function taxabilityFrom(text: string): Taxability {
  if (/nil/i.test(text)) return 'Nil-rated';
  if (/exempt/i.test(text)) return 'Exempt';
  return /non/i.test(text) ? 'Non-GST' : 'Taxable';
}

/** The integrated rate, which is that of both halves together, from its day. */
function rateFrom(node: TallyNode): readonly DatedRate[] {
  const rates = childrenOf(node, 'STATEWISEDETAILS.LIST').flatMap((state) => childrenOf(state, 'RATEDETAILS.LIST'));
  const whole = rates.find((rate) => /integrated|igst/i.test(textOf(rate, 'GSTRATEDUTYHEAD')));
  const reading = readPercent(whole ? textOf(whole, 'GSTRATE') : '');
  if (reading.kind !== 'value') return [];
  return [{ from: dayFrom(textOf(node, 'APPLICABLEFROM')) ?? GST_BEGAN, percent: reading.value }];
}

export function unitFrom(node: TallyNode): TallyUnit {
  const words = [textOf(node, 'GSTREPUOM'), ...childrenOf(node, 'REPORTINGUQCDETAILS.LIST').map(reportedUnit)];
  return { name: nameOf(node), words: words.findLast((text) => text !== '') || textOf(node, 'ORIGINALNAME') };
}

function reportedUnit(node: TallyNode): string {
  return textOf(node, 'REPORTINGUQCNAME');
}

export function voucherTypeFrom(node: TallyNode): TallyVoucherType {
  return { name: nameOf(node), parent: textOf(node, 'PARENT') };
}
