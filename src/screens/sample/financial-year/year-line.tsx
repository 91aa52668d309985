import { Star } from 'lucide';
import { type FinancialYear, mayDeleteOrMakeDefault, YEAR_TONES } from '#domain/sample/financial-year.ts';
import { formatName, formatText } from '#domain/format.ts';
import { Badge } from '#ui/layout/badge.tsx';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { DeleteAction, EditAction, RowAction } from '#ui/records/row-actions.tsx';
import type { RowActions } from '#ui/records/use-row-keys.ts';
import { chooseDefault } from './choose-default.ts';
import { datesOf } from './year-dates.ts';

/** A financial year in the list: its name, dates, badges and actions. */
export function YearLine({ year, actions }: { year: FinancialYear; actions: RowActions<FinancialYear> }) {
  const called = formatName(year.name, 'unnamed year');
  return (
    <div className={LINE}>
      <div className="col-span-2 min-w-0 @min-[30rem]:col-span-1">
        <p className="line-clamp-2 font-medium">
          <Quoted>{formatText(year.name)}</Quoted>
        </p>
        <p className="text-ink-2 text-table">{datesOf(year)}</p>
      </div>
      <div className="flex gap-2">
        {year.isDefault && <Badge tone="accent">Default</Badge>}
        <Badge tone={YEAR_TONES[year.status]}>{year.status}</Badge>
      </div>
      <div data-unprinted className={ACTIONS}>
        {mayDeleteOrMakeDefault(year) && <DefaultAction year={year} called={called} />}
        <span className="col-start-2">
          <EditAction row={year} of={called} actions={actions} />
        </span>
        {mayDeleteOrMakeDefault(year) && <DeleteAction row={year} of={called} actions={actions} />}
      </div>
    </div>
  );
}

/** The button goes once the year is default. The focus then moves to another button of the line. */
function DefaultAction({ year, called }: { year: FinancialYear; called: string }) {
  const part = useMoveFocusOnRemoval<HTMLSpanElement>('button');
  return (
    <span ref={part}>
      <RowAction name={`Set ${called} as default`} icon={Star} onPress={() => void chooseDefault(year)} />
    </span>
  );
}

/** One line; two on a phone: the name and dates above, the badges and actions below. */
const LINE =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 @min-[30rem]:grid-cols-[minmax(0,1fr)_auto_auto]';

/** Three fixed places, so that a missing button does not shift the others. */
const ACTIONS = 'ms-auto grid grid-cols-[repeat(3,2rem)] touch:grid-cols-[repeat(3,var(--spacing-control))]';
