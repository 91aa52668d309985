import type { Report } from '#domain/books/ledger/report.ts';
import { FileButtons } from './file-buttons.tsx';
import { saveReport } from './save-report.ts';

/** The files of a report; not before it is there. */
export function SaveButtons({ report }: { report: Report | undefined }) {
  return <FileButtons isReady={report !== undefined} onSave={(format) => report && void saveReport(report, format)} />;
}
