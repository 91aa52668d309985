import { useLayoutEffect } from 'react';

/**
 * While `isTaken`, something is shown at the bottom of the page, and the floating button hides (`gives-way` in
 * app.css). The style sheet reads an attribute: with `body:has(…)` the browser would check the whole page after every
 * change.
 */
export function useFootTaken(isTaken: boolean): void {
  useLayoutEffect(() => {
    if (!isTaken) return undefined;
    count(1);
    return () => count(-1);
  }, [isTaken]);
}

function count(change: 1 | -1): void {
  takerCount += change;
  document.body.toggleAttribute('data-foot-taken', takerCount > 0);
}

let takerCount = 0;
