import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { Pager, type Pages } from './pager.tsx';
import { RecordRow } from './record-row.tsx';
import { Skeleton } from './skeleton.tsx';
import { type Sorting, SortHead, SortPick } from './sorting.tsx';

/** A column, and where its cell stands when a row is drawn as a card: nowhere, if it says nothing. */
export type Column<Row> = Readonly<{
  title: string;
  /** The name of the sort that a press on the head asks for. */
  sort?: string;
  isFigure?: boolean;
  /** Shown only where there is more room than the other columns need. */
  isForWide?: boolean;
  onCard?: 'name' | 'amount' | 'detail' | 'status' | 'actions';
  cell: (row: Row) => ReactNode;
}>;

/**
 * A table with a toolbar above and a pager below. Where there is no room for its columns each row is a card; it stays
 * a table to those who hear it, which is why its parts say their roles (a browser takes them away with the display).
 * `columns` must be the same from draw to draw, so that only rows that changed are drawn again.
 */
export function RecordTable<Row extends { readonly id: string }>({
  name,
  toolbar,
  columns,
  rows: latest,
  sorting,
  pages,
  empty,
  marks,
}: {
  name: string;
  toolbar?: ReactNode;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  sorting: Sorting;
  pages: Pages;
  empty: ReactNode;
  /** Rows that somebody looks for, by id, and the one looked at now. */
  marks?: Marks;
}) {
  const headingId = useId();
  // What was pressed answers at once; fifty rows are drawn when the browser has shown that.
  const rows = useDeferredValue(latest ?? null, null) ?? undefined;
  return (
    <section aria-labelledby={headingId} className="@container rounded-sheet border bg-sheet">
      <div className="flex flex-wrap items-center gap-2 px-4 py-2.5">
        <h2 id={headingId} className="me-auto font-semibold">
          {name}
        </h2>
        {toolbar}
        <SortPick columns={columns} sorting={sorting} />
      </div>
      {rows === undefined && <Skeleton />}
      {rows && (
        <table role="table" aria-labelledby={headingId} aria-rowcount={rowCount(pages)} className={TABLE}>
          <thead role="rowgroup" className="@max-[57rem]:hidden">
            <tr role="row" aria-rowindex={1}>
              {columns.map((column) => (
                <SortHead key={column.title} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <Rows rows={rows} columns={columns} from={pages.from ?? 1} marks={marks} />
        </table>
      )}
      {rows?.length === 0 && <div className="border-t">{empty}</div>}
      {rows && rows.length > 0 && <Pager pages={pages} of={name} />}
    </section>
  );
}

/** The body, drawn again only when its own part has changed. */
const Rows = memo(function Rows<Row extends { readonly id: string }>({
  rows,
  columns,
  from,
  marks,
}: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  from: number;
  marks: Marks | undefined;
}) {
  return (
    <tbody role="rowgroup" className="@max-[57rem]:block">
      {rows.map((row, at) => (
        <RecordRow key={row.id} row={row} columns={columns} number={from + at} mark={markOf(row.id, marks)} />
      ))}
    </tbody>
  );
}) as <Row extends { readonly id: string }>(props: {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  from: number;
  marks: Marks | undefined;
}) => ReactNode;

/** Rows that are looked for, and the one among them that is looked at. */
export type Marks = Readonly<{ found: ReadonlySet<string>; current: string | undefined }>;

function markOf(id: string, marks: Marks | undefined): 'current' | 'found' | undefined {
  if (marks?.current === id) return 'current';
  return marks?.found.has(id) ? 'found' : undefined;
}

/** The head counts as a row; -1 says that nobody knows how many there are. */
function rowCount(pages: Pages): number {
  return pages.total === undefined ? -1 : pages.total + 1;
}

const TABLE = 'w-full border-collapse text-table @max-[57rem]:block';
