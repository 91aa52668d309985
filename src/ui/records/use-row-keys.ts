import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { PageMoves } from './pager.tsx';
import type { Selection } from './selection.ts';

/** The actions that a row's keys and buttons run; missing for a table whose records cannot be changed. */
export type RowActions<Row> = Readonly<{ edit: (row: Row) => void; delete: (row: Row) => void }>;

/** The actions of Enter, or a press on the row, where a record has a page of its own; and of Delete, where it may. */
export type RowOpens<Row> = Readonly<{ open: (row: Row) => void; delete?: (row: Row) => void }>;

/**
 * The keyboard of the rows, while a row itself has the focus: the arrows, Home and End move, Page Up and Down turn the
 * page, Enter edits or opens, Delete asks, Space, Shift and Ctrl+A select. When the focused row unmounts (the page was turned,
 * the record deleted), the row that takes its place takes the focus.
 */
export function useRowKeys<Row extends { readonly id: string }>({
  rows,
  selection,
  pages,
  actions,
  maySelect,
}: {
  rows: readonly Row[];
  selection: Selection<Row>;
  pages: PageMoves;
  actions: RowActions<Row> | RowOpens<Row> | undefined;
  maySelect: boolean;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    selection.show(rows);
    if (hasFocus.current && document.activeElement === document.body)
      body.current?.rows[selection.activeIndex()]?.focus();
  }, [rows, selection]);

  function act(event: KeyboardEvent<HTMLTableSectionElement>, row: Row, at: number): boolean {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey) return false;
    if (isCommand) {
      if (event.key.toLowerCase() !== 'a' || event.shiftKey || !maySelect) return false;
      selection.addShown();
      return true;
    }
    const to = targetOf(event.key, at, rows.length, pages);
    if (to === 'next' || to === 'previous') pages[to]?.();
    else if (to !== undefined) stepTo(to, event.shiftKey && maySelect);
    else {
      const action = actionOf(event.key, row);
      if (!action) return false;
      // A held key acts once. It may also be the key that saved the form from which the focus came back.
      if (!event.repeat) action();
    }
    return true;
  }

  function actionOf(key: string, row: Row): (() => void) | undefined {
    if (key === ' ' && maySelect) return () => selection.toggle(row);
    if (!actions) return undefined;
    if (key === 'Enter') return () => ('open' in actions ? actions.open(row) : actions.edit(row));
    if (key !== 'Delete' || !actions.delete) return undefined;
    // A table without deletion of several rows deletes none by this key either.
    const isOneOfSeveral = selection.selected().size > 1 && selection.selected().has(row.id);
    return isOneOfSeveral ? () => selection.askToDelete() : () => actions.delete?.(row);
  }

  function stepTo(at: number, isSelecting: boolean) {
    const row = rows[at];
    if (!row) return;
    if (isSelecting) selection.selectRangeTo(row);
    body.current?.rows[at]?.focus();
  }

  return {
    ref: body,
    onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
      const at = indexOf(event.target, body.current);
      const row = rows[at];
      if (row && act(event, row, at)) event.preventDefault();
    },
    onFocus(event: FocusEvent<HTMLTableSectionElement>) {
      const row = rows[indexOf(event.target, body.current)];
      hasFocus.current = row !== undefined;
      if (row) selection.setActiveRow(row);
    },
    onBlur() {
      hasFocus.current = false;
    },
  };
}

/** The index of the row that is the event's target; -1 for any other target. */
function indexOf(target: EventTarget, body: HTMLTableSectionElement | null): number {
  return body && target instanceof HTMLTableRowElement ? [...body.rows].indexOf(target) : -1;
}

/** Where a key leads from a row: to another row, or to another page if there is one. */
function targetOf(key: string, at: number, count: number, pages: PageMoves): number | 'next' | 'previous' | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'PageDown') return pages.next ? 'next' : count - 1;
  if (key === 'PageUp') return pages.previous ? 'previous' : 0;
  return undefined;
}
