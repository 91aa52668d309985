import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useOnNavigate } from './on-navigate.ts';

/**
 * Moves focus to where a screen starts: its create button, or else its content. Pass `preventScroll` for a user who
 * works with a finger or a mouse further down the page, so that the page stays where it is.
 */
export function focusStart(options?: FocusOptions): void {
  const start = document.querySelector<HTMLElement>('[data-create]') ?? document.querySelector<HTMLElement>('main');
  start?.focus(options);
}

/** Moves focus to a field that is wrong. One that has the focus already may be far out of sight: it is brought there, too. */
export function focusInSight(field: HTMLElement): void {
  field.focus();
  field.scrollIntoView({ block: 'nearest' });
}

/** Moves focus to the tabbable row of a table. False if there is none. */
export function focusRow(around: ParentNode | null): boolean {
  const row = around?.querySelector<HTMLElement>('tr[tabindex="0"]');
  row?.focus();
  return row !== null && row !== undefined;
}

/** Moves focus to the find field of the list that contains `part`, which is removed when it is pressed. */
export function focusFind(part: Element): void {
  part.closest('section')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}

/**
 * Moves focus to where the user starts filling in a form: the first empty required field, or else the first field. Not
 * on a touch screen: an on-screen keyboard that opens unasked would cover half of the form.
 */
export function focusFirstToFill(form: HTMLFormElement): void {
  if (!FINE_POINTER.matches) return;
  const labels = [...form.querySelectorAll('label')];
  const toFill = labels.find(({ dataset, control }) => 'required' in dataset && isEmpty(control));
  (toFill ?? labels[0])?.control?.focus();
}

function isEmpty(control: HTMLElement | null): boolean {
  return control instanceof HTMLInputElement ? control.value === '' : control?.matches('[data-empty]') === true;
}

/**
 * If this element is removed while it contains focus (a deleted record, a button no longer offered), moves focus to:
 * `start`, where the screen starts; `button`, the first button next to it; `row`, the row now in its place, but only if
 * the focus was in a pick list: its new value took the row off the list, and the user goes on there. After a deletion
 * focus goes to the start.
 */
export function useMoveFocusOnRemoval<T extends HTMLElement>(to: 'start' | 'button' | 'row'): RefObject<T | null> {
  const part = useRef<T>(null);

  useLayoutEffect(() => {
    const node = part.current;
    const around = node?.parentElement;
    return () => {
      const focused = document.activeElement;
      if (!node || !around || !focused || !node.contains(focused)) return;
      const place = [...around.children].indexOf(node);
      const isByKey = focused.matches(':focus-visible');
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const next = around.isConnected ? nextTo(around, to, focused, place) : undefined;
        if (next) next.focus();
        else focusStart({ preventScroll: !isByKey });
      });
    };
  }, [to]);

  return part;
}

function nextTo(around: Element, to: 'start' | 'button' | 'row', focused: Element, place: number) {
  if (to === 'button') return around.querySelector('button');
  if (to === 'start' || !focused.matches('[aria-haspopup="listbox"]')) return undefined;
  const rows = [...around.querySelectorAll<HTMLElement>(':scope > tr')];
  return rows[place] ?? rows.at(-1);
}

/**
 * When a dialog closes, returns focus to the element that had it when the dialog opened. Headless UI does so too, but
 * not for the first dialog of a visit if its file loaded after the press. If that element is gone (its row was deleted,
 * a filter hides it), focus goes to where the screen starts; if it was a row itself, to the row in its place. After a
 * navigation it goes to the content instead.
 */
export function useRestoreFocus(): void {
  // Read during the first render: a button with autoFocus has the focus before the first effect runs.
  const [opener] = useState(() => document.activeElement);
  const [isByKey] = useState(() => opener?.matches(':focus-visible') === true);
  const hasNavigated = useRef(false);
  useOnNavigate(() => {
    hasNavigated.current = true;
  });

  useLayoutEffect(() => {
    const rows = opener instanceof HTMLTableRowElement ? opener.parentElement : null;
    return () =>
      void setTimeout(() => {
        if (rows?.isConnected && !opener?.isConnected && focusRow(rows)) return;
        const isRestored = document.activeElement === opener || document.activeElement === document.body;
        if (hasNavigated.current && opener?.isConnected && isRestored) {
          // The row that was navigated to may have been marked while the dialog still kept it from taking the focus.
          const asked = document.querySelector<HTMLElement>('main tr[aria-current="true"] button');
          (asked ?? document.querySelector('main'))?.focus({ preventScroll: true });
          return;
        }
        if (!isNowhere(document.activeElement)) return;
        if (opener instanceof HTMLElement && !isNowhere(opener)) opener.focus();
        if (isNowhere(document.activeElement)) focusStart({ preventScroll: !isByKey });
      });
  }, [opener, isByKey]);
}

/**
 * Whether focus is on nothing useful: the body, the content, or a tab panel. Headless UI restores focus to the panel if
 * the row that had it was not tabbable.
 */
function isNowhere(element: Element | null): boolean {
  return element === null || element.matches('body, main, [role="tabpanel"]');
}

const FINE_POINTER = matchMedia('(pointer: fine)');
