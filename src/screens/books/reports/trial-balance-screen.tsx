import { trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { AsOnField } from '#screens/books/parts/reports/period-fields.tsx';
import { useAsOn } from '#screens/books/parts/reports/use-period.ts';
import { StatementPage } from './statement-page.tsx';

export function TrialBalanceScreen() {
  const asOn = useAsOn('Trial Balance');
  const { shown } = asOn;
  return (
    <StatementPage
      name="Trial Balance"
      of={[shown]}
      read={() => trialBalanceOn(shown)}
      fields={<AsOnField asOn={asOn} />}
    />
  );
}
