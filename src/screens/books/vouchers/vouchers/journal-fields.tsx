import { useCallback } from 'react';
import type { JournalInput, JournalLine, VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { JournalLines } from './journal-lines.tsx';
import { JournalSums } from './journal-sums.tsx';
import { NarrationField } from '#screens/books/parts/vouchers/narration-field.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';

/** The form of a journal: any lines whose debits equal their credits. */
export function JournalFields({
  draft,
  isGiven,
  problems,
  onChange,
  onChangeOf,
}: {
  draft: JournalInput;
  isGiven: boolean;
  problems: VoucherProblems;
  onChange: (patch: Partial<JournalInput>) => void;
  /** Changes the draft as it is then, unlike `onChange`; keeps its identity. */
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  const changeLines = useCallback(
    (next: (lines: readonly JournalLine[]) => readonly JournalLine[]) =>
      onChangeOf((before) => (before.kind === 'Journal' ? { ...before, lines: next(before.lines) } : before)),
    [onChangeOf],
  );
  return (
    <>
      <div className={VOUCHER_GRID}>
        <DayField value={draft.date} problem={problems['date']} onChange={(date) => onChange({ date })} />
        <NumberField
          input={draft}
          isGiven={isGiven}
          problem={problems['number']}
          onChange={(number) => onChange({ number })}
        />
      </div>
      <JournalLines lines={draft.lines} problems={problems} onChange={changeLines} />
      <JournalSums lines={draft.lines} problem={problems['difference']} />
      <NarrationField kind="Journal" value={draft.narration} onChange={(narration) => onChange({ narration })} />
    </>
  );
}
