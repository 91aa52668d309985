import { Plus, Trash2 } from 'lucide';
import { useMemo, useState } from 'react';
import { updateCounterSettings } from '#data/books/counter-settings.ts';
import {
  BLANK_SCALE_CODE,
  SCALE_VALUES,
  type ScaleCode,
  type ScaleCodeInput,
  scaleCodeFrom,
} from '#domain/books/counter/scale-code.ts';
import { problemInScaleCodes, problemsByScaleCode, scaleCodeInWords } from '#domain/books/counter/scale-codes-input.ts';
import { problemsIn } from '#domain/books/problems.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { FigureField, type Reading } from '#ui/fields/figure-field.tsx';
import { PickField } from '#ui/fields/pick-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Section } from '#ui/layout/section.tsx';
import { PageForm } from '#ui/record-forms/page-form.tsx';
import { usePageForm } from '#ui/record-forms/use-page-form.ts';

/** The patterns by which codes of scales are read; each row keeps its key, so that a removed one leaves nothing to its neighbour. */
type Row = ScaleCodeInput & Readonly<{ key: number }>;
type Draft = Readonly<{ rows: readonly Row[] }>;

export function CounterScaleCodes({ stored: codes }: { stored: readonly ScaleCode[] }) {
  const text = JSON.stringify(codes);
  const stored = useMemo((): Draft => ({ rows: keyed(JSON.parse(text) as readonly ScaleCode[]) }), [text]);
  const state = usePageForm<Draft>(stored, {
    problems: ({ rows }) => problemsIn<Draft>({ rows: problemInScaleCodes(rows) }),
    save: ({ rows }, opened) =>
      updateCounterSettings({ scaleCodes: bareRows(opened) }, { scaleCodes: bareRows({ rows }) }),
    storedOf: (draft) => ({ rows: keyed(bareRows(draft)) }),
    saved: () => ['Success', 'Scale codes updated successfully'],
  });
  const { rows } = state.draft;
  const problems = state.problems.rows === undefined ? [] : problemsByScaleCode(rows);
  const change = (changed: readonly Row[]) => state.change({ rows: changed });
  return (
    <PageForm name="Scale Codes" state={state}>
      <Section
        title="Scale Codes"
        sentence="Codes that a scale prints. A pattern has 13 places: digits, I for the item’s scale code, W for a weight or P for a price, V for any digit, and C at the end."
      >
        <div className="flex flex-col gap-4">
          {rows.map((row, at) => (
            <ScaleCodeRow
              key={row.key}
              number={at + 1}
              row={row}
              problems={problems[at] ?? {}}
              onChange={(patch) => change(rows.map((one) => (one.key === row.key ? { ...one, ...patch } : one)))}
              onRemove={() => change(rows.filter((one) => one.key !== row.key))}
            />
          ))}
          <Button
            className="self-start"
            onClick={() =>
              change([...rows, { ...BLANK_SCALE_CODE, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }])
            }
          >
            <Icon of={Plus} />
            Add Scale Code
          </Button>
          <TryCode rows={rows} />
        </div>
      </Section>
    </PageForm>
  );
}

function ScaleCodeRow({
  number,
  row: { pattern, holds, decimals },
  problems,
  onChange,
  onRemove,
}: {
  number: number;
  row: ScaleCodeInput;
  problems: Partial<Record<keyof ScaleCodeInput, string>>;
  onChange: (patch: Partial<ScaleCodeInput>) => void;
  onRemove: () => void;
}) {
  return (
    <div
      role="group"
      aria-label={`Scale Code ${number}`}
      className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 border-b pb-4 @min-[52rem]:grid-cols-[minmax(0,1fr)_8rem_6rem_auto]"
    >
      <div className="@max-[52rem]:col-span-3">
        <TextField
          label="Pattern"
          isRequired
          isForCodes
          problem={problems.pattern}
          value={pattern}
          onChange={(typed) => onChange({ pattern: typed })}
        />
      </div>
      <PickField
        label="Holds"
        value={holds}
        options={SCALE_VALUES}
        onChange={(chosen) => onChange({ holds: chosen })}
      />
      <FigureField
        label="Decimals"
        isRequired
        problem={problems.decimals}
        value={decimals}
        read={readPlaces}
        show={String}
        onChange={(many) => onChange({ decimals: many })}
      />
      <div className="pt-5">
        <Button aria-label={`Remove scale code ${number}`} className="w-control px-0!" onClick={onRemove}>
          <Icon of={Trash2} />
        </Button>
      </div>
    </div>
  );
}

/** Shows what a code gives by the rows as they stand, saved or not. */
function TryCode({ rows }: { rows: readonly ScaleCodeInput[] }) {
  const [code, setCode] = useState('');
  return (
    <TextField
      label="Try a Code"
      isForCodes
      isLive
      help={scaleCodeInWords(code, rows) || 'Type or scan a code of the scale.'}
      value={code}
      onChange={setCode}
    />
  );
}

function keyed(codes: readonly ScaleCode[]): readonly Row[] {
  return codes.map((code, key) => ({ ...code, key }));
}

function bareRows({ rows }: Draft): readonly ScaleCode[] {
  return rows.map(scaleCodeFrom);
}

function readPlaces(text: string): Reading<number> {
  const typed = text.trim();
  if (typed === '') return { kind: 'blank' };
  return /^\d$/.test(typed) ? { kind: 'value', value: Number(typed) } : { kind: 'unreadable', why: 'Enter 0 to 3.' };
}
