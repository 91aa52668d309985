import { type KeyboardEvent as KeyPress, type RefObject, useEffect } from 'react';

/**
 * Page Down, End, Space and their like scroll the content also while the focus stands on nothing or in the frame around it.
 * A browser does so only from within, or for a page that scrolls as a whole. In the content they are left to the browser.
 */
export function useScrollKeys(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroll = (event: KeyboardEvent) => {
      const { current: main } = content;
      if (main && !event.defaultPrevented && !isForAnother(event, main)) scrollBy(main, event);
    };
    window.addEventListener('keydown', scroll);
    return () => window.removeEventListener('keydown', scroll);
  }, [content]);
}

/**
 * For a dialog, whose scrolling part bears `data-scrolls`: the same keys move that, or nothing where it has no such part. A
 * browser would scroll the page behind it.
 */
export function scrollInside(event: KeyPress<HTMLElement>): void {
  const { currentTarget: dialog, target, nativeEvent } = event;
  if (event.isDefaultPrevented() || isHeld(nativeEvent) || !(target instanceof HTMLElement)) return;
  const isTyping = target.matches('input, textarea, select');
  if (isTyping && (target.matches('textarea') || !event.key.startsWith('Page'))) return;
  if (event.key === ' ' && target !== dialog) return;
  scrollBy(dialog.querySelector<HTMLElement>('[data-scrolls]') ?? dialog, nativeEvent);
}

function scrollBy(part: HTMLElement, event: KeyboardEvent): void {
  const top = distance(event, part);
  if (top === undefined) return;
  event.preventDefault();
  const isAtOnce = event.repeat || matchMedia('(prefers-reduced-motion: reduce)').matches;
  part.scrollBy({ top, behavior: isAtOnce ? 'instant' : 'smooth' });
}

/** Whether the key means something where the focus stands: in the content, what floats over the frame, a field, a button. */
function isForAnother(event: KeyboardEvent, main: HTMLElement): boolean {
  const { target, key } = event;
  if (isHeld(event) || !(target instanceof Element) || main.contains(target)) return true;
  if (target.closest('input, textarea, select, [role=dialog], [role=listbox], [role=menu]')) return true;
  return target !== document.body && (key.startsWith('Arrow') || (key === ' ' && !target.matches('a')));
}

function isHeld({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/** How far, in pixels, downwards. A page leaves a line or two of what was seen, to go on from. */
function distance({ key, shiftKey }: KeyboardEvent, { clientHeight, scrollHeight }: HTMLElement): number | undefined {
  const page = Math.round(clientHeight * 0.875);
  if (key === ' ') return shiftKey ? -page : page;
  if (shiftKey) return undefined;
  const distances: Readonly<Record<string, number>> = {
    PageDown: page,
    PageUp: -page,
    ArrowDown: LINES,
    ArrowUp: -LINES,
    End: scrollHeight,
    Home: -scrollHeight,
  };
  return distances[key];
}

/** As browsers do it for an arrow. */
const LINES = 40;
