import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import type { InvoiceItem } from './invoice.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import type { Tone } from '#domain/tone.ts';

export type SalesOrder = Readonly<{
  id: string;
  date: MaybeDate;
  /** Free text: the buyer need not be in the list of customers. */
  customerName: string;
  amount: Paise;
  status: SalesOrderStatus;
  /** The items ordered. The form edits only the other four fields and leaves the items unchanged. */
  items: readonly InvoiceItem[];
}>;

export const SALES_ORDER_STATUSES = ['Pending', 'Completed', 'Cancelled'] as const;
export type SalesOrderStatus = (typeof SALES_ORDER_STATUSES)[number];

export const SALES_ORDER_PREFIX = 'SO-2024-';

/** The fields that a new sales order must have (specification §5). */
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

/** The values of the sales order form: four fields, where the amount may still be missing. */
export type SalesOrderInput = Pick<SalesOrder, 'date' | 'customerName' | 'status'> & Readonly<{ amount: Paise | null }>;

export function blankSalesOrder(today: IsoDate): SalesOrderInput {
  return { date: today, customerName: '', amount: null, status: 'Pending' };
}

/** The form values of an existing order. */
export function salesOrderInput({ date, customerName, amount, status }: SalesOrder): SalesOrderInput {
  return { date, customerName, amount, status };
}

/** Returns what is stored for an input: an amount left empty in an edit becomes 0 (specification §5). */
export function salesOrderFromInput(input: SalesOrderInput): Omit<SalesOrder, 'id' | 'items'> {
  return { ...input, amount: input.amount ?? ZERO };
}
