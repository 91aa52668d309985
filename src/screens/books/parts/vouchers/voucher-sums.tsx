import { type ReactNode, useId } from 'react';

/** The sums of a voucher, read-only, as a small account. */
export function VoucherSums({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <section aria-label="Sums" className={className}>
      <dl>{children}</dl>
    </section>
  );
}

/** A line of it; `isTotal` has a double rule, as in a ledger. A problem is said at its figure, which takes the focus. */
export function Sum({
  label,
  isTotal = false,
  problem,
  className = '',
  children,
}: {
  label: string;
  isTotal?: boolean;
  problem?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div
      className={`flex flex-wrap items-baseline justify-between gap-x-4 py-1 ${isTotal ? 'font-semibold' : ''} ${className}`}
    >
      <dt id={id} className={isTotal ? '' : 'text-ink-2'}>
        {label}
      </dt>
      <dd
        aria-labelledby={id}
        aria-describedby={problem === undefined ? undefined : `${id}-note`}
        data-wrong={problem === undefined ? undefined : true}
        tabIndex={problem === undefined ? undefined : -1}
        className={`whitespace-nowrap rounded-tick text-end tabular-nums ${problem === undefined ? '' : 'text-bad'} ${isTotal ? 'border-b-3 border-double border-ink-3' : ''}`}
      >
        {children}
      </dd>
      {problem !== undefined && (
        <dd id={`${id}-note`} className="mt-1 basis-full text-end text-bad text-caption">
          {problem}
        </dd>
      )}
    </div>
  );
}
