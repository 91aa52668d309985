import type { addPlugins } from 'workbox-precaching';
import { isIntact, withDigest } from './body-digest.ts';
import { isPageOfThisBuild, SHELL } from './strategy.ts';

type Plugin = Parameters<typeof addPlugins>[0][number];

/**
 * Verifies cached files. Each file is stored with a digest of its body and checked against it before use. A file that
 * is damaged or missing is downloaded and stored again, so that no page gets half a script. `isOfThisBuild` knows the
 * paths of this build's files.
 */
export function integrityPlugin(isOfThisBuild: (path: string) => boolean): Plugin {
  return {
    async cacheWillUpdate({ request, response }) {
      const path = new URL(request.url).pathname;
      return (await isFileOfThisBuild(path, response, isOfThisBuild)) ? withDigest(response) : null;
    },
    async cachedResponseWillBeUsed({ cacheName, request, cachedResponse, event }) {
      // Match again: a response whose body was read here loses the compiled code that the browser stores with it.
      if (cachedResponse && (await isIntact(cachedResponse)))
        return (await caches.match(request, { cacheName })) ?? null;
      return event?.type === 'install' ? null : downloadAgain(cacheName, request, isOfThisBuild);
    },
  };
}

/** Downloads the file and replaces the cached one. Returns null if the network does not have it. */
async function downloadAgain(
  cacheName: string,
  key: Request,
  isOfThisBuild: (path: string) => boolean,
): Promise<Response | null> {
  const address = new URL(key.url);
  address.search = '';
  const response = await fetch(address, { cache: 'reload', credentials: 'same-origin' }).catch(() => undefined);
  if (!response || !(await isFileOfThisBuild(address.pathname, response, isOfThisBuild))) return null;
  const stored = await withDigest(response);
  // If storage is full, the page still gets the file.
  const putting = caches.open(cacheName).then((cache) => cache.put(key, stored.clone()));
  await putting.catch(() => undefined);
  return stored;
}

/**
 * Whether the response is a file of this build, and not an error, an HTML page in its place, or another build's page.
 */
async function isFileOfThisBuild(
  path: string,
  response: Response,
  isOfThisBuild: (path: string) => boolean,
): Promise<boolean> {
  if (!response.ok) return false;
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (path !== SHELL) return !isPage;
  return isPageOfThisBuild(await response.clone().text(), isOfThisBuild);
}
