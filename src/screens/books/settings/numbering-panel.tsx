import { useId, useMemo } from 'react';
import { today } from '#data/clock.ts';
import { useLiveResult } from '#data/books/live.ts';
import { type Numbering, series, updateNumbering } from '#data/books/vouchers/numbering.ts';
import {
  numberFrom,
  type NumberingInput,
  problemInNext,
  problemInPatternOf,
  problemsInNumbering,
} from '#domain/books/numbering.ts';
import { financialYearOf } from '#domain/calendar.ts';
import { BLANK } from '#domain/format.ts';
import { PageForm } from '#ui/record-forms/page-form.tsx';
import { usePageForm } from '#ui/record-forms/use-page-form.ts';
import { ListProblem } from '#ui/records/list-problem.tsx';

/** How each kind of voucher is numbered. */
export function NumberingPanel() {
  const { value: kinds, problem } = useLiveResult(['numbering'], series);
  if (problem) return <ListProblem problem={problem} />;
  // On a phone the button ends above the toasts, which say why it did nothing.
  return kinds ? (
    <div className="max-md:pb-14">
      <NumberingForm kinds={kinds} />
    </div>
  ) : null;
}

function NumberingForm({ kinds }: { kinds: readonly Numbering[] }) {
  const stored = useMemo(
    () =>
      Object.fromEntries(
        kinds.map(({ kind, pattern, next }) => [kind, { pattern, next: String(next) }]),
      ) as NumberingInput,
    [kinds],
  );
  const state = usePageForm<NumberingInput>(stored, {
    problems: problemsInNumbering,
    save: (draft, opened) => updateNumbering(opened, draft),
    storedOf: normalizeNumbering,
    saved: () => ['Success', 'Numbering updated successfully'],
  });
  const { draft, problems, change } = state;
  const year = financialYearOf(today());
  return (
    <PageForm name="Numbering" state={state}>
      <section aria-labelledby="numbering" className="rounded-sheet border bg-sheet">
        <div className="px-5 py-4">
          <h2 id="numbering" className="font-semibold">
            Numbering
          </h2>
          <p className="mt-1 max-w-prose text-ink-2 text-table">
            In a pattern {'{fy}'} is the financial year, {'{n}'} the number in it, and {'{n:4}'} the number with at
            least four digits. Numbers that were given stay as they are. The next number can be set forward, so that a
            series goes on from another program.
          </p>
        </div>
        <table role="table" aria-labelledby="numbering" className="w-full border-collapse text-table max-sm:block">
          <thead role="rowgroup" className="max-sm:sr-only">
            <tr role="row">
              {['Kind', 'Pattern', 'Next Number'].map((title) => (
                <th
                  key={title}
                  role="columnheader"
                  scope="col"
                  className="h-10 px-5 text-start font-medium text-caption text-ink-2"
                >
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className="max-sm:block">
            {kinds.map(({ kind }) => {
              const { pattern, next } = draft[kind];
              const isPatternRight = problemInPatternOf(draft, kind) === undefined;
              const isRight = isPatternRight && problemInNext(next) === undefined;
              const changeTo = (patch: Partial<NumberingInput[typeof kind]>) =>
                change({ ...draft, [kind]: { ...draft[kind], ...patch } });
              return (
                <tr key={kind} role="row" className={ROW}>
                  <th
                    role="rowheader"
                    scope="row"
                    className={`${CELL} text-start font-medium sm:whitespace-nowrap max-sm:order-1`}
                  >
                    {kind}
                  </th>
                  <td role="cell" className={`${CELL} max-sm:order-3 max-sm:basis-full`}>
                    <CellField
                      name={`${kind} Pattern`}
                      problem={isPatternRight ? undefined : problems[kind]}
                      value={pattern}
                      onChange={(typed) => changeTo({ pattern: typed })}
                    />
                  </td>
                  <td role="cell" className={`${CELL} max-sm:order-2`}>
                    <div className="flex gap-3">
                      <CellField
                        name={`${kind} Next Number`}
                        problem={isPatternRight ? problems[kind] : undefined}
                        value={next}
                        onChange={(typed) => changeTo({ next: typed })}
                        isNumber
                      />
                      <span className="whitespace-nowrap text-ink-2 tabular-nums">
                        {isRight ? numberFrom(pattern.trim(), year, Number(next)) : BLANK}
                      </span>
                    </div>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </PageForm>
  );
}

/** A text field in a row, which its column and its row name already. */
function CellField({
  name,
  isNumber = false,
  problem,
  value,
  onChange,
}: {
  name: string;
  isNumber?: boolean;
  problem: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex max-w-80 flex-col gap-1 max-sm:max-w-none">
      <input
        aria-label={name}
        aria-required
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : id}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={isNumber ? 'numeric' : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={isNumber ? 'field-box w-24' : 'field-box'}
      />
      {problem !== undefined && (
        <p id={id} className="wrap-anywhere text-bad text-caption">
          {problem}
        </p>
      )}
    </div>
  );
}

function normalizeNumbering(input: NumberingInput): NumberingInput {
  return Object.fromEntries(
    Object.entries(input).map(([kind, { pattern, next }]) => [
      kind,
      { pattern: pattern.trim(), next: String(Number(next)) },
    ]),
  ) as NumberingInput;
}

const ROW =
  'border-t max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:gap-y-1.5 max-sm:px-5 max-sm:py-3';
const CELL = 'px-5 py-2 align-top leading-(--spacing-control) max-sm:p-0 max-sm:leading-normal';
