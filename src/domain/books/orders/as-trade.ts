import type { InvoiceInput, PurchaseInput } from '#domain/books/documents/document.ts';
import { type DocumentSums, NO_SUMS, sumsIfCountable } from '#domain/books/documents/document-sums.ts';
import type { ChallanInput, PricedOrderInput } from './order.ts';

/** An order with its sums, made once when it is saved. */
export type SummedOrder<Input extends PricedOrderInput = PricedOrderInput> = Input & Readonly<{ sums: DocumentSums }>;

/**
 * Returns the invoice or purchase that an order would become: whatever is asked of its prices, tax and lines is asked of that.
 * A challan that supplies nothing bears no tax (CGST Rules, rule 55(1)(vii)).
 */
export function asTrade(order: PricedOrderInput): InvoiceInput | PurchaseInput {
  const { date, number, narration, party, place, ratesIncludeGst, reference, billDiscount } = order;
  const own = isUntaxed(order) ? { ...order.own, registration: 'Unregistered' as const } : order.own;
  const head = {
    date,
    number,
    narration,
    party,
    place,
    ratesIncludeGst,
    own,
    reference,
    billDiscount,
    dueDate: '',
  } as const;
  if (order.kind === 'Purchase Order') {
    return {
      ...head,
      kind: 'Purchase',
      billNumber: '',
      billDate: '',
      inputTax: 'Claimable',
      reverseCharge: false,
      lines: order.lines.map((line) => ({ ...line, ledger: null })),
      paidNow: null,
      paidFrom: null,
    };
  }
  const ofChallan = order.kind === 'Delivery Challan' ? challanParts(order) : {};
  return {
    ...head,
    ...ofChallan,
    kind: 'Invoice',
    supplyType: order.supplyType,
    lines: order.lines,
    receivedNow: null,
    receivedIn: null,
  };
}

/** Returns an order after the invoice or purchase that it would become was changed in a form. */
export function withTrade<Order extends PricedOrderInput>(order: Order, trade: InvoiceInput | PurchaseInput): Order {
  const { date, number, narration, party, place, ratesIncludeGst, reference, billDiscount, godown } = trade;
  const lines =
    trade.kind === 'Invoice'
      ? { lines: trade.lines, supplyType: trade.supplyType }
      : { lines: trade.lines.map(({ ledger: _, ...line }) => line) };
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
      delivery: trade.kind === 'Invoice' ? trade.delivery : undefined,
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
