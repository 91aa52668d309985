import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { isIntact } from './body-digest.ts';
import { integrityPlugin } from './integrity-plugin.ts';

/** The files of a build, each verified when it is stored and when it is served. */
export function filesOf(build: readonly PrecacheEntry[]): PrecacheController {
  const files: PrecacheController = new PrecacheController({
    plugins: [integrityPlugin((path) => files.getCacheKeyForURL(path) !== undefined)],
  });
  files.addToCacheList([...build]);
  return files;
}

/** A file of an earlier build, for a page that began with it: the server may not have it any more. */
export async function earlierFile(files: PrecacheController, request: Request): Promise<Response> {
  const cache = await caches.open(files.strategy.cacheName);
  const stored = await cache.match(request);
  return stored && (await isIntact(stored.clone())) ? stored : fetch(request);
}

/** Downloads again what is damaged or missing. What cannot be had now is tried again when the next page starts. */
export async function repair(files: PrecacheController, event: ExtendableEvent): Promise<void> {
  for (const [url, cacheKey] of files.getURLsToCacheKeys()) {
    const file = files.strategy.handle({ event, request: new Request(url), params: { cacheKey } });
    await file.catch(() => undefined);
  }
}
