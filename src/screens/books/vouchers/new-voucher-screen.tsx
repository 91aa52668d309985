import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { today } from '#data/clock.ts';
import { titleOf, type Voucher } from '#domain/books/voucher.ts';
import type { Business } from '#domain/books/business.ts';
import { Page } from '#ui/pieces/page.tsx';
import { tellCreated } from '#ui/records/created.ts';
import { toastSuccess } from '#ui/saying/toast.tsx';
import { nextVoucher, noteEntered } from './entering.ts';
import { NotThere } from '#screens/books/parts/not-there.tsx';
import { type Afterwards, useVoucherForm } from './use-voucher-form.ts';
import { VoucherForm } from './voucher-form.tsx';
import { kindOf, listOf, type NewKind } from './voucher-kinds.ts';

export function NewVoucherScreen() {
  const { key, kind: slug } = useParams({ from: '/books/$key/vouchers/new/$kind' });
  const rules = useLive(['business'], business);
  /** Counts the vouchers entered here, so that each begins with an empty form. */
  const [entered, setEntered] = useState(0);
  const kind = kindOf(slug);
  if (!kind) return <NotThere title="No such voucher">There is no voucher of this kind.</NotThere>;
  if (!rules) return null;
  return (
    <Page title={`New ${kind}`}>
      <NewVoucher
        key={`${kind} ${entered}`}
        booksKey={key}
        kind={kind}
        rules={rules}
        onNext={() => setEntered(entered + 1)}
      />
    </Page>
  );
}

function NewVoucher({
  booksKey,
  kind,
  rules,
  onNext,
}: {
  booksKey: string;
  kind: NewKind;
  rules: Business;
  onNext: () => void;
}) {
  const [entry] = useState(() => nextVoucher(booksKey, kind, today(), rules));
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const state = useVoucherForm({ entry, kept: undefined, rules, onSaved });

  function show({ id }: Voucher, isSaved: boolean) {
    const to = { to: '/books/$key/vouchers/$id', params: { key: booksKey, id } } as const;
    return navigate({ ...to, ignoreBlocker: isSaved });
  }

  async function onSaved(saved: Voucher, after: Afterwards) {
    noteEntered(booksKey, saved);
    const said = saved.state === 'Draft' ? 'Draft saved' : `${titleOf(saved)} saved`;
    if (after === 'next') {
      toastSuccess('Success', said, { label: 'Open', act: () => void show(saved, false) });
      onNext();
    } else {
      toastSuccess('Success', said);
      await show(saved, true);
    }
    tellCreated();
  }

  function leave() {
    if (canGoBack) history.back();
    else void navigate({ to: listOf(kind), params: { key: booksKey } });
  }

  return <VoucherForm state={state} onCancel={leave} />;
}
