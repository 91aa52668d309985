import type { TerritorialHead } from '#domain/place-of-supply.ts';
import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { exactOrUndefined, negative, type Paise, percentOf, sumOf, ZERO } from '#domain/money.ts';
import { asQuantity, priceOf, type Quantity } from '#domain/quantity.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { Tone } from '#domain/tone.ts';

export type Invoice = Readonly<{
  id: string;
  date: MaybeDate;
  customerName: string;
  /** The subtotal, before tax. */
  amount: Paise;
  taxAmount: Paise;
  totalAmount: Paise;
  status: InvoiceStatus;
  dueDate: MaybeDate;
  gstType: GstType;
  items: readonly InvoiceItem[];
}>;

export type InvoiceItem = Readonly<{ name: string; quantity: Quantity; rate: Paise; amount: Paise }>;

export const INVOICE_STATUSES = ['Pending', 'Paid', 'Overdue', 'Draft'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const GST_TYPES = ['CGST/SGST', 'IGST', 'Non-GST'] as const;
export type GstType = (typeof GST_TYPES)[number];

export const INVOICE_PREFIX = 'INV-2024-';

/** The sample business's flat tax rate, in percent of the subtotal, for every GST type (specification §9). */
export const INVOICE_TAX_PERCENT = 18;

/** The tone of a status. An unknown status is shown like Draft (specification §4). */
export function toneOf(status: InvoiceStatus): Tone {
  return TONES[status] ?? TONES.Draft;
}

/** The only definition of an item's amount: quantity × rate, rounded to the paisa, half a paisa away from zero. */
export function amountOf(item: Pick<InvoiceItem, 'quantity' | 'rate'>): Paise {
  return priceOf(item.quantity, item.rate);
}

/** The only definition of an invoice's sums. Throws a RangeError for sums that cannot be represented exactly. */
export function sumsOf(items: readonly Pick<InvoiceItem, 'amount'>[]): Omit<InvoiceFigures, 'items'> {
  const amount = sumOf(items.map((item) => item.amount));
  const taxAmount = percentOf(amount, INVOICE_TAX_PERCENT);
  return { amount, taxAmount, totalAmount: sumOf([amount, taxAmount]) };
}

/**
 * Splits the tax by head. Within a State: CGST and SGST in equal parts (section 9 of the CGST Act and of the SGST Act),
 * or UTGST instead of SGST in a Union territory without a legislature (section 7 of the UTGST Act). Between States:
 * IGST alone (section 5 of the IGST Act). Non-GST invoices have no GST head, although the sample business charges them
 * the same tax. Each head is rounded to the paisa separately, half a paisa away from zero. `roundOff` is the tax minus
 * the sum of the heads, in paise: at most one paisa either way.
 */
export function taxByHead(
  gstType: GstType,
  { amount, taxAmount }: Pick<Invoice, 'amount' | 'taxAmount'>,
  territorial: TerritorialHead = 'SGST',
): Readonly<{ heads: readonly TaxHead[]; roundOff: Paise }> {
  const heads = HEADS[gstType].map((name, _, { length }) => {
    const percent = INVOICE_TAX_PERCENT / length;
    return { name: name === 'SGST' ? territorial : name, percent, amount: percentOf(amount, percent) };
  });
  return { heads, roundOff: sumOf([taxAmount, ...heads.map((head) => negative(head.amount))]) };
}

export type TaxHead = Readonly<{ name: 'CGST' | TerritorialHead | 'IGST' | 'Tax'; percent: number; amount: Paise }>;

/** The values of the invoice form, where figures may still be missing. */
export type InvoiceInput = Readonly<{
  date: MaybeDate;
  customerName: string;
  gstType: GstType;
  dueDate: MaybeDate;
  items: readonly ItemInput[];
}>;

export type ItemInput = Readonly<{ name: string; quantity: Quantity | null; rate: Paise | null }>;

/** A new invoice: dated today, no customer chosen, one item row. */
export function blankInvoice(today: IsoDate): InvoiceInput {
  return { date: today, customerName: '', gstType: 'CGST/SGST', dueDate: '', items: [BLANK_ITEM] };
}

/** The form values of an existing invoice. */
export function invoiceInput({ date, customerName, gstType, dueDate, items }: Invoice): InvoiceInput {
  return { date, customerName, gstType, dueDate, items };
}

/** The items without those that were added and left empty. One stays in any case. */
export function filledItems(items: readonly ItemInput[]): readonly ItemInput[] {
  const filled = items.filter(({ name, quantity, rate }) => {
    const isAsAdded = name.trim() === '' && rate === null && (quantity === null || quantity === BLANK_ITEM.quantity);
    return !isAsAdded;
  });
  return filled.length === 0 ? items.slice(0, 1) : filled;
}

/** The figures computed from the input. A missing quantity or rate counts as 0 (specification §5). */
export function figuresOf(input: InvoiceInput): InvoiceFigures {
  const items = input.items.map(({ name, quantity, rate }) => {
    const figures = { quantity: quantity ?? asQuantity(0), rate: rate ?? ZERO };
    return { name, ...figures, amount: amountOf(figures) };
  });
  return { items, ...sumsOf(items) };
}

export type InvoiceFigures = Pick<Invoice, 'items' | 'amount' | 'taxAmount' | 'totalAmount'>;

/** As `figuresOf`, or undefined if a product or sum is too large to be exact to the paisa. */
export function countableFiguresOf(input: InvoiceInput): InvoiceFigures | undefined {
  return exactOrUndefined(() => figuresOf(input));
}

/** The missing required fields of a new invoice: date, customer, and a subtotal other than 0 (specification §5). */
export function missingInInvoice(input: InvoiceInput): readonly ('date' | 'customerName' | 'amount')[] {
  const { date, customerName } = input;
  return missingIn({ date, customerName, amount: countableFiguresOf(input)?.amount }, [
    'date',
    'customerName',
    'amount',
  ]);
}

export const BLANK_ITEM: ItemInput = { name: '', quantity: asQuantity(1), rate: null };

const HEADS = {
  'CGST/SGST': ['CGST', 'SGST'],
  IGST: ['IGST'],
  'Non-GST': ['Tax'],
} as const satisfies Record<GstType, readonly TaxHead['name'][]>;

const TONES: Readonly<Record<InvoiceStatus, Tone>> = {
  Paid: 'good',
  Pending: 'waiting',
  Overdue: 'bad',
  Draft: 'quiet',
};
