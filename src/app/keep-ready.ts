import { asFile } from '#data/views/use-list.ts';
import { idleLoaders } from '#ui/lazy-part.tsx';
import { whenIdle } from './offline/idle.ts';
import type { LaunchQueue } from './offline/launches.ts';
import { offerInstall } from './offline/offer-install.ts';
import { preloadWhenIdle } from './offline/preload.ts';
import { noteAllCached } from './offline/works-offline.ts';
import type { openRoutes } from './routes.tsx';
import type { WorkspaceKind } from './workspaces/open-by-address.ts';
import { screenLoaders } from './workspaces/screen-loaders.ts';

/** Begins what waits for the first screen: the rest of the app is fetched, stored for offline use, and offered for installing. */
export function keepReady(workspaces: Iterable<WorkspaceKind>, router: ReturnType<typeof openRoutes>): void {
  offerInstall();
  void Promise.all([...workspaces].map(preload)).then(noteAllCached);
  void showScripts();
  void keepOffline();
  void answerLaunches(router);
}

/** Loads the screens of a workspace in idle moments. */
export function preload(workspace: WorkspaceKind): Promise<void> {
  return preloadWhenIdle([...screenLoaders[workspace], asFile], idleLoaders);
}

/** As with the registration code, no first paint needs it, and the next visit tries again. */
async function showScripts(): Promise<void> {
  await whenIdle();
  const faces = await import('./offline/script-faces.ts').catch(() => undefined);
  faces?.showScripts();
}

/** Loads the registration code when idle, as the first paint does not need it. If that fails, the next visit retries. */
async function keepOffline(): Promise<void> {
  await whenIdle();
  const offline = await import('./offline/register-service-worker.ts').catch(() => undefined);
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
