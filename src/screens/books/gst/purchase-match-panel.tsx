import { useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { openGstr2b, purchaseMatch } from '#data/books/returns/purchase-match.ts';
import type { PurchaseMatchRead } from '#data/books/returns/read-purchase-match.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { BUCKETS } from '#domain/books/returns/gstr2b/bucket.ts';
import { titleOfGstr2b } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { sectionsInWords } from '#domain/books/returns/gstr2b/unread-sections.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { formatDay, formatNumber } from '#domain/format.ts';
import { FileField } from '#screens/parts/file-field.tsx';
import { Problem } from '#screens/parts/problem.tsx';
import { ReportSheet } from '#screens/books/parts/reports/report-sheet.tsx';
import { useMayDo } from '#screens/books/parts/use-may.ts';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { useRecordEditor } from '#ui/records/use-record-editor.ts';
import { toastSuccess } from '#ui/feedback/toast.tsx';
import { whyNot } from '#ui/feedback/outcome-toasts.ts';
import { BucketTable } from './bucket-table.tsx';
import { MatchDialog } from './match-dialog.tsx';
import { MATCH_EDITOR } from './match-editor.ts';
import { MonthField } from './month-field.tsx';
import { useMonth } from './use-month.ts';

/** The bills that suppliers reported for a month, matched with the purchases. */
export function PurchaseMatchPanel({ business }: { business: Business }) {
  const chosen = useMonth(business.booksBegin);
  const { month } = chosen;
  const mayOpen = useMayDo('gst');
  const { value: read, problem } = useLiveResult(['Purchase Match', month], () => purchaseMatch(month));
  const opening = useGstr2bFile(business.gstin, chosen.turnTo);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-4">
        <MonthField chosen={chosen} />
        {mayOpen && (
          <div className="w-96 max-w-full">
            <FileField
              key={opening.count}
              label="Open GSTR-2B file"
              help="The JSON that the portal gives. It stays on this device. Choose all files of a month together."
              isMany
              onChoose={(_, files) => void opening.open(files)}
            />
          </div>
        )}
      </div>
      {opening.isReading && <p role="status">Reading the file …</p>}
      {opening.problem !== undefined && <Problem>{opening.problem}</Problem>}
      {problem && <ListProblem problem={problem} />}
      {!problem && !read && <Skeleton className="rounded-sheet border bg-sheet" />}
      {read && !read.statement && (
        <p className="max-w-prose rounded-sheet border bg-sheet px-4 py-3">
          {titleOfGstr2b(month)} is not opened yet.
          {mayOpen && ' Download it from the portal (Returns Dashboard, GSTR-2B) as JSON.'}
        </p>
      )}
      {read?.statement && <Buckets month={month} read={read} statement={read.statement} />}
    </div>
  );
}

function Buckets({
  month,
  read: { pairs, left, summary },
  statement: { generated, files, opened },
}: {
  month: Month;
  read: PurchaseMatchRead;
  statement: NonNullable<PurchaseMatchRead['statement']>;
}) {
  const editor = useRecordEditor(MATCH_EDITOR);
  return (
    <>
      <p className="text-ink-2 text-table">
        {titleOfGstr2b(month)}
        {generated !== '' && `, made by the portal on ${formatDay(generated)}`}. A row is matched with a purchase of any
        month; credit is of the month of the GSTR-2B.
      </p>
      {files > opened && (
        <Problem>
          The portal gives it in {formatNumber(files)} files, and {formatNumber(opened)} was opened. Open all of them
          together.
        </Problem>
      )}
      <div className="max-w-5xl">
        <ReportSheet report={summary} linkTo={() => undefined} />
      </div>
      {BUCKETS.map((bucket) => (
        <BucketTable
          key={`${bucket} ${month}`}
          bucket={bucket}
          month={month}
          pairs={pairs.filter((pair) => pair.bucket === bucket)}
          onChooseMatch={(row) => editor.open.createFrom({ row, bills: left, bill: null })}
        />
      ))}
      <MatchDialog editor={editor} />
    </>
  );
}

/** The file that is being opened; the panel turns to its month. */
function useGstr2bFile(gstin: string, turnTo: (month: Month) => void) {
  const [state, setState] = useState<Readonly<{ count: number; isReading: boolean; problem?: string }>>({
    count: 0,
    isReading: false,
  });
  return {
    ...state,
    async open(files: readonly File[]) {
      setState(({ count }) => ({ count, isReading: true }));
      try {
        const { month, unread } = await openGstr2b(files, gstin);
        toastSuccess('Success', `${titleOfGstr2b(month)} opened`);
        turnTo(month);
        const problem = unread.length > 0 && { problem: `${sectionsInWords(unread)} of the file ${IS_NOT_READ}` };
        setState(({ count }) => ({ count: count + 1, isReading: false, ...problem }));
      } catch (error) {
        // A field filled anew takes the same file again, once it is put right.
        setState(({ count }) => ({ count: count + 1, isReading: false, problem: whyNot(error) }));
      }
    },
  };
}

const IS_NOT_READ = 'was not read: no section of that name is known here. Look at it on the portal.';
