/** Stands in the bundle where fontkit would decompress WOFF2; the fonts of documents are TrueType. */
export default function decompress() {
  throw new Error('Fonts of documents are TrueType, not WOFF2.');
}
