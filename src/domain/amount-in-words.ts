import type { Paise } from './money.ts';

/** "Rupees One Lakh Eighteen Thousand and Fifty Paise Only", as written on Indian invoices and cheques. */
export function amountInWords(amount: Paise): string {
  const size = Math.abs(amount);
  const [rupees, paise] = [Math.floor(size / 100), size % 100];
  const fraction = paise === 0 ? '' : ` and ${spelled(paise)} Paise`;
  return `${amount < 0 ? 'Minus ' : ''}Rupees ${spelled(rupees)}${fraction} Only`;
}

function spelled(count: number): string {
  if (count === 0) return 'Zero';
  const words: string[] = [];
  let rest = count;
  for (const [size, name] of SCALES) {
    if (rest < size) continue;
    words.push(spelled(Math.floor(rest / size)), name);
    rest %= size;
  }
  if (rest >= 20) words.push(TENS[Math.floor(rest / 10)] ?? '');
  const last = rest >= 20 ? rest % 10 : rest;
  if (last > 0) words.push(ONES[last] ?? '');
  return words.join(' ');
}

const SCALES = [
  [1_00_00_000, 'Crore'],
  [1_00_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;
const ONES =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = 'Zero Ten Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
