/** The bars of Code 128 by its sets B and C (ISO/IEC 15417). */

/**
 * Returns the widths of bars and spaces in modules, beginning with a bar, without quiet zones. Throws a RangeError with the words
 * of `problemInCode128` for a text that it cannot hold.
 */
export function code128(text: string): readonly number[] {
  const problem = problemInCode128(text);
  if (problem !== undefined) throw new RangeError(problem);
  const symbols = symbolsOf(text);
  return [...symbols, checkOf(symbols), STOP].flatMap((symbol) => Array.from(PATTERNS[symbol] ?? '', Number));
}

/** Says why a text cannot be a Code 128: set B has the letters, digits and signs of an English keyboard. */
export function problemInCode128(text: string): string | undefined {
  if (text === '') return 'A barcode needs a code.';
  const strange = Array.from(text).find((letter) => !/^[ -~]$/.test(letter));
  if (strange === undefined) return undefined;
  const sign = /^[\p{Cc}\p{Cf}\p{Cs}\p{Z}]$/u.test(strange) ? 'a sign that is not printed' : `“${strange}”`;
  return `A barcode cannot hold ${sign}. Use the letters A to Z, digits and signs of the keyboard.`;
}

/** The check: the start symbol and each other times its place, divided by 103. */
export function checkOf(symbols: readonly number[]): number {
  return symbols.reduce((sum, symbol, place) => sum + symbol * Math.max(place, 1), 0) % 103;
}

/** Returns the start symbol and those of a text, in as few as there can be. */
export function symbolsOf(text: string): readonly number[] {
  const rest = restsOf(text);
  let isPairs = rest.of(true, 0) < rest.of(false, 0);
  const symbols = [isPairs ? START_C : START_B];
  for (let at = 0; at < text.length; ) {
    // Another set costs a symbol: it has to save more than one.
    const stays = rest.of(isPairs, at) <= 1 + rest.of(!isPairs, at);
    if (!stays) symbols.push(isPairs ? TO_B : TO_C);
    isPairs = stays === isPairs;
    symbols.push(isPairs ? Number(text.slice(at, at + 2)) : text.charCodeAt(at) - 32);
    at += isPairs ? 2 : 1;
  }
  return symbols;
}

/** How many symbols the text from a place on takes where the next is of set B, or of set C, which has two digits in one. */
function restsOf(text: string) {
  const letters: number[] = [];
  const pairs: number[] = [];
  const least = (one: readonly number[], other: readonly number[], at: number) =>
    at >= text.length ? 0 : Math.min(one[at] ?? 0, 1 + (other[at] ?? 0));
  for (let at = text.length - 1; at >= 0; at--) {
    letters[at] = 1 + least(letters, pairs, at + 1);
    pairs[at] = /^\d\d/.test(text.slice(at, at + 2)) ? 1 + least(pairs, letters, at + 2) : Number.POSITIVE_INFINITY;
  }
  return { of: (isPairs: boolean, at: number) => (isPairs ? pairs : letters)[at] ?? 0 };
}

const [TO_C, TO_B, START_B, START_C, STOP] = [99, 100, 104, 105, 106];
/** The widths of each symbol, of the stop with its last bar. */
const PATTERNS = (
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 ' +
  '123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 ' +
  '232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 ' +
  '313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 ' +
  '111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 ' +
  '111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 ' +
  '114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112'
).split(' ');
