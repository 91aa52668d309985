import { createContext, type ReactNode, use } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { availabilityOf } from '#data/books/stock/availability.ts';
import type { Availability } from '#domain/books/reports/availability-report.ts';
import { formatNumber } from '#domain/format.ts';
import type { VersionedItem } from '#screens/books/parts/masters/item-editor.ts';

/** Hands how much there is of the goods shown to their cells, which alone are drawn again with every sale and order. */
export function Available({ rows, children }: { rows: readonly VersionedItem[] | undefined; children: ReactNode }) {
  const ids = (rows ?? []).map(({ id }) => id);
  const { value } = useLiveResult(['available', ids], () => availabilityOf(ids));
  return <Known value={value}>{children}</Known>;
}

/** A figure of an item. A card has no headings, so its title stands before it there. */
export function AvailabilityCell({ of, figure, title }: { of: string; figure: keyof Availability; title: string }) {
  const quantity = use(Known)?.[of]?.[figure];
  if (quantity === undefined) return null;
  return (
    <>
      <span aria-hidden className="hidden text-caption text-ink-3 cards:inline print:hidden">
        {title}{' '}
      </span>
      <span className={quantity === 0 ? 'text-ink-3' : quantity < 0 ? 'text-bad' : undefined}>
        {formatNumber(quantity)}
      </span>
    </>
  );
}

const Known = createContext<Readonly<Record<string, Availability>> | undefined>(undefined);
