import { statementMonths } from '#data/books/reports/ledger-statement.ts';
import { useLiveResult } from '#data/books/live.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { statementMonthInWords } from './statement-month-in-words.ts';

/** The months of a period in which something moved, each on the way to its vouchers; none of a single month. */
export function MonthLinks({ id, days }: { id: string; days: Days }) {
  const { value: read } = useLiveResult(['months', id, days], () => statementMonths(id, days));
  if (days.from.slice(0, 7) === days.to.slice(0, 7)) return null;
  const moved = read?.months.filter(({ debit, credit }) => debit !== 0 || credit !== 0) ?? [];
  return (
    // Its line is there from the beginning, so that nothing moves when the months are read.
    <nav
      aria-label="Months"
      data-unprinted
      className="fades-sideways mb-3 flex min-h-6 gap-x-4 *:shrink-0 overflow-x-auto whitespace-nowrap text-table [scrollbar-width:none] touch:min-h-control"
    >
      {moved.map((month) => (
        <TextLink key={month.from} to="." search={{ from: month.from, to: month.to }}>
          {statementMonthInWords(month)}
        </TextLink>
      ))}
    </nav>
  );
}
