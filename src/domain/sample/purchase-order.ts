import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import type { InvoiceItem } from './invoice.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import type { Tone } from '#domain/tone.ts';

export type PurchaseOrder = Readonly<{
  id: string;
  date: MaybeDate;
  /** Free text: there is no list of vendors. */
  vendorName: string;
  amount: Paise;
  status: PurchaseOrderStatus;
  /** The items ordered. The form edits only the other four fields and leaves the items unchanged. */
  items: readonly InvoiceItem[];
}>;

export const PURCHASE_ORDER_STATUSES = ['Pending', 'Received', 'Cancelled'] as const;
export type PurchaseOrderStatus = (typeof PURCHASE_ORDER_STATUSES)[number];

export const PURCHASE_ORDER_PREFIX = 'PO-2024-';

/** The fields that a new purchase order must have (specification §5). */
export const requiredForPurchaseOrder = [
  'date',
  'vendorName',
  'amount',
] as const satisfies readonly (keyof PurchaseOrder)[];

export const PURCHASE_ORDER_TONES = {
  Pending: 'waiting',
  Received: 'good',
  Cancelled: 'bad',
} as const satisfies Record<PurchaseOrderStatus, Tone>;

/** The values of the purchase order form: four fields, where the amount may still be missing. */
export type PurchaseOrderInput = Pick<PurchaseOrder, 'date' | 'vendorName' | 'status'> &
  Readonly<{ amount: Paise | null }>;

export function blankPurchaseOrder(today: IsoDate): PurchaseOrderInput {
  return { date: today, vendorName: '', amount: null, status: 'Pending' };
}

/** The form values of an existing order. */
export function purchaseOrderInput({ date, vendorName, amount, status }: PurchaseOrder): PurchaseOrderInput {
  return { date, vendorName, amount, status };
}

/** Returns what is stored for an input: an amount left empty in an edit becomes 0 (specification §5). */
export function purchaseOrderFromInput(input: PurchaseOrderInput): Omit<PurchaseOrder, 'id' | 'items'> {
  return { ...input, amount: input.amount ?? ZERO };
}
