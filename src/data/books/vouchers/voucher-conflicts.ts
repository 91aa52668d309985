import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import {
  type CreditNoteInput,
  type DebitNoteInput,
  type InvoiceInput,
  isTrade,
  type PurchaseInput,
} from '#domain/books/documents/document.ts';
import { isWithoutInvoice } from '#domain/books/documents/without-invoice.ts';
import { conflictWithAdvances, conflictWithNotes, problemInCancelling } from '#domain/books/vouchers/document-links.ts';
import { fieldProblems } from '#domain/books/field-problems.ts';
import { owedWithout, settledSide, settlementsOf } from '#domain/books/payments/due.ts';
import { leftOfNote } from '#domain/books/vouchers/allocation.ts';
import { documentSums } from '#domain/books/documents/document-sums.ts';
import { duesWithin } from '#data/books/projections/dues.ts';
import { billIsTaken, keyOfBill } from '#domain/books/documents/bill-key.ts';
import { problemInSeries } from '#domain/books/documents/document-heading.ts';
import { problemsInNote } from '#domain/books/documents/note-problems.ts';
import { type NoteRest, restOf, withRest, isNoteOn } from '#domain/books/documents/note-rest.ts';
import {
  type JournalInput,
  type MoneyInput,
  setOffKey,
  settledAmount,
  type SummedInput,
  titleOf,
  type Voucher,
} from '#domain/books/vouchers/voucher.ts';
import { isIsoDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { type Paise, sumOf, ZERO } from '#domain/money.ts';
import { refuseAllocations } from '#data/books/payments/refuse-allocations.ts';
import { refuseCancellingSource, refuseTakings } from '#data/books/orders/refuse-order-conflicts.ts';
import { refuseMissingBatches } from '#data/books/batches/refuse-missing-batches.ts';
import { refuseMissingGoods } from '#data/books/stock/missing-goods.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import type { Rows } from '#data/books/tables.ts';
import { amountOf } from '#domain/books/voucher-kinds.ts';

/** Refuses to cancel what notes, receipts or payments are set against, or what brought goods that are gone. */
export async function refuseCancelling(transaction: WriteTransaction<Rows>, voucher: Voucher): Promise<void> {
  const why = problemInCancelling(titleOf(voucher), await setAgainst(transaction, voucher.id));
  if (why !== undefined) throw new Refusal('Not saved', why);
  await refuseCancellingSource(transaction, voucher);
  await refuseTakings(transaction, undefined, voucher);
  await refuseMissingGoods(transaction, undefined, voucher);
  await refuseMissingBatches(transaction, undefined, voucher);
}

/** The issued notes, receipts and payments that are set against a document. */
async function setAgainst(transaction: WriteTransaction<Rows>, document: string): Promise<readonly Voucher[]> {
  return transaction.whereEvery('vouchers', 'keys.settles', document);
}

/** Refuses a purchase whose bill was entered before. */
export async function refuseBillTwice(
  transaction: WriteTransaction<Rows>,
  input: PurchaseInput,
  before?: Voucher,
): Promise<void> {
  const key = keyOfBill(input);
  const alike = key === undefined ? [] : await transaction.where('vouchers', 'keys.bill', key);
  const other = alike.find(({ id }) => id !== before?.id);
  if (other) refuseIfWrong({ billNumber: billIsTaken(input, other.number) });
}

/** Refuses a set-off of a month that is posted already. */
export async function refuseSetOffTwice(
  transaction: WriteTransaction<Rows>,
  { setOffOf }: JournalInput,
  before?: Voucher,
): Promise<void> {
  const alike = setOffOf === undefined ? [] : await transaction.where('vouchers', 'keys.bill', setOffKey(setOffOf));
  const other = alike.find(({ id }) => id !== before?.id);
  if (other)
    throw new Refusal('Not saved', `The set-off is posted already: ${titleOf(other)}. Cancel that to post it anew.`);
}

/**
 * Refuses a note on what is no issued document any more, of more than is left of it, or set against others for more than it
 * does not take itself.
 */
export async function refuseNote(
  transaction: WriteTransaction<Rows>,
  note: CreditNoteInput | DebitNoteInput,
  before?: Voucher,
): Promise<void> {
  if (isWithoutInvoice(note)) return refuseNoteAllocations(transaction, note, '', before);
  const rest = await restFor(transaction, note, before);
  if (!rest) {
    const sentence = `It is no issued ${note.kind === 'Credit Note' ? 'invoice' : 'purchase'} any more. Choose another one.`;
    throw new Refusal('Not saved', sentence, { fields: { against: sentence } });
  }
  refuseIfWrong(problemsInNote(note, rest.lines));
  if (note.against) await refuseNoteAllocations(transaction, withRest(note, rest), note.against.id, before);
}

async function refuseNoteAllocations(
  transaction: WriteTransaction<Rows>,
  note: CreditNoteInput | DebitNoteInput,
  except: string,
  before?: Voucher,
): Promise<void> {
  const own = settlementsOf(before);
  const [due] = await duesWithin(transaction).bulkGet([except]);
  const owed = due ? owedWithout(due, own.get(except)) : ZERO;
  const { party, allocations } = note;
  const amount = leftOfNote(documentSums(note).total, owed);
  const settler = { party: party?.id, side: settledSide(note), amount, allocations, except } as const;
  await refuseAllocations(transaction, settler, own);
}

/** Returns what the other notes leave of a note's document; undefined if that is no issued one. `before` is the note that is changed. */
export async function restFor(
  transaction: WriteTransaction<Rows>,
  { kind, against }: Pick<CreditNoteInput | DebitNoteInput, 'kind' | 'against'>,
  before?: Voucher,
): Promise<NoteRest | undefined> {
  const document = against && (await transaction.get('vouchers', against.id));
  if (document?.state !== 'Issued' || !isTrade(document)) return undefined;
  if ((document.kind === 'Invoice') !== (kind === 'Credit Note')) return undefined;
  const others = await setAgainst(transaction, document.id);
  return restOf(document, others.filter(({ id }) => id !== before?.id).filter(isNoteOn(document.id)));
}

/** Refuses a receipt or payment that is set against more than is open on the documents of the party. */
export async function refuseMoney(
  transaction: WriteTransaction<Rows>,
  input: MoneyInput,
  before?: Voucher,
): Promise<void> {
  const { against, allocations } = input;
  const settler = { party: against?.id, side: settledSide(input), amount: settledAmount(input), allocations } as const;
  await refuseAllocations(transaction, settler, settlementsOf(before));
}

/** Refuses a changed invoice or purchase that leaves less than notes and payments are set against it. */
export async function refuseReissue(
  transaction: WriteTransaction<Rows>,
  input: SummedInput<InvoiceInput | PurchaseInput>,
  before?: Voucher,
): Promise<void> {
  if (!before || !isTrade(before)) return;
  const series = problemInSeries(before, input);
  if (series !== undefined) refuseIfWrong({ lines: series });
  const settlers = await setAgainst(transaction, before.id);
  const notes = settlers.filter(isNoteOn(before.id));
  const conflict = conflictWithNotes(before, input, notes);
  if (conflict !== undefined) refuseIfWrong({ lines: conflict });
  const redated = isIsoDate(input.date) ? conflictWithAdvances(before.date, input.date, settlers) : undefined;
  if (redated !== undefined) refuseIfWrong({ date: redated });
  const paidBy = (voucher: Voucher) => settlementsOf(voucher).get(before.id)?.paid ?? ZERO;
  const paid = sumOf(settlers.map(paidBy));
  if (paid > 0)
    refuseIfWrong(conflictsWithPaid(input, before, paid, settlers.filter((one) => paidBy(one) > 0).map(titleOf)));
}

function conflictsWithPaid(
  input: SummedInput<InvoiceInput | PurchaseInput>,
  before: InvoiceInput | PurchaseInput,
  paid: Paise,
  by: readonly string[],
) {
  const total = amountOf(input);
  const titles = `${by.slice(0, 2).join(' and ')}${by.length > 2 ? ' and others' : ''}`;
  return fieldProblems({
    party:
      input.party?.id === before.party?.id
        ? undefined
        : `${titles} of ${before.party?.name ?? 'the party'} ${by.length === 1 ? 'is' : 'are'} set against it. Set that against another document first.`,
    lines:
      total >= paid
        ? undefined
        : `${formatRupees(paid)} is set against it by ${titles}, and it comes to ${formatRupees(total)}. Lower what is set against it first.`,
  });
}
