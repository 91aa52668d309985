import { customerSales } from '#data/analytics.ts';
import { formatRupees, formatShare } from '#domain/format.ts';
import { percentOfWhole } from '#domain/report-table.ts';
import { Block } from './block.tsx';

/** Who bought most, each with a bar as long as the part of all sales that is theirs. */
export function TopCustomers() {
  const { title, period, rows, total } = CUSTOMERS;
  const whole = total?.[1].amount ?? 0;
  return (
    <Block title={title} beside={<p className="text-caption text-ink-3">{period}</p>}>
      <ol role="list" aria-label={title} className="border-t py-1.5">
        {rows.map(([name, { amount }], at) => {
          const share = percentOfWhole(amount, whole);
          // The last row is everybody else, who bought more together than any of these.
          const isNamed = at < rows.length - 1;
          return (
            <li key={name} className={`px-4 py-1.5 ${isNamed ? '' : 'text-ink-2'}`}>
              <p className="flex items-baseline gap-3">
                <span className={`me-auto truncate ${isNamed ? 'font-medium' : ''}`}>{name}</span>
                <span className="shrink-0">{formatRupees(amount)}</span>
                <span className="w-11 shrink-0 text-end text-caption text-ink-3">{formatShare(share)}</span>
              </p>
              <div aria-hidden className="mt-1 h-1 rounded-full bg-wash [print-color-adjust:exact]">
                <div
                  className={`h-full rounded-full ${isNamed ? 'bg-peacock forced-colors:bg-[Highlight]' : 'bg-edge forced-colors:bg-[CanvasText]'}`}
                  style={{ width: `${share}%` }}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </Block>
  );
}

const CUSTOMERS = customerSales();
