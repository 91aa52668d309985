import { formatMonth } from '#domain/format.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { PickField } from '#ui/fields/pick-field.tsx';
import type { useMonth } from './use-month.ts';

/** The month of the return, the latest first. */
export function MonthField({ chosen: { month, months, turnTo } }: { chosen: ReturnType<typeof useMonth> }) {
  return (
    <div className="w-56 max-w-full">
      <PickField<Month> label="Period" value={month} options={months} showOption={formatMonth} onChange={turnTo} />
    </div>
  );
}
