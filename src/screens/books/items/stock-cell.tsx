import { createContext, type ReactNode, use } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import { quantitiesOnHand } from '#data/books/stock/quantity-on-hand.ts';
import { BLANK, formatNumber } from '#domain/format.ts';
import type { VersionedItem } from '#screens/books/parts/masters/item-editor.ts';

/**
 * Hands what there is of the items shown to their cells. It changes with every sale, and the rows do not: so only the cells
 * are drawn again.
 */
export function OnHand({ rows, children }: { rows: readonly VersionedItem[] | undefined; children: ReactNode }) {
  const ids = (rows ?? []).map(({ id }) => id);
  const { value } = useLiveResult(['on hand', ids], () => quantitiesOnHand(ids));
  return <Known value={value}>{children}</Known>;
}

/** How much there is of an item. A card has no column for the unit, so it stands after the figure. */
export function StockCell({ of: { id, kind, unit } }: { of: VersionedItem }) {
  const quantity = use(Known)?.[id];
  if (kind === 'Service') return BLANK;
  if (quantity === undefined) return null;
  return (
    <>
      {formatNumber(quantity)}
      <span className="hidden cards:block print:hidden"> {unit}</span>
    </>
  );
}

const Known = createContext<Awaited<ReturnType<typeof quantitiesOnHand>> | undefined>(undefined);
