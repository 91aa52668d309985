import type { MaybeDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import { type Purpose, PURPOSE_ROWS } from './challan-purpose.ts';

/** Says what is to be done by the day on which the goods of a challan are due back: "Invoice DCA/26-27/0004 by 10 Oct 2026". */
export function challanDueInWords(challan: Readonly<{ number: string; purpose: Purpose; due: MaybeDate }>): string {
  const { number, purpose, due } = challan;
  const { endsBy } = PURPOSE_ROWS[purpose];
  if (endsBy.includes('Invoice')) return `Invoice ${number} by ${formatDay(due)}`;
  if (endsBy.includes('Debit Note')) return `Debit note for ${number} by ${formatDay(due)}`;
  return `Goods of ${number} back by ${formatDay(due)}`;
}
