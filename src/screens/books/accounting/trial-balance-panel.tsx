import { trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { AsOnField } from '#screens/books/parts/reports/period-fields.tsx';
import { ReportInPlace } from '#screens/books/parts/reports/report-in-place.tsx';
import { SaveButtons } from '#screens/books/parts/reports/save-buttons.tsx';
import { useAsOn } from '#screens/books/parts/reports/use-period.ts';
import { useReport } from '#screens/books/parts/reports/use-report.ts';

/** The Trial Balance as of today, which also stands among the reports. */
export function TrialBalancePanel() {
  const asOn = useAsOn('accounting: Trial Balance');
  const { shown } = asOn;
  const result = useReport(['Trial Balance', shown], () => trialBalanceOn(shown));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <AsOnField asOn={asOn} />
        <div className="flex flex-wrap gap-2">
          <SaveButtons report={result.report} />
        </div>
      </div>
      <ReportInPlace {...result} />
    </div>
  );
}
