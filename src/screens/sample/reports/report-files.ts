import { today } from '#data/clock.ts';
import { ownCompany } from '#data/sample/companies.ts';
import { reportSheets } from '#data/sample/report-sheets.ts';
import type { FinancialStatement } from '#domain/financial-statement.ts';
import { statementDocument } from '#domain/sample/statement-document.ts';
import { savePdf, saveWorkbook } from '#ui/documents/save-document.ts';
import { saveWithToast } from '#ui/feedback/save-with-toast.ts';

/** Saves one statement as a PDF. */
export function saveStatement(statement: FinancialStatement): Promise<void> {
  const fileName = `${statement.name.toLowerCase().replace(/[^a-z]+/g, '-')}-${today()}.pdf`;
  return saveWithToast('PDF', fileName, async () =>
    savePdf(fileName, statementDocument(statement, await ownCompany())),
  );
}

/** Saves all tabs as a workbook, one sheet per tab. */
export function saveReports(): Promise<void> {
  const fileName = `reports-${today()}.xlsx`;
  return saveWithToast('Workbook', fileName, () => saveWorkbook(fileName, reportSheets()));
}
