import { useMemo, useState } from 'react';
import { billAtHand } from '#data/books/counter/bill-standing.ts';
import { useLive } from '#data/books/live.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import type { Item } from '#domain/books/masters/item.ts';

/** A bill as it was stored with a line more, and the items of such lines; `at` counts them. */
type Stored = Readonly<{ at: number; bill: Bill; items: ReadonlyMap<string, Item> }>;

/**
 * Reads the bill of an id with what its page shows of the books. `noteAdded` hears of a line that was stored: it is seen at once, with
 * the item that it is of, and not only when all is read again.
 */
export function useBillAtHand(id: string | undefined) {
  const [stored, setStored] = useState<Stored>();
  const read = useLive(['counter', id], async () => {
    const at = lastStored;
    const now = id === undefined ? undefined : await billAtHand(id);
    return now && { ...now, at };
  });

  const shown = useMemo(() => {
    if (!read || stored?.bill.id !== read.bill.id || stored.at <= read.at) return read;
    // Other customers may be taxed otherwise: that is read first.
    if (stored.bill.customer.id !== read.bill.customer.id) return read;
    const items = new Map([...stored.items, ...read.facts.items]);
    return { ...read, bill: stored.bill, facts: { ...read.facts, items } };
  }, [read, stored]);

  function noteAdded(bill: Bill, item: Item) {
    const at = ++lastStored;
    setStored((before) => {
      const known = before?.bill.id === bill.id ? before.items : NO_ITEMS;
      return { at, bill, items: new Map([...known, [item.id, item]]) };
    });
  }

  return [shown, noteAdded] as const;
}

/** What is read from now on knows so many of the lines that were added in this page. */
let lastStored = 0;
const NO_ITEMS: ReadonlyMap<string, Item> = new Map();
