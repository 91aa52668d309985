import { type addPlugins, getCacheKeyForURL } from 'workbox-precaching';
import { isPageOfThisBuild, SHELL } from './strategy.ts';

type Plugin = Parameters<typeof addPlugins>[0][number];

/**
 * Keeps the kept files whole. Each is stored with the digest of what it is, and held against it before it is used: one that
 * is damaged or gone is fetched and stored anew, so that no page is ever given half a script, and a page that opens
 * with the network on mends what the next one will want without it.
 */
export const WHOLE: Plugin = {
  async cacheWillUpdate({ request, response }) {
    return (await isAnswer(new URL(request.url).pathname, response)) ? sealed(response) : null;
  },
  async cachedResponseWillBeUsed({ cacheName, request, cachedResponse, event }) {
    // Asked for once more, as a body that was read through here would come without the code that the browser compiled.
    if (cachedResponse && (await isWhole(cachedResponse))) return (await caches.match(request, { cacheName })) ?? null;
    return event?.type === 'install' ? null : mended(cacheName, request);
  },
};

/** The file from the network, stored in the place of what was there. Nothing where the network does not have it. */
async function mended(cacheName: string, key: Request): Promise<Response | null> {
  const address = new URL(key.url);
  address.search = '';
  const response = await fetch(address, { cache: 'reload', credentials: 'same-origin' }).catch(() => undefined);
  if (!response || !(await isAnswer(address.pathname, response))) return null;
  const kept = await sealed(response);
  // Where there is no room for it, the page still gets it.
  const putting = caches.open(cacheName).then((cache) => cache.put(key, kept.clone()));
  await putting.catch(() => undefined);
  return kept;
}

/** Whether a file of this build came, and not a refusal, a page in its place, or the page of another build. */
async function isAnswer(path: string, response: Response): Promise<boolean> {
  if (!response.ok) return false;
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (path !== SHELL) return !isPage;
  return isPageOfThisBuild(await response.clone().text(), (named) => getCacheKeyForURL(named) !== undefined);
}

async function sealed(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(SEAL, await digestOf(body));
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
}

async function isWhole(response: Response): Promise<boolean> {
  const seal = response.headers.get(SEAL);
  try {
    return seal !== null && seal === (await digestOf(await response.arrayBuffer()));
  } catch {
    // The disk could not read it.
    return false;
  }
}

async function digestOf(body: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const SEAL = 'X-Kept-Digest';
