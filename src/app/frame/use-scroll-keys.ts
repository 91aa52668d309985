import { type RefObject, useEffect } from 'react';

/**
 * Page Down, End, Space and their like scroll the content also while the focus stands on nothing or in the frame around it.
 * A browser does so only from within, or for a page that scrolls as a whole. In the content they are left to the browser.
 */
export function useScrollKeys(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroll = (event: KeyboardEvent) => {
      const { current: main } = content;
      if (!main || event.defaultPrevented || isForAnother(event, main)) return;
      const top = distance(event, main);
      if (top === undefined) return;
      event.preventDefault();
      const isAtOnce = event.repeat || matchMedia('(prefers-reduced-motion: reduce)').matches;
      main.scrollBy({ top, behavior: isAtOnce ? 'instant' : 'smooth' });
    };
    window.addEventListener('keydown', scroll);
    return () => window.removeEventListener('keydown', scroll);
  }, [content]);
}

/** Whether the key means something where the focus stands: in the content, in what floats over the frame, in a field, on a button. */
function isForAnother({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent, main: HTMLElement): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element) || main.contains(target)) return true;
  if (target.closest('input, textarea, select, [role=dialog], [role=listbox], [role=menu]')) return true;
  return target !== document.body && (key.startsWith('Arrow') || (key === ' ' && !target.matches('a')));
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
