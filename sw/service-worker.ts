/**
 * How Tarazu opens with the network off and with its server gone.
 *
 * What is kept: everything that the build makes (page, scripts, styles, font, icons, manifest), fetched once when this
 * worker is installed, which the page asks for only after its own first paint. Records are not the worker's business:
 * they live in IndexedDB.
 *
 * How it is answered: from what is kept, without a request. Files with a hash in their name never change, the others carry
 * a revision. What is damaged or gone is fetched anew. Opening any route gets the one page. Whatever is not kept, above all a
 * file that does not exist, goes to the network as if no worker were there, and gets the server's 404.
 *
 * How it is replaced: a new worker fetches its own files beside the old ones, then waits. Open pages go on with the version
 * that they started with, until a person accepts the new one or has closed them all: a page that is reloaded starts from
 * fresh sample data, so none is ever reloaded unasked. For the same reason no worker claims pages that it did not open:
 * the first visit stays as it is, and is served from here from the second opening on.
 */
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { asksToTakeOver, opensTheApp, SHELL } from './strategy.ts';
import { WHOLE } from './whole.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

// install and fetch: a file that is not whole is not kept, and not answered with.
addPlugins([WHOLE]);

// install: fetch every file of the build. activate: drop what only the version before had. fetch: answer kept files.
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false });
cleanupOutdatedCaches();

// fetch, when a page is opened.
registerRoute(({ request, url }) => request.mode === 'navigate' && opensTheApp(url), createHandlerBoundToURL(SHELL));

// message, from a page whose person accepted the new version.
self.addEventListener('message', (event) => {
  if (asksToTakeOver(event.data)) void self.skipWaiting();
});
