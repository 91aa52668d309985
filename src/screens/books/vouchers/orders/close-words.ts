import type { PricedOrderInput } from '#domain/books/orders/order.ts';

/** Names the closing of an order on its buttons. */
export function closeInWords({ kind }: Pick<PricedOrderInput, 'kind'>): string {
  return CLOSE[kind];
}

const CLOSE = {
  Quotation: 'Close Quotation',
  'Sales Order': 'Close Order',
  'Delivery Challan': 'Close Challan',
  'Purchase Order': 'Close Order',
} as const satisfies Record<PricedOrderInput['kind'], string>;
