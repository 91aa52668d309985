import { today } from '#data/clock.ts';
import { useLiveResult } from '#data/books/live.ts';
import { stockPreview } from '#data/books/stock/stock-preview.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { yearDaysOf } from '#domain/books/usual-periods.ts';
import { dayBefore } from '#domain/calendar.ts';
import { formatDay, formatRupeesInFull } from '#domain/format.ts';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';

/** The changes that another way of valuing the goods would make, before it is saved. */
export function ValuationPreview({ to }: { to: Business['stockValuation'] }) {
  const day = today();
  const { value, problem } = useLiveResult(['valuations', to, day], async () => {
    const days = [dayBefore(yearDaysOf(day).from), day];
    const [opening = ZERO, closing = ZERO] = await Promise.all(days.map(stockOn));
    const [openingBy = ZERO, closingBy = ZERO] = await stockPreview({ method: to, days });
    return { closing, closingBy, more: asPaise(closingBy - closing - (openingBy - opening)) };
  });
  if (problem) return <p className="text-caption text-bad sm:col-span-2">{problem.why}</p>;
  if (!value) return null;
  const { closing, closingBy, more } = value;
  return (
    <p role="status" className="text-ink-2 sm:col-span-2">
      {`By ${to} the stock is worth ${formatRupeesInFull(closingBy)} today, ${formatDay(day)}, instead of ${formatRupeesInFull(closing)}. `}
      {`${inProfit(more)} Earlier years change likewise. What vouchers posted stays.`}
    </p>
  );
}

function inProfit(more: Paise): string {
  if (more === 0) return 'The profit of this year stays what it is.';
  return `The profit of this year becomes ${formatRupeesInFull(asPaise(Math.abs(more)))} ${more > 0 ? 'more' : 'less'}.`;
}
