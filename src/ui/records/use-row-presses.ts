import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Selection } from './selection.ts';
import type { RowOpens } from './use-row-keys.ts';

/**
 * Selecting with a pointer: Ctrl (or Cmd) and a click toggles a row, Shift and a click selects the range up to it. With
 * touch, a long press selects the first row, and then each tap toggles. Clicks on buttons and pick lists in a row are
 * ignored. In a table whose rows open, any other click opens one.
 */
export function useRowPresses<Row extends { readonly id: string }>(
  rows: readonly Row[],
  selection: Selection<Row>,
  maySelect: boolean,
  opens: RowOpens<Row> | undefined,
) {
  const touch = useRef<{ x: number; y: number; timer: number; isHeld: boolean }>(undefined);

  function rowAt(event: MouseEvent<HTMLTableSectionElement>): Row | undefined {
    const target = event.target as Element;
    // React events of a pick list's options bubble up to here, though the options are rendered outside the table.
    if (!(maySelect || opens) || !event.currentTarget.contains(target) || target.closest('button, a, input, select'))
      return;
    const line = target.closest('tr');
    return line ? rows[[...event.currentTarget.rows].indexOf(line)] : undefined;
  }

  function hold(row: Row) {
    if (!maySelect || !touch.current || touch.current.isHeld) return;
    clearTimeout(touch.current.timer);
    touch.current.isHeld = true;
    if (!selection.selected().has(row.id)) selection.toggle(row);
  }

  const cancelHold = () => clearTimeout(touch.current?.timer);

  return {
    onPointerDown(event: PointerEvent<HTMLTableSectionElement>) {
      cancelHold();
      touch.current = undefined;
      if (event.pointerType !== 'touch') return;
      const row = rowAt(event);
      const timer = row ? window.setTimeout(() => hold(row), LONG_MS) : 0;
      touch.current = { x: event.clientX, y: event.clientY, timer, isHeld: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLTableSectionElement>) {
      if (touch.current && Math.hypot(clientX - touch.current.x, clientY - touch.current.y) > STILL_PX) cancelHold();
    },
    onPointerUp: cancelHold,
    onPointerCancel: cancelHold,
    onContextMenu(event: MouseEvent<HTMLTableSectionElement>) {
      const row = maySelect && touch.current && rowAt(event);
      if (!row) return;
      // The browser's own long press may be shorter; it would cancel the pointer and open the context menu.
      event.preventDefault();
      hold(row);
    },
    onMouseDown(event: MouseEvent<HTMLTableSectionElement>) {
      // Shift and a click would select text.
      if (event.shiftKey && rowAt(event)) event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLTableSectionElement>) {
      const row = rowAt(event);
      if (!row || touch.current?.isHeld) return;
      const isSelecting = touch.current !== undefined && selection.selected().size > 0;
      if (!maySelect) opens?.open(row);
      else if (event.shiftKey) {
        selection.selectRangeTo(row);
        (event.target as Element).closest('tr')?.focus();
      } else if (event.ctrlKey || event.metaKey || isSelecting) selection.toggle(row);
      else opens?.open(row);
    },
  };
}

const LONG_MS = 500;
const STILL_PX = 10;
