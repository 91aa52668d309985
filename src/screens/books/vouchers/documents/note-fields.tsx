import type { CreditNoteInput, DebitNoteInput } from '#domain/books/documents/document.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { hintsInDocument } from '#domain/books/documents/document-hints.ts';
import { sumsIfCountable } from '#domain/books/documents/document-sums.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { DayField, NumberField } from '#screens/books/parts/vouchers/head-fields.tsx';
import { VOUCHER_GRID } from '#screens/books/parts/vouchers/voucher-grid.ts';
import { AgainstField } from './against-field.tsx';
import { NoteLines } from './note-lines.tsx';
import { ReasonField } from './reason-field.tsx';
import { TradeSums } from './trade-sums.tsx';

/** The form of a credit or debit note: what it takes back of an invoice or purchase, and why. */
export function NoteFields({
  id,
  draft,
  isGiven,
  problems,
  onChange,
  onChangeOf,
}: {
  /** Of the note that is changed, which takes nothing from itself; undefined for a new one. */
  id: string | undefined;
  draft: CreditNoteInput | DebitNoteInput;
  isGiven: boolean;
  problems: VoucherProblems;
  onChange: (patch: Partial<CreditNoteInput> | Partial<DebitNoteInput>) => void;
  /** Changes the draft as it is then, unlike `onChange`; keeps its identity. */
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  const sums = sumsIfCountable(draft);
  const hints = hintsInDocument(draft);
  return (
    <>
      <div className={VOUCHER_GRID}>
        <div className="col-span-2">
          <AgainstField draft={draft} isGiven={isGiven} problem={problems['against']} onChangeOf={onChangeOf} />
        </div>
        <DayField
          value={draft.date}
          problem={problems['date']}
          hint={hints['date']}
          onChange={(date) => onChange({ date })}
        />
        <NumberField
          input={draft}
          isGiven={isGiven}
          problem={problems['number']}
          onChange={(number) => onChange({ number })}
        />
        <div className="col-span-2">
          <ReasonField draft={draft} problem={problems['reason']} onChange={onChange} />
        </div>
      </div>
      <NoteLines id={id} draft={draft} sums={sums} problems={problems} onChangeOf={onChangeOf} />
      {/* Without a box of its own where there is no room for two columns: the sums then stick to the foot of the form. */}
      <div className="@4xl:grid @4xl:grid-cols-[minmax(0,1fr)_18rem] @4xl:items-start @4xl:gap-x-10 @max-4xl:contents">
        <TextAreaField label="Notes" value={draft.narration} onChange={(narration) => onChange({ narration })} />
        <TradeSums sums={sums} isRounded={draft.own.roundOff} />
      </div>
    </>
  );
}
