import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { voucher } from '#data/books/vouchers/vouchers.ts';
import { titleOf, type Voucher, voucherInput } from '#domain/books/vouchers/voucher.ts';
import { Page } from '#ui/layout/page.tsx';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { RecordNotFound } from '#screens/books/parts/record-not-found.tsx';
import { useVoucherForm } from './use-voucher-form.ts';
import { VoucherForm } from './voucher-form.tsx';
import type { Business } from '#domain/books/masters/business.ts';

export function EditVoucherScreen() {
  const { key, id } = useParams({ from: '/books/$key/vouchers/$id/edit' });
  const read = useLive(['voucher', id], async () => ({ row: await voucher(id) }), { isFresh: true });
  const rules = useLive(['business'], business);
  // What another tab saves meanwhile does not change the form under the hands; the save tells.
  const [opened, setOpened] = useState<Voucher>();
  if (read?.row && opened?.id !== id) setOpened(read.row);
  if (!read || !rules) return null;
  if (opened?.id !== id)
    return (
      <RecordNotFound title="No such voucher">This voucher is not there. It may have been deleted.</RecordNotFound>
    );
  if (opened.state === 'Cancelled')
    return (
      <RecordNotFound title={titleOf(opened)}>It is cancelled, so it cannot be changed. Make a new one.</RecordNotFound>
    );
  return (
    <Page title={`Edit ${titleOf(opened)}`}>
      <EditVoucher key={id} booksKey={key} opened={opened} rules={rules} />
    </Page>
  );
}

function EditVoucher({ booksKey, opened, rules }: { booksKey: string; opened: Voucher; rules: Business }) {
  const navigate = useNavigate();
  const [input] = useState(() => voucherInput(opened));
  const show = (isSaved: boolean) =>
    navigate({
      to: '/books/$key/vouchers/$id',
      params: { key: booksKey, id: opened.id },
      replace: isSaved,
      ignoreBlocker: isSaved,
    });
  const state = useVoucherForm({
    input,
    existing: opened,
    rules,
    onSaved: async (saved) => {
      toastSuccess('Success', saved.state === 'Draft' ? 'Draft saved' : `${titleOf(saved)} saved`);
      await show(true);
    },
  });
  return <VoucherForm state={state} storedState={opened.state} onCancel={() => void show(false)} />;
}
