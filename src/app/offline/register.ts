import { Workbox } from 'workbox-window';
import { offer } from '#ui/toast.tsx';
import { once, whenIdle } from './idle.ts';

/**
 * Makes this app open without a network from its next opening on. Does nothing outside a production build, nor where the
 * browser refuses service workers: the app then needs its server, and is otherwise whole. What the network interrupts is
 * finished when it is back.
 *
 * Whenever a new version waits, it is offered. Unless that is taken, the page goes on with the version that it started with.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenIdle();
  const workbox = new Workbox('/service-worker.js');
  const tryAgain = async () => {
    await once(window, 'online');
    await registerServiceWorker();
  };
  // Not all of its files came. An update that is given up leaves the active one, and the browser comes back to it itself.
  workbox.addEventListener('redundant', async () => {
    if (!(await navigator.serviceWorker.getRegistration())?.active) await tryAgain();
  });
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return tryAgain();
  tellWhenOneWaits(registration, () => offerReload(() => takeOver(workbox, registration)));
  lookForUpdates(workbox);
}

/** Reloading wipes the sample business, so the words admit it. */
function offerReload(act: () => void) {
  offer('A new version is ready', 'Reloading starts from fresh sample data.', { label: 'Reload', act });
}

/**
 * Tells of every new version: a page may be open for weeks, and half a deploy be given up before it is whole. The library's own
 * event for it ends with the first that the page did not ask for.
 */
function tellWhenOneWaits(registration: ServiceWorkerRegistration, tell: () => void) {
  // The very first version stands in that place for a moment, too, before none.
  const tellIfWaiting = (worker: EventTarget | null) =>
    worker && worker === registration.waiting && registration.active && tell();
  const onStateChange = ({ target }: Event) => tellIfWaiting(target);
  const follow = () => registration.installing?.addEventListener('statechange', onStateChange);
  registration.addEventListener('updatefound', follow);
  // Another tab may have found it before this one asked.
  follow();
  tellIfWaiting(registration.waiting);
}

/** Reloads this page, and no other, once the waiting version has taken over. */
function takeOver(workbox: Workbox, { waiting }: ServiceWorkerRegistration) {
  const reload = () => window.location.reload();
  // Another tab may have let it in already. A page that was loaded past the worker sees it activate, but is never controlled.
  if (!waiting) return reload();
  waiting.addEventListener('statechange', () => waiting.state === 'activated' && reload());
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  workbox.messageSkipWaiting();
}

/** The browser looks for updates when a page is opened; an installed app may stay open for weeks. One look serves a page. */
function lookForUpdates(workbox: Workbox) {
  const isLooking = registered !== undefined;
  registered = workbox;
  if (isLooking) return;
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    // Where the clock was set back meanwhile, the last look lies in the future.
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - lastLook) < HOUR) return;
    lastLook = Date.now();
    // With the network off there is nothing to find, and the next hour will do.
    registered?.update().catch(() => undefined);
  });
}

/** The last that was registered: one whose files were lost is registered anew. */
let registered: Workbox | undefined;

const HOUR = 3_600_000;
