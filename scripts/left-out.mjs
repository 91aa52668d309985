/**
 * Stands in the bundle for parts of the PDF library that no document of ours uses: fonts in WOFF2, lines that it breaks by
 * itself, pictures in PNG, encrypted files. Together they would be 90 KB.
 */
export default function leftOut() {
  throw new Error('This part of the PDF library is left out of the bundle.');
}
export const cbc = leftOut;
export const ecb = leftOut;
