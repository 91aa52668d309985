import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import type { BillFacts } from '#domain/books/counter/bill-invoice.ts';
import type { BillReturn, ReturnOfBill, TakenLine } from '#domain/books/counter/bill-return.ts';
import { noteWithoutBill, problemsWithoutBill } from '#domain/books/counter/return-without-bill.ts';
import { damagedLines, goodPart, noteOfTaken, problemsInTaken, takenLines } from '#domain/books/counter/take-back.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import type { CreditNoteInput } from '#domain/books/documents/document.ts';
import { documentSums, type SummedDocument, withSums } from '#domain/books/documents/document-sums.ts';
import { withRest } from '#domain/books/documents/note-rest.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { nameKey } from '#domain/books/names.ts';
import { owedWithout } from '#domain/books/payments/due.ts';
import type { Allocation, Named } from '#domain/books/voucher-head.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { withBatches } from '#data/books/batches/with-batches.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { GODOWN_PREFIX, MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { addMaster } from '#data/books/masters/masters.ts';
import { duesWithin } from '#data/books/projections/dues.ts';
import { withAdjustmentCost } from '#data/books/stock/adjustment-cost.ts';
import type { Rows } from '#data/books/tables.ts';
import { insertFollowing, insertVoucher } from '#data/books/vouchers/insert-voucher.ts';
import { restFor } from '#data/books/vouchers/voucher-conflicts.ts';
import { billFacts } from './bill-facts.ts';
import { type AtCounter, markOf } from './shift-at-hand.ts';

/**
 * Goods that come back, as they are about to be saved: their note and its total, what is owed on their invoice before, what comes
 * back by line, and what of it is `good`, with the batches that it is of.
 */
export type ReadyReturn = Readonly<{
  note: CreditNoteInput;
  returned: Paise;
  owed: Paise;
  taken: readonly TakenLine[];
  good: SummedDocument<CreditNoteInput>;
}>;

/**
 * Returns goods without a bill with what they come in for, which may take a transaction of its own; undefined of what has one.
 * Throws a Refusal where something is wrong.
 */
export async function worthsOfReturn(bill: Bill): Promise<CreditNoteInput | undefined> {
  const { back } = bill;
  if (!back || 'invoice' in back) return undefined;
  const facts = await billFacts(bill);
  refuseIfWrong(problemsWithoutBill(back, facts));
  const note = await withAdjustmentCost(noteWithoutBill(back, facts), '');
  return note.kind === 'Credit Note' ? note : undefined;
}

/** Prepares what comes back, as the books are now. Refused for more than is left of its invoice. */
export async function returnWithin(
  transaction: WriteTransaction<Rows>,
  back: BillReturn,
  { today, business }: BillFacts,
  withoutBill: CreditNoteInput | undefined,
): Promise<ReadyReturn> {
  const ready = 'invoice' in back ? await ofInvoice(transaction, back, today) : ofNone(withoutBill);
  const good = await withBatches(transaction, withSums(goodPart(ready.note, back)), business, undefined);
  return { ...ready, taken: takenLines(back), good };
}

/** A note with what it comes to, and what is owed on its invoice. */
type SummedReturn = Pick<ReadyReturn, 'note' | 'returned' | 'owed'>;

async function ofInvoice(
  transaction: WriteTransaction<Rows>,
  back: ReturnOfBill,
  today: BillFacts['today'],
): Promise<SummedReturn> {
  const { lines } = back;
  const { id } = back.invoice;
  const invoice = await transaction.get('vouchers', id);
  const against = { id, number: '', date: today };
  const rest = await restFor(transaction, { kind: 'Credit Note', against });
  if (!rest || invoice?.kind !== 'Invoice')
    throw new Refusal('Not saved', 'The bill that goods come back of was cancelled meanwhile. Find another one.');
  const whole = blankCreditNote(invoice, rest.lines, today);
  refuseIfWrong(asBackFields(problemsInTaken(whole, lines, rest.lines)));
  const note = noteOfTaken(whole, lines);
  const [due] = await duesWithin(transaction).bulkGet([id]);
  return summedReturn(note, withRest(note, rest), due ? owedWithout(due, undefined) : ZERO);
}

function ofNone(note: CreditNoteInput | undefined): SummedReturn {
  if (!note) throw new RangeError('What comes back without a bill has its worth.');
  return summedReturn(note, note, ZERO);
}

function summedReturn(note: CreditNoteInput, whole: CreditNoteInput, owed: Paise): SummedReturn {
  return { note, returned: documentSums(whole).total, owed };
}

/** Says at `back.{at}` what is wrong with a line that comes back, and at `back` what is with all of them. */
export function asBackFields(problems: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).map(([at, sentence]) => [at === '' ? 'back' : `back.${at}`, sentence]),
  );
}

/**
 * Saves the credit note of what comes back, set against the new invoice as far as `settling` says, and moves damaged goods on to
 * the godown "Damaged", which is made when it is first needed.
 */
export async function insertReturn(
  transaction: WriteTransaction<Rows>,
  { note, taken }: ReadyReturn,
  at: AtCounter,
  settling: readonly Allocation[],
): Promise<Voucher> {
  const mark = markOf(at, 'Sale');
  const saved = await insertVoucher(transaction, { ...note, ...mark }, 'Issued', { settling });
  const damaged = saved.kind === 'Credit Note' ? damagedLines(saved.lines, taken) : [];
  if (damaged.length === 0) return saved;
  const [from, to] = [note.godown ?? (await mainGodown(transaction)), await damagedGodown(transaction)];
  if (from.id === to.id) return saved;
  const narration = `Came back damaged by ${titleOf(saved)}`;
  const places = { fromGodown: from, toGodown: to };
  const transfer = { kind: 'Stock Transfer', date: saved.date, number: '', narration, ...places } as const;
  await insertFollowing(transaction, { ...transfer, lines: damaged }, saved);
  return saved;
}

async function damagedGodown(transaction: WriteTransaction<Rows>): Promise<Named> {
  const [there] = await transaction.where('godowns', 'keys.unique', nameKey(DAMAGED));
  const { id, name } =
    there ?? (await addMaster(transaction, 'godowns', GODOWN_PREFIX, { ...BLANK_GODOWN, name: DAMAGED }));
  return { id, name };
}

async function mainGodown(transaction: WriteTransaction<Rows>): Promise<Named> {
  const { id, name } = await transaction.find('godowns', MAIN_GODOWN_ID);
  return { id, name };
}

const DAMAGED = 'Damaged';
