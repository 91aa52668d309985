import { bareCode } from '#domain/item-code.ts';
import { code128 } from './code128.ts';
import { ean13, ean8, isEan } from './ean.ts';

/**
 * A code as bars: the widths of bars and spaces in modules, beginning with a bar, and the light modules that a reader needs at
 * its left and right.
 */
export type BarSymbol = Readonly<{
  kind: 'EAN-13' | 'EAN-8' | 'Code 128';
  /** The text that a reader says, and that stands below the bars. */
  text: string;
  widths: readonly number[];
  quiet: Readonly<{ left: number; right: number }>;
}>;

/**
 * Returns the bars of a code: EAN-13 or EAN-8 where its digits and check agree, else Code 128. Twelve digits are UPC-A, which is
 * EAN-13 with a 0 before it. Throws a RangeError that says why, in words, for a code that no bars can hold.
 */
export function barSymbolOf(code: string): BarSymbol {
  const text = bareCode(code);
  if (isEan(text, 12)) return barSymbolOf(`0${text}`);
  if (isEan(text, 13)) return { kind: 'EAN-13', text, widths: ean13(text), quiet: { left: 11, right: 7 } };
  if (isEan(text, 8)) return { kind: 'EAN-8', text, widths: ean8(text), quiet: { left: 7, right: 7 } };
  return { kind: 'Code 128', text, widths: code128(text), quiet: { left: 10, right: 10 } };
}

/** Returns how many modules wide a symbol is, its quiet zones included. */
export function modulesOf({ widths, quiet }: Pick<BarSymbol, 'widths' | 'quiet'>): number {
  return widths.reduce((sum, width) => sum + width, quiet.left + quiet.right);
}
