import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { useReportLinks } from './report-links.ts';
import { ReportSheet } from './report-sheet.tsx';
import type { useReport } from './use-report.ts';

/** A report where it stands, what there is until it is read, or why it cannot be. */
export function ReportInPlace({ report, problem }: ReturnType<typeof useReport>) {
  const linkTo = useReportLinks();
  return (
    <div className="max-w-5xl">
      {problem && <ListProblem problem={problem} />}
      {!problem && !report && <Skeleton className="rounded-sheet border bg-sheet" />}
      {report && <ReportSheet report={report} linkTo={linkTo} />}
    </div>
  );
}
