import { Page } from '#ui/layout/page.tsx';

/** The orders of the business: quotations, sales orders, challans and purchase orders. */
export function OrdersScreen() {
  return <Page title="Orders">{null}</Page>;
}
