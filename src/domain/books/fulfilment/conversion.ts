import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, fraction, negative, type Paise, sumOf } from '#domain/money.ts';
import { asQuantity, type Quantity, thousandths } from '#domain/quantity.ts';
import { type Discount, discountOn } from '#domain/books/discount.ts';
import { BLANK_PURCHASE_LINE } from '#domain/books/documents/blank-document.ts';
import type { DocumentLine, InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { priceOfLine } from '#domain/books/documents/document-sums.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { type Item, rateOn } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { dueBackOf, PURPOSE_ROWS } from '#domain/books/orders/challan-purpose.ts';
import { leftOfLine } from './left-of-line.ts';
import type { ChallanInput, OrderLine, PricedOrderInput, SalesOrderInput } from '#domain/books/orders/order.ts';
import type { OrderLineSums } from './order-line-sums.ts';

/** A quantity that is taken of a line of an order, in the unit of its item. */
export type TakenQuantity = Readonly<{ line: OrderLine; row: OrderLineSums; quantity: Quantity }>;

/** The kinds that an order becomes. */
export type Into = 'Sales Order' | 'Delivery Challan' | 'Invoice' | 'Purchase';

/** Returns what may be made of an order: of a challan what its purpose ends by. */
export function becomes(order: PricedOrderInput): readonly (Into | 'Goods Back' | 'Debit Note' | 'Purchase Order')[] {
  switch (order.kind) {
    case 'Quotation':
      return ['Sales Order', 'Delivery Challan', 'Invoice'];
    case 'Sales Order':
      return ['Delivery Challan', 'Invoice', 'Purchase Order'];
    case 'Purchase Order':
      return ['Purchase'];
    case 'Delivery Challan':
      return PURPOSE_ROWS[order.purpose].endsBy;
  }
}

/** Returns what of a line is left for a document of a kind, in thousandths: an invoice bills, all others take goods. */
export function leftFor(row: OrderLineSums, into: Into): number {
  const { goods, bill } = leftOfLine(row);
  if (into === 'Invoice' && row.kind === 'Sales Order') return bill;
  if (into === 'Delivery Challan' && row.isService) return 0;
  return goods;
}

/** Returns all that is left of an order for a document of a kind. */
export function allLeft(
  order: Voucher<PricedOrderInput>,
  rows: readonly OrderLineSums[],
  into: Into,
): readonly TakenQuantity[] {
  const byLine = new Map(rows.map((row) => [row.line, row]));
  return order.lines.flatMap((line) => {
    const row = byLine.get(line.key ?? 0);
    const left = row ? leftFor(row, into) : 0;
    return row && left > 0 ? [{ line, row, quantity: asQuantity(left / 1000) }] : [];
  });
}

type Source = Voucher<PricedOrderInput>;

/**
 * Returns the lines of a new document of `day` that take so much of an order: rate and discount are the order's, the GST rate
 * is that of the day. A discount in rupees goes in proportion, and its last part takes the rest. `itemOf` knows the items of now.
 */
export function linesFrom(
  order: Source,
  takings: readonly TakenQuantity[],
  day: IsoDate,
  itemOf: (id: string) => Item | undefined,
): readonly DocumentLine[] {
  return takings.map(({ line, row, quantity }) => {
    const { key, closed: _, at: __, from: ___, order: ____, challans: _____, ...own } = line;
    const item = own.item ? itemOf(own.item.id) : undefined;
    const from = { kind: order.kind, id: order.id, number: order.number, line: key ?? 0 };
    const count = thousandths(quantity);
    const discount = partOfDiscount(own.discount, { before: takenOf(row), by: count, of: row.ordered });
    const percent = item ? rateOn(item, day) : own.percent;
    return { ...inUnits(own, count), percent, discount, from };
  });
}

/** Returns the part of an order's discount on the bill that goes with what is taken; a percentage as it is. */
export function billDiscountFrom(
  order: Source,
  rows: readonly OrderLineSums[],
  takings: readonly TakenQuantity[],
): Discount | null {
  const { billDiscount } = order;
  if (billDiscount === null || 'percent' in billDiscount) return billDiscount;
  const valueOf = (line: OrderLine, count: number, row: OrderLineSums): Paise => {
    const price = priceOfLine(line);
    const after = asPaise(price - discountOn(price, line.discount));
    return row.ordered <= 0 ? after : fraction(after, Math.min(count, row.ordered), row.ordered);
  };
  const byLine = new Map(rows.map((row) => [row.line, row]));
  const over = (countOf: (row: OrderLineSums) => number) =>
    sumOf(
      order.lines.flatMap((line) => {
        const row = byLine.get(line.key ?? 0);
        return row ? [valueOf(line, countOf(row), row)] : [];
      }),
    );
  const taken = new Map(takings.map(({ row, quantity }) => [row.id, thousandths(quantity)]));
  const whole = over((row) => row.ordered);
  if (whole === 0) return null;
  const before = over(takenOf);
  const after = over((row) => takenOf(row) + (taken.get(row.id) ?? 0));
  const amount = sumOf([
    fraction(billDiscount.amount, after, whole),
    negative(fraction(billDiscount.amount, before, whole)),
  ]);
  return amount === 0 ? null : { amount };
}

/** Returns a new invoice, challan, sales order or purchase with what is taken of an order, on the terms of `blank`. */
export function withOrder<Input extends InvoiceInput | PurchaseInput | SalesOrderInput | ChallanInput>(
  blank: Input,
  order: Source,
  lines: readonly DocumentLine[],
  billDiscount: Discount | null,
): Input {
  const { party, place, ratesIncludeGst, supplyType } = order;
  const head = { party, place, ratesIncludeGst, billDiscount };
  const delivery = order.kind === 'Delivery Challan' && order.delivery ? { delivery: order.delivery } : {};
  if (blank.kind === 'Purchase')
    return { ...blank, ...head, lines: lines.map((line) => ({ ...BLANK_PURCHASE_LINE, ...line })) };
  return { ...blank, ...head, supplyType, lines, ...(blank.kind === 'Invoice' && delivery) };
}

/** Says why lines of an order cannot go on a document that is being entered, or undefined: it is on other terms. */
export function problemInAdding(
  input: InvoiceInput | PurchaseInput | SalesOrderInput | ChallanInput,
  order: Source,
): string | undefined {
  const { number } = order;
  if (input.party && input.party.id !== order.party?.id)
    return `${number} is of ${order.party?.name ?? 'another party'}.`;
  if (input.place !== '' && input.place !== order.place && input.lines.some(({ item }) => item))
    return `${number} has another place of supply. Make a document of its own of it.`;
  if (input.ratesIncludeGst !== order.ratesIncludeGst)
    return `The rates of ${number} ${order.ratesIncludeGst ? 'include GST, those here do not' : 'are without GST, those here include it'}. Make a document of its own of it.`;
  if ('supplyType' in input && input.supplyType !== order.supplyType)
    return `${number} is a supply ${order.supplyType.toLowerCase()}. Make a document of its own of it.`;
  return undefined;
}

/**
 * Returns a challan after its purpose was chosen: with the day by which its goods are to be back, and without the purchase that only
 * goods that are returned are of.
 */
export function withPurpose(challan: ChallanInput, purpose: ChallanInput['purpose']): ChallanInput {
  const dueBack = challan.date === '' ? '' : dueBackOf(purpose, challan.date);
  const isOwn = purpose === 'To Own Godown';
  const lines = challan.against ? challan.lines.map(({ at: _, ...line }) => line) : challan.lines;
  const back = purpose === 'Return of Goods' ? {} : { against: null, lines };
  return { ...challan, purpose, dueBack, ...(isOwn ? { party: null, place: '' } : { toGodown: null }), ...back };
}

/** Returns the quantity of a line that was taken before, by which a discount in rupees is divided, in thousandths. */
function takenOf({ kind, taken, billed, back }: OrderLineSums): number {
  if (kind === 'Sales Order') return billed;
  return kind === 'Delivery Challan' ? billed + back : taken;
}

/** Parts are the differences of what all up to each come to: together they are the whole, to the paisa. */
function partOfDiscount(
  discount: Discount | null,
  { before, by, of }: Readonly<{ before: number; by: number; of: number }>,
): Discount | null {
  if (discount === null || 'percent' in discount || of <= 0) return discount;
  const upTo = (count: number) => fraction(discount.amount, Math.min(count, of), of);
  const amount = sumOf([upTo(before + by), negative(upTo(before))]);
  return amount === 0 ? null : { amount };
}

/** Returns a line with so many thousandths of the item's unit: in its own unit where that is exact, else in the item's. */
export function inUnits<Line extends Omit<DocumentLine, 'from'>>(line: Line, count: number): Line {
  const one = countOfLine({ ...line, quantity: asQuantity(1) });
  if (one > 0 && (count * 1000) % one === 0) return { ...line, quantity: asQuantity(count / one) };
  const { contains: _, mrp: __, ...own } = line;
  const rate = line.rate === null ? null : asRate(fraction(asPaise(line.rate), 1000, one));
  return { ...own, quantity: asQuantity(count / 1000), unit: line.item?.unit ?? line.unit, rate } as Line;
}
