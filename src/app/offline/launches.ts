import type { RouterHistory } from '@tanstack/react-router';

/** The browser's queue of launches of the installed app, for example from a shortcut of its icon. */
export interface LaunchQueue {
  setConsumer: (consumer: (launch: { readonly targetURL?: string | null }) => void) => void;
}

/**
 * Navigates to the URL of a launch in the open window, where a form with unsaved changes asks first; the browser itself would
 * reload the window. A launch from the plain icon names no screen and is ignored, as is the launch that opened this page.
 */
export function followLaunches({ history }: { history: RouterHistory }, queue: LaunchQueue): void {
  let opening = performance.getEntriesByType('navigation')[0]?.name;
  queue.setConsumer(({ targetURL }) => {
    const isOpening = targetURL === opening;
    opening = undefined;
    if (!targetURL || isOpening) return;
    const { pathname, search } = new URL(targetURL);
    if (pathname + search !== '/') history.push(pathname + search);
  });
}
