/**
 * A picture of black and white dots, as a printer of rolls burns it: `width` dots wide, a multiple of 8; row below row, each dot a
 * bit, black ones set, the leftmost dot in the highest bit of its byte.
 */
export type Picture = Readonly<{ width: number; bits: Uint8Array<ArrayBuffer> }>;

/** The dots that printers of rolls reach across, at 8 to the millimetre: of 80 mm and of 58 mm. */
export const DOTS_OF_PAPER = { '80 mm': 576, '58 mm': 384 } as const;

export type RollWidth = keyof typeof DOTS_OF_PAPER;

export const ROLL_WIDTHS: readonly RollWidth[] = ['80 mm', '58 mm'];

/** How many rows of dots a picture has. */
export function rowsOf({ width, bits }: Picture): number {
  return bits.length / (width / 8);
}
