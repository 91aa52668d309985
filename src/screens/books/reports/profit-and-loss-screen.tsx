import { profitAndLossOf } from '#data/books/reports/financial-statements.ts';
import { PeriodFields } from '#screens/books/parts/reports/period-fields.tsx';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { StatementPage } from './statement-page.tsx';

export function ProfitAndLossScreen() {
  const period = usePeriod('Profit & Loss');
  const { from, to } = period.shown;
  return (
    <StatementPage
      name="Profit & Loss"
      of={[from, to]}
      read={() => profitAndLossOf(from, to)}
      fields={<PeriodFields period={period} />}
    />
  );
}
