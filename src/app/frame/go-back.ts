import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { goToVisit, saveOnLeave, savedOnVisit } from '#data/visit-state.ts';

/**
 * Who goes back finds each screen as they left it, and its content where they left it. (The router's own way would write into
 * the browser's storage.)
 */
export function goBackWith(router: Pick<AnyRouter, 'subscribe'>): void {
  let stop = () => {};
  saveOnLeave('scroll', () => content()?.scrollTop);
  router.subscribe('onBeforeLoad', ({ toLocation }) => {
    stop();
    goToVisit(visitOf(toLocation));
  });
  router.subscribe('onRendered', () => {
    const top = Number(savedOnVisit('scroll') ?? 0);
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

/** What a person moves the content with. */
const HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
