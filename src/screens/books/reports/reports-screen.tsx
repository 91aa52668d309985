import { StillToCome } from '#screens/books/parts/to-come.tsx';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Page } from '#ui/pieces/page.tsx';

/** A link to each report. */
export function ReportsScreen() {
  const params = { key: useBooksKey() };
  return (
    <Page title="Reports" subtitle="Every figure of your accounts, down to the voucher behind it">
      <ul aria-label="Reports" className="max-w-prose divide-y rounded-sheet border bg-sheet">
        {REPORTS.map(({ name, to, tells }) => (
          <li key={name} className="px-6 py-3.5">
            <TextLink to={to} params={params}>
              {name}
            </TextLink>
            <p className="text-ink-2">{tells}</p>
          </li>
        ))}
      </ul>
      <p>
        For your accountant:{' '}
        <TextLink to="/books/$key/import-export" params={params} search={{ tab: 'export' }}>
          Accountant’s pack, Export to Tally
        </TextLink>
      </p>
      <StillToCome what="The rest" {...TO_COME} />
    </Page>
  );
}

const REPORTS = [
  {
    name: 'Trial Balance',
    to: '/books/$key/reports/trial-balance',
    tells: 'The balance of every ledger on any day, and whether both sides agree.',
  },
  {
    name: 'Profit & Loss',
    to: '/books/$key/reports/profit-and-loss',
    tells: 'What a period earned and cost: the gross profit of the trade, and what was left in the end.',
  },
  {
    name: 'Balance Sheet',
    to: '/books/$key/reports/balance-sheet',
    tells: 'What the business owned and owed on any day.',
  },
  {
    name: 'Cash Flow',
    to: '/books/$key/reports/cash-flow',
    tells: 'Where the cash of a period came from, and where it went.',
  },
] as const;

const TO_COME = {
  will: 'These reports stand here once there are the vouchers that they are made of.',
  things: [
    'Sales Register and Purchase Register',
    'Receivables and Payables by age, and the Party Statement',
    'Stock Summary and Stock Ledger',
    'GST Summary',
  ],
};
