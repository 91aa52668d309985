import { type ReactNode, useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import type { Report } from '#domain/books/report.ts';
import { useReportLinks } from '#screens/books/parts/reports/report-links.ts';
import { ReportSheet } from '#screens/books/parts/reports/report-sheet.tsx';
import { SaveButtons } from '#screens/books/parts/reports/save-buttons.tsx';
import { Page } from '#ui/pieces/page.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';

/**
 * A report with the fields of its period, read live by `read` for what `of` names. While another period is read, the last
 * one stays in sight, so that nothing jumps while a day is typed; the sheet says which it is.
 */
export function StatementPage({
  name,
  of,
  read,
  fields,
}: {
  name: string;
  of: readonly string[];
  read: () => Promise<Report>;
  fields: ReactNode;
}) {
  const { value, problem } = useLiveResult([name, ...of], read);
  const report = useLast(value);
  const linkTo = useReportLinks();
  return (
    <Page title={name} actions={<SaveButtons report={problem ? undefined : report} />}>
      {fields}
      <div className="max-w-4xl">
        {problem && <ListProblem problem={problem} />}
        {!problem && !report && <Skeleton className="rounded-sheet border bg-sheet" />}
        {!problem && report && <ReportSheet report={report} linkTo={linkTo} />}
      </div>
    </Page>
  );
}

function useLast<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
