import { CHALLAN_LIST, PURCHASE_ORDER_LIST, QUOTATION_LIST, SALES_ORDER_LIST } from '#data/books/orders/order-lists.ts';
import type { SourceKind } from '#domain/books/line-source.ts';
import { STATUS_FILTERS } from '#domain/books/fulfilment/status-filter.ts';
import { useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { useTab } from '#screens/books/parts/use-tab.ts';
import { Button } from '#ui/controls/button.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { challanColumns, purchaseOrderColumns, quotationColumns, salesOrderColumns } from './order-columns.tsx';
import { OrderList } from './order-list.tsx';

/** The orders of the business: quotations, sales orders, challans and purchase orders, each kind in a tab. */
export function OrdersScreen() {
  const pages = usePages();
  const maySell = useMayDo('sell');
  const mayBuy = useMayDo('stock');
  const seesAll = useMaySee('reports');
  const shown = TABS.filter((name) => seesAll || (name === 'Purchase Orders' ? mayBuy : maySell));
  const { tab, turnTo } = useTab(shown, shown[0] ?? 'Quotations');
  const { kind } = LISTS[tab];
  const mayMake = kind === 'Purchase Order' ? mayBuy : maySell;
  const begin = () => pages.go(pages.newVoucher(kind));
  return (
    <Page
      title="Orders"
      subtitle="What is offered, ordered and delivered, and what of it is left"
      actions={
        mayMake && (
          <>
            {/* React keeps one button and changes its label, so that it keeps the focus when the tab changes. */}
            <CreateButton onPress={begin}>{`New ${kind}`}</CreateButton>
            {kind === 'Delivery Challan' && (
              <Button onClick={() => pages.go(pages.newVoucher('Goods Back'))}>New Goods Back</Button>
            )}
          </>
        )
      }
    >
      <Tabs
        name="Orders"
        chosen={tab}
        onTurn={turnTo}
        tabs={shown.map((title) => ({
          title,
          panel: (
            <OrderList
              key={title}
              name={title}
              statuses={STATUS_FILTERS[LISTS[title].kind]}
              {...LISTS[title]}
              onCreate={mayMake ? begin : undefined}
            />
          ),
        }))}
      />
    </Page>
  );
}

const TABS = ['Quotations', 'Sales Orders', 'Delivery Challans', 'Purchase Orders'] as const;

const LISTS = {
  Quotations: { kind: 'Quotation', from: QUOTATION_LIST, columnsOf: quotationColumns },
  'Sales Orders': { kind: 'Sales Order', from: SALES_ORDER_LIST, columnsOf: salesOrderColumns },
  'Delivery Challans': { kind: 'Delivery Challan', from: CHALLAN_LIST, columnsOf: challanColumns },
  'Purchase Orders': { kind: 'Purchase Order', from: PURCHASE_ORDER_LIST, columnsOf: purchaseOrderColumns },
} as const satisfies Record<
  (typeof TABS)[number],
  Readonly<{ kind: SourceKind; from: typeof SALES_ORDER_LIST; columnsOf: typeof salesOrderColumns }>
>;
