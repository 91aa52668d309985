import { wholeStatement } from '#data/books/reports/ledger-statement.ts';
import { readForFile } from '#data/store/refusal.ts';
import { statementReport } from '#domain/books/reports/statement-report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { FileButtons } from '#screens/books/parts/reports/file-buttons.tsx';
import { type ReportFormat, saveReport } from '#screens/books/parts/reports/save-report.ts';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';

/** The files of a statement: all its lines, of which the page shows some. */
export function StatementFiles({ id, name, days }: { id: string; name: string; days: Days }) {
  async function save(format: ReportFormat) {
    try {
      const { lines, ...sums } = await readForFile(() => wholeStatement(id, days));
      await saveReport(statementReport(name, days, sums, lines), format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return <FileButtons onSave={(format) => void save(format)} />;
}
