import { Outlet, useRouterState } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';

/**
 * The current screen. The first screen of a page renders as a deferred, interruptible update: in one go it blocked a slow
 * device for a tenth of a second.
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
/** Resolves when the first screen has rendered. It has requested its records by then, but they may not have arrived. */
export const firstScreen = new Promise<void>((resolve) => {
  markDrawn = resolve;
});
