import type { ReactNode } from 'react';

/** A fact of a voucher, on a line of its own beside it. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-1">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-end font-medium tabular-nums">{children}</dd>
    </div>
  );
}
