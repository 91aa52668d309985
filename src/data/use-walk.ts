import { useRef, useState } from 'react';
import type { RecordTable, Rows, Stored } from './database.ts';
import { useLiveResult } from './live.ts';
import { database } from './mirror.ts';
import { type List, type Place, placeOf, type Start, type View } from './order.ts';
import { matchesAll, searchWords } from './search.ts';
import { foundInWords, useFoundCount } from './use-found-count.ts';
import { useVisitState } from './visit-state.ts';
import { windowOf } from './window.ts';

/**
 * A search over a list that hides no row: it knows which rows of the page match, how many there are in all, and goes from
 * match to match, turning the page where it must. `show` turns to the page that begins with the row at a place; `say` names a
 * row to who cannot see that it is marked.
 */
export function useWalk<T extends RecordTable>(
  table: T,
  list: List,
  { view, rows, pages, show }: WalkedList<Stored<Rows[T]>>,
  say: (row: Rows[T]) => string,
) {
  const [text, setText] = useVisitState(`${table}: search`, '');
  const [current, setCurrent] = useState<Met<Stored<Rows[T]>>>();
  const [isUnread, setUnread] = useState(false);
  const asking = useRef(0);
  const sought = searchWords(text);
  const isSearching = sought.length > 0;
  const searched: View = { ...view, filter: '', find: text };
  const { value: first, problem } = useLiveResult(
    [table, 'matches', sought],
    async () =>
      isSearching ? windowOf<Rows[T]>(database().records(table), list, searched, { at: 'first' }, 1) : undefined,
    { isFresh: true },
  );
  const counted = useFoundCount(table, list, searched, first !== undefined && first.found === undefined);
  const matches = isSearching ? (rows ?? []).filter((row) => matchesAll(row.keys.words ?? [], sought)) : [];

  async function step(by: 1 | -1) {
    problem?.tryAgain();
    setUnread(false);
    try {
      await walk(by);
    } catch {
      setUnread(true);
    }
  }

  async function walk(by: 1 | -1) {
    const asked = ++asking.current;
    // Its place in the order of now: the list may have been put into another one since the row was met.
    const onwards: Start = current
      ? { at: by === 1 ? 'after' : 'before', place: placeOf(current.row, list, searched) }
      : endOf(by);
    const next = (await matchAt(onwards)) ?? (await matchAt(endOf(by)));
    // Other words were typed meanwhile, or a further step taken.
    if (!next || asked !== asking.current) return;
    setCurrent({ row: next, time: ++meetings });
    if (!rows?.some((row) => row.id === next.id)) show(placeOf(next, list, searched));
  }

  async function matchAt(start: Start): Promise<Stored<Rows[T]> | undefined> {
    return (await windowOf<Rows[T]>(database().records(table), list, searched, start, 1)).rows[0];
  }

  return {
    marks: { found: new Set(matches.map((row) => row.id)), current: current?.row.id, time: current?.time },
    walk: {
      text,
      look(sentence: string) {
        asking.current++;
        setText(sentence);
        setCurrent(undefined);
        setUnread(false);
      },
      /** The match one has come to, and a running number, as one may come to the same one again. */
      met: current && { text: say(current.row), time: current.time },
      /** "2 of 14" rows match. */
      label:
        isUnread || problem
          ? NOT_READ
          : isSearching && first
            ? `${foundInWords(first.rows.length === 0 ? 0 : (first.found ?? counted))} of ${foundInWords(pages.total)}`
            : '',
      // Enter right behind the last letter walks too: a step asks anew and waits for no count.
      step: isSearching && first?.rows.length !== 0 ? (by: 1 | -1) => void step(by) : undefined,
    },
  };
}

type WalkedList<Row> = Readonly<{
  view: View;
  rows: readonly Row[] | undefined;
  pages: { total: number | undefined };
  show: (place: Place) => void;
}>;

type Met<Row> = Readonly<{ row: Row; time: number }>;

let meetings = 0;
const NOT_READ = 'Could not be read. Press Enter to try again.';

/** Onwards one begins, and begins again, at the top; backwards at the bottom. */
function endOf(by: 1 | -1): Start {
  return { at: by === 1 ? 'first' : 'last' };
}
