import { business } from '#data/books/business.ts';
import { fileNameOf, type Report } from '#domain/books/ledger/report.ts';
import { reportCsv, reportDocument, reportSheet } from '#domain/books/reports/report-files.ts';
import { fetchPart } from '#ui/lazy-part.tsx';
import { saveFile } from '#ui/feedback/save-file.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';

export const REPORT_FORMATS = ['CSV', 'XLSX', 'PDF'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Saves a report as it is shown, and says the name of the file, or why there is none. */
export function saveReport(report: Report, format: ReportFormat): Promise<void> {
  const fileName = `${fileNameOf(report)}.${format.toLowerCase()}`;
  return saveWithToast(format, fileName, async () => {
    if (format === 'CSV') saveFile(fileName, [reportCsv(report, await business())], 'text/csv;charset=utf-8');
    else await saveDocument(fileName, format, report);
    return fileName;
  });
}

async function saveDocument(fileName: string, format: 'XLSX' | 'PDF', report: Report): Promise<void> {
  const { savePdf, saveWorkbook } = await fetchPart(import('#ui/documents/save-document.ts'));
  if (format === 'XLSX') await saveWorkbook(fileName, [reportSheet(report, await business())]);
  else await savePdf(fileName, reportDocument(report, await business()));
}
