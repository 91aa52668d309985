import type { StatementPage } from '#data/books/reports/ledger-statement.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { formatDay, formatNumber } from '#domain/format.ts';
import { usePages } from '#screens/books/parts/use-pages.ts';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { Pager } from '#ui/records/pager.tsx';
import { Skeleton } from '#ui/records/skeleton.tsx';
import { useCrowded } from '#ui/records/use-crowded.ts';
import { StatementTable } from './statement-table.tsx';
import { useStatement } from './use-statement.ts';

/** The lines of a ledger in a period, a page at a time. */
export function StatementSheet({ id, name, days }: { id: string; name: string; days: Days }) {
  const { page, problem, ways } = useStatement(id, days);
  const pages = usePages();
  const [isCrowded, watchRoom] = useCrowded();
  return (
    <div
      data-crowded={isCrowded || undefined}
      className="@container overflow-hidden rounded-sheet border bg-sheet print:border-0 print:[container-type:normal]"
    >
      {problem && <ListProblem problem={problem} />}
      {!problem && !page && <Skeleton />}
      {!problem && page && (
        <>
          <StatementTable name={name} page={page} days={days} pages={pages} watchRoom={watchRoom} />
          <Pager
            of={name}
            isEmpty={page.lines.length === 0}
            pages={{ label: pageInWords(page), from: undefined, total: undefined, ...ways }}
          />
        </>
      )}
    </div>
  );
}

/** Lines are not counted, as a count would take the longer, the more there are: a page says of which days it is. */
function pageInWords({ lines, hasBefore, hasAfter }: StatementPage): string {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return 'Nothing moved in these days.';
  if (hasBefore || hasAfter) return `${formatDay(first.date)} to ${formatDay(last.date)}`;
  return `${formatNumber(lines.length)} ${lines.length === 1 ? 'line' : 'lines'}`;
}
