import { useMemo } from 'react';
import { mrpsOfBatches } from '#data/books/batches/first-batch.ts';
import { useLive } from '#data/books/live.ts';
import type { Paise } from '#domain/money.ts';
import type { TradeInput } from './document-line-changes.ts';

/** Returns an invoice whose lines have the MRP of the batches that they take, which goes before the item's. Of other goods nothing is read. */
export function useBatchMrps(draft: TradeInput): TradeInput {
  const { kind, date, godown, lines } = draft;
  const taken = lines.flatMap(({ item, batch, contains }, at) =>
    kind === 'Invoice' && item?.batches && contains === undefined
      ? [{ at, item: item.id, chosen: batch?.number.trim() ?? '' }]
      : [],
  );
  const mrps = useLive(['MRP of batches', date, godown?.id, taken], async () =>
    taken.length === 0 ? NONE : byLine(taken, await mrpsOfBatches(taken, date, godown?.id)),
  );
  return useMemo(() => {
    if (draft.kind !== 'Invoice' || !mrps || mrps.size === 0) return draft;
    const withMrp = draft.lines.map((line, at) => {
      const mrp = mrps.get(at);
      return mrp === undefined ? line : { ...line, mrp };
    });
    return { ...draft, lines: withMrp };
  }, [draft, mrps]);
}

function byLine(taken: readonly Readonly<{ at: number }>[], mrps: readonly (Paise | undefined)[]) {
  return new Map(
    taken.flatMap(({ at }, place) => {
      const mrp = mrps[place];
      return mrp === undefined ? [] : [[at, mrp] as const];
    }),
  );
}

const NONE: ReadonlyMap<number, Paise> = new Map();
