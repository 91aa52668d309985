import { type LowStock as LowItem, lowStock } from '#data/books/stock/low-stock.ts';
import { useLiveResult } from '#data/books/live.ts';
import { formatNumber, formatText } from '#domain/format.ts';
import { useMayDo, useMaySee } from '#screens/books/parts/use-may.ts';
import { useBooksKey } from '#screens/books/parts/use-books-key.ts';
import { QuietLink } from '#ui/controls/quiet-link.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Quoted } from '#ui/layout/quoted.tsx';
import { ListProblem } from '#ui/records/list-problem.tsx';
import { OrderAll } from './order-all.tsx';

/** The goods that run low. Each leads to its page, and to a purchase order to who supplied it last, unless enough is on order. */
export function LowStock({ most, isOnlyIfAny = false }: { most: number; isOnlyIfAny?: boolean }) {
  const params = { key: useBooksKey() };
  const seesSummary = useMaySee('reports', 'cost');
  const mayBuy = useMayDo('stock');
  const { value: low, problem } = useLiveResult(['low stock', most], () => lowStock(most));
  if (isOnlyIfAny && (low?.items.length ?? 0) === 0) return null;
  const isAnyToOrder = low !== undefined && (low.more > 0 || low.items.some(({ toOrder }) => toOrder > 0));
  return (
    <section aria-labelledby="low-stock" className="min-w-0 rounded-sheet border bg-sheet">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5">
        <h2 id="low-stock" className="font-semibold">
          Low stock
        </h2>
        <div className="flex flex-wrap items-baseline gap-x-4">
          {mayBuy && isAnyToOrder && <OrderAll />}
          {seesSummary && (
            <TextLink to="/books/$key/reports/stock-summary" params={params}>
              Stock Summary
            </TextLink>
          )}
        </div>
      </div>
      {problem && <ListProblem problem={problem} />}
      {low?.items.length === 0 && <p className="border-t px-4 py-3 text-ink-2 text-table">Nothing runs low.</p>}
      <ul aria-labelledby="low-stock">
        {low?.items.map((item) => (
          <li key={item.id} className="flex min-h-row items-center gap-x-4 border-t px-4 py-1.5 text-table">
            <span className="wrap-anywhere min-w-0 flex-1 font-medium">
              <QuietLink to="/books/$key/items/$id" params={{ ...params, id: item.id }}>
                <Quoted>{formatText(item.name)}</Quoted>
              </QuietLink>
              <span className="block font-normal text-caption text-ink-2">
                {formatNumber(item.there)} {item.unit} left · reorder at {formatNumber(item.level)}
                {isOrdered(item) ? '' : onOrderBesides(item)}
              </span>
            </span>
            {isOrdered(item) && (
              <span className="whitespace-nowrap text-ink-2">{formatNumber(item.onOrder)} on order</span>
            )}
            {mayBuy && !isOrdered(item) && (
              <TextLink
                to="/books/$key/vouchers/new/$kind"
                params={{ ...params, kind: 'purchase-order' }}
                search={{ of: item.id }}
                aria-label={`Order ${item.name}`}
              >
                Order
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

/** Whether enough of it is on order already. */
function isOrdered({ toOrder, onOrder }: LowItem): boolean {
  return toOrder === 0 && onOrder > 0;
}

/** " · 5 on order", of goods of which more is wanted. */
function onOrderBesides({ onOrder }: LowItem): string {
  return onOrder > 0 ? ` · ${formatNumber(onOrder)} on order` : '';
}
