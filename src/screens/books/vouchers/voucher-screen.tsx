import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { voucher } from '#data/books/vouchers/vouchers.ts';
import { isOrder, isPricedOrder } from '#domain/books/orders/order.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { EditHistoryTable } from '#screens/books/parts/edit-history.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { RecordNotFound } from '#screens/books/parts/record-not-found.tsx';
import { LinkedDocuments } from './orders/linked-documents.tsx';
import { OrderProgressTable } from './orders/order-progress-table.tsx';
import { Allocations } from './payments/allocations.tsx';
import { Postings } from './postings.tsx';
import { CountDifferences } from './stock/count-differences.tsx';
import { usePaperForm } from '#screens/books/parts/paper/use-paper-form.ts';
import { VoucherActions } from './voucher-actions.tsx';
import { VoucherFacts } from './voucher-facts.tsx';
import { VoucherSlip } from './voucher-slip.tsx';

/** A voucher as it was saved: the slip, what it posts, and what can be done with it. */
export function VoucherScreen() {
  const { id } = useParams({ from: '/books/$key/vouchers/$id' });
  const { value: read, problem } = useLiveResult(['voucher', id], async () => ({ row: await voucher(id) }));
  // A draft that is being deleted here stays in sight until the next screen comes.
  const [deleted, setDeleted] = useState<Voucher>();
  const paper = usePaperForm(read?.row?.kind ?? deleted?.kind ?? 'Journal');
  const seesLedgers = useMaySee('reports');
  if (problem) {
    return (
      <Page title="Voucher">
        <ListProblem problem={problem} />
      </Page>
    );
  }
  if (!read) return null;
  const shown = read.row ?? (deleted?.id === id ? deleted : undefined);
  if (!shown)
    return (
      <RecordNotFound title="No such voucher">This voucher is not there. It may have been deleted.</RecordNotFound>
    );
  return (
    <Page
      title={titleOf(shown)}
      mark={shown.state !== 'Issued' && <Badge tone={TONES[shown.state]}>{shown.state}</Badge>}
      actions={<VoucherActions voucher={shown} paper={paper} onDelete={() => setDeleted(shown)} />}
    >
      <div className="@container">
        {/* Beside the slip where there is room; on a phone what is still to be paid comes before it. */}
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 @4xl:grid-cols-[minmax(0,1fr)_20rem] @6xl:grid-cols-[minmax(0,1fr)_24rem] @4xl:grid-rows-[auto_1fr]">
          <div className="@4xl:col-start-2">
            <VoucherFacts voucher={shown} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1">
            {isPricedOrder(shown) && <OrderProgressTable order={shown} />}
            <VoucherSlip voucher={shown} form={paper.form} />
          </div>
          <div className="flex flex-col gap-4 @4xl:col-start-2">
            <CountDifferences voucher={shown} />
            <LinkedDocuments voucher={shown} />
            {seesLedgers && !isOrder(shown) && <Postings voucher={shown} />}
            <Allocations voucher={shown} />
            <EditHistoryTable of={shown.id} />
          </div>
        </div>
      </div>
    </Page>
  );
}

const TONES = { Draft: 'quiet', Cancelled: 'bad' } as const;
