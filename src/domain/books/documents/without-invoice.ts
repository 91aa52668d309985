import type { FieldChecks } from '#domain/books/field-problems.ts';
import type { NoteInput } from './document.ts';

/**
 * Checks a credit note that takes goods back without an invoice. It lowers what is reported by place and rate alone (B2CS), so
 * it is for who is not registered, within the own State; a registered buyer's note names its invoice (CGST Act, section 34;
 * form GSTR-1, tables 7 and 9B).
 */
export function withoutInvoiceChecks(note: NoteInput): FieldChecks {
  if (!isWithoutInvoice(note)) return {};
  const { party, place, own, reason, narration } = note;
  return {
    party: party ? undefined : 'Choose the customer.',
    against:
      party && (party.registration !== 'Unregistered' || place !== own.state)
        ? 'Only who is not registered returns goods without an invoice, and only in your own State. Find the invoice.'
        : undefined,
    reason: reason === '' || reason === 'Sales return' ? undefined : 'Without an invoice only goods come back.',
    narration: narration.trim() === '' ? 'Say why the goods come back without an invoice.' : undefined,
  };
}

/** Whether it takes goods back of which no invoice is known. */
export function isWithoutInvoice(note: Readonly<{ kind: string }>): boolean {
  return note.kind === 'Credit Note' && 'withoutInvoice' in note && note.withoutInvoice === true;
}
