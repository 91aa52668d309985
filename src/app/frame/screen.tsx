import { Outlet, useRouterState } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';

/**
 * The screen that one has gone to. The first one of a page is drawn in pieces, between which the page draws and hears: in one
 * go it kept a slow device for a tenth of a second.
 */
export function Screen() {
  const isLoaded = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation !== undefined });
  const isDrawn = useDeferredValue(isLoaded);

  useEffect(() => {
    if (isDrawn) markDrawn();
  }, [isDrawn]);

  return isDrawn && <Outlet />;
}

let markDrawn: () => void;
/** Resolves when a first screen stands. It has asked for its records by then, which may not be there yet. */
export const firstScreen = new Promise<void>((resolve) => {
  markDrawn = resolve;
});
