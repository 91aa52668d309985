import type { ShownBillLine } from '#domain/books/counter/shown-bill.ts';
import { formatRate } from '#domain/books/rate.ts';
import { formatNumber, formatRupees } from '#domain/format.ts';
import { shorten } from '#ui/layout/shorten.ts';

/** The lines of a bill, read from the other side of the counter; the newest is in view. */
export function ShownLines({ lines }: { lines: readonly ShownBillLine[] }) {
  return (
    // Laid out from its end, so that it stays there when lines come and when Pay takes room.
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys, too
      tabIndex={0}
      role="group"
      aria-label="Bill"
      className="flex min-h-0 min-w-0 flex-1 flex-col-reverse overflow-y-auto"
      data-scrolls
    >
      <table aria-label="Lines" className="mb-auto w-full text-[clamp(1.125rem,2vw,1.625rem)] leading-snug">
        <thead className="sr-only">
          <tr>
            {['Item', 'Amount'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, quantity, unit, rate, amount }, at) => (
            <tr key={key} className={`border-b align-top ${at === lines.length - 1 ? 'bg-peacock-wash' : ''}`}>
              <td className="px-6 py-3">
                <p dir="auto" className="wrap-anywhere line-clamp-2 font-medium">
                  {shorten(name)}
                </p>
                <p className="text-[0.75em] text-ink-2 tabular-nums">
                  {formatNumber(quantity)} {unit}
                  {rate !== null && ` × ₹${formatRate(rate)}`}
                </p>
              </td>
              <td className="whitespace-nowrap py-3 ps-2 pe-6 text-end font-medium tabular-nums">
                {formatRupees(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
