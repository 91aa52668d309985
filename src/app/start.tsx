import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Business } from '#data/fill.ts';
import { whenAnswered } from '#data/live.ts';
import { openMirror, sweepMirrors } from '#data/mirror.ts';
import { idleLoaders } from '#ui/lazy-part.tsx';
import { prepareToasts } from '#ui/toast.tsx';
import { App } from './app.tsx';
import './offline/install.ts';
import { showSystemTheme } from './frame/dark-mode.tsx';
import { firstScreen } from './frame/screen.tsx';
import { whenIdle } from './offline/idle.ts';
import type { LaunchQueue } from './offline/launches.ts';
import { offerInstall } from './offline/offer-install.ts';
import { preloadWhenIdle } from './offline/preload.ts';
import { noteAllCached } from './offline/works-offline.ts';
import { openRoutes, screenLoaders } from './routes.tsx';

/** Opens the mirror and renders the product in parallel, so that the first paint does not wait for records. */
export async function start(business: Business): Promise<void> {
  const mirror = openMirror(business);
  showSystemTheme();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to draw into.');
  const router = openRoutes();
  createRoot(root).render(
    <StrictMode>
      <App router={router} mirror={mirror} />
    </StrictMode>,
  );

  // Once the first screen shows its records, the network is free for what may be needed later. Where the mirror cannot be
  // opened, StorageLine tells the user to reload; the reload needs what follows all the more.
  await Promise.all([mirror.catch(() => undefined), firstScreen]);
  await drawn();
  await whenAnswered();
  await whenIdle();
  await drawn();
  prepareToasts();
  offerInstall();
  void preloadWhenIdle(screenLoaders, idleLoaders).then(noteAllCached);
  void keepOffline();
  void answerLaunches(router);
  await sweepMirrors();
}

/** Resolves two animation frames later, when pending renders have been painted. */
function drawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** Loads the registration code when idle, as the first paint does not need it. If that fails, the next visit retries. */
async function keepOffline(): Promise<void> {
  await whenIdle();
  const offline = await import('./offline/register.ts').catch(() => undefined);
  await offline?.registerServiceWorker();
}

/** Only some browsers have a launch queue, and only for an installed app. It holds launches until a consumer is set. */
async function answerLaunches(router: ReturnType<typeof openRoutes>): Promise<void> {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  if (!launchQueue) return;
  await whenIdle();
  const launches = await import('./offline/launches.ts').catch(() => undefined);
  launches?.followLaunches(router, launchQueue);
}
