import { useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useLive } from '#data/sample/live.ts';
import { SALES_ORDER_LIST, salesOrderTotals } from '#data/sample/sales-orders.ts';
import { useList } from '#data/views/use-list.ts';
import { formatNumber, formatRupeesForCard, formatRupeesShort } from '#domain/format.ts';
import { SALES_ORDER_STATUSES } from '#domain/sample/sales-order.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import { salesOrderColumns } from './sales-order-columns.tsx';
import { SALES_ORDER_EDITOR, SALES_ORDER_BULK_ACTIONS } from './sales-order-editor.ts';

export function SalesScreen() {
  const list = useList(SALES_ORDER_LIST, { sort: 'id', direction: 'down', filter: '', find: '' });
  const totals = useLive(['salesOrders', 'totals'], salesOrderTotals);
  const editor = useRecordEditor(SALES_ORDER_EDITOR);
  const columns = useMemo(() => salesOrderColumns(editor.open), [editor.open]);
  useAddressRequest({ show: list.reveal, begin: editor.open.create });

  return (
    <Page
      title="Sales Management"
      subtitle="Manage sales orders, quotations, and delivery challans"
      actions={<CreateButton onPress={editor.open.create}>New Sales Order</CreateButton>}
    >
      <StatCards>
        <StatCard title="Sales Orders" figure={totals && formatNumber(totals.all.count)} line="In every status" />
        <StatCard
          title="Completed"
          figure={totals && formatNumber(totals.Completed.count)}
          line={totals && formatRupeesShort(totals.Completed.amount)}
        />
        <StatCard
          title="Pending"
          figure={totals && formatNumber(totals.Pending.count)}
          line={totals && formatRupeesShort(totals.Pending.amount)}
        />
        <StatCard title="Total Revenue" {...formatRupeesForCard(totals?.all.amount)} line="All orders" />
      </StatCards>

      <RecordList
        name="All Sales Orders"
        of="sales orders"
        list={list}
        columns={columns}
        filter={STATUS_FILTER}
        actions={editor.open}
        bulkActions={SALES_ORDER_BULK_ACTIONS}
        onSave={(format) => void saveList(`sales-orders-${today()}`, format, list)}
        onCreate={editor.open.create}
      />

      {editor.state.name !== 'closed' && <SalesOrderDialogs editor={editor} />}
    </Page>
  );
}

const SalesOrderDialogs = lazyDialog(async () => (await import('./sales-order-dialogs.tsx')).SalesOrderDialogs);
const STATUS_FILTER = { name: 'Filter by status', all: 'All statuses', options: SALES_ORDER_STATUSES };
