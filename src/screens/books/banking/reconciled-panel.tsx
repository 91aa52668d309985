import { useState } from 'react';
import { lastLineDay, reconciliationOn } from '#data/books/banking/bank-accounts.ts';
import { useLiveResult } from '#data/books/live.ts';
import { today } from '#data/clock.ts';
import type { MaybeDate } from '#domain/calendar.ts';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { AsOnField } from '#screens/books/parts/reports/period-fields.tsx';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { ReconcilingItems } from './reconciling-items.tsx';
import { ReconciledTable } from './reconciled-table.tsx';

/** From the balance of the books to the bank's on a day, with all that lies between, and what is missing by day. */
export function ReconciledPanel({ account }: { account: string }) {
  const pages = usePages();
  const [asked, setAsked] = useState<MaybeDate>();
  const { value: last, problem: unread } = useLiveResult(['last bank line', account], async () => ({
    day: (await lastLineDay(account)) ?? today(),
  }));
  const day = asked ?? last?.day ?? '';
  const { value: read, problem } = useLiveResult(['reconciled', account, day], async () =>
    day === '' ? undefined : { found: await reconciliationOn(account, day) },
  );
  const found = read?.found;
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      {last && <AsOnField asOn={{ on: asked ?? last.day, shown: last.day, change: setAsked }} />}
      {(problem ?? unread) && <ListProblem problem={(problem ?? unread) as NonNullable<typeof problem>} />}
      {!problem && !read && day !== '' && <Skeleton className="rounded-sheet border bg-sheet" />}
      {read && !found && <p>No statement up to this day was taken in.</p>}
      {found && day !== '' && (
        <>
          <ReconciledTable day={day} found={found} />
          <ReconcilingItems
            title="Not yet in the bank"
            none="Every entry stands in the statements."
            all={found.notInBank}
          >
            {({ voucher, date, amount }) => (
              <li key={voucher} className={ROW}>
                <span>
                  {formatDay(date)} · <TextLink to={pages.voucher(voucher)}>{found.titles.get(voucher) ?? ''}</TextLink>
                </span>
                <span className="tabular-nums">{formatRupees(amount)}</span>
              </li>
            )}
          </ReconcilingItems>
          <ReconcilingItems title="Not yet in the books" none="Every line stands in the books." all={found.notInBooks}>
            {({ id, voucher, on, narration, amount }) => (
              <li key={`${id}/${voucher}`} className={ROW}>
                <span className="min-w-0 wrap-anywhere">
                  {formatDay(on)} · <Quoted>{formatText(narration)}</Quoted>
                </span>
                <span className="tabular-nums">{formatRupees(amount)}</span>
              </li>
            )}
          </ReconcilingItems>
          <ReconcilingItems
            title="Missing from the statements"
            none="The bank’s balances follow from line to line."
            all={found.gaps}
          >
            {({ on, amount }) => (
              <li key={on} className={ROW}>
                <span>Up to {formatDay(on)}, lines are missing or wrong</span>
                <span className="tabular-nums">{formatRupees(amount)}</span>
              </li>
            )}
          </ReconcilingItems>
        </>
      )}
    </div>
  );
}

const ROW = 'flex min-h-row flex-wrap items-center justify-between gap-x-4 border-t px-4 py-1.5 text-table';
