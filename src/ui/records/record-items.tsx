import { memo, type ReactNode, useDeferredValue, useId } from 'react';
import { useFocusHandedOn } from '#ui/focus.ts';
import { EmptyList } from './empty-list.tsx';
import { ListProblem } from './list-problem.tsx';
import { Pager } from './pager.tsx';
import type { LongList } from './long-list.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * A long list whose records are no rows of a table: cards, or lines with a few words each. `of` names it: "locations".
 * `draw` must be the same from draw to draw, so that only records that changed are drawn again.
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
  /** What a record looks like before it is read. */
  shape: 'line' | 'card';
  /** How the records stand beside each other. */
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
        <h2
          id={headingId}
          className="me-auto font-semibold @max-2xl:not-has-[+button]:basis-full @max-[22rem]:order-first"
        >
          {name}
        </h2>
        {toolbar}
      </div>
      {list.problem && <ListProblem problem={list.problem} />}
      {!list.problem && rows === undefined && <Skeleton shape={shape} className={className} />}
      {!list.problem && rows && rows.length > 0 && (
        // The role says what a browser forgets of a list without marks.
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
  const item = useFocusHandedOn<HTMLLIElement>('start');
  return (
    <li ref={item} className="min-w-0">
      {draw(row)}
    </li>
  );
}) as <Row>(props: { row: Row; draw: (row: Row) => ReactNode }) => ReactNode;
