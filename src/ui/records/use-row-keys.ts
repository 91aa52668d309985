import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Pages } from './pager.tsx';
import type { Selection } from './selection.ts';

/** What the keys of a row do with its record; a table whose records are not changed has none of it. */
export type RowDeeds<Row> = Readonly<{ edit: (row: Row) => void; delete: (row: Row) => void }>;

/**
 * The keys of the rows, while one of them has the focus itself: the arrows, Home and End move, Page Up and Down turn the
 * page, Enter edits, Delete asks, Space, Shift and Ctrl+A select. And where the row that has the focus goes (the page was
 * turned, the record deleted), the one that takes its place has it.
 */
export function useRowKeys<Row extends { readonly id: string }>({
  rows,
  selection,
  pages,
  deeds,
  maySelect,
}: {
  rows: readonly Row[];
  selection: Selection<Row>;
  pages: Pages;
  deeds: RowDeeds<Row> | undefined;
  maySelect: boolean;
}) {
  const body = useRef<HTMLTableSectionElement>(null);
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    selection.show(rows);
    if (hasFocus.current && document.activeElement === document.body) body.current?.rows[selection.stopAt()]?.focus();
  }, [rows, selection]);

  function act(event: KeyboardEvent<HTMLTableSectionElement>, row: Row, at: number): boolean {
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.altKey) return false;
    if (isCommand) {
      if (event.key.toLowerCase() !== 'a' || event.shiftKey || !maySelect) return false;
      selection.addShown();
      return true;
    }
    const to = placeAfter(event.key, at, rows.length, pages);
    if (to === 'next' || to === 'previous') pages[to]?.();
    else if (to !== undefined) stepTo(to, event.shiftKey && maySelect);
    else {
      const deed = deedOf(event.key, row);
      if (!deed) return false;
      // A key that is held down does it once. It may also be the one that saved the form from which the focus came back.
      if (!event.repeat) deed();
    }
    return true;
  }

  function deedOf(key: string, row: Row): (() => void) | undefined {
    if (key === ' ' && maySelect) return () => selection.toggle(row);
    if (key === 'Enter' && deeds) return () => deeds.edit(row);
    if (key !== 'Delete' || !deeds) return undefined;
    // Where what is selected cannot be deleted together, there are no deeds either.
    const isOneOfSeveral = selection.selected().size > 1 && selection.selected().has(row.id);
    return isOneOfSeveral ? () => selection.ask(true) : () => deeds.delete(row);
  }

  function stepTo(at: number, isStretching: boolean) {
    const row = rows[at];
    if (!row) return;
    if (isStretching) selection.extendTo(row);
    body.current?.rows[at]?.focus();
  }

  return {
    ref: body,
    onKeyDown(event: KeyboardEvent<HTMLTableSectionElement>) {
      const at = placeOf(event.target, body.current);
      const row = rows[at];
      if (row && act(event, row, at)) event.preventDefault();
    },
    onFocus(event: FocusEvent<HTMLTableSectionElement>) {
      const row = rows[placeOf(event.target, body.current)];
      hasFocus.current = row !== undefined;
      if (row) selection.standOn(row);
    },
    onBlur() {
      hasFocus.current = false;
    },
  };
}

/** The place of a row among its like; -1 for whatever is not a row itself. */
function placeOf(target: EventTarget, body: HTMLTableSectionElement | null): number {
  return body && target instanceof HTMLTableRowElement ? [...body.rows].indexOf(target) : -1;
}

/** Where a key leads from a row: to another row, or to another page where there is one. */
function placeAfter(key: string, at: number, count: number, pages: Pages): number | 'next' | 'previous' | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'PageDown') return pages.next ? 'next' : count - 1;
  if (key === 'PageUp') return pages.previous ? 'previous' : 0;
  return undefined;
}
