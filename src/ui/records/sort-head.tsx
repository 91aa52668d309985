import { ArrowDown, ArrowUp } from 'lucide';
import { useState } from 'react';
import { Icon } from '#ui/controls/icon.tsx';
import { Pick } from '#ui/fields/pick.tsx';
import type { Column } from './column.ts';

/** The sort order of the rows, and how to change it. */
export type Sorting = Readonly<{
  sort: string;
  direction: 'up' | 'down';
  setView: (change: { sort: string; direction: 'up' | 'down' }) => void;
}>;

/**
 * The column whose heading shows the order. Several columns may share a sort, as amount, tax and total do: then the one
 * that was pressed, or else the last.
 */
export function useSorted<Row>(columns: readonly Column<Row>[], { sort }: Sorting) {
  const [pressed, press] = useState<Column<Row>>();
  const sorted = pressed?.sort === sort ? pressed : columns.findLast((column) => column.sort === sort);
  return { sorted, press };
}

/**
 * A column heading; if the column sorts, a button that fills the cell and reverses the order when pressed again. In
 * print the heading is plain text: Chromium leaves unbreakable boxes such as buttons out of the headings that it
 * repeats on each page.
 */
export function SortHead<Row>({
  column,
  sorting,
  sorted,
  onPress,
}: {
  column: Column<Row>;
  sorting: Sorting;
  sorted: Column<Row> | undefined;
  onPress: (column: Column<Row>) => void;
}) {
  const { title, sort, isFigure, isForWide, onCard } = column;
  const isSorted = column === sorted;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? (sorting.direction === 'up' ? 'ascending' : 'descending') : undefined}
      className={`sticky top-0 z-10 border-t bg-sheet whitespace-nowrap @max-[57rem]:whitespace-normal px-1.5 font-medium @min-[68rem]:px-3 text-caption text-ink-2 shadow-[inset_0_-1px_var(--color-rule),0_-1px_var(--color-sheet)] first:ps-4 last:pe-4 ${isFigure ? 'text-end @min-[60rem]:pe-2.5 @min-[68rem]:pe-3' : 'text-start'} ${isForWide ? FOR_WIDE : ''} ${onCard === 'actions' ? 'print:hidden' : ON_PAPER}`}
    >
      {sort === undefined ? (
        <span
          className={`flex h-9 touch:h-control items-center print:contents ${isFigure || onCard === 'actions' ? 'justify-end' : ''}`}
        >
          {title}
        </span>
      ) : (
        <>
          {/* Above cards the headings are for screen readers only, so there is no button. */}
          <span className="hidden cards:inline">{title}</span>
          <button
            type="button"
            onClick={() => {
              onPress(column);
              sorting.setView({ sort, direction: isSorted && sorting.direction === 'up' ? 'down' : 'up' });
            }}
            className={`inline-flex cards:hidden min-h-9 touch:min-h-control touch:min-w-control items-center gap-1 rounded-tick after:absolute after:inset-0 hover:text-ink print:contents print:after:content-none ${isSorted ? 'text-ink' : ''} ${isFigure ? 'flex-row-reverse' : ''}`}
          >
            {title}
            {isSorted && <Arrow direction={sorting.direction} />}
          </button>
        </>
      )}
    </th>
  );
}

function Arrow({ direction }: { direction: Sorting['direction'] }) {
  return <Icon of={direction === 'up' ? ArrowUp : ArrowDown} size={12} className="stroke-2 print:hidden" />;
}

const ON_PAPER = 'print:static print:px-1 print:py-2 print:shadow-none print:first:ps-0 print:last:pe-0';

/** The class of a column that only a wide table shows; its cells have it too. */
export const FOR_WIDE = '@max-[82rem]:hidden';

/** The sort choice where rows are cards and there are no headings to press; none where nothing sorts. */
export function SortPick<Row>({ columns, sorting }: { columns: readonly Column<Row>[]; sorting: Sorting }) {
  // The last title of columns that share a sort wins.
  const titles = new Map(columns.map(({ sort, title }) => [sort, title]));
  titles.delete(undefined);
  if (titles.size === 0) return null;
  const shown = titles.get(sorting.sort) ?? '';
  return (
    <div data-unprinted className="hidden cards:block">
      <Pick
        name="Sort by"
        value={shown}
        heard={`${shown}, ${sorting.direction === 'up' ? 'ascending' : 'descending'}`}
        options={[...titles.values()]}
        shown={
          <span className="flex items-center gap-1">
            {shown}
            <Arrow direction={sorting.direction} />
          </span>
        }
        className="field-box flex items-center gap-2 border-rule"
        onChange={(title) => {
          const [sort] = [...titles].find(([, other]) => other === title) ?? [];
          if (sort === undefined) return;
          const isAgain = sort === sorting.sort;
          sorting.setView({ sort, direction: isAgain && sorting.direction === 'up' ? 'down' : 'up' });
        }}
      />
    </div>
  );
}
