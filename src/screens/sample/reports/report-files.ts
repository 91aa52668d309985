import { today } from '#data/clock.ts';
import { ownCompany } from '#data/sample/companies.ts';
import { reportSheets } from '#data/sample/report-sheets.ts';
import type { Statement } from '#domain/statement.ts';
import { statementDocument } from '#domain/sample/statement-document.ts';
import { savePdf, saveWorkbook } from '#ui/documents/save-document.ts';
import { saySaved } from '#ui/feedback/say-saved.ts';

/** Saves one statement as a PDF. */
export function saveStatement(statement: Statement): Promise<void> {
  const fileName = `${statement.name.toLowerCase().replace(/[^a-z]+/g, '-')}-${today()}.pdf`;
  return saySaved('PDF', fileName, async () => savePdf(fileName, statementDocument(statement, await ownCompany())));
}

/** Saves all tabs as a workbook, one sheet per tab. */
export function saveReports(): Promise<void> {
  const fileName = `reports-${today()}.xlsx`;
  return saySaved('Workbook', fileName, () => saveWorkbook(fileName, reportSheets()));
}
