import type { InvoiceInput, PurchaseInput, PurchaseLine } from '#domain/books/documents/document.ts';
import { type DocumentSums, NO_SUMS, sumsIfCountable } from '#domain/books/documents/document-sums.ts';
import type { ChallanInput, OrderLine, PricedOrderInput } from './order.ts';

/** An order with its sums, made once when it is saved. */
export type SummedOrder<Input extends PricedOrderInput = PricedOrderInput> = Input & Readonly<{ sums: DocumentSums }>;

/**
 * Returns the invoice or purchase that an order would become: whatever is asked of its prices, tax and lines is asked of that.
 * A challan that supplies nothing bears no tax (CGST Rules, rule 55(1)(vii)).
 */
export function asTrade(order: PricedOrderInput): InvoiceInput | PurchaseInput {
  if (order.kind === 'Purchase Order') return asBoughtTrade(order);
  const ofChallan = order.kind === 'Delivery Challan' ? challanParts(order) : {};
  return {
    ...headOf(order),
    ...ofChallan,
    kind: 'Invoice',
    supplyType: order.supplyType,
    lines: order.lines,
    receivedNow: null,
    receivedIn: null,
  };
}

/** Returns the purchase that an order would become: of a challan at cost, too, whose items begin with the price at which they are bought. */
export function asBoughtTrade(order: PricedOrderInput): PurchaseInput {
  return {
    ...headOf(order),
    kind: 'Purchase',
    billNumber: '',
    billDate: '',
    inputTax: 'Claimable',
    reverseCharge: false,
    lines: order.lines.map(asBought),
    paidNow: null,
    paidFrom: null,
  };
}

function headOf(order: PricedOrderInput) {
  const { date, number, narration, party, place, ratesIncludeGst, reference, billDiscount } = order;
  const own = isUntaxed(order) ? { ...order.own, registration: 'Unregistered' as const } : order.own;
  return { date, number, narration, party, place, ratesIncludeGst, own, reference, billDiscount, dueDate: '' } as const;
}

/** Returns an order after the invoice or purchase that it would become was changed in a form. */
export function withTrade<Order extends PricedOrderInput>(order: Order, trade: InvoiceInput | PurchaseInput): Order {
  const { date, number, narration, party, place, ratesIncludeGst, reference, billDiscount, godown } = trade;
  const lines =
    trade.kind === 'Invoice'
      ? { lines: trade.lines, supplyType: trade.supplyType }
      : { lines: trade.lines.map(asOrdered) };
  return {
    ...order,
    date,
    number,
    narration,
    party,
    place,
    ratesIncludeGst,
    reference,
    billDiscount,
    ...lines,
    ...(order.kind === 'Delivery Challan' && {
      ...(godown && { godown }),
      ...(trade.kind === 'Invoice' && { delivery: trade.delivery }),
    }),
  };
}

/** Returns an order as it is about to be saved: with its sums, none where nobody can count them. */
export function withOrderSums<Order extends PricedOrderInput>(order: Order): SummedOrder<Order> {
  return { ...order, sums: sumsIfCountable(asTrade(order)) ?? NO_SUMS };
}

function isUntaxed(order: PricedOrderInput): boolean {
  return order.kind === 'Delivery Challan' && order.purpose !== 'Supply';
}

function challanParts({ godown, delivery }: ChallanInput) {
  return { ...(godown && { godown }), ...(delivery && { delivery }) };
}

/** Returns a line as a purchase has it: the same one each time, so that a form of fifty lines draws only the one that changes. */
function asBought(line: OrderLine): PurchaseLine {
  const known = boughtOf.get(line);
  if (known) return known;
  const bought = { ...line, ledger: null };
  boughtOf.set(line, bought);
  orderedOf.set(bought, line);
  return bought;
}

/** Returns the line that a purchase's was made of, or a new one where it was changed since. */
function asOrdered(bought: PurchaseLine): OrderLine {
  const known = orderedOf.get(bought);
  if (known) return known;
  const { ledger: _, ...line } = bought;
  boughtOf.set(line, bought);
  orderedOf.set(bought, line);
  return line;
}

const boughtOf = new WeakMap<OrderLine, PurchaseLine>();
const orderedOf = new WeakMap<PurchaseLine, OrderLine>();
