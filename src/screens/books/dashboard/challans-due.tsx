import { Link } from '@tanstack/react-router';
import { challansDue } from '#data/books/orders/challans-due.ts';
import { useLiveResult } from '#data/books/live.ts';
import { challanDueInWords } from '#domain/books/orders/challan-due.ts';
import { formatText } from '#domain/format.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { useToday } from '#screens/parts/use-today.ts';

/** The challans whose goods are due back soon, or were; each opens its page. Nothing where there are none. */
export function ChallansDue() {
  const day = useToday();
  const pages = usePages();
  const params = { key: useBooksKey() };
  const { value: challans, problem } = useLiveResult(['challans due', day], () => challansDue(day));
  if (!problem && (challans?.length ?? 0) === 0) return null;
  return (
    <section aria-labelledby="challans-due" className="min-w-0 rounded-sheet border bg-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
        <h2 id="challans-due" className="font-semibold">
          Challans due
        </h2>
        <TextLink to="/books/$key/reports/goods-with-parties" params={params}>
          Goods with Parties
        </TextLink>
      </div>
      {problem && <ListProblem problem={problem} />}
      <ul aria-labelledby="challans-due">
        {challans?.map(({ document, number, party, purpose = 'Other', due }) => (
          <li key={document} className="border-t">
            <Link
              to={pages.voucher(document)}
              className="flex min-h-row items-center gap-x-4 px-4 py-1.5 text-table hover:bg-wash focus-visible:-outline-offset-2"
            >
              <span className="min-w-0 flex-1">
                <span className="wrap-anywhere block font-medium">{challanDueInWords({ number, purpose, due })}</span>
                <span className="wrap-anywhere block text-caption text-ink-2">
                  <Quoted>{formatText(party?.name ?? '')}</Quoted> · {purpose}
                </span>
              </span>
              {due < day && <Badge tone="bad">Overdue</Badge>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
