import { formatNumber } from '#domain/format.ts';
import type { LongList } from '#ui/records/long-list.ts';
import type { Problem } from '#ui/records/list-problem.tsx';

/** A page of rows that are read by their place, as a list of records shows them. */
export function pagedList<Row>({
  rows,
  total,
  page,
  turnTo,
  problem,
}: Readonly<{
  rows: readonly Row[] | undefined;
  total: number;
  page: number;
  turnTo: (page: number) => void;
  problem: Problem | undefined;
}>): Omit<LongList<Row>, 'selected'> {
  const last = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  const from = page * PAGE_SIZE;
  const count = rows?.length ?? 0;
  const go = (to: number) => (to === page || to < 0 || to > last ? undefined : () => turnTo(to));
  return {
    rows,
    view: { sort: '', direction: 'down', filter: '', find: '' },
    changeView: () => undefined,
    isFiltered: false,
    marks: { found: NOTHING, current: undefined, time: undefined },
    pages: {
      label: total === 0 ? '' : `${formatNumber(from + 1)}–${formatNumber(from + count)} of ${formatNumber(total)}`,
      from: from + 1,
      total,
      first: go(0),
      previous: go(page - 1),
      next: go(page + 1),
      last: go(last),
    },
    problem,
  };
}

export const PAGE_SIZE = 50;
const NOTHING: ReadonlySet<string> = new Set();
