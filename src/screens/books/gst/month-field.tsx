import { formatMonth } from '#domain/format.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import { BooksBegin } from '#screens/books/parts/reports/books-begin.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import type { useMonth } from './use-month.ts';

/** The month of the return, the latest first. */
export function MonthField({ chosen: { month, months, turnTo } }: { chosen: ReturnType<typeof useMonth> }) {
  return (
    <div className="flex w-56 max-w-full flex-col gap-2">
      <PickField<Month> label="Period" value={month} options={months} showOption={formatMonth} onChange={turnTo} />
      <BooksBegin period={daysOfMonth(month)} />
    </div>
  );
}
