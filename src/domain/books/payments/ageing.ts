import { daysBetween, type IsoDate, type MaybeDate } from '#domain/calendar.ts';
import { type Paise, sumOf, ZERO } from '#domain/money.ts';

/** How many days an amount is past due. What is not due yet stands by itself: nobody should be pressed for it. */
export const AGES = ['Not due', '0-30', '31-60', '61-90', 'Over 90'] as const;
export type Age = (typeof AGES)[number];

/** Past due from the due date, or from the date of a document that has none. On the day itself it is 0 days. */
export function ageOf({ date, dueDate }: Readonly<{ date: IsoDate; dueDate: MaybeDate }>, on: IsoDate): Age {
  const days = daysBetween(dueDate === '' ? date : dueDate, on);
  if (days < 0) return 'Not due';
  return days <= 30 ? '0-30' : days <= 60 ? '31-60' : days <= 90 ? '61-90' : 'Over 90';
}

/** The balances of open documents by age. Their sum is that of the balances. */
export function agedSums(
  open: readonly Readonly<{ date: IsoDate; dueDate: MaybeDate; balance: Paise }>[],
  on: IsoDate,
): Readonly<Record<Age, Paise>> {
  const sums: Record<Age, Paise> = { 'Not due': ZERO, '0-30': ZERO, '31-60': ZERO, '61-90': ZERO, 'Over 90': ZERO };
  for (const document of open) {
    const age = ageOf(document, on);
    sums[age] = sumOf([sums[age], document.balance]);
  }
  return sums;
}
