/** The text with the digits of every script as 0 to 9: १२३, ১২৩, ௧௨௩, ۱۲۳. Keyboards in India type the digits of theirs. */
export function withAsciiDigits(text: string): string {
  return text.replaceAll(OTHER_DIGIT, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script together, from 0 to 9, so a digit's value is its distance from the first. */
function digitValue(digit: number): number {
  let first = digit;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  // The five sets of mathematical digits follow one another without a gap.
  return (digit - first) % 10;
}

const DIGIT = /\p{Nd}/u;
const OTHER_DIGIT = /(?![0-9])\p{Nd}/gu;
