import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useOnNavigate } from './on-navigate.ts';

/**
 * Puts the focus where a screen starts: its create button, or else its content. A finger or a mouse that was at work further
 * down stays there (`preventScroll`).
 */
export function focusStart(options?: FocusOptions): void {
  const start = document.querySelector<HTMLElement>('[data-create]') ?? document.querySelector<HTMLElement>('main');
  start?.focus(options);
}

/** Puts the focus on the row of a table that Tab reaches. False where there is none. */
export function focusRow(around: ParentNode | null): boolean {
  const row = around?.querySelector<HTMLElement>('tr[tabindex="0"]');
  row?.focus();
  return row !== null && row !== undefined;
}

/** Puts the focus into the find field of the list that holds the part, for what goes when it is pressed. */
export function focusFind(part: Element): void {
  part.closest('section')?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}

/**
 * Puts the focus where a form is begun: on the first required field that is empty, or else the first one. Not under a
 * finger: a keyboard that comes up unasked would cover half of the form.
 */
export function focusFirstToFill(form: HTMLFormElement): void {
  if (!matchMedia('(pointer: fine)').matches) return;
  const labels = [...form.querySelectorAll('label')];
  const toFill = labels.find(({ dataset, control }) => 'required' in dataset && isEmpty(control));
  (toFill ?? labels[0])?.control?.focus();
}

function isEmpty(control: HTMLElement | null): boolean {
  return control instanceof HTMLInputElement ? control.value === '' : control?.matches('[data-empty]') === true;
}

/**
 * For what may go while the focus is in it (a record that is deleted, a button that is no longer offered): hands it on to
 * where the screen starts, to the first button beside it, or to the row that took its place, never to nowhere. A row does so
 * only from a pick list in it, whose answer let it leave the list: there one goes on. What was deleted leads to the start.
 */
export function useFocusHandedOn<T extends HTMLElement>(to: 'start' | 'beside' | 'row'): RefObject<T | null> {
  const part = useRef<T>(null);

  useLayoutEffect(() => {
    const node = part.current;
    const around = node?.parentElement;
    return () => {
      const had = document.activeElement;
      if (!node || !around || !had || !node.contains(had)) return;
      const place = [...around.children].indexOf(node);
      const isByKey = had.matches(':focus-visible');
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const onward = around.isConnected ? onwardFrom(around, to, had, place) : undefined;
        if (onward) onward.focus();
        else focusStart({ preventScroll: !isByKey });
      });
    };
  }, [to]);

  return part;
}

function onwardFrom(around: Element, to: 'start' | 'beside' | 'row', had: Element, place: number) {
  if (to === 'beside') return around.querySelector('button');
  if (to === 'start' || !had.matches('[aria-haspopup="listbox"]')) return undefined;
  const rows = [...around.querySelectorAll<HTMLElement>(':scope > tr')];
  return rows[place] ?? rows.at(-1);
}

/**
 * Gives the focus back to what had it when the dialog opened. Headless UI does so too, but not for the first dialog of a
 * visit where its file came after the press. Where that part is gone by then (the row was deleted, a filter no longer
 * shows it), the focus goes to where the screen starts something new, never to nowhere; and from a row that had it itself
 * to the row that took its place. Who went elsewhere meanwhile goes on in the content, not at what they left.
 */
export function useFocusGivenBack(): void {
  // Before it is drawn: a button that takes the focus by itself has it before the first effect.
  const [opener] = useState(() => document.activeElement);
  const [isByKey] = useState(() => opener?.matches(':focus-visible') === true);
  const isLeft = useRef(false);
  useOnNavigate(() => {
    isLeft.current = true;
  });

  useLayoutEffect(() => {
    const rows = opener instanceof HTMLTableRowElement ? opener.parentElement : null;
    return () =>
      void setTimeout(() => {
        if (rows?.isConnected && !opener?.isConnected && focusRow(rows)) return;
        const isGivenBack = document.activeElement === opener || document.activeElement === document.body;
        if (isLeft.current && opener?.isConnected && isGivenBack) {
          // The row that was asked for may have been marked before, when it could not take the focus yet.
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
 * The page itself, or the panel of a tab, which Headless UI takes for what had the focus where a row had it that Tab did not
 * reach yet. What was begun from there, as by a key, may have a button by now.
 */
function isNowhere(element: Element | null): boolean {
  return element === null || element.matches('body, main, [role="tabpanel"]');
}
