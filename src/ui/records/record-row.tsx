import { memo, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { useFocusHandedOn } from '#ui/focus.ts';
import { shortenText } from '#ui/shorten.ts';
import type { Column } from './record-table.tsx';
import type { Selection } from './selection.ts';
import { FOR_WIDE } from './sorting.tsx';

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
  /** In the whole list; undefined where nobody counted. */
  number: number | undefined;
  /** On its page. */
  isFirst: boolean;
  mark: 'current' | 'found' | undefined;
  /** Of the current row: another number whenever it is asked for again. */
  askedAt: number | undefined;
  selection: Selection<T>;
}) {
  const isStop = useSyncExternalStore(selection.subscribe, () => selection.isStop(row.id, isFirst));
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.selected().has(row.id));
  const line = useFocusHandedOn<HTMLTableRowElement>('row');

  useEffect(() => {
    if (askedAt === undefined) return;
    line.current?.scrollIntoView({ block: 'nearest' });
    // Who came from elsewhere and stands nowhere yet goes on from here; who searches keeps the caret.
    if (document.activeElement?.matches('body, main')) line.current?.querySelector('button')?.focus();
  }, [askedAt, line]);

  return (
    <tr
      ref={line}
      role="row"
      tabIndex={isStop ? 0 : -1}
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
            {/* A row of a table has no state of being selected that could be heard; a word is heard everywhere. */}
            {isSelected && at === 0 && <bdi className="sr-only">Selected: </bdi>}
            {content}
          </td>
        );
      })}
    </tr>
  );
}

/** On paper nothing is cut off: words wrap; a figure, a status, a day and a number stand in one piece. */
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

/** Drawn again only when its record has changed. */
export const RecordRow = memo(Row) as typeof Row;

/**
 * As a card: name and amount, then the details, the status, and the actions beside them. `phone-card` has it on a phone, in
 * three lines, and in large letters each below the other. Isolated, as a row that did not change is then not painted again.
 */
const LINE =
  'isolate scroll-mt-10 [&_button]:scroll-mt-10 scroll-mb-16 border-t focus-visible:-outline-offset-2 pointer-coarse:select-none pointer-coarse:[-webkit-touch-callout:none] @max-cards:grid @max-cards:grid-cols-[repeat(5,fit-content(14rem))_minmax(0,1fr)_max-content] @max-cards:items-center @max-cards:gap-x-3 @max-cards:gap-y-1 @max-cards:px-4 @max-cards:py-2.5 phone-card print:break-inside-avoid print:bg-transparent print:shadow-none print:outline-none';
const POINTED_AT = 'hover:bg-wash/60';
const MARKED = {
  found:
    '*:[--color-waiting-wash:var(--color-sheet)] bg-waiting-wash forced-colors:not-focus-visible:outline forced-colors:not-focus-visible:-outline-offset-1',
  // Clear of the head above and of the button that floats below.
  current:
    '*:[--color-waiting-wash:var(--color-sheet)] scroll-mt-12 scroll-mb-24 bg-waiting-wash outline-2 -outline-offset-2 outline-peacock',
} as const;
// A pill of the tint's colour would be lost on it; it has the ground of a row that is not marked.
const CHOSEN =
  '[--color-quiet-wash:var(--color-sheet)] bg-peacock-wash shadow-[inset_3px_0_var(--color-peacock)] forced-colors:not-focus-visible:outline-3 forced-colors:not-focus-visible:-outline-offset-3 forced-colors:not-focus-visible:outline-dashed';
// The sides by their names: what is written from right to left is cut at its end, and stands where all else stands.
const CELL =
  'h-row overflow-hidden text-ellipsis whitespace-nowrap px-1.5 first:pl-4 @min-[68rem]:px-3 @max-cards:h-auto @max-cards:p-0 @max-cards:first:pl-0 @max-cards:last:pr-0 print:h-8 print:px-1 print:py-1 print:align-baseline print:first:pl-0 print:last:pr-0';
/** 20 px to the next column, where there is room; a wider table has more between all columns. */
const FIGURE = 'text-end @min-[60rem]:pe-3.5 @min-[68rem]:pe-3';
const ON_CARD = {
  name: 'w-2/5 min-w-25 @min-[59.9rem]:min-w-36 max-w-0 font-medium @max-cards:col-span-6 @max-cards:row-start-1 @max-cards:w-0 @max-cards:min-w-full @max-cards:max-w-none @max-cards:line-clamp-2 @max-cards:whitespace-normal @max-cards:text-body',
  amount:
    'max-w-(--most) @max-cards:col-start-7 @max-cards:row-start-1 @max-cards:self-start @max-cards:text-body @max-cards:font-medium',
  detail: 'max-w-(--most) @max-cards:row-start-2 @max-cards:text-ink-2',
  beside:
    'max-w-(--most) @max-cards:row-start-2 @max-cards:line-clamp-3 @max-cards:whitespace-normal @max-cards:wrap-anywhere @max-cards:text-ink-2',
  status: 'overflow-visible! @max-cards:row-start-2 @max-cards:order-1',
  actions: 'overflow-visible! @max-cards:col-span-2 @max-cards:col-start-6 @max-cards:row-start-2',
  nowhere: 'max-w-(--most) @max-cards:sr-only',
} as const;
const ON_PAPER = {
  name: 'print:w-auto print:min-w-24 print:max-w-none print:whitespace-normal print:wrap-anywhere',
  words: 'print:min-w-16 print:whitespace-normal print:wrap-anywhere',
  onePiece: 'print:max-w-none',
  actions: 'print:hidden',
} as const;
