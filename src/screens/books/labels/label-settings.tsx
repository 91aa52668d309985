import { LABEL_PARTS } from '#domain/books/labels/label-facts.ts';
import { LABEL_PAPERS, labelsOnPage } from '#domain/books/labels/label-paper.ts';
import { formatNumber } from '#domain/format.ts';
import { CheckField } from '#ui/fields/check-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { readOffset } from './read-offset.ts';
import { readWhole } from './read-whole.ts';
import type { LabelSettings as Settings } from './use-label-settings.ts';

/** Which paper the labels are printed on, from which label on, and what each of them says. */
export function LabelSettings({ settings }: { settings: Settings }) {
  const { paper, parts, first, setFirst, right, setRight, down, setDown, choosePaper, choosePart } = settings;
  const places = labelsOnPage(paper);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-[min(18rem,100%)] flex-1">
          <PickField
            label="Paper"
            value={paper.name}
            options={LABEL_PAPERS.map(({ name }) => name)}
            onChange={choosePaper}
          />
        </div>
        {!paper.isRoll && (
          <div className="w-28">
            <FigureField
              key={paper.name}
              label="First Label"
              help={`of ${places} on the sheet`}
              value={first}
              read={(text) => readWhole(text, 1, places)}
              show={formatNumber}
              onChange={setFirst}
            />
          </div>
        )}
      </div>
      {!paper.isRoll && (
        <fieldset aria-describedby="offset-help" className="flex flex-col gap-2">
          <legend className="text-caption text-ink-2">Print Offset</legend>
          <p id="offset-help" className="text-caption text-ink-3">
            For a printer that misses the labels: in millimetres, −1 for one to the left or up.
          </p>
          <div className="flex flex-wrap items-start gap-3">
            <Offset label="Right" value={right} onChange={setRight} />
            <Offset label="Down" value={down} onChange={setDown} />
          </div>
        </fieldset>
      )}
      <fieldset>
        <legend className="text-caption text-ink-2">Print on Each Label</legend>
        <div className="flex flex-wrap gap-x-5">
          {LABEL_PARTS.map((part) => (
            <CheckField
              key={part}
              label={part}
              value={parts.includes(part)}
              onChange={(isChosen) => choosePart(part, isChosen)}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Offset(field: { label: string; value: number | null; onChange: (value: number | null) => void }) {
  return (
    <div className="w-28">
      {/* The decimal keys of a phone lack the minus. */}
      <FigureField {...field} inputMode="text" read={readOffset} show={formatNumber} />
    </div>
  );
}
