import { isIntact, withDigest } from './body-digest.ts';
import { scriptFaceAt } from './strategy.ts';

/**
 * The typeface of a script at this path. Kept from its first use on, and found without a network afterwards; a damaged
 * one is fetched again. Most people use one script or none, so these files are not among those that everybody downloads.
 */
export async function scriptFace(path: string): Promise<Response> {
  const cache = await caches.open(FACES).catch(() => undefined);
  const stored = await cache?.match(path);
  if (stored && (await isIntact(stored.clone()))) return stored;
  const response = await fetch(path);
  if (!cache || !response.ok || response.headers.get('Content-Type')?.startsWith('text/html')) return response;
  const face = await withDigest(response);
  // If storage is full, the page still gets the file.
  await keep(cache, path, face.clone()).catch(() => undefined);
  return face;
}

/** An older edition of the same face, of a build before, is of no use any more. */
async function keep(cache: Cache, path: string, face: Response): Promise<void> {
  await cache.put(path, face);
  const others = (await cache.keys()).filter(({ url }) => {
    const other = new URL(url).pathname;
    return other !== path && scriptFaceAt(other) === scriptFaceAt(path);
  });
  await Promise.all(others.map((other) => cache.delete(other)));
}

const FACES = 'script-faces';
