import { useLive } from '#data/sample/live.ts';
import { productTotals } from '#data/sample/products.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { formatLakhs, formatNumber, formatRupees } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { ComingSoon } from '#ui/layout/coming-soon.tsx';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import { Tabs } from '#ui/controls/tabs.tsx';
import { useSearchParam } from '#ui/navigation/use-search-param.ts';
import { AlertsPanel } from './alerts-panel.tsx';
import { MOVEMENT_EDITOR } from './movement-editor.ts';
import { MovementsPanel } from './movements-panel.tsx';
import { PRODUCT_EDITOR } from './product-editor.ts';
import { ProductsPanel } from './products-panel.tsx';

export function InventoryScreen() {
  const totals = useLive(['products', 'totals'], productTotals);
  const products = useRecordEditor(PRODUCT_EDITOR);
  const movements = useRecordEditor(MOVEMENT_EDITOR);
  const isOfAlerts = useSearchParam('tab') === 'alerts';
  const [tab, setTab] = useVisitState<Tab>('inventory: tab', isOfAlerts ? 'Alerts' : 'Products');
  useAddressRequest({
    show() {
      // The panel brings the row into view.
      setTab('Products');
      return false;
    },
    begin: (what) => (what === 'movement' ? movements : products).open.create(),
  });

  return (
    <Page
      title="Stock Management"
      subtitle="Stock levels, product tracking, and warehouse management"
      actions={
        <>
          <Button onClick={movements.open.create}>Stock Movement</Button>
          <CreateButton onPress={products.open.create}>Add Product</CreateButton>
        </>
      }
    >
      <StatCards>
        <StatCard
          title="Total Products"
          figure={totals && formatNumber(totals.all.count)}
          line={totals && `${formatNumber(totals.all.count - totals['Low Stock'].count)} not low`}
        />
        <StatCard
          title="Low Stock Alerts"
          figure={totals && formatNumber(totals['Low Stock'].count)}
          line={totals && totals['Low Stock'].count > 0 && 'To be reordered'}
        />
        <StatCard
          title="Inventory Value"
          figure={totals && formatLakhs(totals.all.amount)}
          line={totals && formatRupees(totals.all.amount)}
        />
        <StatCard title="Warehouses" figure={formatNumber(WAREHOUSE_COUNT)} line="A, B and C" />
      </StatCards>

      <Tabs<Tab>
        name="Stock"
        chosen={tab}
        onTurn={setTab}
        tabs={[
          { title: 'Products', panel: <ProductsPanel open={products.open} /> },
          { title: 'Stock Movements', panel: <MovementsPanel onRecord={movements.open.create} /> },
          { title: 'Alerts', panel: <AlertsPanel /> },
          { title: 'Reports', panel: <ComingSoon>Inventory reports and analytics coming soon...</ComingSoon> },
        ]}
      />

      {products.state.name !== 'closed' && <ProductDialogs editor={products} />}
      {movements.state.name !== 'closed' && <MovementDialog editor={movements} />}
    </Page>
  );
}

type Tab = 'Products' | 'Stock Movements' | 'Alerts' | 'Reports';

const ProductDialogs = lazyDialog(async () => (await import('./product-dialogs.tsx')).ProductDialogs);
const MovementDialog = lazyDialog(async () => (await import('./movement-dialog.tsx')).MovementDialog);

/** Fixed by the specification (§2); the Locations screen counts its own. */
const WAREHOUSE_COUNT = 3;
