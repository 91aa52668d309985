import type { Problem } from './list-problem.tsx';
import type { PageMoves } from './pager.tsx';
import type { SelectedSource } from './bulk-actions.ts';

/** A long list as its screen sees it: the rows of a page, the view (sort, filter, find), and the ways to move. */
export type LongList<Row> = Readonly<{
  rows: readonly Row[] | undefined;
  view: Readonly<{ sort: string; direction: 'up' | 'down'; filter: string; find: string }>;
  changeView: (change: Partial<{ sort: string; direction: 'up' | 'down'; filter: string; find: string }>) => void;
  isFiltered: boolean;
  marks: Marks;
  pages: PageMoves;
  problem: Problem | undefined;
  selected: SelectedSource<Row>;
}>;

/** The rows that match a search, and the current one; `time` grows with each request, also for the same row again. */
export type Marks = Readonly<{ found: ReadonlySet<string>; current: string | undefined; time: number | undefined }>;
