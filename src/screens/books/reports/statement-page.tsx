import type { ReactNode } from 'react';
import type { Report } from '#domain/books/ledger/report.ts';
import { ReportInPlace } from '#screens/books/parts/reports/report-in-place.tsx';
import { SaveButtons } from '#screens/books/parts/reports/save-buttons.tsx';
import { useReport } from '#screens/books/parts/reports/use-report.ts';
import { Page } from '#ui/layout/page.tsx';

/** The screen of a report: `read` reads it for the days `of`, which stand in the `fields`. */
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
  const result = useReport([name, ...of], read);
  return (
    <Page title={name} actions={<SaveButtons report={result.report} />}>
      {fields}
      <ReportInPlace {...result} />
    </Page>
  );
}
