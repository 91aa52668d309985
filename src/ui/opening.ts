import { useLayoutEffect } from 'react';

/**
 * One thing at a time opens over the page. To fetch and to draw it takes a moment, in which the page lies open still; who asks
 * for something else then has changed their mind, and the first is called off. `of` tells who opens: nobody calls off
 * themselves.
 */
export function beginOpening(of: unknown, callOff: () => void): void {
  const before = underway;
  underway = { of, callOff };
  if (before && before.of !== of) before.callOff();
}

/** Whether something stands over the page, or was asked for and soon will: what comes by itself waits, or stays away. */
export function isCovered(): boolean {
  return underway !== undefined || document.querySelector(STANDS_OPEN) !== null;
}

/** For what opens so: it stands now, and whatever opens next opens over it. */
export function useStanding(): void {
  useLayoutEffect(endOpening, []);
}

/** What was asked for stands, or will not come. */
export function endOpening(): void {
  underway = undefined;
}

const STANDS_OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
let underway: { readonly of: unknown; readonly callOff: () => void } | undefined;
