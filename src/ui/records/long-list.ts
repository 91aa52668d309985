import type { Problem } from './list-problem.tsx';
import type { Pages } from './pager.tsx';
import type { SelectedSource } from './selected.tsx';

/** A long list as a screen holds it: its page of rows, how it is looked at, and the ways to move. */
export type LongList<Row> = Readonly<{
  rows: readonly Row[] | undefined;
  view: Readonly<{ sort: string; direction: 'up' | 'down'; filter: string; find: string }>;
  look: (change: Partial<{ sort: string; direction: 'up' | 'down'; filter: string; find: string }>) => void;
  isNarrowed: boolean;
  marks: Marks;
  pages: Pages;
  problem: Problem | undefined;
  selected: SelectedSource<Row>;
}>;

/** Rows that are looked for, and the one among them that is looked at; `time` grows whenever it is asked for, also anew. */
export type Marks = Readonly<{ found: ReadonlySet<string>; current: string | undefined; time: number | undefined }>;
