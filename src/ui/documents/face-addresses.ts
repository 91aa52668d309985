import type { FaceFiles } from './typesetting.ts';

/**
 * The address of each font file. Text and strong are kept with the app itself; those called `script-…` are fetched only
 * where a text needs them (sw/script-faces.ts keeps them then).
 */
export const ADDRESSES: Readonly<Record<keyof FaceFiles, URL>> = {
  text: new URL('./fonts/text.ttf', import.meta.url),
  strong: new URL('./fonts/strong.ttf', import.meta.url),
  devanagari: new URL('./fonts/script-devanagari.ttf', import.meta.url),
  arabic: new URL('./fonts/script-arabic.ttf', import.meta.url),
  bengali: new URL('./fonts/script-bengali.ttf', import.meta.url),
  gujarati: new URL('./fonts/script-gujarati.ttf', import.meta.url),
  gurmukhi: new URL('./fonts/script-gurmukhi.ttf', import.meta.url),
  kannada: new URL('./fonts/script-kannada.ttf', import.meta.url),
  malayalam: new URL('./fonts/script-malayalam.ttf', import.meta.url),
  odia: new URL('./fonts/script-odia.ttf', import.meta.url),
  olchiki: new URL('./fonts/script-olchiki.ttf', import.meta.url),
  tamil: new URL('./fonts/script-tamil.ttf', import.meta.url),
  telugu: new URL('./fonts/script-telugu.ttf', import.meta.url),
};
