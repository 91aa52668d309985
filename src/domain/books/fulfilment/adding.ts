import { asPaise, sumOf } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import type { Discount } from '#domain/books/discount.ts';
import { BLANK_PURCHASE_LINE } from '#domain/books/documents/blank-document.ts';
import {
  type DocumentLine,
  type InvoiceInput,
  isBlankDocumentLine,
  type PurchaseInput,
} from '#domain/books/documents/document.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { billDiscountFrom, problemInAdding, type TakenQuantity } from './conversion.ts';
import type { ChallanInput, PricedOrderInput, SalesOrderInput } from '#domain/books/orders/order.ts';
import type { OrderLineSums } from './order-line-sums.ts';

/** The documents that lines of several orders and challans may be added to. */
export type Receiving = InvoiceInput | PurchaseInput | SalesOrderInput | ChallanInput;

/** The orders and challans that the lines of a document came from, by their ids, with their kept sums. */
export type OrderSources = ReadonlyMap<
  string,
  Readonly<{ order: Voucher<PricedOrderInput>; rows: readonly OrderLineSums[] }>
>;

/** Says why some orders cannot all go on a document that is being entered; it names the first that cannot. */
export function problemInChoosing(input: Receiving, orders: readonly Voucher<PricedOrderInput>[]): string | undefined {
  const [first] = orders;
  const begun = first ? withAdded(input, [first], first.lines) : input;
  for (const order of orders) {
    const problem = problemInAdding(begun, order);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Returns a document with lines of orders after its own. One that has none yet takes over the terms of the first order. */
export function withAdded<Input extends Receiving>(
  input: Input,
  orders: readonly Voucher<PricedOrderInput>[],
  lines: readonly DocumentLine[],
): Input {
  const [first] = orders;
  const begun = first ? onTermsOf(input, first) : input;
  if (begun.kind === 'Purchase') {
    const added = lines.map((line) => ({ ...BLANK_PURCHASE_LINE, ...line }));
    return { ...begun, lines: [...begun.lines.filter((line) => !isBlankDocumentLine(line)), ...added] };
  }
  return { ...begun, lines: [...begun.lines.filter((line) => !isBlankDocumentLine(line)), ...lines] };
}

function onTermsOf<Input extends Receiving>(input: Input, order: PricedOrderInput): Input {
  if (input.lines.some((line) => !isBlankDocumentLine(line))) return input;
  const { place, ratesIncludeGst, supplyType } = order;
  return { ...input, place, ratesIncludeGst, ...(input.kind !== 'Purchase' && { supplyType }) };
}

type WithDiscount = Readonly<{ billDiscount: Discount | null; lines: readonly DocumentLine[] }>;

/**
 * Returns a document after its lines were changed: a discount on the bill that was the orders' in proportion to what is taken of
 * them stays so. One that was typed stays as it is.
 */
export function withDiscountInProportion<Input extends WithDiscount>(
  before: WithDiscount,
  after: Input,
  sources: OrderSources,
): Input {
  if (before.lines === after.lines || !isSame(before.billDiscount, after.billDiscount)) return after;
  if (!isSame(before.billDiscount, discountInProportion(before.lines, sources))) return after;
  const billDiscount = discountInProportion(after.lines, sources);
  return isSame(billDiscount, after.billDiscount) ? after : { ...after, billDiscount };
}

/** The discounts of the orders that lines came from, as far as they go with what is taken; null where there are none, or they differ in percent. */
function discountInProportion(lines: readonly DocumentLine[], sources: OrderSources): Discount | null {
  const discounts = [...sources.values()].flatMap(({ order, rows }) => {
    const takings = takingsOfLines(lines, order, rows);
    return takings.length === 0 ? [] : [billDiscountFrom(order, rows, takings)];
  });
  const amounts = discounts.flatMap((one) => (one && 'amount' in one ? [one.amount] : []));
  if (amounts.length > 0) return { amount: asPaise(sumOf(amounts)) };
  const [first = null] = discounts;
  return discounts.every((one) => isSame(one, first)) ? first : null;
}

function takingsOfLines(
  lines: readonly DocumentLine[],
  order: Voucher<PricedOrderInput>,
  rows: readonly OrderLineSums[],
): readonly TakenQuantity[] {
  return rows.flatMap((row): readonly TakenQuantity[] => {
    const line = order.lines.find(({ key }) => key === row.line);
    const own = lines.filter(({ from }) => from?.id === order.id && from.line === row.line);
    const count = own.reduce((sum, one) => sum + countOfLine(one), 0);
    return line && count > 0 ? [{ line, row, quantity: asQuantity(count / 1000) }] : [];
  });
}

function isSame(one: Discount | null, other: Discount | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
