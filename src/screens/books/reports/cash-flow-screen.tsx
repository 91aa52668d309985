import { cashFlowOf } from '#data/books/reports/financial-statements.ts';
import { PeriodFields } from '#screens/books/parts/reports/period-fields.tsx';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { StatementPage } from './statement-page.tsx';

export function CashFlowScreen() {
  const period = usePeriod('Cash Flow');
  const { from, to } = period.shown;
  return (
    <StatementPage
      name="Cash Flow"
      of={[from, to]}
      read={() => cashFlowOf(from, to)}
      fields={<PeriodFields period={period} />}
    />
  );
}
