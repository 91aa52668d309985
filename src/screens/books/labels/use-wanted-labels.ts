import { useMemo, useState } from 'react';
import { business } from '#data/books/business.ts';
import { useLiveResult } from '#data/books/live.ts';
import { shownItemsOf } from '#data/books/masters/items.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { voucher } from '#data/books/vouchers/vouchers.ts';
import { labelsOfPurchase } from '#domain/books/labels/labels-of-purchase.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { type ItemRow, rowsOfItem } from '#domain/books/masters/item-row.ts';

/** How many labels of an item are wanted; `pack` is the code of the pack that they are for, blank for the item itself. */
export type Wanted = Readonly<{ id: string; pack: string; count: number | null }>;

/** A row of the page: what is wanted, with the item as it stands now. */
export type WantedRow = Readonly<{ key: string; row: ItemRow<Versioned<Item>>; count: number | null }>;

/** The labels that are wanted, beginning with `begun`. What was deleted meanwhile is left out. */
export function useWantedLabels(begun: readonly Wanted[]) {
  const [wanted, setWanted] = useState(begun);
  const ids = wanted.map(({ id }) => id);
  const { value, problem } = useLiveResult(['labels', ids], async () => {
    const [items, issuer] = await Promise.all([shownItemsOf(ids), business()]);
    return { items, issuer };
  });
  const rows = useMemo(() => {
    const items = new Map(value?.items.map((item) => [item.id, item]));
    return wanted.flatMap(({ count, ...one }): readonly WantedRow[] => {
      const item = items.get(one.id);
      const row = item && rowsOfItem(item).find(({ pack }) => (pack?.code ?? '') === one.pack);
      return row ? [{ key: keyOf(one), row, count }] : [];
    });
  }, [wanted, value?.items]);
  return {
    rows,
    issuer: value?.issuer,
    problem,
    /** One label more of what was chosen or scanned; a row of its own where there is none yet. */
    add({ item, pack }: ItemRow) {
      const one = { id: item.id, pack: pack?.code ?? '' };
      setWanted((before) =>
        before.some((other) => keyOf(other) === keyOf(one))
          ? before.map((other) => (keyOf(other) === keyOf(one) ? { ...other, count: (other.count ?? 0) + 1 } : other))
          : [...before, { ...one, count: 1 }],
      );
    },
    setCount: (key: string, count: number | null) =>
      setWanted((before) => before.map((other) => (keyOf(other) === key ? { ...other, count } : other))),
    remove: (key: string) => setWanted((before) => before.filter((other) => keyOf(other) !== key)),
  };
}

/** Reads the labels that an address asks for: one for each of some items, or as many as a purchase brought. */
export async function wantedFrom(items: string, purchase: string): Promise<readonly Wanted[]> {
  if (items !== '') return [...new Set(items.split(','))].map((id) => ({ id, pack: '', count: 1 }));
  const bought = purchase === '' ? undefined : await voucher(purchase);
  if (bought?.kind !== 'Purchase') return [];
  const of = bought.lines.flatMap(({ item }) => (item ? [item.id] : []));
  return labelsOfPurchase(bought.lines, await shownItemsOf(of)).map(({ row, count }) => ({
    id: row.item.id,
    pack: row.pack?.code ?? '',
    count,
  }));
}

function keyOf({ id, pack }: Pick<Wanted, 'id' | 'pack'>): string {
  return `${id} ${pack}`;
}
