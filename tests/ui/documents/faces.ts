import { readFileSync } from 'node:fs';
import { SCRIPT_NAMES } from '#ui/documents/scripts.ts';
import { fontsOf } from '#ui/documents/shaping.ts';
import type { FaceFiles } from '#ui/documents/typesetting.ts';

/** The font files that every document has. */
export const latin: FaceFiles = { text: file('text'), strong: file('strong') };

/** All fonts that ship with the app. */
export const faces: FaceFiles = {
  ...latin,
  ...Object.fromEntries(SCRIPT_NAMES.map((name) => [name, file(`script-${name}`)])),
};

export const fonts = fontsOf(faces);

function file(name: string): Uint8Array {
  return readFileSync(new URL(`../../../src/ui/documents/fonts/${name}.ttf`, import.meta.url));
}
