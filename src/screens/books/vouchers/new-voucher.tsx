import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { today } from '#data/clock.ts';
import { party } from '#data/books/masters/parties.ts';
import type { NewSupplier } from '#data/books/returns/purchase-from-gstr2b.ts';
import { documentParty, withParty } from '#domain/books/documents/blank-document.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { type VoucherKind, titleOf, type Voucher, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { emitCreated } from '#ui/records/created-signal.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { rememberVoucher } from './next-voucher.ts';
import type { NewMasterRequest } from '#screens/books/parts/masters/new-master.ts';
import { type Afterwards, useVoucherForm } from './use-voucher-form.ts';
import { VoucherForm } from './voucher-form.tsx';
import { listScreenOf } from '#screens/books/parts/vouchers/voucher-kinds.ts';
import { useToday } from '#screens/parts/use-today.ts';

/** The form of a new voucher; saved, its page opens or `onNext` begins another. A `supplier` that is not there is asked for. */
export function NewVoucher({
  booksKey,
  kind,
  begin,
  rules,
  supplier,
  onNext,
  onNewDay,
}: {
  booksKey: string;
  kind: VoucherKind;
  begin: () => VoucherInput;
  rules: Business;
  supplier?: NewSupplier | undefined;
  onNext: () => void;
  /** Begins again, where the form begins with nothing but the day. */
  onNewDay?: () => void;
}) {
  const [input] = useState(begin);
  const { history } = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const state = useVoucherForm({ input, existing: undefined, rules, onSaved });

  const day = useToday();
  const [begunOn] = useState(day);
  // A form that nothing was entered in begins again with the new day.
  useEffect(() => {
    if (day !== begunOn && !state.isChanged()) onNewDay?.();
  });

  function show({ id }: Voucher, isSaved: boolean) {
    const to = { to: '/books/$key/vouchers/$id', params: { key: booksKey, id } } as const;
    return navigate({ ...to, ignoreBlocker: isSaved });
  }

  async function onSaved(saved: Voucher, after: Afterwards) {
    rememberVoucher(booksKey, state.draft, saved.date, today());
    const message = saved.state === 'Draft' ? 'Draft saved' : `${titleOf(saved)} saved`;
    if (after === 'next') {
      toastSuccess('Success', message, { label: 'Open', act: () => void show(saved, false) });
      onNext();
    } else {
      toastSuccess('Success', message);
      await show(saved, true);
    }
    emitCreated();
  }

  function leave() {
    if (canGoBack) history.back();
    else void navigate({ to: listScreenOf(kind), params: { key: booksKey } });
  }

  const first: NewMasterRequest | undefined = supplier && {
    of: 'party',
    isOnly: true,
    kind: 'Supplier',
    ...supplier,
    async onMade({ id }) {
      const made = await party(id);
      if (!made) return;
      state.change((before) =>
        before.kind === 'Purchase' ? withParty(before, documentParty(made), made.creditDays) : before,
      );
    },
  };

  return <VoucherForm state={state} first={first} onCancel={leave} />;
}
