import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useId,
  useState,
} from 'react';
import { showClippedText } from './clipped-cell.ts';
import { ListProblem } from './list-problem.tsx';
import type { LongList, Marks } from './long-list.ts';
import { Pager, type Pages } from './pager.tsx';
import { RecordRow } from './record-row.tsx';
import { Selected, type Several } from './selected.tsx';
import { Selection } from './selection.ts';
import { Skeleton } from './skeleton.tsx';
import { SortHead, SortPick, useSorted } from './sorting.tsx';
import { useCramped } from './use-cramped.ts';
import { type RowDeeds, useRowKeys } from './use-row-keys.ts';
import { useRowPresses } from './use-row-presses.ts';

/** A column, and where its cell stands when a row is drawn as a card: if nothing is said, only where it is heard. */
export type Column<Row> = Readonly<{
  title: string;
  /** The name of the sort that a press on the head asks for. */
  sort?: string;
  isFigure?: boolean;
  /** The amount of a money column in paise, so that the table knows whether any row shown has paise. */
  paiseOf?: (row: Row) => number;
  /** Shown only where there is more room than the other columns need. */
  isForWide?: boolean;
  /** `beside` stands beside the status, or with the details where the status has no room beside it. */
  onCard?: 'name' | 'amount' | 'detail' | 'beside' | 'status' | 'actions';
  /** Nothing was entered here: a dash in the table, nothing to be seen on the card. */
  isBlank?: (row: Row) => boolean;
  cell: (row: Row) => ReactNode;
}>;

/**
 * A table with a toolbar above and a pager below. Where there is no room for its columns each row is a card; it stays
 * a table to those who hear it, with its heads and all its cells, which is why its parts say their roles (a browser takes
 * them away with the display).
 * On paper it is always the table: there it is no container, so that nothing asks how wide it is.
 * `columns` must be the same from draw to draw, so that only rows that changed are drawn again.
 */
export function RecordTable<Row extends { readonly id: string }>({
  name,
  toolbar,
  columns,
  list: { rows: latest, view, look, pages, problem, selected },
  empty,
  marks,
  deeds,
  several,
}: {
  name: string;
  toolbar: ReactNode;
  columns: readonly Column<Row>[];
  list: LongList<Row>;
  empty: ReactNode;
  /** Rows that somebody looks for, by id, and the one looked at now. */
  marks?: Marks | undefined;
  /** What Enter and Delete do on a row. */
  deeds?: RowDeeds<Row> | undefined;
  /** What can be done with several rows; without it none can be selected. */
  several?: Several<Row> | undefined;
}) {
  const headingId = useId();
  const [selection] = useState(() => new Selection<Row>());
  const source = several && selected;
  const sorting = { ...view, look };
  const { sorted, press } = useSorted(columns, sorting);
  const [isCramped, watchRoom] = useCramped();
  // What was pressed answers at once; fifty rows are drawn when the browser has shown that.
  const rows = useDeferredValue(latest ?? null, null) ?? undefined;
  useEffect(() => selection.lookAt(source), [selection, source]);

  function clear(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as Element;
    if (event.key !== 'Escape' || event.defaultPrevented || target.matches('input')) return;
    // A dialog or a list that is open over the rows sends its keys by here, and closes by them.
    if (event.currentTarget.contains(target)) selection.clear();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape lets go of what is selected in it
    <section
      aria-labelledby={headingId}
      onKeyDown={clear}
      className={`${SHEET} ${isCramped ? 'fades-sideways overflow-x-auto print:overflow-visible' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-2 @max-[22rem]:gap-x-1 px-4 py-2.5 print:break-after-avoid print:px-0">
        <h2
          id={headingId}
          className="me-auto font-semibold @max-2xl:not-has-[+button]:basis-full @max-[22rem]:order-first"
        >
          {name}
        </h2>
        {toolbar}
        <SortPick columns={columns} sorting={sorting} />
      </div>
      {problem && <ListProblem problem={problem} />}
      {!problem && rows === undefined && <Skeleton />}
      {!problem && rows && (
        <table
          ref={watchRoom}
          role="table"
          aria-labelledby={headingId}
          aria-rowcount={rowCount(pages)}
          className={`${TABLE} ${isInWholeRupees(rows, columns) ? '[--paise:none]' : ''}`}
          style={{ '--columns': columns.length } as CSSProperties}
          onPointerOver={showClippedText}
        >
          <thead role="rowgroup" className="@max-cards:sr-only">
            <tr role="row" aria-rowindex={1}>
              {columns.map((column) => (
                <SortHead key={column.title} column={column} sorting={sorting} sorted={sorted} onPress={press} />
              ))}
            </tr>
          </thead>
          <Rows
            rows={rows}
            columns={columns}
            from={pages.from}
            marks={marks}
            selection={selection}
            pages={pages}
            deeds={deeds}
            maySelect={several !== undefined}
          />
        </table>
      )}
      {several && <Selected selection={selection} several={{ ...several, source: selected }} deeds={deeds} />}
      {!problem && rows?.length === 0 && <div className="border-t">{empty}</div>}
      {!problem && rows && <Pager pages={pages} of={name} isEmpty={rows.length === 0} />}
    </section>
  );
}

function Rows<Row extends { readonly id: string }>({
  rows,
  columns,
  from,
  marks,
  selection,
  pages,
  deeds,
  maySelect,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  from: number | undefined;
  marks: Marks | undefined;
  selection: Selection<Row>;
  pages: Pages;
  deeds: RowDeeds<Row> | undefined;
  maySelect: boolean;
}) {
  const keys = useRowKeys({ rows, selection, pages, deeds, maySelect });
  const presses = useRowPresses(rows, selection, maySelect);
  return (
    <tbody
      role="rowgroup"
      data-deeds={deeds !== undefined || undefined}
      data-selectable={maySelect || undefined}
      className="@max-cards:block"
      {...keys}
      {...presses}
    >
      {rows.map((row, at) => (
        <RecordRow
          key={row.id}
          row={row}
          columns={columns}
          number={from === undefined ? undefined : from + at}
          isFirst={at === 0}
          mark={markOf(row.id, marks)}
          askedAt={row.id === marks?.current ? marks.time : undefined}
          selection={selection}
        />
      ))}
    </tbody>
  );
}

function markOf(id: string, marks: Marks | undefined): 'current' | 'found' | undefined {
  if (marks?.current === id) return 'current';
  return marks?.found.has(id) ? 'found' : undefined;
}

/** Then no amount needs to leave room for paise (`ColumnFigure`), and the figures end where their heading ends. */
function isInWholeRupees<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): boolean {
  const amounts = columns.flatMap(({ paiseOf }) => paiseOf ?? []);
  return amounts.length > 0 && rows.every((row) => amounts.every((paiseOf) => paiseOf(row) % 100 === 0));
}

/** The head counts as a row; -1 says that nobody knows how many there are. */
function rowCount(pages: Pages): number {
  return pages.total === undefined ? -1 : pages.total + 1;
}

const SHEET = '@container rounded-sheet border bg-sheet print:[container-type:normal] print:border-0';
/** `--most` is as wide as a cell may be: the fewer columns share the room, the more of it each may take. */
const TABLE =
  '[--most:max(14rem,150cqi/var(--columns))] @max-cards:[--most:14rem] print:[--most:14rem] w-full border-collapse text-table @max-cards:block print:text-[8.5pt]/[1.4]';
