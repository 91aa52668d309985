import type { RouterHistory } from '@tanstack/react-router';

/** Where the browser lays down what the installed app is launched with, as by a shortcut of its icon. */
export interface LaunchQueue {
  setConsumer: (consumer: (launch: { readonly targetURL?: string | null }) => void) => void;
}

/**
 * Goes where a launch wants to, in the window that is open: a form that holds something is asked first. The browser itself
 * would load that window anew. The icon alone asks for no screen, and the launch that opened the page has been followed.
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
