import { PeriodFields } from '#screens/books/parts/reports/period-fields.tsx';
import type { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { useTab } from '#screens/books/parts/use-tab.ts';
import { Tabs } from '#ui/controls/tabs.tsx';
import { MonthLinks } from './month-links.tsx';
import { MonthsSheet } from './months-sheet.tsx';
import { StatementSheet } from './statement-sheet.tsx';

/** The statement of a ledger or party in a period: its lines, or what each month comes to. */
export function StatementView({
  id,
  name,
  period,
}: {
  id: string;
  name: string;
  period: ReturnType<typeof usePeriod>;
}) {
  const { tab, turnTo } = useTab(TABS, 'Statement');
  const { shown } = period;
  return (
    <>
      <PeriodFields period={period} />
      <Tabs
        name={name}
        chosen={tab}
        onTurn={turnTo}
        tabs={[
          {
            title: 'Statement',
            panel: (
              <>
                <MonthLinks id={id} days={shown} />
                <StatementSheet id={id} name={name} days={shown} />
              </>
            ),
          },
          { title: 'Months', panel: <MonthsSheet id={id} name={name} days={shown} /> },
        ]}
      />
    </>
  );
}

const TABS = ['Statement', 'Months'] as const;
