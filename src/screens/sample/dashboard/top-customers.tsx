import type { dashboardFigures } from '#data/sample/figures.ts';
import { formatRupees, formatShare } from '#domain/format.ts';
import { Block } from './block.tsx';

/** The customers who bought most, each with a bar for its share of all sales. */
export function TopCustomers({ title, period, shares }: Awaited<ReturnType<typeof dashboardFigures>>['customers']) {
  return (
    <Block title={title} aside={<p className="text-caption text-ink-3">{period}</p>}>
      <ol role="list" aria-label={title} className="border-t py-1.5">
        {shares.map(({ name, amount, percent }, at) => {
          // The last row sums up all other customers.
          const isNamed = at < shares.length - 1;
          return (
            <li key={name} className={`px-4 py-1.5 ${isNamed ? '' : 'text-ink-2'}`}>
              <p className="flex items-baseline gap-3">
                <span className={`me-auto truncate ${isNamed ? 'font-medium' : ''}`}>{name}</span>
                <span className="shrink-0">{formatRupees(amount)}</span>
                <span className="w-11 shrink-0 text-end text-caption text-ink-3">{formatShare(percent)}</span>
              </p>
              <div aria-hidden className="mt-1 h-1 rounded-full bg-wash [print-color-adjust:exact]">
                <div
                  className={`h-full rounded-full ${isNamed ? 'bg-peacock forced-colors:bg-[Highlight]' : 'bg-edge forced-colors:bg-[CanvasText]'}`}
                  style={{ width: `${percent}%` }}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </Block>
  );
}
