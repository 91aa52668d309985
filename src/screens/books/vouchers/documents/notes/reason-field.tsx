import { type CreditNoteInput, type DebitNoteInput } from '#domain/books/documents/document.ts';
import { CREDIT_NOTE_REASONS, DEBIT_NOTE_REASONS } from '#domain/books/documents/note-parts.ts';
import { PickField } from '#ui/fields/pick-field.tsx';

/** Why a note takes back: goods that came back, or value alone. */
export function ReasonField({
  draft,
  problem,
  onChange,
}: {
  draft: CreditNoteInput | DebitNoteInput;
  problem: string | undefined;
  onChange: (patch: Pick<CreditNoteInput, 'reason'> | Pick<DebitNoteInput, 'reason'>) => void;
}) {
  const field = { label: 'Reason', isRequired: true, problem };
  return draft.kind === 'Credit Note' ? (
    <PickField
      {...field}
      value={draft.reason}
      options={CREDIT_NOTE_REASONS}
      onChange={(reason) => onChange({ reason })}
    />
  ) : (
    <PickField
      {...field}
      value={draft.reason}
      options={DEBIT_NOTE_REASONS}
      onChange={(reason) => onChange({ reason })}
    />
  );
}
