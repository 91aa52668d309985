import { useRef, useState } from 'react';
import { useLiveResultOf } from '#data/store/live.ts';
import type { AnyRows, Stored, TableName } from '#data/store/table.ts';
import { type RowPlace, rowPlaceOf, type Start, type StoreList, type View } from '#data/lists/sorting.ts';
import { matchesAll, searchWords } from '#data/lists/search-words.ts';
import { foundInWords, useFoundCount } from './use-found-count.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { windowOf } from '#data/lists/row-window.ts';

/**
 * A search over a list that hides no rows. It knows which rows of the page match and how many match in all, and steps
 * from match to match, turning the page if needed. `show` turns to the page that begins with the row at a place; `say`
 * names a row for screen readers, whose users cannot see the mark.
 */
export function useMarkSearch<Rows extends AnyRows, T extends TableName<Rows>>(
  list: StoreList<Rows, T>,
  { view, rows, pages, show }: SearchedList<Stored<Rows[T]>>,
  say: (row: Rows[T]) => string,
) {
  const { store, table } = list;
  const [text, setText] = useVisitState(`${table}${list.only ?? ''}: search`, '');
  const [current, setCurrent] = useState<Match<Stored<Rows[T]>>>();
  const [isUnread, setUnread] = useState(false);
  const latestStep = useRef(0);
  const words = searchWords(text);
  const isSearching = words.length > 0;
  const searched: View = { ...view, filter: '', find: text };
  const { value: first, problem } = useLiveResultOf(
    store,
    [table, 'matches', list.only, words],
    async () => (isSearching ? windowOf<Rows[T]>(store.records(table), list, searched, { at: 'first' }, 1) : undefined),
    { isFresh: true },
  );
  const counted = useFoundCount(list, searched, first !== undefined && first.found === undefined);
  const matches = isSearching ? (rows ?? []).filter((row) => matchesAll(row.keys.words ?? [], words)) : [];

  async function step(by: 1 | -1) {
    problem?.tryAgain();
    setUnread(false);
    try {
      await goTo(by);
    } catch {
      setUnread(true);
    }
  }

  async function goTo(by: 1 | -1) {
    const thisStep = ++latestStep.current;
    // The row's place in the current order: the list may have been sorted differently since the row was reached.
    const start: Start = current
      ? { at: by === 1 ? 'after' : 'before', place: rowPlaceOf(current.row, list, searched) }
      : searchStart(by);
    const next = (await matchAt(start)) ?? (await matchAt(searchStart(by)));
    // The user has typed other words or taken another step meanwhile.
    if (!next || thisStep !== latestStep.current) return;
    setCurrent({ row: next, time: ++matchesReached });
    if (!rows?.some((row) => row.id === next.id)) show(rowPlaceOf(next, list, searched));
  }

  async function matchAt(start: Start): Promise<Stored<Rows[T]> | undefined> {
    return (await windowOf<Rows[T]>(store.records(table), list, searched, start, 1)).rows[0];
  }

  return {
    marks: { found: new Set(matches.map((row) => row.id)), current: current?.row.id, time: current?.time },
    search: {
      text,
      type(sentence: string) {
        latestStep.current++;
        setText(sentence);
        setCurrent(undefined);
        setUnread(false);
      },
      /** The current match, with a running number, because the same match may be reached again. */
      met: current && { text: say(current.row), time: current.time },
      /** "2 of 14" rows match. */
      label:
        isUnread || problem
          ? NOT_READ
          : isSearching && first
            ? `${foundInWords(first.rows.length === 0 ? 0 : (first.found ?? counted))} of ${foundInWords(pages.total)}`
            : '',
      // Enter right after the last letter works, too: a step reads again and does not wait for the count.
      step: isSearching && first?.rows.length !== 0 ? (by: 1 | -1) => void step(by) : undefined,
    },
  };
}

type SearchedList<Row> = Readonly<{
  view: View;
  rows: readonly Row[] | undefined;
  pages: { total: number | undefined };
  show: (place: RowPlace) => void;
}>;

type Match<Row> = Readonly<{ row: Row; time: number }>;

let matchesReached = 0;
const NOT_READ = 'Could not be read. Press Enter to try again.';

/** Forward search starts, and wraps around, at the top; backward search at the bottom. */
function searchStart(by: 1 | -1): Start {
  return { at: by === 1 ? 'first' : 'last' };
}
