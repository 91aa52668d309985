import { balanceSheetOn } from '#data/books/reports/financial-statements.ts';
import { AsOnField } from '#screens/books/parts/reports/period-fields.tsx';
import { useAsOn } from '#screens/books/parts/reports/use-period.ts';
import { StatementPage } from './statement-page.tsx';

export function BalanceSheetScreen() {
  const asOn = useAsOn('Balance Sheet');
  const { shown } = asOn;
  return (
    <StatementPage
      name="Balance Sheet"
      of={[shown]}
      read={() => balanceSheetOn(shown)}
      fields={<AsOnField asOn={asOn} />}
    />
  );
}
