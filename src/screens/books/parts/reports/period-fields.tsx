import { type ReactNode, useState } from 'react';
import { today } from '#data/clock.ts';
import { type Days, monthDaysOf, yearBefore, yearDaysOf } from '#domain/books/usual-periods.ts';
import type { Period } from '#domain/books/ledger/report.ts';
import type { IsoDate, MaybeDate } from '#domain/calendar.ts';
import { type DayRange, readDay } from '#domain/day-reading.ts';
import { formatDay, formatDayInFigures, formatDayWithWeekday } from '#domain/format.ts';
import { DayTextField } from '#ui/combobox/day-text-field.tsx';
import { TextButton } from '#ui/controls/text-button.tsx';
import { BooksBegin } from './books-begin.tsx';
import type { useAsOn, usePeriod } from './use-period.ts';

/** From and To, and the periods that are asked for most. */
export function PeriodFields({ period: { from, to, shown, change } }: { period: ReturnType<typeof usePeriod> }) {
  const isReversed = from !== '' && to !== '' && to < from;
  const usual: readonly Usual<Days>[] = [
    ['This month', monthDaysOf(today())],
    ['This year', yearDaysOf(today())],
    ['Last year', yearBefore(today())],
  ];
  return (
    <Fields usual={usual} period={shown} onChoose={change}>
      <DayField label="From" value={from} onChange={(day) => change({ from: day })} />
      <DayField
        label="To"
        value={to}
        range={from === '' ? {} : { from }}
        problem={isReversed ? `Type ${formatDay(from)} or a later day.` : undefined}
        onChange={(day) => change({ to: day })}
      />
    </Fields>
  );
}

/** As On, and the days that are asked for most. */
export function AsOnField({ asOn: { on, shown, change } }: { asOn: ReturnType<typeof useAsOn> }) {
  const usual: readonly Usual<IsoDate>[] = [
    ['Today', today()],
    ['End of last year', yearBefore(today()).to],
  ];
  return (
    <Fields usual={usual} period={{ to: shown }} onChoose={change}>
      <DayField label="As On" value={on} onChange={change} />
    </Fields>
  );
}

type Usual<Value> = readonly [name: string, value: Value];

/**
 * The report follows the typing, so there is no button to ask for it. The fields are not printed: the report says its period
 * itself. Below them stands on which day the books begin, where the period begins before.
 */
function Fields<Value>({
  usual,
  period,
  onChoose,
  children,
}: {
  usual: readonly Usual<Value>[];
  period: Period;
  onChoose: (value: Value) => void;
  children: ReactNode;
}) {
  // A choice also replaces what was typed and could not be read, which the fields keep by themselves.
  const [choices, setChoices] = useState(0);
  return (
    <div className="flex flex-col gap-2">
      <div data-unprinted className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <div key={choices} className="flex flex-wrap gap-x-4 gap-y-3 max-[28rem]:w-full">
          {children}
        </div>
        <div className="flex flex-wrap gap-x-4 pt-5 leading-9 max-[28rem]:pt-0">
          {usual.map(([name, value]) => (
            <TextButton
              key={name}
              onClick={() => {
                onChoose(value);
                setChoices(choices + 1);
              }}
            >
              {name}
            </TextButton>
          ))}
        </div>
      </div>
      <BooksBegin period={period} />
    </div>
  );
}

function DayField({
  label,
  value,
  range = {},
  problem,
  onChange,
}: {
  label: string;
  value: MaybeDate;
  range?: DayRange;
  problem?: string | undefined;
  onChange: (day: MaybeDate) => void;
}) {
  return (
    <div className="w-48 max-[28rem]:min-w-40 max-[28rem]:flex-1">
      <DayTextField
        label={label}
        problem={problem}
        value={value}
        read={(text) => readDay(text, today(), range)}
        show={formatDayInFigures}
        inWords={formatDayWithWeekday}
        onChange={onChange}
      />
    </div>
  );
}
