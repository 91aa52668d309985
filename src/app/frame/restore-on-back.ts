import type { AnyRouter, ParsedLocation } from '@tanstack/react-router';
import { goToVisit, saveOnLeave, savedOnVisit } from '#data/store/visit-state.ts';

/**
 * Restores each screen's state and scroll position when the user goes back. (The router's own scroll restoration would
 * write to sessionStorage.)
 */
export function restoreOnBack(router: Pick<AnyRouter, 'subscribe'>): void {
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

/** Rows may load after their screen: scrolls once there is room, unless the user scrolls first. Returns how to stop. */
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
    for (const event of USER_INPUT) main.removeEventListener(event, stop);
  };
  for (const event of USER_INPUT) main.addEventListener(event, stop);
  growing.observe(screen);
  return stop;
}

function content(): HTMLElement | null {
  return document.querySelector('main');
}

/** Each history entry has its own key, except perhaps the one the page opened with. */
function visitOf({ state, href }: ParsedLocation): string {
  return state.key ?? href;
}

/** Events by which a user scrolls or takes over. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
