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
 * A long list on a screen, a page at a time: the rows, how they are looked at, and the ways to move. Changing how one
 * looks at it begins at the first page again. While the next rows are being read the last ones stand. Who goes elsewhere
 * and Back finds it as it was looked at.
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
  const [asked, setAsked] = useState<AskedFor>();
  const [isMarked, setMarked] = useState(false);
  const sought = isMarked ? undefined : asked;
  const { value: row, problem: unread } = useLiveResult([table, 'asked for', sought], async () =>
    sought ? ((await database().records(table).get(sought.id)) ?? null) : undefined,
  );
  // All rows of a page were deleted: what now begins or ends the list there is shown, not that there is nothing.
  const isEmptied = read?.rows.length === 0 && 'place' in page.start;
  const reread = read && page === standing?.page ? pageReread(page, standing.window, read) : page;
  if (isEmptied) setPage(page.start.at === 'before' ? FIRST : LAST);
  else if (reread !== page) setPage(reread);
  else if (read && (read !== standing?.window || page !== standing.page)) setStanding({ page, window: read });

  const selected = useMemo(() => selectedFrom(table, list, view), [table, list, view]);

  const { page: shown, window } = read && !isEmptied ? { page, window: read } : (standing ?? { page });
  if (row && read) bring(row);
  const tellGone = useEffectEvent(() => asked?.onGone());
  // One that is deleted while its row stands marked was there: nothing is sought then.
  const isGone = row === null;
  useEffect(() => {
    if (isGone) tellGone();
  }, [isGone]);
  const marks = useMemo(
    () => ({ found: NOTHING, current: isMarked ? asked?.id : undefined, time: asked?.time }),
    [isMarked, asked],
  );

  const turnTo = (to: Page) => startTransition(() => setPage(to));
  // Whoever turns on before the next rows are there goes on from those, wherever they begin.
  const step = (by: 1 | -1, to: Page) =>
    startTransition(() => setPage((now) => (now === shown ? to : { ...now, further: (now.further ?? 0) + by })));
  const isFinding = searchWords(view.find).length > 0;
  const counted = useFoundCount(table, list, view, isFinding && read !== undefined && read.found === undefined);
  const count = isFinding ? (window?.found ?? counted) : totals?.[0]?.count;
  const total = count === 'many' ? undefined : count;
  // Kept from then on, as the same total later need not mean the same rows. Whatever page one is turning to is held to it, too.
  if (read && page.further) setPage(pageFurther(page, read, total));
  else if (read && pageAmong(page, total) !== page) setPage((now) => pageAmong(now, total));
  const from = window && firstNumber(shown, window, total);
  return {
    rows: window?.rows,
    /** Why the rows, or the one that was asked for, could not be read, and a way to try again. */
    problem: problem ?? unread,
    /** What can be asked about some records of it; a new one whenever the list is looked at otherwise. */
    selected,
    isNarrowed: isFinding || view.filter !== '',
    view,
    look(change: Partial<View>) {
      const turn = () => {
        setView((before) => ({ ...before, ...change }));
        setPage(FIRST);
      };
      // Letters that are typed stand at once; every other way of looking may wait for a frame.
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
    /** The row that was asked for. */
    marks,
    /** Brings a record into view, from whatever page, and marks its row; a record that is gone is told. */
    reveal(id: string, onGone: () => void) {
      setAsked({ id, time: ++askings, onGone });
      setMarked(false);
    },
    /** Turns to a page that begins with the row at this place. */
    show(place: Place) {
      setPage(pageFrom(place, view));
    },
    /** The whole list as a CSV file, as it is looked at. */
    asCsv: (watching: JobOptions) => listAsCsv({ table, list, view }, total, watching),
  };

  /** Where the page does not show it, lets go of what narrows the list; if that is not it, turns to the page that begins so. */
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
  const sought = searchWords(view.find);
  return {
    /** Tells of the records as they are, without those that are gone or have left the view, now and whenever one has changed. */
    watch: (ids: readonly string[], tell: (records: readonly Rows[T][]) => void) =>
      watch(
        async () =>
          (
            await database()
              .records(table)
              .bulkGet([...ids])
          )
            .filter((row) => matchesWords(row, sought))
            .filter((row) => passesFilter(row, list, view)),
        tell,
      ),
    /** These records as a CSV file, in the order that is looked at. */
    asCsv: (ids: readonly string[]) => selectedAsCsv({ table, list, view }, ids),
  };
}

/** The rows of a page, and which page it is. */
type Read<Row> = Readonly<{ page: Page; window: Window<Row> }>;

/** A record that somebody asked to see, and a running number, as the same one may be asked for twice. */
type AskedFor = Readonly<{ id: string; time: number; onGone: () => void }>;

let askings = 0;
const NOTHING: ReadonlySet<string> = new Set();
