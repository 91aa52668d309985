import { Link } from '@tanstack/react-router';
import { overdueInvoices } from '#data/books/reports/dashboard.ts';
import { useLiveResult } from '#data/books/live.ts';
import { isOpeningBill } from '#domain/books/payments/due.ts';
import { formatDay, formatRupees, formatText } from '#domain/format.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { ColumnFigure } from '#ui/layout/figure.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/** The invoices that are longest overdue; each opens its page, and an opening bill, which has none, that of its customer. */
export function OverdueInvoices() {
  const day = useToday();
  const pages = usePages();
  const params = { key: useBooksKey() };
  const { value: overdue, problem } = useLiveResult(['overdue', day], () => overdueInvoices(day));
  return (
    <section aria-labelledby="overdue" className="min-w-0 rounded-sheet border bg-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
        <h2 id="overdue" className="font-semibold">
          Overdue invoices
        </h2>
        <TextLink to="/books/$key/reports/receivables" params={params} search={{ on: day }}>
          Receivables
        </TextLink>
      </div>
      {problem && <ListProblem problem={problem} />}
      {overdue?.length === 0 && <p className="border-t px-4 py-3 text-ink-2 text-table">Nothing is overdue.</p>}
      <ul aria-labelledby="overdue">
        {overdue?.map(({ id, number, dueDate, party, customer, balance }) => (
          <li key={id} className="border-t">
            <Link
              to={isOpeningBill(id) ? pages.statement(party) : pages.voucher(id)}
              className="flex min-h-row items-center gap-x-4 px-4 py-1.5 text-table hover:bg-wash focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-medium">
                  <Quoted>{formatText(customer)}</Quoted>
                </span>
                <span className="block text-caption text-ink-2">
                  {formatText(number)} · due {formatDay(dueDate)}
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                <ColumnFigure>{formatRupees(balance)}</ColumnFigure>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
