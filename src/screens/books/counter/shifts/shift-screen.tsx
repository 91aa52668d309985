import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { changesAfterZ, shift as shiftOf, xReport } from '#data/books/counter/shift-reports.ts';
import { useLiveResult } from '#data/books/live.ts';
import { titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';
import { formatRupees } from '#domain/format.ts';
import { EditHistoryTable } from '#screens/books/parts/edit-history.tsx';
import { momentInWords } from '#screens/books/parts/moment-in-words.ts';
import { RecordNotFound } from '#screens/books/parts/record-not-found.tsx';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { VoucherStateBadge } from '#screens/books/parts/voucher-state.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { ShiftPrint } from './shift-print.tsx';
import { ShiftReminder } from './shift-reminder.tsx';
import { ShiftReport } from './shift-report.tsx';

/** A shift: its Z as it was kept, or what an open one has come to, and the vouchers that were changed later. */
export function ShiftScreen() {
  const { id } = useParams({ from: '/books/$key/counter/shifts/$id' });
  return <ShiftPage key={id} id={id} />;
}

function ShiftPage({ id }: { id: string }) {
  const [isPrinting, setPrinting] = useState(false);
  const seesExpected = useMaySee('expectedCash');
  const { value: read, problem } = useLiveResult(['shift', id, seesExpected], async () => {
    const shown = await shiftOf(id);
    if (!shown) return { shown };
    const figures = shown.z ?? (seesExpected ? await xReport(shown) : undefined);
    return { shown, figures, changed: await changesAfterZ(shown) };
  });
  if (problem) {
    return (
      <Page title="Shift">
        <ListProblem problem={problem} />
      </Page>
    );
  }
  if (!read) return null;
  const { shown, figures, changed } = read;
  if (!shown) return <RecordNotFound title="No such shift">This shift is not in these books.</RecordNotFound>;
  return (
    <Page
      title={titleOfShift(shown)}
      mark={shown.z ? <Badge tone="quiet">Closed</Badge> : <Badge tone="waiting">Open</Badge>}
      subtitle={
        <p className="wrap-anywhere">
          {shown.drawer.name} · opened {momentInWords(shown.openedAt)}
          {shown.z && ` · closed ${momentInWords(shown.z.closedAt)}`}
        </p>
      }
      actions={figures && <Button onClick={() => setPrinting(true)}>{shown.z ? 'Print Z' : 'Print X'}</Button>}
    >
      <ShiftReminder shift={shown} />
      {changed.length > 0 && <ChangedLater vouchers={changed} />}
      {figures ? (
        <section aria-label={shown.z ? 'Z Report' : 'X Report'} className="rounded-sheet border bg-sheet p-4">
          <ShiftReport figures={figures} isWide />
        </section>
      ) : (
        <p className="text-ink-2">What it has come to is shown once the drawer is counted.</p>
      )}
      <EditHistoryTable of={id} />
      {isPrinting && <ShiftPrint shift={shown} isCopy={shown.z !== undefined} onClose={() => setPrinting(false)} />}
    </Page>
  );
}

/** Lists why the books say something else now than the Z, which stays as it was. */
function ChangedLater({ vouchers }: { vouchers: readonly Voucher[] }) {
  const pages = usePages();
  return (
    <section aria-labelledby="changed-later" className="rounded-sheet border bg-sheet p-4">
      <h2 id="changed-later" className="font-semibold">
        Changed later
      </h2>
      <p className="mt-1 text-ink-2 text-table">The Z stays as it was. These vouchers were changed after it.</p>
      <ul className="mt-2 flex flex-col divide-y">
        {vouchers.map((voucher) => (
          <li key={voucher.id} className="flex flex-wrap items-center gap-x-4 py-1">
            <TextLink to={pages.voucher(voucher.id)}>{titleOf(voucher)}</TextLink>
            <VoucherStateBadge state={voucher.state} />
            <span className="ms-auto tabular-nums">{formatRupees(amountOf(voucher))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
