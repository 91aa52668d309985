import type { PricedOrderInput } from '#domain/books/orders/order.ts';

/** What the day by which an order is to be done is called. */
export const DUE_LABELS = {
  Quotation: 'Valid Until',
  'Sales Order': 'Deliver By',
  'Delivery Challan': 'Due Back',
  'Purchase Order': 'Expected By',
} as const satisfies Record<PricedOrderInput['kind'], string>;
