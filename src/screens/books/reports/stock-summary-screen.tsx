import { stockSummaryOn } from '#data/books/stock/stock-reports.ts';
import { readForFile } from '#data/store/refusal.ts';
import { FileButtons } from '#screens/books/parts/reports/file-buttons.tsx';
import { AsOnField } from '#screens/books/parts/reports/period-fields.tsx';
import { type ReportFormat, saveReport } from '#screens/books/parts/reports/save-report.ts';
import { useAsOn } from '#screens/books/parts/reports/use-period.ts';
import { StockSummary } from '#screens/books/parts/stock/stock-summary.tsx';
import { Page } from '#ui/layout/page.tsx';
import { sayFailure } from '#ui/feedback/outcome-toasts.ts';

export function StockSummaryScreen() {
  const asOn = useAsOn('Stock Summary');
  async function save(format: ReportFormat) {
    try {
      await saveReport((await readForFile(() => stockSummaryOn(asOn.shown))).report, format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return (
    <Page title="Stock Summary" actions={<FileButtons onSave={(format) => void save(format)} />}>
      <AsOnField asOn={asOn} />
      <StockSummary on={asOn.shown} />
    </Page>
  );
}
