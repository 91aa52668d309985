import { memo, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { shortenText } from '#ui/layout/shorten.ts';
import type { Column } from './column.ts';
import { NameInCell } from './name-in-cell.tsx';
import type { Selection } from './selection.ts';
import { FOR_WIDE } from './sort-head.tsx';

function Row<T extends { readonly id: string }>({
  row,
  columns,
  number,
  isFirst,
  mark,
  askedAt,
  selection,
}: {
  row: T;
  columns: readonly Column<T>[];
  /** The row's number in the whole list; undefined if the rows are not counted. */
  number: number | undefined;
  /** Whether it is the first row of its page. */
  isFirst: boolean;
  mark: 'current' | 'found' | undefined;
  /** Set on the current row: changes with each request to show it. */
  askedAt: number | undefined;
  selection: Selection<T>;
}) {
  const isTabStop = useSyncExternalStore(selection.subscribe, () => selection.isTabStop(row.id, isFirst));
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.selected().has(row.id));
  const line = useMoveFocusOnRemoval<HTMLTableRowElement>('row');

  useEffect(() => {
    if (askedAt === undefined) return;
    line.current?.scrollIntoView({ block: 'nearest' });
    // After a navigation nothing has the focus yet, so the row takes it; a search field keeps it.
    if (document.activeElement?.matches('body, main')) line.current?.querySelector('button')?.focus();
  }, [askedAt, line]);

  return (
    <tr
      ref={line}
      role="row"
      tabIndex={isTabStop ? 0 : -1}
      aria-rowindex={number === undefined ? undefined : number + 1}
      aria-current={mark === 'current' || undefined}
      className={`${LINE} ${mark ? MARKED[mark] : ''} ${isSelected ? CHOSEN : ''} ${mark || isSelected ? '' : POINTED_AT}`}
    >
      {columns.map((column, at) => {
        const content = shortenText(column.cell(row), 500);
        const onCard = column.isBlank?.(row) ? undefined : column.onCard;
        return (
          <td
            key={column.title}
            role="cell"
            dir={typeof content === 'string' ? 'auto' : undefined}
            data-on-card={onCard}
            data-long={(onCard === 'detail' && !isShort(content)) || undefined}
            className={`${CELL} ${column.onCard === 'actions' ? 'last:pr-2' : 'last:pr-4'} ${column.isFigure ? FIGURE : 'text-left'} ${ON_CARD[onCard ?? 'nowhere']} ${column.isForWide ? FOR_WIDE : ''} ${ON_PAPER[onPaper(column, content)]}`}
          >
            {/* A table row has no selected state that screen readers announce, so a hidden word says it. */}
            {isSelected && at === 0 && <bdi className="sr-only">Selected: </bdi>}
            {onCard === 'name' && typeof content === 'string' ? <NameInCell>{content}</NameInCell> : content}
          </td>
        );
      })}
    </tr>
  );
}

/** Print clips nothing: words wrap; a figure, a status, a date and a short id stay in one piece. */
function onPaper(
  { isFigure, onCard }: Pick<Column<never>, 'isFigure' | 'onCard'>,
  content: ReactNode,
): keyof typeof ON_PAPER {
  if (onCard === 'actions' || onCard === 'name') return onCard;
  return isFigure || onCard === 'status' || isShort(content) ? 'onePiece' : 'words';
}

function isShort(content: ReactNode): boolean {
  return typeof content === 'string' && content.length <= 'INV-2024-10000'.length;
}

/** Renders again only when its record has changed. */
export const RecordRow = memo(Row) as typeof Row;

/**
 * As a card: name and amount, then the details, the status, and the actions beside them. `phone-card` lays it out on a
 * phone: three lines, or one below the other in large letters. `isolate` keeps the browser from repainting rows that
 * did not change.
 */
const LINE =
  'isolate scroll-mt-10 [&_button]:scroll-mt-10 scroll-mb-16 border-t focus-visible:-outline-offset-2 pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none] cards:grid cards:grid-cols-[repeat(5,fit-content(14rem))_minmax(0,1fr)_max-content] cards:items-center cards:gap-x-3 cards:gap-y-1 cards:px-4 cards:py-2.5 phone-card print:break-inside-avoid print:bg-transparent print:shadow-none print:outline-none';
/** At once: a fade of a row repaints the whole list in each frame, whenever a dialog opens over it. */
const POINTED_AT = 'hover:bg-wash/60';
const MARKED = {
  found:
    '*:[--color-waiting-wash:var(--color-sheet)] bg-waiting-wash forced-colors:not-focus-visible:outline forced-colors:not-focus-visible:-outline-offset-1',
  // The scroll margin keeps the row clear of the sticky heading.
  current:
    '*:[--color-waiting-wash:var(--color-sheet)] scroll-mt-12 bg-waiting-wash outline-2 -outline-offset-2 outline-peacock',
} as const;
// A badge in the tint's own colour would be invisible on it, so badges take the background of an unmarked row.
const CHOSEN =
  '[--color-quiet-wash:var(--color-sheet)] bg-peacock-wash shadow-[inset_3px_0_var(--color-peacock)] forced-colors:not-focus-visible:outline-3 forced-colors:not-focus-visible:-outline-offset-3 forced-colors:not-focus-visible:outline-dashed';
// Left and right, not start and end: right-to-left text is clipped at its end and aligned like every other cell.
const CELL =
  'h-row overflow-hidden text-ellipsis whitespace-nowrap px-1.5 first:pl-4 @min-[68rem]:px-3 cards:h-auto cards:p-0 cards:has-[a]:overflow-visible! cards:first:pl-0 cards:last:pr-0 print:h-8 print:px-1 print:py-1 print:align-baseline print:first:pl-0 print:last:pr-0';
/** 16 px to the next column, where there is room; a wider table has more between all columns. */
const FIGURE = 'text-end @min-[60rem]:pe-2.5 @min-[68rem]:pe-3';
const ON_CARD = {
  name: 'w-2/5 min-w-25 @min-[59.9rem]:min-w-36 max-w-0 font-medium cards:col-span-6 cards:row-start-1 cards:w-0 cards:min-w-full cards:max-w-none cards:whitespace-normal cards:text-body',
  amount: 'max-w-(--most) cards:col-start-7 cards:row-start-1 cards:self-start cards:text-body cards:font-medium',
  detail: 'max-w-(--most) cards:row-start-2 cards:text-ink-2',
  nearStatus:
    'max-w-(--most) cards:row-start-2 cards:line-clamp-3 cards:whitespace-normal cards:wrap-anywhere cards:text-ink-2',
  status: 'overflow-visible! cards:row-start-2 cards:order-1',
  actions: 'overflow-visible! cards:col-span-2 cards:col-start-6 cards:row-start-2',
  nowhere: 'max-w-(--most) cards:sr-only',
} as const;
const ON_PAPER = {
  name: 'print:w-auto print:min-w-24 print:max-w-none print:whitespace-normal print:wrap-anywhere',
  words: 'print:min-w-16 print:whitespace-normal print:wrap-anywhere',
  onePiece: 'print:max-w-none',
  actions: 'print:hidden',
} as const;
