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
import type { Column } from './column.ts';
import { ListTitle } from './list-title.tsx';
import { ListProblem } from './list-problem.tsx';
import type { LongList, Marks } from './long-list.ts';
import { Pager, type PageMoves } from './pager.tsx';
import { RecordRow } from './record-row.tsx';
import type { BulkActions } from './bulk-actions.ts';
import { Selected } from './selected.tsx';
import { Selection } from './selection.ts';
import { Skeleton } from './skeleton.tsx';
import { SortHead, SortPick, useSorted } from './sort-head.tsx';
import { useCrowded } from './use-crowded.ts';
import { type RowActions, type RowOpens, useRowKeys } from './use-row-keys.ts';
import { useRowPresses } from './use-row-presses.ts';

/**
 * A table with a toolbar above and a pager below. Where there is no room for the columns, each row is a card. For
 * screen readers it stays a table with headings and all cells, which is why its parts state their roles: browsers drop
 * the implicit roles when `display` changes. In print it is always a table: there it is no container, so no container
 * query applies. `columns` must keep its identity between renders, so that only changed rows render again.
 */
export function RecordTable<Row extends { readonly id: string }>({
  name,
  toolbar,
  columns,
  list: { rows: latest, view, changeView, pages, problem, selected },
  empty,
  marks,
  actions,
  bulkActions,
}: {
  name: string;
  toolbar: ReactNode;
  columns: readonly Column<Row>[];
  /** Its source of what is selected is needed only where rows can be. */
  list: Omit<LongList<Row>, 'selected'> & Partial<Pick<LongList<Row>, 'selected'>>;
  empty: ReactNode;
  /** The rows that match a search, by id, and the current one. */
  marks?: Marks | undefined;
  /** The actions of Enter and Delete on a row; where rows open, a press does so, too. */
  actions?: RowActions<Row> | RowOpens<Row> | undefined;
  /** The actions for several selected rows; without them no row can be selected. */
  bulkActions?: BulkActions<Row> | undefined;
}) {
  const headingId = useId();
  const [selection] = useState(() => new Selection<Row>());
  const source = bulkActions && selected;
  const sorting = { ...view, setView: changeView };
  const { sorted, press } = useSorted(columns, sorting);
  const [isCrowded, watchRoom] = useCrowded();
  // The pressed control updates at once; fifty rows render after the browser has painted it.
  const rows = useDeferredValue(latest ?? null, null) ?? undefined;
  const refuseRemoving = bulkActions?.refuseRemoving;
  useEffect(() => selection.setSource(source, refuseRemoving), [selection, source, refuseRemoving]);

  function clear(event: KeyboardEvent<HTMLElement>) {
    const target = event.target as Element;
    if (event.key !== 'Escape' || event.defaultPrevented || target.matches('input')) return;
    // React key events of an open dialog or listbox bubble up to here; Escape closes those, not the selection.
    if (event.currentTarget.contains(target)) selection.clear();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape clears the selection in it
    <section
      aria-labelledby={headingId}
      onKeyDown={clear}
      data-crowded={isCrowded || undefined}
      className={`${SHEET} ${isCrowded ? 'fades-sideways overflow-x-auto print:overflow-visible' : ''}`}
    >
      <div className="flex flex-wrap items-center gap-2 @max-[22rem]:gap-x-1 px-4 py-2.5 print:break-after-avoid print:px-0">
        <ListTitle id={headingId}>{name}</ListTitle>
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
          <thead role="rowgroup" className="cards:sr-only">
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
            actions={actions}
            maySelect={bulkActions !== undefined}
          />
        </table>
      )}
      {bulkActions && selected && (
        <Selected selection={selection} bulkActions={{ ...bulkActions, source: selected }} actions={actions} />
      )}
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
  actions,
  maySelect,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  from: number | undefined;
  marks: Marks | undefined;
  selection: Selection<Row>;
  pages: PageMoves;
  actions: RowActions<Row> | RowOpens<Row> | undefined;
  maySelect: boolean;
}) {
  const keys = useRowKeys({ rows, selection, pages, actions, maySelect });
  const opens = actions && 'open' in actions ? actions : undefined;
  const presses = useRowPresses(rows, selection, maySelect, opens);
  return (
    <tbody
      role="rowgroup"
      data-editable={(actions && 'edit' in actions) || undefined}
      data-opens={opens && true}
      data-deletes={(actions?.delete && true) || undefined}
      data-selectable={maySelect || undefined}
      className={`cards:block ${opens ? 'cursor-pointer' : ''}`}
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

/** If so, no amount leaves room for paise (`ColumnFigure`), and the figures end where their heading ends. */
function isInWholeRupees<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): boolean {
  const amounts = columns.flatMap(({ paiseOf }) => paiseOf ?? []);
  return amounts.length > 0 && rows.every((row) => amounts.every((paiseOf) => paiseOf(row) % 100 === 0));
}

/** The heading counts as a row; -1 means that the number of rows is unknown. */
function rowCount(pages: PageMoves): number {
  return pages.total === undefined ? -1 : pages.total + 1;
}

const SHEET = '@container rounded-sheet border bg-sheet print:[container-type:normal] print:border-0';
/** `--most` is the maximum width of a cell: the fewer columns share the room, the more each may take. */
const TABLE =
  '[--most:max(14rem,150cqi/var(--columns))] cards:[--most:14rem] print:[--most:14rem] w-full border-collapse text-table cards:block print:text-[8.5pt]/[1.4]';
