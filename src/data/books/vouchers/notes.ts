import { windowOf } from '#data/lists/row-window.ts';
import type { Start, View } from '#data/lists/sorting.ts';
import { Refusal } from '#data/store/refusal.ts';
import { blankCreditNote, blankDebitNote } from '#domain/books/documents/blank-note.ts';
import {
  type CreditNoteInput,
  type DebitNoteInput,
  type InvoiceInput,
  isDocument,
  isTrade,
  type PurchaseInput,
} from '#domain/books/documents/document.ts';
import { type NoteRest, restOf, withRest, isNoteOn } from '#domain/books/documents/note-rest.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { formatDay, formatRupees } from '#domain/format.ts';
import { seeKind } from '#data/books/staff/sight.ts';
import { booksStore } from '#data/books/store.ts';
import { voucher } from './vouchers.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';

/** A document to choose: on the first line its number, on the second whose, of when and how much. */
type DocumentChoice = Readonly<{ id: string; name: string; detail: string }>;
/** The newest of those that match, and whether there are more. */
export type DocumentChoices = Readonly<{ choices: readonly DocumentChoice[]; hasMore: boolean }>;

/**
 * A note that takes back all that is left of an issued invoice or purchase, dated today, or on its day if that is later.
 * Throws a Refusal, with the sentence at `against`, for any other voucher, and where nothing is left. `exceptId` is that
 * of a note that does not count.
 */
export async function noteOn(
  document: string,
  today: IsoDate,
  exceptId?: string,
): Promise<CreditNoteInput | DebitNoteInput> {
  const issued = await issuedDocument(document);
  if (!issued) throw refusal('It is no issued invoice or purchase any more. Choose another one.');
  const rest = restOf(issued, await notesOn(document, exceptId));
  const note =
    issued.kind === 'Invoice' ? blankCreditNote(issued, rest.lines, today) : blankDebitNote(issued, rest.lines, today);
  if (note.lines.length === 0)
    throw refusal(`Nothing of ${issued.number} is left to take back. Choose another ${issued.kind.toLowerCase()}.`);
  return withRest(note, rest);
}

/**
 * Returns what is left of an issued invoice or purchase; undefined for any other voucher. `exceptId` is that of a note that
 * does not count, as it is being changed.
 */
export async function leftOn(document: string, exceptId?: string): Promise<NoteRest | undefined> {
  const issued = await issuedDocument(document);
  return issued && restOf(issued, await notesOn(document, exceptId));
}

/** The issued invoices that are found by words of number and customer, the newest first. */
export function invoiceChoices(find: string): Promise<DocumentChoices> {
  return choicesOf('Invoice', find);
}

/** Finds issued purchases as `invoiceChoices` finds invoices, by supplier and by the number that we gave them. */
export function purchaseChoices(find: string): Promise<DocumentChoices> {
  return choicesOf('Purchase', find);
}

type Issued = Voucher<InvoiceInput> | Voucher<PurchaseInput>;

async function issuedDocument(id: string): Promise<Issued | undefined> {
  const row = await voucher(id);
  return row?.state === 'Issued' && isTrade(row) ? row : undefined;
}

/** The issued notes on a document, but the one whose id is `exceptId`. */
async function notesOn(document: string, exceptId: string | undefined) {
  const settlers = await booksStore.records('vouchers').where('keys.settles').equals(document).toArray();
  return settlers.filter(({ id }) => id !== exceptId).filter(isNoteOn(document));
}

/** Drafts and cancelled documents stand in the same order, and are passed over a window at a time. */
async function choicesOf(kind: Issued['kind'], find: string): Promise<DocumentChoices> {
  seeKind(kind);
  const list = { sorts: { date: 'date' }, filter: 'kind', only: kind };
  const view: View = { sort: 'date', direction: 'down', filter: '', find };
  const choices: DocumentChoice[] = [];
  for (let start: Start | undefined = { at: 'first' }; start && choices.length <= MOST_CHOICES; ) {
    const read: Awaited<ReturnType<typeof windowOf<Voucher>>> = await windowOf<Voucher>(
      booksStore.records('vouchers'),
      list,
      view,
      start,
      MOST_CHOICES + 1,
    );
    choices.push(...read.rows.filter(({ state }) => state === 'Issued').map(asChoice));
    start = read.hasAfter && read.edges ? { at: 'after', place: read.edges[1] } : undefined;
  }
  return { choices: choices.slice(0, MOST_CHOICES), hasMore: choices.length > MOST_CHOICES };
}

function asChoice(row: Voucher): DocumentChoice {
  const party = isDocument(row) ? row.party?.name : undefined;
  const detail = [party, formatDay(row.date), formatRupees(amountOf(row))].filter(Boolean).join(' · ');
  return { id: row.id, name: row.number, detail };
}

function refusal(sentence: string): Refusal {
  return new Refusal('Error', sentence, { fields: { against: sentence } });
}

const MOST_CHOICES = 60;
