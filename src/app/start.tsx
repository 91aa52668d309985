import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { whenAnswered } from '#data/store/live.ts';
import { opensAtCounter } from '#data/books/counter/this-device.ts';
import { lastOpened } from '#data/books/last-opened.ts';
import { type Business, sweepSamples } from '#data/sample/store.ts';
import { prepareToasts } from '#ui/feedback/toast.tsx';
import { App } from './app.tsx';
import './offline/install.ts';
import { showSystemTheme } from './frame/dark-mode.tsx';
import { firstScreen } from './frame/screen.tsx';
import { keepReady } from './keep-ready.ts';
import { whenIdle } from './offline/idle.ts';
import { openRoutes } from './routes.tsx';
import { openByAddress } from './workspaces/open-by-address.ts';
import '#ui/scans/scan.ts';

/** Opens the records and renders the product in parallel, so that the first paint does not wait for records. */
export async function start(business: () => Promise<Business>): Promise<void> {
  showSystemTheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to draw into.');
  goToLastOpened();
  const router = openRoutes();
  const opening = openByAddress(router, business);
  createRoot(root).render(
    <StrictMode>
      <App router={router} opening={opening.sample} />
    </StrictMode>,
  );

  // Once the first screen shows its records, the network is free for what may be needed later. Where the records cannot be
  // opened, the page tells the user to reload; the reload needs what follows all the more.
  await Promise.all([opening.first.catch(() => undefined), firstScreen]);
  await drawn();
  await whenAnswered();
  await whenIdle();
  await drawn();
  prepareToasts();
  keepReady(router);
  // Pending while only books are open; what failed has been said.
  await opening.sample.catch(() => undefined);
  await sweepSamples();
}

/**
 * Starting the app at "/" opens the set of books that was open last, at its counter if this device begins there; the address
 * then says so. A reload, or a step of
 * the browser's history, stays where it was. Where that set is gone, its address says so and how to restore it.
 */
function goToLastOpened(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const last = lastOpened();
  if (last === '' || window.location.pathname !== '/' || navigation?.type !== 'navigate') return;
  const screen = opensAtCounter(last) ? '/counter' : '';
  window.history.replaceState(window.history.state, '', `/books/${last}${screen}`);
}

/** Resolves two animation frames later, when pending renders have been painted. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}
