import { useState } from 'react';
import { useLiveResult } from '#data/books/live.ts';
import type { LinePlace, LinesRead } from '#data/books/orders/lines-of-orders.ts';
import { useVisitState } from '#data/store/visit-state.ts';
import { formatNumber } from '#domain/format.ts';

/**
 * Lines of orders as a long list, a page at a time: `read` reads so many after a place. They have one order, and the ways lead on and
 * back by the places where the pages before began.
 */
export function useLineList<Line>(
  name: string,
  of: readonly string[],
  read: (after: LinePlace | undefined, most: number) => Promise<LinesRead<Line>>,
) {
  const [begins, setBegins] = useVisitState<readonly LinePlace[]>(`${name}: pages`, []);
  const after = begins.at(-1);
  const { value: latest, problem } = useLiveResult([name, ...of, after], () => read(after, SIZE));
  // While the next page is read, the last one stays.
  const [standing, setStanding] = useState(latest);
  if (latest !== undefined && latest !== standing) setStanding(latest);
  const value = latest ?? standing;
  const from = begins.length * SIZE + 1;
  const shown = value?.rows.length ?? 0;
  const next = value?.next;
  const isFirst = begins.length === 0;
  return {
    rows: value?.rows,
    problem,
    view: VIEW,
    changeView: () => undefined,
    isFiltered: false,
    marks: NO_MARKS,
    pages: {
      label: value ? labelOf(from, shown, next !== undefined) : '',
      from,
      total: next === undefined && value ? from + shown - 1 : undefined,
      first: isFirst ? undefined : () => setBegins([]),
      previous: isFirst ? undefined : () => setBegins(begins.slice(0, -1)),
      next: next && (() => setBegins([...begins, next])),
      // Nobody knows where the last page begins, as nobody counts the lines.
      last: undefined,
    },
  };
}

/** "1–50 of many", "51–63 of 63". */
function labelOf(from: number, shown: number, hasMore: boolean): string {
  if (shown === 0) return 'None';
  const to = from + shown - 1;
  return `${formatNumber(from)}–${formatNumber(to)} of ${hasMore ? 'many' : formatNumber(to)}`;
}

const VIEW = { sort: 'date', direction: 'up', filter: '', find: '' } as const;
const NO_MARKS = { found: new Set<string>(), current: undefined, time: undefined } as const;
const SIZE = 50;
