import { formatPercent } from '#domain/format.ts';
import type { Cess } from './document.ts';
import { formatRate } from '#domain/books/rate.ts';

/** "12% + ₹5 each"; blank where there is none. */
export function cessInWords(cess: Cess | null): string {
  if (cess === null) return '';
  const { percent, perUnit } = cess;
  const rates = [percent === 0 ? '' : formatPercent(percent), perUnit === 0 ? '' : `₹${formatRate(perUnit)} each`];
  return rates.filter((rate) => rate !== '').join(' + ');
}
