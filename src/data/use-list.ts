import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { JobOptions } from './worker-job.ts';
import type { CsvTable } from './csv-forms.ts';
import type { Rows, Stored } from './database.ts';
import { matchesWords } from './find-by-words.ts';
import { listAsCsv, selectedAsCsv } from './list-as-csv.ts';
import { useLiveResult, watch } from './live.ts';
import { database } from './mirror.ts';
import { type List, passesFilter, type Place, placeOf, type View } from './order.ts';
import {
  FIRST,
  firstNumber,
  LAST,
  type Page,
  PAGE_SIZE,
  pageAfter,
  pageAmong,
  pageBefore,
  pageFrom,
  pageFurther,
  pageInWords,
  pageReread,
} from './pages.ts';
import { searchWords } from './search.ts';
import { readTotals, totalKey } from './totals.ts';
import { foundInWords, useFoundCount } from './use-found-count.ts';
import { useVisitState } from './visit-state.ts';
import { type Window, windowOf } from './window.ts';

/**
 * A long list on a screen, a page at a time: the rows, the view (sort, filter, find) and the paging. Changing the view
 * starts at the first page again. The last rows stay on screen while the next ones are read. After Back, the user finds
 * the list with the same view and page.
 */
export function useList<T extends CsvTable>(table: T, list: List, initial: View) {
  const [view, setView] = useVisitState(`${table} by ${initial.sort}: view`, initial);
  const [page, setPage] = useVisitState<Page>(`${table} by ${initial.sort}: page`, FIRST);
  const [standing, setStanding] = useState<Read<Rows[T]>>();
  const { value: read, problem } = useLiveResult([table, 'window', view, page.start], () =>
    windowOf<Rows[T]>(database().records(table), list, view, page.start, PAGE_SIZE),
  );
  const { value: totals } = useLiveResult([table, 'total', view.filter], () =>
    readTotals(database(), [totalKey(table, view.filter || undefined)]),
  );
  const [requested, setRequested] = useState<RequestedRow>();
  const [isMarked, setMarked] = useState(false);
  const pending = isMarked ? undefined : requested;
  const { value: row, problem: unread } = useLiveResult([table, 'requested', pending], async () =>
    pending ? ((await database().records(table).get(pending.id)) ?? null) : undefined,
  );
  // All rows of the page were deleted: the first or last page is shown instead of an empty list.
  const isEmptied = read?.rows.length === 0 && 'place' in page.start;
  const reread = read && page === standing?.page ? pageReread(page, standing.window, read) : page;
  if (isEmptied) setPage(page.start.at === 'before' ? FIRST : LAST);
  else if (reread !== page) setPage(reread);
  else if (read && (read !== standing?.window || page !== standing.page)) setStanding({ page, window: read });

  const selected = useMemo(() => selectedFrom(table, list, view), [table, list, view]);

  const { page: shown, window } = read && !isEmptied ? { page, window: read } : (standing ?? { page });
  if (row && read) bring(row);
  const tellGone = useEffectEvent(() => requested?.onGone());
  // A row that is deleted after it was marked is not reported, because nothing is pending then.
  const isGone = row === null;
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone]);
  const marks = useMemo(
    () => ({ found: NOTHING, current: isMarked ? requested?.id : undefined, time: requested?.time }),
    [isMarked, requested],
  );

  const turnTo = (to: Page) => startTransition(() => setPage(to));
  // If the user turns the page before the next rows are read, the extra steps are taken from those rows.
  const step = (by: 1 | -1, to: Page) =>
    startTransition(() => setPage((now) => (now === shown ? to : { ...now, further: (now.further ?? 0) + by })));
  const isFinding = searchWords(view.find).length > 0;
  const counted = useFoundCount(table, list, view, isFinding && read !== undefined && read.found === undefined);
  const count = isFinding ? (window?.found ?? counted) : totals?.[0]?.count;
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
    isNarrowed: isFinding || view.filter !== '',
    view,
    look(change: Partial<View>) {
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
    show(place: Place) {
      setPage(pageFrom(place, view));
    },
    /** The whole list as a CSV file, in its current view. */
    asCsv: (watching: JobOptions) => listAsCsv({ table, list, view }, total, watching),
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
    if (!isShown) setPage(pageFrom(placeOf(found, list, view), view));
  }
}

function selectedFrom<T extends CsvTable>(table: T, list: List, view: View) {
  const words = searchWords(view.find);
  return {
    /** Calls back with those of the records that still exist and are in the view, now and whenever one changes. */
    watch: (ids: readonly string[], onChange: (records: readonly Rows[T][]) => void) =>
      watch(
        async () =>
          (
            await database()
              .records(table)
              .bulkGet([...ids])
          )
            .filter((row) => matchesWords(row, words))
            .filter((row) => passesFilter(row, list, view)),
        onChange,
      ),
    /** These records as a CSV file, in the current order. */
    asCsv: (ids: readonly string[]) => selectedAsCsv({ table, list, view }, ids),
  };
}

/** A page and its rows. */
type Read<Row> = Readonly<{ page: Page; window: Window<Row> }>;

/** A record that the user asked to see, with a running number, because the same one may be requested twice. */
type RequestedRow = Readonly<{ id: string; time: number; onGone: () => void }>;

let requests = 0;
const NOTHING: ReadonlySet<string> = new Set();
