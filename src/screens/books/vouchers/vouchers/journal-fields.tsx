import { useCallback } from 'react';
import type { JournalInput, JournalLine } from '#domain/books/vouchers/voucher.ts';
import type { FieldsOf } from '#screens/books/parts/vouchers/fields-of-kind.ts';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { JournalLines } from './journal-lines.tsx';
import { JournalSums } from './journal-sums.tsx';
import { NarrationField } from '#screens/books/parts/vouchers/narration-field.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';

/** The form of a journal: any lines whose debits equal their credits. */
export function JournalFields({ draft, isGiven, problems, onChange, onChangeOf }: FieldsOf<JournalInput>) {
  const changeLines = useCallback(
    (next: (lines: readonly JournalLine[]) => readonly JournalLine[]) =>
      onChangeOf((before) => (before.kind === 'Journal' ? { ...before, lines: next(before.lines) } : before)),
    [onChangeOf],
  );
  return (
    <>
      <div className={VOUCHER_GRID}>
        <DayField value={draft.date} problem={problems['date']} onChange={(date) => onChange({ date })} />
        <NumberField draft={draft} isGiven={isGiven} problems={problems} onChange={onChange} />
      </div>
      <JournalLines lines={draft.lines} problems={problems} onChange={changeLines} />
      <JournalSums lines={draft.lines} problem={problems['difference']} />
      <NarrationField kind="Journal" value={draft.narration} onChange={(narration) => onChange({ narration })} />
    </>
  );
}
