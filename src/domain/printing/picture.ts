/**
 * A picture of black and white dots, as a printer of rolls burns it: `width` dots wide, a multiple of 8; row below row, each dot a
 * bit, black ones set, the leftmost dot in the highest bit of its byte.
 */
export type Picture = Readonly<{ width: number; bits: Uint8Array<ArrayBuffer> }>;

/** How many rows of dots a picture has. */
export function rowsOf({ width, bits }: Picture): number {
  return bits.length / (width / 8);
}
