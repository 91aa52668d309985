import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { EmptyList } from './empty-list.tsx';
import { ListTitle } from './list-title.tsx';
import { ListProblem } from './list-problem.tsx';
import { Pager } from './pager.tsx';
import type { LongList } from './long-list.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * A long list whose records are not table rows: cards, or lines with a few words each. `of` names the records:
 * "locations". `draw` must keep its identity between renders, so that only changed records render again.
 */
export function RecordItems<Row extends { readonly id: string }>({
  name,
  of,
  list,
  draw,
  shape,
  className,
  toolbar,
  onCreate,
}: {
  name: string;
  of: string;
  list: LongList<Row>;
  draw: (row: Row) => ReactNode;
  /** The shape of the skeleton. */
  shape: 'line' | 'card';
  /** The layout of the records. */
  className: string;
  toolbar: ReactNode;
  /** Begins the first record of an empty list. */
  onCreate: () => void;
}) {
  const headingId = useId();
  const rows = useDeferredValue(list.rows ?? null, null) ?? undefined;
  return (
    <section aria-labelledby={headingId} className="@container rounded-sheet border bg-sheet">
      <div className="flex min-h-14 flex-wrap items-center gap-2 px-4 py-2.5">
        <ListTitle id={headingId}>{name}</ListTitle>
        {toolbar}
      </div>
      {list.problem && <ListProblem problem={list.problem} />}
      {!list.problem && rows === undefined && <Skeleton shape={shape} className={className} />}
      {!list.problem && rows && rows.length > 0 && (
        // Safari drops the list role of a list without bullets, so it is stated.
        <ul role="list" aria-labelledby={headingId} className={`border-t ${className}`}>
          {rows.map((row) => (
            <Item key={row.id} row={row} draw={draw} />
          ))}
        </ul>
      )}
      {!list.problem && rows?.length === 0 && (
        <div className="border-t">
          <EmptyList of={of} list={list} onCreate={onCreate} />
        </div>
      )}
      {!list.problem && rows && <Pager pages={list.pages} of={name} isEmpty={rows.length === 0} />}
    </section>
  );
}

const Item = memo(function Item<Row>({ row, draw }: { row: Row; draw: (row: Row) => ReactNode }) {
  const item = useMoveFocusOnRemoval<HTMLLIElement>('start');
  return (
    <li ref={item} className="min-w-0">
      {draw(row)}
    </li>
  );
}) as <Row>(props: { row: Row; draw: (row: Row) => ReactNode }) => ReactNode;
