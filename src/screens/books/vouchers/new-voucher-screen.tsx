import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { business } from '#data/books/business.ts';
import { draftFromDocument } from '#data/books/vouchers/draft-from-document.ts';
import { type LastUsed, lastUsed } from '#data/books/vouchers/last-used.ts';
import { useLive, useLiveResult } from '#data/books/live.ts';
import { today } from '#data/clock.ts';
import type { VoucherKind, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { Page } from '#ui/layout/page.tsx';
import { nextVoucher } from './next-voucher.ts';
import { NewPurchaseFromGstr2b } from './new-purchase-from-gstr2b.tsx';
import { NewVoucher } from './new-voucher.tsx';
import { RecordNotFound } from '#screens/books/parts/record-not-found.tsx';
import { kindOfSlug, slugOfKind } from '#screens/books/parts/vouchers/voucher-kinds.ts';
import { useSearchParam } from '#ui/navigation/use-search-param.ts';

export function NewVoucherScreen() {
  const { key, kind: slug } = useParams({ from: '/books/$key/vouchers/new/$kind' });
  const rules = useLive(['business'], business);
  const of = useSearchParam('of') ?? '';
  const row = useSearchParam('row') ?? '';
  /** Counts the vouchers entered here, so that each begins with an empty form. */
  const [entered, setEntered] = useState(0);
  const kind = kindOfSlug(slug);
  const used = useLive(['last used', kind], async () => (kind ? lastUsed(kind) : undefined));
  if (!kind) return <RecordNotFound title="No such voucher">There is no voucher of this kind.</RecordNotFound>;
  if (!rules || !used) return null;
  if (of !== '') return <NewOnDocument key={`${kind} ${of}`} {...{ booksKey: key, kind, of, rules, used }} />;
  if (row !== '' && kind === 'Purchase') return <NewPurchaseFromGstr2b key={row} {...{ booksKey: key, row, rules }} />;
  return (
    <Page title={`New ${kind}`}>
      <NewVoucher
        key={`${kind} ${entered}`}
        booksKey={key}
        kind={kind}
        begin={() => nextVoucher(key, kind, today(), rules, used)}
        rules={rules}
        onNext={() => setEntered(entered + 1)}
        onNewDay={() => setEntered(entered + 1)}
      />
    </Page>
  );
}

/** A receipt, payment or note that begins with what is left of a document, or a purchase of an item that runs low. */
function NewOnDocument({
  booksKey,
  kind,
  of,
  rules,
  used,
}: {
  booksKey: string;
  kind: VoucherKind;
  of: string;
  rules: Business;
  used: LastUsed;
}) {
  const navigate = useNavigate();
  const { value: begun, problem } = useLiveResult(['on document', kind, of], async () => ({
    input: await draftFromDocument(of, nextVoucher(booksKey, kind, today(), rules, used), today()),
  }));
  // What happens to the document meanwhile does not change the form under the hands; the save tells.
  const [first, setFirst] = useState<VoucherInput>();
  if (!first && begun?.input) setFirst(begun.input);
  if (problem) return <RecordNotFound title={`New ${kind}`}>{problem.why}</RecordNotFound>;
  if (!begun) return null;
  if (!first)
    return <RecordNotFound title={`New ${kind}`}>It is not there any more, or nothing is left of it.</RecordNotFound>;
  const again = () =>
    void navigate({
      to: '/books/$key/vouchers/new/$kind',
      params: { key: booksKey, kind: slugOfKind(kind) },
      ignoreBlocker: true,
    });
  return (
    <Page title={`New ${kind}`}>
      <NewVoucher booksKey={booksKey} kind={kind} begin={() => first} rules={rules} onNext={again} />
    </Page>
  );
}
