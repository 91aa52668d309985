import { today } from '#data/clock.ts';
import { useLiveResult } from '#data/books/live.ts';
import { stockBothWaysOn } from '#data/books/stock/stock-value.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { yearDaysOf } from '#domain/books/usual-periods.ts';
import { dayBefore } from '#domain/calendar.ts';
import { formatDay, formatRupeesInFull } from '#domain/format.ts';
import { asPaise, type Paise } from '#domain/money.ts';

type Valuation = Business['stockValuation'];

/** The changes that another way of valuing the goods would make, before it is saved. */
export function ValuationPreview({ from, to }: { from: Valuation; to: Valuation }) {
  const day = today();
  const { value, problem } = useLiveResult(['valuations', day], async () => ({
    opening: await stockBothWaysOn(dayBefore(yearDaysOf(day).from)),
    closing: await stockBothWaysOn(day),
  }));
  if (problem) return <p className="text-caption text-bad sm:col-span-2">{problem.why}</p>;
  if (!value) return null;
  const { opening, closing } = value;
  const more = asPaise(closing[to] - closing[from] - (opening[to] - opening[from]));
  return (
    <p role="status" className="text-ink-2 sm:col-span-2">
      {`By ${to} the stock is worth ${formatRupeesInFull(closing[to])} today, ${formatDay(day)}, instead of ${formatRupeesInFull(closing[from])}. `}
      {`${inProfit(more)} Earlier years change likewise. What vouchers posted stays.`}
    </p>
  );
}

function inProfit(more: Paise): string {
  if (more === 0) return 'The profit of this year stays what it is.';
  return `The profit of this year becomes ${formatRupeesInFull(asPaise(Math.abs(more)))} ${more > 0 ? 'more' : 'less'}.`;
}
