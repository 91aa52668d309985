import { type KeyboardEvent as KeyPress, type RefObject, useEffect } from 'react';

/**
 * Page Down, End, Space and the other scroll keys scroll the content also while the focus is on nothing or in the frame
 * around it. A browser scrolls only the part that has the focus, or a page that scrolls as a whole. Keys pressed inside
 * the content are left to the browser.
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
 * For a dialog: the same keys scroll its part marked `data-scrolls`, or else the dialog itself. A browser would scroll
 * the page behind it.
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
  const isInstant = event.repeat || REDUCED_MOTION.matches;
  part.scrollBy({ top, behavior: isInstant ? 'instant' : 'smooth' });
}

/** Whether the key has a use of its own where the focus is: in the content, an overlay, a field, a button. */
function isForAnother(event: KeyboardEvent, main: HTMLElement): boolean {
  const { target, key } = event;
  if (isHeld(event) || !(target instanceof Element) || main.contains(target)) return true;
  if (target.closest('input, textarea, select, [role=dialog], [role=listbox], [role=menu]')) return true;
  return target !== document.body && (key.startsWith('Arrow') || (key === ' ' && !target.matches('a')));
}

function isHeld({ altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return altKey || ctrlKey || metaKey;
}

/**
 * How far to scroll down, in pixels. A page is less than the height, so that the last lines stay in view to read on
 * from.
 */
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

/** The step of browsers for an arrow key, in pixels. */
const LINES = 40;
const REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)');
