import { type ComponentProps, type ReactNode, useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { markGstr3bAsFiled } from '#data/books/returns/filings.ts';
import { gstr3b, postSetOff } from '#data/books/returns/gstr3b.ts';
import { readForFile } from '#data/store/refusal.ts';
import type { Gstr3bRead } from '#data/books/returns/read-gstr3b.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { dueDayOf, type Month } from '#domain/books/returns/return-month.ts';
import { nameOfChoice } from '#domain/books/returns/set-off.ts';
import { readRupees } from '#domain/amount-reading.ts';
import { formatDay, formatMonth, formatPlainRupees, formatRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';
import { useReportLinks } from '#screens/books/parts/reports/report-links.ts';
import { ReportSheet } from '#screens/books/parts/reports/report-sheet.tsx';
import { useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { Button } from '#ui/controls/button.tsx';
import { oncePressed } from '#ui/controls/once-pressed.ts';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';
import { saveFile } from '#ui/feedback/save-file.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { FilingState, MarkAsFiled } from './filing-state.tsx';
import { MonthField } from './month-field.tsx';
import { ProblemList } from './problem-list.tsx';
import { useMonth } from './use-month.ts';

/** The tax that is owed for a month, how much of it credit pays, and how much is to be paid in cash. */
export function Gstr3bPanel({ business }: { business: Business }) {
  const chosen = useMonth(business.booksBegin);
  const { month } = chosen;
  const mayPost = useMayDo('gst');
  const maySave = useMaySee('files');
  const [typed, setTyped] = useState<Readonly<{ of: Month; amount: Paise | null }>>();
  const chosenSplit = typed?.of === month ? typed.amount : undefined;
  const split = chosenSplit ?? undefined;
  const { value: read, problem } = useLiveResult(['GSTR-3B', month, split], () => gstr3b(month, split));

  function save() {
    return (
      read &&
      saveWithToast('GSTR-3B', read.fileName, async () => {
        const { fileName, file } = await readForFile(() => gstr3b(month, split));
        saveFile(fileName, [file], 'application/json');
        return fileName;
      })
    );
  }

  function post() {
    return oncePressed('set-off', async () => {
      try {
        toastSuccess('Success', `${titleOf(await postSetOff(month, split))} saved`);
      } catch (error) {
        sayFailure(error);
      }
    });
  }

  return (
    <div className="flex max-w-5xl flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <MonthField chosen={chosen} />
        <p className="flex min-h-control min-w-60 flex-1 items-center text-ink-2 text-table">
          GSTR-3B of {formatMonth(month)} is due on {formatDay(dueDayOf('GSTR-3B', month))}.
        </p>
        {mayPost && !read?.posted && (
          <Button disabled={!read || chosenSplit === null} onClick={() => void post()}>
            Post Set-off
          </Button>
        )}
        <MarkAsFiled form="GSTR-3B" month={month} state={read?.state} mark={markGstr3bAsFiled} />
        {maySave && (
          <Button look="primary" disabled={!read} onClick={() => void save()}>
            Save GSTR-3B JSON
          </Button>
        )}
      </div>
      {problem && <ListProblem problem={problem} />}
      {!problem && !read && <Skeleton className="rounded-sheet border bg-sheet" />}
      {read && (
        <Tables month={month} read={read}>
          {read.choice && !read.posted && (
            <div className="w-72 max-w-full">
              <FigureField
                label={nameOfChoice(read.choice)}
                help={`From ${formatRupees(read.choice.least)} to ${formatRupees(read.choice.most)}; ${read.choice.by === 'igst' ? 'the rest is for SGST' : 'SGST pays the rest'}.`}
                problem={read.choiceProblem}
                value={chosenSplit === undefined ? read.choice.amount : chosenSplit}
                read={readRupees}
                show={formatPlainRupees}
                onChange={(amount) => setTyped({ of: month, amount })}
              />
            </div>
          )}
        </Tables>
      )}
    </div>
  );
}

function Tables({ month, read, children }: { month: Month; read: Gstr3bRead; children: ReactNode }) {
  const linkTo = useReportLinks();
  const pages = usePages();
  return (
    <>
      <FilingState form="GSTR-3B" month={month} read={read} />
      <p className={`font-medium ${read.agrees ? 'text-good' : 'text-bad'}`}>
        {read.agrees
          ? 'Documents, GSTR-1, GSTR-3B and the output ledgers agree.'
          : 'The tax on sales is not the same everywhere. A figure opens the vouchers of its ledger in this month.'}
      </p>
      {[read.agreement, read.outward, read.credit, read.inward].map((report) => (
        <Titled key={report.name} report={report} linkTo={linkTo} />
      ))}
      {read.advisory > 0 && (
        <ProblemList
          problems={read.problems}
          blocking={0}
          advisory={read.advisory}
          note="Input tax that the books claim, and the GSTR-2B that you opened does not give."
        />
      )}
      <Titled report={read.setOff} linkTo={linkTo} />
      {children}
      {read.posted && (
        <p>
          The set-off is posted: <TextLink to={pages.voucher(read.posted.id)}>{read.posted.title}</TextLink>
        </p>
      )}
    </>
  );
}

/** One of several tables, under its name. */
function Titled({ report, linkTo }: ComponentProps<typeof ReportSheet>) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="mt-2 font-semibold">{report.name}</h2>
      <ReportSheet report={report} linkTo={linkTo} />
    </section>
  );
}
