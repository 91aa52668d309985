import { defaultYears } from '#data/sample/financial-years.ts';
import { useLive } from '#data/sample/live.ts';
import { formatName, formatNumber } from '#domain/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { useMoveFocusOnRemoval } from '#ui/navigation/focus.ts';
import { Quoted } from '#ui/layout/quoted.tsx';
import { chooseDefault } from './choose-default.ts';
import { datesOf, sharesName } from './year-dates.ts';

/** A rollover does not clear the old default year (specification §4). Here the user chooses the only default. */
export function DefaultYearChoice({ count }: { count: number }) {
  const years = useLive(['financialYears', 'default', count], () => defaultYears(SHOWN)) ?? [];
  const part = useMoveFocusOnRemoval<HTMLElement>('start');
  return (
    <section
      ref={part}
      aria-label="Several default years"
      className="flex flex-col gap-3 rounded-sheet border bg-waiting-wash px-4 py-3"
    >
      <p className="text-waiting">
        <strong className="font-semibold">{formatNumber(count)} financial years are default.</strong> Choose the default
        year; the others lose the mark.
      </p>
      <div className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
        {years.map((year) => (
          <Button key={year.id} className="max-w-full" onClick={() => void chooseDefault(year)}>
            <span className="truncate">
              Keep only <Quoted>{formatName(year.name, 'the unnamed year')}</Quoted>
              {sharesName(year, years) && ` (${datesOf(year)})`}
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
}

const SHOWN = 60;
