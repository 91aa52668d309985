import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Page } from '#ui/layout/page.tsx';
import { REPORTS } from './report-list.ts';

/** A link to each report that the person at this page may see. */
export function ReportsScreen() {
  const params = { key: useBooksKey() };
  const mayExport = useMayDo('files');
  const seesCost = useMaySee('cost');
  return (
    <Page title="Reports" subtitle="Every figure of your accounts, down to the voucher behind it">
      <ul aria-label="Reports" className="max-w-prose divide-y rounded-sheet border bg-sheet">
        {REPORTS.filter((one) => seesCost || !('showsCost' in one)).map(({ name, to, tells }) => (
          <li key={name} className="px-6 py-3.5">
            <TextLink to={to} params={params}>
              {name}
            </TextLink>
            <p className="text-ink-2">{tells}</p>
          </li>
        ))}
      </ul>
      {mayExport && (
        <p>
          For your accountant:{' '}
          <TextLink to="/books/$key/import-export" params={params} search={{ tab: 'export' }}>
            Accountant’s pack, Export to Tally
          </TextLink>
        </p>
      )}
    </Page>
  );
}
