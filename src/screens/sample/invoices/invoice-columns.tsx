import { Download, Pencil, Printer, Trash2 } from 'lucide';
import { changeInvoiceStatus } from '#data/sample/invoices.ts';
import { formatDay, formatText } from '#domain/format.ts';
import { INVOICE_STATUSES, type Invoice, type InvoiceStatus, toneOf } from '#domain/sample/invoice.ts';
import { badgeClasses } from '#ui/layout/badge.tsx';
import { paperFiles } from '#ui/documents/save-paper.ts';
import { Pick } from '#ui/fields/pick.tsx';
import { moneyColumn } from '#screens/parts/money-column.tsx';
import type { Column } from '#ui/records/column.ts';
import { RowAction, RowButtons } from '#ui/records/row-actions.tsx';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import { sayDone } from '#ui/feedback/outcome-toasts.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';

/** The actions of a row. */
type InvoiceActions = RowActions<Invoice> & Readonly<{ print: (row: Invoice) => void }>;

/** The columns that the specification lists, in its order. */
export function invoiceColumns(actions: InvoiceActions): readonly Column<Invoice>[] {
  return [
    { title: 'Invoice #', sort: 'id', onCard: 'detail', cell: (invoice) => invoice.id },
    { title: 'Date', sort: 'date', onCard: 'detail', cell: (invoice) => formatDay(invoice.date) },
    { title: 'Customer', sort: 'customer', onCard: 'name', cell: (invoice) => formatText(invoice.customerName) },
    moneyColumn('Amount', ({ amount }) => amount, { sort: 'total' }),
    moneyColumn('Tax', ({ taxAmount }) => taxAmount, { sort: 'total' }),
    moneyColumn('Total', ({ totalAmount }) => totalAmount, { sort: 'total', onCard: 'amount' }),
    { title: 'Status', sort: 'status', onCard: 'status', cell: (invoice) => <StatusPick invoice={invoice} /> },
    {
      title: 'Due Date',
      sort: 'dueDate',
      onCard: 'nearStatus',
      isBlank: (invoice) => invoice.dueDate === '',
      cell: (invoice) => <DueDate invoice={invoice} />,
    },
    { title: 'Actions', onCard: 'actions', cell: (invoice) => <InvoiceButtons invoice={invoice} actions={actions} /> },
  ];
}

/**
 * A card shows no column heading, so it has "due" before the date. The empty alternative text keeps it out of the
 * cell's name.
 */
function DueDate({ invoice }: { invoice: Invoice }) {
  return (
    <span className="cards:before:content-['due_'/''] print:whitespace-nowrap print:before:content-none">
      {formatDay(invoice.dueDate)}
    </span>
  );
}

function StatusPick({ invoice }: { invoice: Invoice }) {
  return (
    <Pick
      name={`Status of ${invoice.id}`}
      value={invoice.status}
      options={INVOICE_STATUSES}
      // The listbox also reports a choice of the option that is selected already.
      onChange={(status) => status !== invoice.status && void changeStatus(invoice, status)}
      // A pill like any other, with room above and below that is pressed but not seen.
      className={`${badgeClasses(toneOf(invoice.status))} min-h-6 border-transparent border-y-2 bg-clip-padding touch:min-h-control touch:border-y-4 print:min-h-0 print:border-y-0`}
    />
  );
}

function changeStatus({ id }: Invoice, status: InvoiceStatus): Promise<void> {
  return sayDone(changeInvoiceStatus(id, status), ['Success', `Invoice status updated to ${status}`]);
}

function InvoiceButtons({ invoice, actions }: { invoice: Invoice; actions: InvoiceActions }) {
  return (
    <RowButtons>
      <RowAction name={`Edit ${invoice.id}`} icon={Pencil} onPress={() => actions.edit(invoice)} />
      <RowAction name={`Print ${invoice.id}`} icon={Printer} onPress={() => actions.print(invoice)} />
      <RowAction name={`Download ${invoice.id}`} icon={Download} onPress={() => void download(invoice)} />
      <RowAction name={`Delete ${invoice.id}`} icon={Trash2} onPress={() => actions.delete(invoice)} />
    </RowButtons>
  );
}

function download(invoice: Invoice): Promise<void> {
  const fileName = `${invoice.id}.pdf`;
  return saveWithToast('PDF', fileName, () => savePaper(fileName, invoice));
}

const { save: savePaper } = paperFiles(async () => (await import('#data/sample/tax-invoices.ts')).taxInvoiceOf);
