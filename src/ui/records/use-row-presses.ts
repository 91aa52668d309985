import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { Selection } from './selection.ts';

/**
 * Selecting with a pointer: with Ctrl (or Cmd) a press toggles a row, with Shift it selects up to it. Under a finger a long
 * press begins, and then each tap toggles. What is pressed in a row, its buttons and pick lists, is left alone.
 */
export function useRowPresses<Row extends { readonly id: string }>(
  rows: readonly Row[],
  selection: Selection<Row>,
  maySelect: boolean,
) {
  const touch = useRef<{ x: number; y: number; timer: number; isHeld: boolean }>(undefined);

  function rowAt(event: MouseEvent<HTMLTableSectionElement>): Row | undefined {
    const target = event.target as Element;
    // What a pick list opens stands elsewhere in the page, and its events still come by here.
    if (!maySelect || !event.currentTarget.contains(target) || target.closest('button, a, input, select')) return;
    const line = target.closest('tr');
    return line ? rows[[...event.currentTarget.rows].indexOf(line)] : undefined;
  }

  function hold(row: Row) {
    if (!touch.current || touch.current.isHeld) return;
    clearTimeout(touch.current.timer);
    touch.current.isHeld = true;
    if (!selection.selected().has(row.id)) selection.toggle(row);
  }

  const letGo = () => clearTimeout(touch.current?.timer);

  return {
    onPointerDown(event: PointerEvent<HTMLTableSectionElement>) {
      letGo();
      touch.current = undefined;
      if (event.pointerType !== 'touch') return;
      const row = rowAt(event);
      const timer = row ? window.setTimeout(() => hold(row), LONG_MS) : 0;
      touch.current = { x: event.clientX, y: event.clientY, timer, isHeld: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent<HTMLTableSectionElement>) {
      if (touch.current && Math.hypot(clientX - touch.current.x, clientY - touch.current.y) > STILL_PX) letGo();
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu(event: MouseEvent<HTMLTableSectionElement>) {
      const row = touch.current && rowAt(event);
      if (!row) return;
      // The browser's own long press, which may be shorter: it would cancel the pointer and open its menu.
      event.preventDefault();
      hold(row);
    },
    onMouseDown(event: MouseEvent<HTMLTableSectionElement>) {
      // Shift would mark text.
      if (event.shiftKey && rowAt(event)) event.preventDefault();
    },
    onClick(event: MouseEvent<HTMLTableSectionElement>) {
      const row = rowAt(event);
      if (!row || touch.current?.isHeld) return;
      if (event.shiftKey) {
        selection.extendTo(row);
        (event.target as Element).closest('tr')?.focus();
      } else if (event.ctrlKey || event.metaKey) selection.toggle(row);
      else if (touch.current && selection.selected().size > 0) selection.toggle(row);
    },
  };
}

const LONG_MS = 500;
const STILL_PX = 10;
