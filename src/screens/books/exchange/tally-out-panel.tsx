import { useState } from 'react';
import { business } from '#data/books/business.ts';
import { useLive } from '#data/books/live.ts';
import { beginningsFor, tallyFiles } from '#data/books/exchange/tally-export.ts';
import type { TallyFiles } from '#data/books/exchange/write-tally.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatDay } from '#domain/format.ts';
import { PeriodFields } from '#screens/books/parts/reports/period-fields.tsx';
import { usePeriod } from '#screens/books/parts/reports/use-period.ts';
import { useWork } from '#screens/books/parts/use-work.ts';
import { Button } from '#ui/controls/button.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { Percentage } from '#ui/feedback/progress.tsx';
import { Section } from '#ui/layout/section.tsx';
import { TallyCheck } from './tally-check.tsx';

/** The masters and vouchers of a period as two files that Tally imports, checked before there is a file. */
export function TallyOutPanel() {
  const period = usePeriod('Export to Tally');
  const { from, to } = period.shown;
  const own = useLive(['business'], business);
  const beginnings = own ? beginningsFor(from, own.booksBegin) : [];
  const [chosen, setChosen] = useState<IsoDate>();
  const begins = beginnings.find((day) => day === chosen) ?? beginnings.at(-1);
  const { work, run, cancel } = useWork<TallyFiles>();
  // What was prepared for other days is not what the fields say any more.
  const [prepared, setPrepared] = useState('');
  const order = `${from} ${to} ${begins}`;

  function prepare() {
    if (begins === undefined) return;
    setPrepared(order);
    void run((onProgress, signal) => tallyFiles({ from, to, begins }, { onProgress, signal }));
  }

  return (
    <Section
      title="Export to Tally"
      sentence="Masters and vouchers as Tally imports them. Importing again changes what is there, and doubles nothing."
    >
      <div className="flex flex-col items-start gap-4">
        <PeriodFields period={period} />
        {beginnings.length > 1 && begins !== undefined && (
          <div className="w-72 max-w-full">
            <PickField
              label="Books Begin in Tally"
              help="The company in Tally begins on this day; opening balances are as on its morning."
              value={begins}
              options={beginnings}
              showOption={formatDay}
              onChange={setChosen}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button aria-disabled={work.name === 'running' || begins === undefined} onClick={prepare}>
            Prepare Export
          </Button>
          {work.name === 'running' && <Button onClick={cancel}>Cancel</Button>}
        </div>
        {work.name === 'running' && (
          <div className="w-full max-w-80">
            <Percentage label="Preparing the export" progress={work.progress} />
          </div>
        )}
        {work.name === 'failed' && <p role="alert">{work.why}</p>}
        {work.name === 'done' && prepared === order && (
          <TallyCheck files={work.result} days={{ from, to }} onCheckAgain={prepare} />
        )}
      </div>
    </Section>
  );
}
