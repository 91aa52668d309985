/**
 * Replaces parts of the PDF library that our documents do not use: WOFF2 fonts, its own line breaking, PNG images and
 * encryption. Together they would add 90 KB to the bundle.
 */
export default function leftOut() {
  throw new Error('This part of the PDF library is left out of the bundle.');
}
export const cbc = leftOut;
export const ecb = leftOut;
