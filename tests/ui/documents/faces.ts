import { readFileSync } from 'node:fs';

/** The fonts that ship with the app. */
export const faces = { text: face('text'), strong: face('strong'), devanagari: face('devanagari') };

function face(name: string): Uint8Array {
  return readFileSync(new URL(`../../../src/ui/documents/fonts/${name}.ttf`, import.meta.url));
}
