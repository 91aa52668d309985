import type { IsoDate, MaybeDate } from './calendar.ts';
import type { InvoiceItem } from './invoice.ts';
import { type Paise, ZERO } from './money.ts';
import type { Tone } from './tone.ts';

export type SalesOrder = Readonly<{
  id: string;
  date: MaybeDate;
  /** Free text: whoever ordered need not be on the customers' list. */
  customerName: string;
  amount: Paise;
  status: SalesOrderStatus;
  /** What was ordered. The form edits only the other four fields and leaves these alone. */
  items: readonly InvoiceItem[];
}>;

export const SALES_ORDER_STATUSES = ['Pending', 'Completed', 'Cancelled'] as const;
export type SalesOrderStatus = (typeof SALES_ORDER_STATUSES)[number];

export const SALES_ORDER_PREFIX = 'SO-2024-';

/** What a new sales order must have (specification §5). */
export const requiredForSalesOrder = [
  'date',
  'customerName',
  'amount',
] as const satisfies readonly (keyof SalesOrder)[];

export const SALES_ORDER_TONES = {
  Pending: 'waiting',
  Completed: 'good',
  Cancelled: 'bad',
} as const satisfies Record<SalesOrderStatus, Tone>;

/** A sales order as its form holds it: four fields, the amount perhaps still missing. */
export type SalesOrderEntry = Pick<SalesOrder, 'date' | 'customerName' | 'status'> & Readonly<{ amount: Paise | null }>;

export function blankSalesOrder(today: IsoDate): SalesOrderEntry {
  return { date: today, customerName: '', amount: null, status: 'Pending' };
}

/** The form of an order that exists. */
export function salesOrderEntry({ date, customerName, amount, status }: SalesOrder): SalesOrderEntry {
  return { date, customerName, amount, status };
}

/** What is stored of an entry: an amount that an edit left empty is 0 (specification §5). */
export function enteredSalesOrder(entry: SalesOrderEntry): Omit<SalesOrder, 'id' | 'items'> {
  return { ...entry, amount: entry.amount ?? ZERO };
}
