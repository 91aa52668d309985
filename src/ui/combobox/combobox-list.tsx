import { Check, Plus } from 'lucide';
import { memo, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '#ui/controls/icon.tsx';
import { useAnchor } from '#ui/overlays/anchor.ts';
import { useOverToasts } from '#ui/overlays/opening.ts';
import { shorten } from '#ui/layout/shorten.ts';
import { rowKey, type ComboboxRow } from './combobox-props.ts';

/** The open list of a combobox. The focus stays in the field, which handles the keys. */
export function ComboboxList<Id extends string>({
  id,
  name,
  field,
  host,
  rows,
  active,
  chosen,
  adding,
  hasMore,
  emptyWords,
  onPoint,
  onTake,
  onAway,
}: {
  id: string;
  name: string;
  field: RefObject<HTMLInputElement | null>;
  host: Element;
  rows: readonly ComboboxRow<Id>[];
  active: ComboboxRow<Id> | undefined;
  chosen: Id | undefined;
  /** The text that the last row offers to add. */
  adding: string;
  /** Whether there are more options than these, which is shown and announced. */
  hasMore: boolean;
  /** Shown and announced in place of options. */
  emptyWords: ReactNode;
  onPoint: (row: ComboboxRow<Id>) => void;
  onTake: (row: ComboboxRow<Id>) => void;
  onAway: () => void;
}) {
  const panel = useRef<HTMLDivElement>(null);
  useAnchor(panel, field, onAway, { leastWidth: LEAST_WIDTH });
  useOverToasts();
  const activeId = active && rowId(id, active);
  useLayoutEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps the focus in the field
    <div
      ref={panel}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed z-70 flex w-0 animate-appear flex-col overflow-hidden rounded-control bg-sheet shadow-float print:hidden"
    >
      <p
        role="status"
        className={`wrap-anywhere px-3.5 text-ink-2 empty:hidden ${rows.length > 0 ? 'order-last border-t py-2 text-caption' : 'py-3'}`}
      >
        {hasMore ? moreInWords(rows) : rows.length === 0 && emptyWords}
      </p>
      {rows.length > 0 && (
        <div
          id={id}
          role="listbox"
          aria-label={name}
          className="max-h-90 min-h-0 overflow-y-auto overscroll-contain p-1"
        >
          {rows.map((row) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field handles the keys
            <div
              key={rowId(id, row)}
              id={rowId(id, row)}
              role="option"
              aria-selected={row !== 'add' && row.id === chosen}
              data-active={row === active || undefined}
              onPointerMove={() => row !== active && onPoint(row)}
              onClick={() => onTake(row)}
              className={ROW}
            >
              {row === 'add' ? (
                <>
                  <Icon of={Plus} size={16} className="stroke-2 shrink-0 text-peacock" />
                  <span className="wrap-anywhere min-w-0 grow">Add “{shorten(adding)}”</span>
                </>
              ) : (
                <Lines name={row.name} detail={row.detail} isChosen={row.id === chosen} />
              )}
            </div>
          ))}
        </div>
      )}
    </div>,
    host,
  );
}

/** Says that there are more options, and how to come to them. */
function moreInWords(rows: readonly ComboboxRow<string>[]): string {
  const count = rows.filter((row) => row !== 'add').length;
  return count === 0 ? 'Type more to find others.' : `The first ${count} are shown. Type more to find others.`;
}

/** Memoised: an arrow key changes two of sixty rows. */
const Lines = memo(function Lines({
  name,
  detail,
  isChosen,
}: {
  name: string;
  detail: string | undefined;
  isChosen: boolean;
}) {
  return (
    <>
      <span className="flex min-w-0 grow flex-col">
        <span dir="auto" className="wrap-anywhere">
          {shorten(name)}
        </span>
        {detail !== undefined && detail !== '' && (
          <span className="wrap-anywhere text-caption text-ink-3 tabular-nums">{shorten(detail)}</span>
        )}
      </span>
      {isChosen && <Icon of={Check} size={16} className="stroke-2 shrink-0 text-peacock" />}
    </>
  );
});

export function rowId(listId: string, row: ComboboxRow<string>): string {
  return `${listId}-${rowKey(row)}`;
}

/** In pixels: a GSTIN, a State and a balance on one line need it, also under a column of a few letters. */
const LEAST_WIDTH = 336;
const ROW =
  'flex min-h-control cursor-pointer select-none items-center gap-3 rounded-tick px-2.5 py-1 data-active:bg-wash forced-colors:data-active:outline-2 forced-colors:data-active:-outline-offset-2';
