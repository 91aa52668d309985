import { asQuantity } from '#domain/quantity.ts';
import type { NoteInput } from './document.ts';
import { isWithoutInvoice } from './without-invoice.ts';
import { type LineBalance, problemsInTaking } from './note-balance.ts';
import { fieldProblems, type FieldChecks, type VoucherProblems } from '#domain/books/field-problems.ts';

/** Checks the lines of a note by themselves, as if it were the only one of its document. */
export function problemsInNoteLines(note: NoteInput): FieldChecks {
  if (!note.against && !isWithoutInvoice(note)) return {};
  if (!note.lines.some(({ quantity }) => quantity !== null && quantity !== 0)) {
    return { 'lines.0.quantity': 'Enter the quantity that is taken back in at least one line.' };
  }
  return asFields(note, ({ of }) => ({
    quantity: of.quantity,
    value: BigInt(Math.round(of.quantity * 1000)) * BigInt(of.rate),
  }));
}

/**
 * Returns the problems of a note beside the others of its document: it takes back more than is left. `left` is that without
 * this note, by the places of the lines (`lineBalances`).
 */
export function problemsInNote(note: NoteInput, left: readonly LineBalance[]): VoucherProblems {
  return fieldProblems(asFields(note, ({ at }) => left[at]));
}

function asFields(note: NoteInput, leftOf: (line: NoteInput['lines'][number]) => LineBalance | undefined): FieldChecks {
  return Object.fromEntries(
    note.lines.flatMap((line, at) => {
      const left = leftOf(line) ?? NOTHING_LEFT;
      const { quantity, rate } = problemsInTaking(note, line, left);
      return [
        [`lines.${at}.quantity`, quantity],
        [`lines.${at}.rate`, rate],
      ];
    }),
  );
}

/** Of a line that the document has no longer. */
const NOTHING_LEFT: LineBalance = { quantity: asQuantity(0), value: 0n };
