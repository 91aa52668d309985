import { formatRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';

/** A bill that was paid: what is given back, in the largest type, and thanks. */
export function Thanks({ total, change }: { total: Paise; change: Paise }) {
  return (
    <section
      aria-label="Paid"
      className="@container flex min-h-0 flex-1 flex-col items-center justify-center gap-[4vh] overflow-y-auto p-6 text-center"
    >
      <p className="font-semibold text-[clamp(2rem,6cqi,4rem)] text-good leading-tight">Thank You</p>
      <dl className="flex flex-col gap-[2vh]">
        {change > 0 && (
          <div>
            <dt className="text-[clamp(1.25rem,3cqi,2rem)] text-ink-2">Change</dt>
            <dd className="font-semibold text-[clamp(3rem,12cqi,8rem)] leading-none tabular-nums">
              {formatRupees(change)}
            </dd>
          </div>
        )}
        <div>
          <dt className="text-[clamp(1.125rem,2.5cqi,1.5rem)] text-ink-2">Total</dt>
          <dd className="font-medium text-[clamp(1.75rem,5cqi,3rem)] leading-tight tabular-nums">
            {formatRupees(total)}
          </dd>
        </div>
      </dl>
    </section>
  );
}
