import { withTimeout } from '#ui/with-timeout.ts';
import { ADDRESSES } from './face-addresses.ts';
import type { ScriptName } from './scripts.ts';
import type { FaceFiles } from './typesetting.ts';

/** The faces of every document, and those of the scripts that can be had: those that cannot are left out. */
export async function fetchFaces(scripts: readonly ScriptName[]): Promise<FaceFiles> {
  const always = (['text', 'strong'] as const).map(async (face) => [face, await fetchFace(face)] as const);
  const others = scripts.map(async (name) => {
    // Asked for twenty seconds at most: without it the file can still be saved.
    const file = await withTimeout(fetchFace(name)).catch(() => undefined);
    return [name, file] as const;
  });
  const files = await Promise.all([...always, ...others]);
  return Object.fromEntries(files.filter(([, file]) => file)) as FaceFiles;
}

async function fetchFace(face: keyof FaceFiles): Promise<Uint8Array> {
  const response = await fetch(ADDRESSES[face]);
  if (!response.ok) throw new Error('A typeface could not be fetched.');
  return new Uint8Array(await response.arrayBuffer());
}
