/**
 * Lets Tarazu open offline and when its server is down.
 *
 * Precache: every file of the build (page, scripts, styles, font, icons, manifest) is downloaded once, when this worker
 * is installed. The page registers the worker only after its own first paint. The worker does not touch records: they
 * are in IndexedDB.
 *
 * Fetch: precached files are served from the cache, without a request. Files with a hash in their name never change;
 * the others have a revision. A file that is damaged or missing in the cache is downloaded again. Every route gets the
 * same page. The typefaces of Indian scripts are kept from their first use on (script-faces.ts). Anything that is not precached, such as a file that does not exist, goes to the network as if there were
 * no worker, and gets the server's 404.
 *
 * Update: a new worker downloads its files beside the old ones, then waits. Open pages keep the version that they
 * started with until the user accepts the new one or closes them all. A reloaded page starts from fresh sample data, so
 * no page is reloaded without the user's consent. For the same reason the worker does not claim pages that it did not
 * load: the first visit stays uncontrolled, and the worker serves the app from the second visit on.
 */
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { scriptFace } from './script-faces.ts';
import { asksToTakeOver, faceToKeep, opensTheApp, scriptFaceAt, SHELL } from './strategy.ts';
import { INTEGRITY_PLUGIN } from './integrity-plugin.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

// install and fetch: a damaged file is neither stored nor served.
addPlugins([INTEGRITY_PLUGIN]);

// install: download every file of the build. activate: drop files of the previous version. fetch: serve precached
// files.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

// fetch of a navigation.
registerRoute(({ request, url }) => request.mode === 'navigate' && opensTheApp(url), createHandlerBoundToURL(SHELL));

// fetch of the typeface of a script.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && scriptFaceAt(url.pathname) !== undefined,
  ({ url }) => scriptFace(url.pathname),
);

// message from a page that this worker does not control, or whose user accepted the new version.
self.addEventListener('message', (event) => {
  if (asksToTakeOver(event.data)) void self.skipWaiting();
  const path = faceToKeep(event.data);
  if (path !== undefined) event.waitUntil(scriptFace(path).catch(() => undefined));
});
