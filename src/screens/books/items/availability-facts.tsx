import { type Availability, AVAILABILITY_TITLES } from '#domain/books/reports/availability-report.ts';
import { formatNumber } from '#domain/format.ts';

/** How much there is of an item and is promised, on its page. */
export function AvailabilityFacts({ there, unit }: { there: Availability; unit: string }) {
  return (
    <dl aria-label="Availability" className="flex flex-wrap gap-x-8 gap-y-2 rounded-sheet border bg-sheet px-4 py-3">
      {AVAILABILITY_TITLES.map(([figure, title]) => (
        <div key={figure}>
          <dt className="text-caption text-ink-2">{title}</dt>
          <dd className={`tabular-nums ${there[figure] < 0 ? 'text-bad' : there[figure] === 0 ? 'text-ink-3' : ''}`}>
            {formatNumber(there[figure])} <span className="text-caption text-ink-2">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
