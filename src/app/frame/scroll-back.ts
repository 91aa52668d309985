import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';

/**
 * Who goes back finds the content where they left it. Kept in the page's memory only, as all else is. (The router's own way
 * would write into the browser's storage.)
 */
export function scrollBackWith(router: Pick<AnyRouter, 'subscribe'>): void {
  const left = new Map<string, number>();
  let stop = () => {};
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    stop();
    if (!fromLocation) return;
    left.set(visitOf(fromLocation), content()?.scrollTop ?? 0);
    const [first] = left.keys();
    if (left.size > MOST_VISITS && first !== undefined) left.delete(first);
  });
  router.subscribe('onRendered', ({ toLocation }) => {
    const top = left.get(visitOf(toLocation)) ?? 0;
    if (top > 0) stop = scrollWhenThereIsRoom(top);
  });
}

/** Rows may come after their screen: goes there as soon as it can, unless somebody scrolls meanwhile. Returns how to stop. */
function scrollWhenThereIsRoom(top: number): () => void {
  const main = content();
  const screen = main?.firstElementChild;
  if (!main || !screen) return () => {};
  const growing = new ResizeObserver(() => {
    main.scrollTop = top;
    if (Math.abs(main.scrollTop - top) < 1) stop();
  });
  const stop = () => {
    growing.disconnect();
    for (const event of HAND) main.removeEventListener(event, stop);
  };
  for (const event of HAND) main.addEventListener(event, stop);
  growing.observe(screen);
  return stop;
}

function content(): HTMLElement | null {
  return document.querySelector('main');
}

/** Each visit has a key of its own, the one that the page opened with perhaps none. */
function visitOf({ state, href }: ParsedLocation): string {
  return state.key ?? href;
}

/** As many as a browser goes back; a day has thousands. */
const MOST_VISITS = 50;
/** What a person moves the content with. */
const HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
