import { useLiveResult } from '#data/books/live.ts';
import { markGstr1AsFiled } from '#data/books/returns/filings.ts';
import { gstr1 } from '#data/books/returns/gstr1.ts';
import { today } from '#data/clock.ts';
import { readForFile } from '#data/store/refusal.ts';
import { gstr1FileName } from '#domain/books/returns/gstr1-file.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { dueDayOf } from '#domain/books/returns/return-month.ts';
import { formatDay, formatMonth } from '#domain/format.ts';
import { ReportSheet } from '#screens/books/parts/reports/report-sheet.tsx';
import { useMaySee } from '#screens/books/parts/use-may.ts';
import { problemInReturnFile } from '#screens/books/parts/return-file-problem.ts';
import { Button } from '#ui/controls/button.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';
import { FilingState, MarkAsFiled } from './filing-state.tsx';
import { MonthField } from './month-field.tsx';
import { ProblemList } from './problem-list.tsx';
import { useMonth } from './use-month.ts';

/** The return of a month's sales: its sections, what is wrong with it, and its file. */
export function Gstr1Panel({ business }: { business: Business }) {
  const chosen = useMonth(business.booksBegin);
  const { month } = chosen;
  const maySave = useMaySee('files');
  const { value: read, problem } = useLiveResult(['GSTR-1', month], () => gstr1(month));

  function save() {
    const fileName = gstr1FileName(business, today());
    return saveWithToast('GSTR-1', fileName, async () => {
      const now = await readForFile(() => gstr1(month));
      const why = problemInReturnFile('GSTR-1', now);
      if (why !== undefined) throw new Error(why);
      saveFile(fileName, [now.file], 'application/json');
      return fileName;
    });
  }

  return (
    <div className="flex max-w-5xl flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <MonthField chosen={chosen} />
        <p className="flex min-h-control min-w-60 flex-1 items-center text-ink-2 text-table">
          GSTR-1 of {formatMonth(month)} is due on {formatDay(dueDayOf('GSTR-1', month))}.
        </p>
        <MarkAsFiled
          form="GSTR-1"
          month={month}
          state={read?.state}
          blocking={read?.blocking}
          mark={markGstr1AsFiled}
        />
        {maySave && (
          <Button look="primary" disabled={!read} onClick={() => void save()}>
            Save GSTR-1 JSON
          </Button>
        )}
      </div>
      {problem && <ListProblem problem={problem} />}
      {!problem && !read && <Skeleton className="rounded-sheet border bg-sheet" />}
      {read && (
        <>
          <FilingState form="GSTR-1" month={month} read={read} />
          <ReportSheet report={read.report} linkTo={() => undefined} />
          <ProblemList {...read} />
        </>
      )}
    </div>
  );
}
