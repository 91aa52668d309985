import { useLayoutEffect } from 'react';

/**
 * While `isTaken`, something stands at the foot of the page, and what floats there gives way (`gives-way` in app.css). Told
 * by an attribute: were the style sheet to look for it, the browser would look through the whole page after every change of it.
 */
export function useFootTaken(isTaken: boolean): void {
  useLayoutEffect(() => {
    if (!isTaken) return undefined;
    tell(1);
    return () => tell(-1);
  }, [isTaken]);
}

function tell(change: 1 | -1): void {
  takers += change;
  document.body.toggleAttribute('data-foot-taken', takers > 0);
}

let takers = 0;
