import type { RouterHistory } from '@tanstack/react-router';
import { once } from './offline/idle.ts';
import { followLaunches, type LaunchQueue } from './offline/launches.ts';
import { offerInstall } from './offline/offer-install.ts';

/** Begins what waits for the first screen: the app is stored for offline use, and offered for installing. */
export function keepReady(router: { history: RouterHistory }): void {
  offerInstall();
  void showScripts();
  void register();
  // Only some browsers have a launch queue, and only for an installed app. It holds launches until a consumer is set.
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  if (launchQueue) followLaunches(router, launchQueue);
}

/** Fetched now, as nothing before needs it; where the network fails, when it is back. */
async function register(): Promise<void> {
  const worker = await import('./offline/register-service-worker.ts').catch(() => undefined);
  if (worker) return worker.registerServiceWorker();
  await once(window, 'online');
  await register();
}

/** Fetched now, as it would lengthen the start by its alphabets. Where it does not come, the next visit tries again. */
async function showScripts(): Promise<void> {
  const faces = await import('./offline/script-faces.ts').catch(() => undefined);
  faces?.showScripts();
}
