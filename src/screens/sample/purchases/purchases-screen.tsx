import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useLive } from '#data/sample/live.ts';
import { PURCHASE_ORDER_LIST, purchaseOrderTotals } from '#data/sample/purchase-orders.ts';
import { useList } from '#data/views/use-list.ts';
import { formatNumber, formatRupeesForCard, formatRupeesShort } from '#domain/format.ts';
import { PURCHASE_ORDER_STATUSES } from '#domain/sample/purchase-order.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import { purchaseOrderColumns } from './purchase-order-columns.tsx';
import { PURCHASE_ORDER_EDITOR, PURCHASE_ORDER_BULK_ACTIONS } from './purchase-order-editor.ts';

export function PurchasesScreen() {
  const list = useList(PURCHASE_ORDER_LIST, { sort: 'id', direction: 'down', filter: '', find: '' });
  const totals = useLive(['purchaseOrders', 'totals'], purchaseOrderTotals);
  const editor = useRecordEditor(PURCHASE_ORDER_EDITOR);
  const columns = useMemo(() => purchaseOrderColumns(editor.open), [editor.open]);
  useAddressRequest({ show: list.reveal, begin: editor.open.create });

  return (
    <Page
      title="Purchase Management"
      subtitle="Manage purchase orders, vendor bills, and procurement"
      actions={<CreateButton onPress={editor.open.create}>New Purchase Order</CreateButton>}
    >
      <StatCards>
        <StatCard title="Purchase Orders" figure={totals && formatNumber(totals.all.count)} line="In every status" />
        <StatCard
          title="Received"
          figure={totals && formatNumber(totals.Received.count)}
          line={totals && formatRupeesShort(totals.Received.amount)}
        />
        <StatCard
          title="Pending"
          figure={totals && formatNumber(totals.Pending.count)}
          line={totals && formatRupeesShort(totals.Pending.amount)}
        />
        <StatCard title="Total Purchases" {...formatRupeesForCard(totals?.all.amount)} line="All orders" />
      </StatCards>

      <RecordList
        name="All Purchase Orders"
        of="purchase orders"
        list={list}
        columns={columns}
        filter={STATUS_FILTER}
        actions={editor.open}
        bulkActions={PURCHASE_ORDER_BULK_ACTIONS}
        onSave={(format) => void saveList(`purchase-orders-${today()}`, format, list)}
        onCreate={editor.open.create}
      />

      {editor.state.name !== 'closed' && <PurchaseOrderDialogs editor={editor} />}
    </Page>
  );
}

const PurchaseOrderDialogs = lazyDialog(
  async () => (await import('./purchase-order-dialogs.tsx')).PurchaseOrderDialogs,
);
const STATUS_FILTER = { name: 'Filter by status', all: 'All statuses', options: PURCHASE_ORDER_STATUSES };
