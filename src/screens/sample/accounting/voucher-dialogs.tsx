import { formatRupees, formatText } from '#domain/format.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { VoucherFields } from './voucher-fields.tsx';
import type { VoucherEditor } from './voucher-editor.ts';

export function VoucherDialogs({ editor }: { editor: VoucherEditor }) {
  return (
    <>
      <RecordForm
        editor={editor}
        codeOf={({ id }) => id}
        titles={{ create: 'Create New Voucher', edit: 'Edit Voucher' }}
      >
        {(draft) => <VoucherFields draft={draft} missing={editor.missing} onChange={editor.change} />}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete voucher">
        {({ id, debitLedger, creditLedger, amount }) => (
          <>
            <p>Are you sure you want to delete this voucher? This action cannot be undone.</p>
            <p className="text-ink">
              {id}, <Quoted>{formatText(debitLedger)}</Quoted> Dr, to <Quoted>{formatText(creditLedger)}</Quoted>,{' '}
              {formatRupees(amount)}
            </p>
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}
