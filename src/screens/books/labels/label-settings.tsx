import { LABEL_PARTS } from '#domain/books/labels/label-facts.ts';
import { LABEL_PAPERS, labelsOnPage } from '#domain/books/labels/label-paper.ts';
import { formatNumber } from '#domain/format.ts';
import { CheckField } from '#ui/fields/check-field.tsx';
import { FigureField } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { readWhole } from './read-whole.ts';
import type { LabelSettings as Settings } from './use-label-settings.ts';

/** Which paper the labels are printed on, from which label on, and what each of them says. */
export function LabelSettings({ settings }: { settings: Settings }) {
  const { paper, parts, first, setFirst, choosePaper, choosePart } = settings;
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
