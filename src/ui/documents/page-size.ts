/** A page in points: `below` is what stays free at its foot, which numbers the pages where there is room for it. */
export type PageSize = Readonly<{
  width: number;
  height: number;
  margin: number;
  below: number;
  /** Everything is known to fit: what a part may need at most, or the last bit of a sum, turns no page. */
  isWhole?: boolean;
}>;

export const A4: PageSize = { width: 595.28, height: 841.89, margin: 45, below: 54 };
export const A4_WIDE: PageSize = { ...A4, width: A4.height, height: A4.width };
/** A roll of 80 mm, at first as long as a PDF can be. */
export const ROLL: PageSize = { width: 226.77, height: 14_000, margin: 11, below: 11 };
/** One of 58 mm, of which a printer reaches 48. */
export const NARROW_ROLL: PageSize = { ...ROLL, width: 164.41 };
