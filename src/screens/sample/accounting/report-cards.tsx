import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide';
import { Icon } from '#ui/controls/icon.tsx';

/** The three statements of the books, each linked to /reports. */
export function ReportCards() {
  return (
    <ul className="grid gap-3 lg:grid-cols-3 lg:gap-4">
      {REPORTS.map(({ title, line }) => (
        <li key={title} className="relative rounded-sheet border bg-sheet px-4 py-3.5 hover:bg-wash">
          <h2 className="font-semibold">
            <Link
              to="/reports"
              className="flex items-center justify-between gap-2 after:absolute after:inset-0 after:rounded-sheet"
            >
              {title}
              <Icon of={ArrowRight} className="shrink-0 text-peacock" />
            </Link>
          </h2>
          <p className="mt-1 text-ink-2 text-table">{line}</p>
        </li>
      ))}
    </ul>
  );
}

const REPORTS = [
  { title: 'Profit & Loss A/c', line: 'Income, expenses and the profit that is left.' },
  { title: 'Balance Sheet', line: 'What the business owns, and what it owes.' },
  { title: 'Trial Balance', line: 'Opening balances are under Ledger Accounts, the results under Reports.' },
];
