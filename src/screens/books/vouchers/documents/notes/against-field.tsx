import { invoiceChoices, noteOn, purchaseChoices } from '#data/books/vouchers/notes.ts';
import { today } from '#data/clock.ts';
import { withDocument } from '#domain/books/documents/blank-note.ts';
import type { CreditNoteInput, DebitNoteInput } from '#domain/books/documents/document.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { DocumentField } from '#screens/books/parts/vouchers/document-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/**
 * The invoice or purchase that a note takes back from. Choosing one fills in all that is left of it. An issued note stays
 * with its own.
 */
export function AgainstField({
  draft: { kind, date, party, against },
  isGiven,
  problem,
  onChangeOf,
}: {
  draft: CreditNoteInput | DebitNoteInput;
  isGiven: boolean;
  problem: string | undefined;
  onChangeOf: (next: (before: VoucherInput) => VoucherInput) => void;
}) {
  const isCredit = kind === 'Credit Note';
  const label = isCredit ? 'Invoice' : 'Purchase';

  async function fill(id: string) {
    const note = await noteOn(id, isIsoDate(date) ? date : today());
    return () => onChangeOf((before) => withNoteFilled(before, note));
  }

  const without = `Without ${label.toLowerCase()}`;
  if (isGiven && !against) return <TextField label={label} readOnly tabIndex={-1} problem={problem} value={without} />;
  return (
    <DocumentField
      label={label}
      isGiven={isGiven}
      value={against}
      party={party}
      problem={problem}
      emptyWords={isCredit ? 'No issued invoice is found by that.' : 'No issued purchase is found by that.'}
      find={isCredit ? invoiceChoices : purchaseChoices}
      fill={fill}
    />
  );
}

function withNoteFilled(before: VoucherInput, note: CreditNoteInput | DebitNoteInput): VoucherInput {
  if (before.kind === 'Credit Note' && note.kind === 'Credit Note') return withDocument(before, note);
  return before.kind === 'Debit Note' && note.kind === 'Debit Note' ? withDocument(before, note) : before;
}
