import { Star } from 'lucide';
import { setDefaultYear } from '#data/financial-years.ts';
import { type FinancialYear, mayDeleteOrMakeDefault, YEAR_TONES } from '#domain/financial-year.ts';
import { BLANK, formatDay, formatName, formatText } from '#domain/format.ts';
import { Badge } from '#ui/badge.tsx';
import { useFocusHandedOn } from '#ui/focus.ts';
import { Quoted } from '#ui/quoted.tsx';
import { DeleteAction, EditAction, RowAction } from '#ui/records/row-actions.tsx';
import type { RowDeeds } from '#ui/records/use-row-keys.ts';
import { sayDone } from '#ui/say-done.ts';

/** A financial year in the list: what it is called, how long it lasts, how it stands, what can be done with it. */
export function YearLine({ year, deeds }: { year: FinancialYear; deeds: RowDeeds<FinancialYear> }) {
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
          <EditAction row={year} of={called} deeds={deeds} />
        </span>
        {mayDeleteOrMakeDefault(year) && <DeleteAction row={year} of={called} deeds={deeds} />}
      </div>
    </div>
  );
}

/** 01 Apr 2024 – 31 Mar 2025; whatever was entered, in the order it was entered. */
export function datesOf({ startDate, endDate }: Pick<FinancialYear, 'startDate' | 'endDate'>): string {
  if (startDate === '' && endDate === '') return BLANK;
  return `${formatDay(startDate)} – ${formatDay(endDate)}`;
}

/** True where another of these years is called the same: then their dates tell which is which. */
export function isOneOfSeveral(year: FinancialYear, years: readonly FinancialYear[]): boolean {
  return years.some(({ id, name }) => id !== year.id && name === year.name);
}

/** Gone once the year is default: the focus stays in the line. */
function DefaultAction({ year, called }: { year: FinancialYear; called: string }) {
  const part = useFocusHandedOn<HTMLSpanElement>('beside');
  return (
    <span ref={part}>
      <RowAction name={`Set ${called} as default`} icon={Star} onPress={() => void chooseDefault(year)} />
    </span>
  );
}

/** Makes this year the only default one, and says so. */
export function chooseDefault(year: FinancialYear): Promise<void> {
  return sayDone(setDefaultYear(year.id), ['Default Year Set', 'Default financial year has been updated.']);
}

/** One line; on a phone two: the name and the dates, then how it stands and what can be done. */
const LINE =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2.5 @min-[30rem]:grid-cols-[minmax(0,1fr)_auto_auto]';

/** Three places, so that a button that is not offered leaves the others where they are. */
const ACTIONS = 'ms-auto grid grid-cols-[repeat(3,2rem)] touch:grid-cols-[repeat(3,var(--spacing-control))]';
