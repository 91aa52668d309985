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

/**
 * For what opens so: it stands now, and whatever opens next opens over it. The page beneath cannot be reached meanwhile, not
 * even by who sweeps through it with a screen reader that does not know what `aria-modal` says.
 */
export function useModalLayer(): void {
  useLayoutEffect(() => {
    endOpening();
    cover(1);
    return () => cover(-1);
  }, []);
}

/** Whoever asked went elsewhere: it shall not come. */
export function cancelOpening(): void {
  const before = underway;
  endOpening();
  before?.callOff();
}

/** What was asked for stands, or will not come. */
export function endOpening(): void {
  underway = undefined;
}

/** Not the whole root: of that Headless UI keeps account itself, for what opens over what stands. */
function cover(change: 1 | -1): void {
  standing += change;
  document.querySelector('[data-frame]')?.toggleAttribute('inert', standing > 0);
}

const STANDS_OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';
let underway: { readonly of: unknown; readonly callOff: () => void } | undefined;
let standing = 0;
