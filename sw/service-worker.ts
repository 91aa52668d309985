/**
 * Lets Tarazu open offline and when its server is down.
 *
 * Precache: every file of the build (page, scripts, styles, font, icons, manifest) is downloaded once, when this worker
 * is installed. The page registers the worker only after its own first paint. The worker does not touch records: they
 * are in IndexedDB.
 *
 * Fetch: precached files are served from the cache, without a request. Files with a hash in their name never change;
 * the others have a revision. A file that is damaged or missing in the cache is downloaded again. Every route gets the
 * same page. The typefaces of Indian scripts are kept from their first use on (script-faces.ts). Anything that is not
 * cached, such as a file that does not exist, goes to the network as if there were no worker, and gets the server's 404.
 *
 * Start: each page says when it has started. Whoever came past this worker, as on the first visit, is served by it from
 * then on: the parts that a page fetches later come from the cache. And the cache is repaired for when there is no network.
 *
 * Update: a new worker downloads its files beside the old ones, then waits. Open pages keep the version that they
 * started with until the user accepts the new one or closes them all. A reloaded page starts from fresh sample data, so
 * no page is reloaded without the user's consent; the files of earlier versions stay until no other page is open.
 */
import { cleanupOutdatedCaches, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { earlierFile, filesOf, repair } from './build-files.ts';
import { scriptFace } from './script-faces.ts';
import { asksToTakeOver, faceToKeep, hasStarted, isAsset, opensTheApp, scriptFaceAt, SHELL } from './strategy.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const files = filesOf(self.__WB_MANIFEST);

// install: download every file of the build.
self.addEventListener('install', (event) => void files.install(event));

// activate: drop the caches of earlier ways to cache.
cleanupOutdatedCaches();

// fetch: serve precached files.
registerRoute(new PrecacheRoute(files, { cleanURLs: false }));

// fetch of a navigation.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && opensTheApp(url),
  files.createHandlerBoundToURL(SHELL),
);

// fetch of the typeface of a script.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && scriptFaceAt(url.pathname) !== undefined,
  ({ url }) => scriptFace(url.pathname),
);

// fetch of a file that is not of this build.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname),
  ({ request }) => earlierFile(files, request),
);

// message from a page that has started, or whose user accepted the new version, or that has used the typeface of a script.
self.addEventListener('message', (event) => {
  if (hasStarted(event.data)) event.waitUntil(serveStarted(event));
  if (asksToTakeOver(event.data)) void self.skipWaiting();
  const path = faceToKeep(event.data);
  if (path !== undefined) event.waitUntil(scriptFace(path).catch(() => undefined));
});

/** Serves also a page that came past this worker; drops what only pages of earlier versions needed; repairs the rest. */
async function serveStarted(event: ExtendableEvent): Promise<void> {
  await self.clients.claim();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // The files of a version that is coming lie in the same cache.
  const isNewest = !self.registration.installing && !self.registration.waiting;
  if (pages.length === 1 && isNewest) await files.activate(event);
  await repair(files, event);
}
