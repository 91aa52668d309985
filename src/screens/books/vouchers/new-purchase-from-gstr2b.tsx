import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { purchaseFromGstr2bRow } from '#data/books/returns/purchase-from-gstr2b.ts';
import { today } from '#data/clock.ts';
import { blankPurchase, ownTerms } from '#domain/books/documents/blank-document.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { isMonth } from '#domain/books/returns/return-month.ts';
import { RecordNotFound } from '#screens/books/parts/record-not-found.tsx';
import { Page } from '#ui/layout/page.tsx';
import { useSearchParam } from '#ui/navigation/use-search-param.ts';
import { NewVoucher } from './new-voucher.tsx';

/** A purchase that begins with a row of GSTR-2B; nothing is saved before it was looked at. */
export function NewPurchaseFromGstr2b({ booksKey, row, rules }: { booksKey: string; row: string; rules: Business }) {
  const navigate = useNavigate();
  const month = useSearchParam('month') ?? '';
  const { value: begun, problem } = useLiveResult(['purchase of a row', month, row], async () => ({
    filled: isMonth(month)
      ? await purchaseFromGstr2bRow(month, row, blankPurchase(today(), ownTerms(rules)))
      : undefined,
  }));
  // Once the supplier is made or the statement is opened again, the form under the hands stays.
  const [first, setFirst] = useState<NonNullable<typeof begun>['filled']>();
  if (!first && begun?.filled) setFirst(begun.filled);
  if (problem) return <RecordNotFound title="New Purchase">{problem.why}</RecordNotFound>;
  if (!begun) return null;
  if (!first) return <RecordNotFound title="New Purchase">This row of GSTR-2B is not there any more.</RecordNotFound>;
  const back = () =>
    void navigate({
      to: '/books/$key/gst',
      params: { key: booksKey },
      search: { tab: 'purchase-match', month },
      ignoreBlocker: true,
    });
  return (
    <Page title="New Purchase">
      <NewVoucher
        booksKey={booksKey}
        kind="Purchase"
        begin={() => first.input}
        rules={rules}
        supplier={first.supplier}
        onNext={back}
      />
    </Page>
  );
}
