import { Trash2 } from 'lucide';
import { today } from '#data/clock.ts';
import { percentOn, withoutRate } from '#domain/books/masters/dated-rate.ts';
import { asksFrom, type ItemInput, TAXABILITIES, withPercent } from '#domain/books/masters/item.ts';
import { GST_PERCENTAGES, suggestedRatesOn } from '#domain/books/law/gst-rates.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatDay, formatPercent } from '#domain/format.ts';
import { readPickedDay } from '#domain/picked-day.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import type { PartOfItem } from './item-editor.ts';

/** How an item is taxed. A changed rate asks from which day, because documents before it keep theirs. */
export function TaxFields({ draft, problems, onChange }: PartOfItem) {
  const day = today();
  const known = percentOn(draft.rates, day);
  return (
    <>
      <PickField
        label="Taxability"
        isRequired
        problem={problems.taxability}
        value={draft.taxability}
        options={TAXABILITIES}
        onChange={(taxability) => onChange({ taxability })}
      />
      {draft.taxability === 'Taxable' && (
        <PickField
          label="GST Rate"
          isRequired
          problem={problems.percent}
          value={draft.percent === null ? '' : String(draft.percent)}
          options={percentages(day, draft.percent)}
          showOption={(percent) => formatPercent(Number(percent))}
          onChange={(percent) => onChange((before) => withPercent(before, Number(percent), day))}
        />
      )}
      {known !== undefined && asksFrom(draft, day) && (
        <DateField
          label="From"
          isRequired
          help={`Documents of earlier days keep ${formatPercent(known)}.`}
          problem={problems.from}
          value={draft.from}
          read={readPickedDay}
          show={formatDay}
          onChange={(from) => onChange({ from })}
        />
      )}
      {draft.taxability === 'Taxable' && draft.rates.length > 0 && (
        <RateHistory
          rates={draft.rates}
          day={day}
          onRemove={(from) => onChange(({ rates }) => ({ rates: withoutRate(rates, from) }))}
        />
      )}
    </>
  );
}

/** The rates and their days, quietly. One that is still to come may have been a slip, and is taken back here. */
function RateHistory({
  rates,
  day,
  onRemove,
}: {
  rates: ItemInput['rates'];
  day: IsoDate;
  onRemove: (from: IsoDate) => void;
}) {
  return (
    <ul
      role="list"
      aria-label="GST rates by day"
      className="flex flex-wrap gap-x-4 text-caption text-ink-3 sm:col-span-2"
    >
      {rates.map(({ from, percent }) => (
        <li key={from} className="flex items-center gap-1">
          {formatPercent(percent)} from {formatDay(from)}
          {from > day && (
            <IconButton
              name={`Remove ${formatPercent(percent)} from ${formatDay(from)}`}
              icon={Trash2}
              onClick={() => onRemove(from)}
              className="-my-2 w-7! touch:w-control!"
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** The usual ones of today first; then every other that a line may have. */
function percentages(day: IsoDate, own: number | null): readonly string[] {
  const all = new Set([...suggestedRatesOn(day), ...GST_PERCENTAGES, ...(own === null ? [] : [own])]);
  return [...all].map(String);
}
