import { financialYearOf, type IsoDate } from '#domain/calendar.ts';
import { numberInCapitals } from '#domain/books/document-number.ts';
import { numberFrom, type NumberSeries } from '#domain/books/numbering.ts';
import type { VoucherState } from '#domain/books/voucher-head.ts';

/**
 * The key by which the number of a voucher is unique: it is given once in a financial year for its kind, whatever the
 * case (CGST Rules, rule 46(b)). Undefined for a draft, which has none.
 */
export function numberKey({
  kind,
  date,
  number,
  state,
}: Readonly<{ kind: NumberSeries; date: IsoDate; number: string; state: VoucherState }>): string | undefined {
  return state === 'Draft' ? undefined : keyOfNumber(kind, date, number);
}

export function keyOfNumber(kind: NumberSeries, date: IsoDate, number: string): string {
  return `${kind}/${financialYearOf(date)}/${numberInCapitals(number)}`;
}

/** The nth number of the pattern in the year of a day. */
export function numberOn(pattern: string, date: IsoDate, n: number): string {
  return numberFrom(pattern, financialYearOf(date), n);
}
