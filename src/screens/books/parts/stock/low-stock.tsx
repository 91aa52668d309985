import { lowStock } from '#data/books/stock/low-stock.ts';
import { useLiveResult } from '#data/books/live.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';

/** The goods that run low. Each leads to its page, and to a purchase from who supplied it last. */
export function LowStock({ most, isOnlyIfAny = false }: { most: number; isOnlyIfAny?: boolean }) {
  const params = { key: useBooksKey() };
  const seesSummary = useMaySee('reports', 'cost');
  const mayBuy = useMayDo('stock');
  const { value: low, problem } = useLiveResult(['low stock', most], () => lowStock(most));
  if (isOnlyIfAny && (low?.items.length ?? 0) === 0) return null;
  return (
    <section aria-labelledby="low-stock" className="min-w-0 rounded-sheet border bg-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
        <h2 id="low-stock" className="font-semibold">
          Low stock
        </h2>
        {seesSummary && (
          <TextLink to="/books/$key/reports/stock-summary" params={params}>
            Stock Summary
          </TextLink>
        )}
      </div>
      {problem && <ListProblem problem={problem} />}
      {low?.items.length === 0 && <p className="border-t px-4 py-3 text-ink-2 text-table">Nothing runs low.</p>}
      <ul aria-labelledby="low-stock">
        {low?.items.map(({ id, name, unit, there, level }) => (
          <li key={id} className="flex min-h-row items-center gap-x-4 border-t px-4 py-1.5 text-table">
            <span className="wrap-anywhere min-w-0 flex-1 font-medium">
              <QuietLink to="/books/$key/items/$id" params={{ ...params, id }}>
                <Quoted>{formatText(name)}</Quoted>
              </QuietLink>
              <span className="block font-normal text-caption text-ink-2">
                {formatNumber(there)} {unit} left · reorder at {formatNumber(level)}
              </span>
            </span>
            {mayBuy && (
              <TextLink
                to="/books/$key/vouchers/new/$kind"
                params={{ ...params, kind: 'purchase' }}
                search={{ of: id }}
                aria-label={`Buy ${name}`}
              >
                Buy
              </TextLink>
            )}
          </li>
        ))}
      </ul>
      {low !== undefined && low.more > 0 && (
        <p className="border-t px-4 py-2 text-ink-2 text-table">{formatNumber(low.more)} more run low.</p>
      )}
    </section>
  );
}
