import { useMemo, useState } from 'react';
import { today } from '#data/clock.ts';
import { INVOICE_LIST, invoiceTotals } from '#data/sample/invoices.ts';
import { useLive } from '#data/sample/live.ts';
import { useList } from '#data/views/use-list.ts';
import { formatNumber, formatRupees, formatRupeesShort } from '#domain/format.ts';
import { INVOICE_STATUSES, type Invoice } from '#domain/sample/invoice.ts';
import { lazyDialog } from '#ui/overlays/lazy-dialog.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CreateButton } from '#ui/records/create-button.tsx';
import { RecordList } from '#ui/records/record-list.tsx';
import { saveList } from '#ui/records/save-list.ts';
import { useAddressRequest } from '#ui/records/use-address-request.ts';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { StatCard, StatCards } from '#ui/layout/stat-card.tsx';
import { invoiceColumns } from './invoice-columns.tsx';
import { INVOICE_EDITOR, INVOICE_BULK_ACTIONS } from './invoice-editor.ts';

export function InvoicesScreen() {
  const list = useList(INVOICE_LIST, { sort: 'id', direction: 'down', filter: '', find: '' });
  const totals = useLive(['invoices', 'totals'], invoiceTotals);
  const editor = useRecordEditor(INVOICE_EDITOR);
  const [printed, setPrinted] = useState<Invoice>();
  const columns = useMemo(() => invoiceColumns({ ...editor.open, print: setPrinted }), [editor.open]);
  useAddressRequest({ show: list.reveal, begin: editor.open.create });

  return (
    <Page
      title="Invoice Management"
      subtitle="Create and manage GST compliant invoices and billing"
      actions={<CreateButton onPress={editor.open.create}>New Invoice</CreateButton>}
    >
      <StatCards>
        {CARDS.map(({ title, of }) => {
          const sum = totals?.[of];
          return (
            <StatCard
              key={title}
              title={title}
              figure={sum && formatNumber(sum.count)}
              line={sum && <span title={formatRupees(sum.amount)}>{formatRupeesShort(sum.amount)}</span>}
            />
          );
        })}
      </StatCards>

      <RecordList
        name="All Invoices"
        of="invoices"
        list={list}
        columns={columns}
        filter={STATUS_FILTER}
        actions={editor.open}
        bulkActions={INVOICE_BULK_ACTIONS}
        onSave={(format) => void saveList(`invoices-${today()}`, format, list)}
        onCreate={editor.open.create}
      />

      {editor.state.name !== 'closed' && <InvoiceDialogs editor={editor} />}
      {printed && <InvoicePaper invoice={printed} onClose={() => setPrinted(undefined)} />}
    </Page>
  );
}

const InvoiceDialogs = lazyDialog(async () => (await import('./invoice-dialogs.tsx')).InvoiceDialogs);
const InvoicePaper = lazyDialog(async () => (await import('./invoice-paper.tsx')).InvoicePaper);
const STATUS_FILTER = { name: 'Filter by status', all: 'All statuses', options: INVOICE_STATUSES };
const CARDS = [
  { title: 'Total', of: 'all' },
  { title: 'Paid', of: 'Paid' },
  { title: 'Pending', of: 'Pending' },
  { title: 'Overdue', of: 'Overdue' },
] as const;
