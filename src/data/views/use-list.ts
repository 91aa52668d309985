import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { JobOptions } from '#data/files/progress.ts';
import type { AnyRows, Stored, TableName } from '#data/store/table.ts';
import { matchesWords } from '#data/lists/find-by-words.ts';
import { useLiveResultOf, watch } from '#data/store/live.ts';
import type { RowFilters } from '#data/lists/row-filter.ts';
import {
  filterOf,
  passesFilter,
  type RowPlace,
  rowPlaceOf,
  type Start,
  type StoreList,
  type View,
} from '#data/lists/sorting.ts';
import {
  FIRST,
  firstNumber,
  LAST,
  type ListPage,
  PAGE_SIZE,
  pageAfter,
  pageAmong,
  pageBefore,
  pageFrom,
  pageFurther,
  pageInWords,
  pageReread,
} from './paging.ts';
import { searchWords } from '#data/lists/search-words.ts';
import { totalKey } from '#data/store/totals.ts';
import { foundInWords, useFoundCount } from './use-found-count.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { type RowWindow, windowOf } from '#data/lists/row-window.ts';

/**
 * A long list on a screen, a page at a time: the rows, the view (sort, filter, find) and the paging. Changing the view
 * starts at the first page again. The last rows stay on screen while the next ones are read. After Back, the user finds
 * the list with the same view and page.
 */
export function useList<Rows extends AnyRows, T extends TableName<Rows>>(list: StoreList<Rows, T>, initial: View) {
  const { store, table } = list;
  const name = `${table}${list.only ?? ''} by ${initial.sort}`;
  const [view, setView] = useVisitState(`${name}: view`, initial);
  const [page, setPage] = useVisitState<ListPage>(`${name}: page`, FIRST);
  const [standing, setStanding] = useState<Read<Rows[T]>>();
  const { value: read, problem } = useLiveResultOf(store, [table, 'window', list.only, view, page.start], () =>
    readWindow(list, view, page.start),
  );
  const { value: totals } = useLiveResultOf(store, [table, 'total', filterOf(list, view)], () =>
    store.totals([totalKey(table, filterOf(list, view) || undefined)]),
  );
  const [requested, setRequested] = useState<RequestedRow>();
  const [isMarked, setMarked] = useState(false);
  const pending = isMarked ? undefined : requested;
  const { value: row, problem: unread } = useLiveResultOf(store, [table, 'requested', pending], async () =>
    pending
      ? (store.shown(
          table,
          [await store.records(table).get(pending.id)].filter((one) => one !== undefined),
        )[0] ?? null)
      : undefined,
  );
  // All rows of the page were deleted: the first or last page is shown instead of an empty list.
  const isEmptied = read?.rows.length === 0 && 'place' in page.start;
  const reread = read && page === standing?.page ? pageReread(page, standing.window, read) : page;
  if (isEmptied) setPage(page.start.at === 'before' ? FIRST : LAST);
  else if (reread !== page) setPage(reread);
  else if (read && (read !== standing?.window || page !== standing.page)) setStanding({ page, window: read });

  const selected = useMemo(() => selectedFrom(list, view), [list, view]);

  const { page: shown, window } = read && !isEmptied ? { page, window: read } : (standing ?? { page });
  if (row && read) bring(row);
  const reportGone = useEffectEvent(() => requested?.onGone());
  // A row that is deleted after it was marked is not reported, because nothing is pending then.
  const isGone = row === null;
  useEffect(() => {
    if (isGone) reportGone();
  }, [isGone]);
  const marks = useMemo(
    () => ({ found: NOTHING, current: isMarked ? requested?.id : undefined, time: requested?.time }),
    [isMarked, requested],
  );

  const turnTo = (to: ListPage) => startTransition(() => setPage(to));
  // If the user turns the page before the next rows are read, the extra steps are taken from those rows.
  const step = (by: 1 | -1, to: ListPage) =>
    startTransition(() => setPage((now) => (now === shown ? to : { ...now, further: (now.further ?? 0) + by })));
  const isFinding = searchWords(view.find).length > 0;
  const isPart = isFinding || view.range !== undefined || isFilteredBy(list, view);
  const counted = useFoundCount(
    list,
    view,
    isPart && !isFilteredBy(list, view) && read !== undefined && read.found === undefined,
  );
  // What is met along the way is not counted: that would be a walk along all of the list.
  const count = isPart ? (window?.found ?? (isFilteredBy(list, view) ? 'many' : counted)) : totals?.[0]?.count;
  const total = count === 'many' ? undefined : count;
  // From then on the page keeps the total it was numbered against, because the same total later need not mean the same
  // rows. This also applies to a page that is being turned to.
  if (read && page.further) setPage(pageFurther(page, read, total));
  else if (read && pageAmong(page, total) !== page) setPage((now) => pageAmong(now, total));
  const from = window && firstNumber(shown, window, total);
  return {
    rows: window?.rows,
    /** Why the rows, or the requested row, could not be read, and a way to retry. */
    problem: problem ?? unread,
    /** Queries about selected records; a new object whenever the view changes. */
    selected,
    isFiltered: isFinding || view.filter !== '',
    view,
    changeView(change: Partial<View>) {
      const turn = () => {
        setView((before) => ({ ...before, ...change }));
        setPage(FIRST);
      };
      // Typed letters must appear at once; every other change of the view may wait for a frame.
      if (change.find === undefined) startTransition(turn);
      else turn();
    },
    pages: {
      label: window ? pageInWords(from, window.rows.length, foundInWords(count)) : '',
      from,
      total,
      first: window?.hasBefore ? () => turnTo(FIRST) : undefined,
      previous: window?.hasBefore ? () => step(-1, pageBefore(shown, window, total)) : undefined,
      next: window?.hasAfter ? () => step(1, pageAfter(shown, window, total)) : undefined,
      last: window?.hasAfter ? () => turnTo(LAST) : undefined,
    },
    /** The requested row. */
    marks,
    /** Shows the page with this record and marks its row; calls `onGone` if the record no longer exists. */
    reveal(id: string, onGone: () => void) {
      setRequested({ id, time: ++requests, onGone });
      setMarked(false);
    },
    /** Shows a page that begins with the row at this place. */
    show(place: RowPlace) {
      setPage(pageFrom(place, view));
    },
    /** The whole list as a CSV file, in its current view. */
    asCsv: async (options: JobOptions) => (await asFile()).listAsCsv(list, view, total, options),
    /** The whole list as cells for a workbook. */
    asCells: async (options: JobOptions) => (await asFile()).listAsCsv(list, view, total, options, 'cells'),
  };

  /** If the record is not on the page, removes filter and find; without those, shows the page that begins with it. */
  function bring(found: Stored<Rows[T]>) {
    const isShown = read?.rows.some(({ id }) => id === found.id);
    if (!isShown && (view.find !== '' || view.filter !== '')) {
      setView({ ...view, filter: '', find: '' });
      setPage(FIRST);
      return;
    }
    setMarked(true);
    if (!isShown) setPage(pageFrom(rowPlaceOf(found, list, view), view));
  }
}

function isFilteredBy(list: Readonly<{ filtered?: RowFilters }>, { filter }: View): boolean {
  return list.filtered !== undefined && filter !== '';
}

/** Reads a window as the person at this page may see it. */
async function readWindow<Rows extends AnyRows, T extends TableName<Rows>>(
  list: StoreList<Rows, T>,
  view: View,
  start: Start,
): Promise<RowWindow<Rows[T]>> {
  const { store, table, filtered, see } = list;
  see?.();
  const rowFilter = isFilteredBy(list, view) ? await filtered?.by(store.database(), view.filter) : undefined;
  const window = await windowOf<Rows[T]>(store.records(table), list, view, start, PAGE_SIZE, rowFilter);
  return { ...window, rows: store.shown(table, window.rows) };
}

function selectedFrom<Rows extends AnyRows, T extends TableName<Rows>>(list: StoreList<Rows, T>, view: View) {
  const words = searchWords(view.find);
  return {
    /** Calls back with those of the records that still exist and are in the view, now and whenever one changes. */
    watch: (ids: readonly string[], onChange: (records: readonly Rows[T][]) => void) =>
      watch(
        async () =>
          list.store.shown(
            list.table,
            (await list.store.records(list.table).bulkGet([...ids]))
              .filter((row) => matchesWords(row, words))
              .filter((row) => passesFilter(row, list, view)),
          ),
        onChange,
      ),
    /** These records as a CSV file, in the current order. */
    asCsv: async (ids: readonly string[]) => (await asFile()).selectedAsCsv(list, view, ids),
    asCells: async (ids: readonly string[]) => (await asFile()).selectedAsCsv(list, view, ids, 'cells'),
  };
}

/** Loads the code that writes a list to a file, with the first file. */
const asFile = () => import('#data/files/list-as-csv.ts');

/** A page and its rows. */
type Read<Row> = Readonly<{ page: ListPage; window: RowWindow<Row> }>;

/** A record that the user asked to see, with a running number, because the same one may be requested twice. */
type RequestedRow = Readonly<{ id: string; time: number; onGone: () => void }>;

let requests = 0;
const NOTHING: ReadonlySet<string> = new Set();
