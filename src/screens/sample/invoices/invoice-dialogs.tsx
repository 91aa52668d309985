import { formatRupees, formatText } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import type { InvoiceEditor } from './invoice-editor.ts';

/** The dialogs of the invoices: create, edit, delete. */
export function InvoiceDialogs({ editor }: { editor: InvoiceEditor }) {
  return (
    <>
      <RecordForm
        editor={editor}
        codeOf={({ id }) => id}
        titles={{ create: 'Create New Invoice', edit: 'Edit Invoice' }}
        width="max-w-[55rem]"
      >
        {(draft) => <InvoiceFields draft={draft} missing={editor.missing} onChange={editor.change} />}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete invoice">
        {(invoice) => (
          <>
            <p>Are you sure you want to delete this invoice? This action cannot be undone.</p>
            <p className="text-ink">
              {invoice.id}, <Quoted>{formatText(invoice.customerName)}</Quoted>, {formatRupees(invoice.totalAmount)}
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
