import { Workbox } from 'workbox-window';
import { workspaceOf } from '#app/workspaces/workspace-of-address.ts';
import { offer } from '#ui/feedback/toast.tsx';
import { once, whenIdle } from './idle.ts';

/**
 * Registers the service worker, so that everything works without a network once it is installed. Does nothing outside a
 * production build, nor where the browser refuses service workers: the app then needs its server, and works otherwise. A
 * registration that the network interrupts is retried when the browser is online again.
 *
 * Whenever a new version is waiting, a toast offers it. Unless the user accepts, the page keeps the version it started with.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await whenIdle();
  const workbox = new Workbox('/service-worker.js');
  const tryAgain = async () => {
    await once(window, 'online');
    await registerServiceWorker();
  };
  // A worker becomes redundant where some of its files could not be fetched. If it was an update, the active worker stays and
  // the browser retries by itself; only a first installation has to be retried here.
  workbox.addEventListener('redundant', async () => {
    if (!(await navigator.serviceWorker.getRegistration())?.active) await tryAgain();
  });
  const registration = await workbox.register({ immediate: true }).catch(() => undefined);
  if (!registration) return tryAgain();
  onNewVersion(registration, () => offerReload(() => takeOver(workbox, registration)));
  lookForUpdates(workbox);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'STARTED' }, []);
}

/** Reloading wipes the sample business, so the message says so; books of one's own keep what is saved in them. */
function offerReload(act: () => void) {
  const isSample = workspaceOf(window.location.pathname).name === 'sample';
  const words = isSample ? 'Reloading starts from fresh sample data.' : 'Save what you are typing, then reload.';
  offer('A new version is ready', words, { label: 'Reload', act });
}

/**
 * Calls `onWaiting` for every new version: a page may stay open for weeks, and a worker of a half-finished deploy may fail before
 * a complete one comes. Workbox's own `waiting` event stops after the first update that the page did not request.
 */
function onNewVersion(registration: ServiceWorkerRegistration, onWaiting: () => void) {
  // The very first worker is `waiting` for a moment, too, but then there is no active one.
  const callIfWaiting = (worker: EventTarget | null) =>
    worker && worker === registration.waiting && registration.active && onWaiting();
  const onStateChange = ({ target }: Event) => callIfWaiting(target);
  const follow = () => registration.installing?.addEventListener('statechange', onStateChange);
  registration.addEventListener('updatefound', follow);
  // Another tab may have found the update before this one registered.
  follow();
  callIfWaiting(registration.waiting);
}

/** Reloads this page, and no other, once the waiting version is active. */
function takeOver(workbox: Workbox, { waiting }: ServiceWorkerRegistration) {
  const reload = () => window.location.reload();
  // Another tab may have activated it already. A page loaded with a forced reload sees the worker activate, but is never
  // controlled by it, so both events are listened for.
  if (!waiting) return reload();
  waiting.addEventListener('statechange', () => waiting.state === 'activated' && reload());
  navigator.serviceWorker.addEventListener('controllerchange', reload);
  workbox.messageSkipWaiting();
}

/** The browser checks for updates when a page opens, but an installed app may stay open for weeks. One listener per page. */
function lookForUpdates(workbox: Workbox) {
  const isLooking = registered !== undefined;
  registered = workbox;
  if (isLooking) return;
  let lastLook = Date.now();
  document.addEventListener('visibilitychange', () => {
    // `abs`, as the clock may have been set back: the last check then lies in the future.
    if (document.visibilityState === 'hidden' || Math.abs(Date.now() - lastLook) < HOUR) return;
    lastLook = Date.now();
    // Offline the check fails; the next hour's check is soon enough.
    registered?.update().catch(() => undefined);
  });
}

/** The latest registration: a worker whose files could not be fetched is registered again. */
let registered: Workbox | undefined;

const HOUR = 3_600_000;
