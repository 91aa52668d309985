import { useLive } from '#data/sample/live.ts';
import { vouchersNaming } from '#data/sample/vouchers.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import type { LedgerAccount } from '#domain/sample/ledger-account.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteConfirmation, RecordForm } from '#ui/record-forms/record-dialogs.tsx';
import { LedgerFields } from './ledger-fields.tsx';
import type { LedgerEditor } from './ledger-editor.ts';

export function LedgerDialogs({ editor }: { editor: LedgerEditor }) {
  return (
    <>
      <RecordForm editor={editor} titles={{ create: 'Create New Ledger', edit: 'Edit Ledger' }}>
        {(draft, ledger) => (
          <LedgerFields draft={draft} ledger={ledger} missing={editor.missing} onChange={editor.change} />
        )}
      </RecordForm>
      <DeleteConfirmation editor={editor} title="Delete ledger account">
        {(ledger) => (
          <>
            <p>Are you sure you want to delete this ledger account? This action cannot be undone.</p>
            <NameInVouchers ledger={ledger} />
          </>
        )}
      </DeleteConfirmation>
    </>
  );
}

/** "Cash (1001). 4 vouchers name it; they keep the name." */
function NameInVouchers({ ledger }: { ledger: LedgerAccount }) {
  const vouchers = useLive(['vouchers naming', ledger.name], () => vouchersNaming(ledger.name));
  return (
    <p className="text-ink">
      <Quoted>{formatText(ledger.name)}</Quoted> (<Quoted>{formatText(ledger.code)}</Quoted>).
      {vouchers === 1 && ' 1 voucher names it; it keeps the name.'}
      {vouchers !== undefined && vouchers > 1 && ` ${formatNumber(vouchers)} vouchers name it; they keep the name.`}
    </p>
  );
}
