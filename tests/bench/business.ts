import type { IsoDate } from '#domain/calendar.ts';
import { CUSTOMER_PREFIX, type Customer } from '#domain/sample/customer.ts';
import {
  blankInvoice,
  GST_TYPES,
  INVOICE_PREFIX,
  type Invoice,
  type InvoiceStatus,
  sumsOf,
} from '#domain/sample/invoice.ts';
import { recordId } from '#domain/record-id.ts';
import type { Business } from '#data/sample/store.ts';
import { item } from '#data/sample/seed/items.ts';
import { sample } from '#data/sample/seed/sample.ts';

/**
 * A business with this many invoices, the same on every call: one customer per twenty invoices, up to 5,000, some of
 * whom buy far more often than others; dates over six years that grow with the invoice numbers, but not strictly.
 */
export function businessOf(count: number): Business {
  const random = randomFrom(count + 1);
  const customers = Array.from({ length: Math.min(MOST_CUSTOMERS, Math.max(3, Math.ceil(count / 20))) }, (_, at) =>
    customer(at),
  );
  return {
    ...sample,
    customers,
    invoices: Array.from({ length: count }, (_, at) => invoice(at, count, customers, random)),
  };
}

function invoice(at: number, count: number, customers: readonly Customer[], random: () => number): Invoice {
  const day = Math.floor((at / count) * SIX_YEARS) + Math.floor(random() * 30);
  const items = Array.from({ length: 1 + Math.floor(random() * 3) }, () =>
    item(oneOf(GOODS, random()), 1 + Math.floor(random() * 60), 100 + Math.floor(random() * 15_000_00)),
  );
  return {
    ...blankInvoice(dayAfter(day)),
    id: recordId(INVOICE_PREFIX, at + 1),
    customerName: oneOf(customers, random() ** 2).name,
    status: oneOf(STATUSES, random()),
    dueDate: dayAfter(day + 15 * Math.ceil(random() * 4)),
    gstType: oneOf(GST_TYPES, random()),
    items,
    ...sumsOf(items),
  };
}

/** Three lists whose lengths share no factor give 60 × 17 × 7 names before one repeats. */
function customer(at: number): Customer {
  const [family, trade, town] = [FAMILIES, TRADES, TOWNS].map((list) => list[at % list.length]);
  return { id: recordId(CUSTOMER_PREFIX, at + 1), name: `${family} ${trade}, ${town}`, gstin: '27AAAPF1111F1ZM' };
}

function dayAfter(days: number): IsoDate {
  return new Date(Date.UTC(2019, 3, 1 + days)).toISOString().slice(0, 10) as IsoDate;
}

function oneOf<T>(list: readonly T[], share: number): T {
  const found = list[Math.floor(share * list.length)];
  if (found === undefined) throw new RangeError('A share lies from 0 up to, and not including, 1.');
  return found;
}

/** The random generator mulberry32, seeded: two runs must measure the same business. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const MOST_CUSTOMERS = 5000;
const SIX_YEARS = 6 * 365;
const STATUSES: readonly InvoiceStatus[] = [
  ...Array<'Paid'>(13).fill('Paid'),
  ...Array<'Pending'>(4).fill('Pending'),
  'Overdue',
  'Overdue',
  'Draft',
];
const GOODS = ['A4 copier paper 75 GSM', 'Lever arch box file', 'Office desk 1500 mm', 'Toner cartridge, black'];
const FAMILIES =
  `Agarwal Ahmed Apte Bajaj Banerjee Bhat Bose Chandra Chauhan Chopra Dalal Das Desai Deshpande D’Souza Dutta
  Fernandes Gandhi Ghosh Gill Goyal Gupta Hegde Iyengar Iyer Jain Jha Joshi Kamath Kapoor Khan Khanna Kulkarni Kumar Lal
  Mahajan Malhotra Mehta Menon Mishra Nair Naidu Pai Pandey Parekh Patel Patil Pillai Rao Reddy Saxena Sen Shah Sharma
  Shetty Singh Sinha Thakur Trivedi Verma`.split(/\s+/);
const TRADES =
  `Stationers|Office Interiors|& Sons|Traders|Electricals|Hardware|Textiles|Provisions|Medicals|Enterprises|Auto
  Parts|Sweets|Furniture|Book Depot|Agencies|Steel Works|Brothers`
    .split('|')
    .map((trade) => trade.replace(/\s+/g, ' '));
const TOWNS = ['Pune', 'Surat', 'Indore', 'Kochi', 'Jaipur', 'Nagpur', 'Mysuru'];
