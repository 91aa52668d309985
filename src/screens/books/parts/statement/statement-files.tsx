import { FileDown } from 'lucide';
import { wholeStatement } from '#data/books/ledger-statement.ts';
import { readForFile } from '#data/store/refusal.ts';
import { statementReport } from '#domain/books/statement-report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { REPORT_FORMATS, saveReport } from '#screens/books/parts/reports/save-report.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { sayFailure } from '#ui/saying/say-done.ts';

/** The files of a statement: all its lines, of which the page shows some. */
export function StatementFiles({ id, name, days }: { id: string; name: string; days: Days }) {
  async function save(format: (typeof REPORT_FORMATS)[number]) {
    try {
      const { lines, ...sums } = await readForFile(() => wholeStatement(id, days));
      await saveReport(statementReport(name, days, sums, lines), format);
    } catch (error) {
      sayFailure(error);
    }
  }

  return REPORT_FORMATS.map((format) => (
    <Button key={format} onClick={() => void save(format)}>
      <Icon of={FileDown} />
      Save {format}
    </Button>
  ));
}
