import { formatRupees } from '#domain/format.ts';
import { asPaise, type Paise } from '#domain/money.ts';

/** "₹9 short", "₹9 over", "None". */
export function differenceInWords(difference: Paise): string {
  if (difference === 0) return 'None';
  return `${formatRupees(asPaise(Math.abs(difference)))} ${difference < 0 ? 'short' : 'over'}`;
}
