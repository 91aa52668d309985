import type { Bill } from '#domain/books/counter/bill.ts';
import { withoutReturn, withReturn } from '#domain/books/counter/bill-changes.ts';
import type { BillReturn, ReturnOfBill, ReturnWithoutBill, TakenLine } from '#domain/books/counter/bill-return.ts';
import { problemInMoreBack, withAlreadyBack, withMoreBack } from '#domain/books/counter/more-back.ts';
import { counterRate } from '#domain/books/counter/new-line.ts';
import { type CameBy, cameBy } from '#domain/books/counter/refund.ts';
import { noteWithoutBill, problemsWithoutBill } from '#domain/books/counter/return-without-bill.ts';
import { noteOfTaken, problemsInTaken, type SoldLine, soldLines } from '#domain/books/counter/take-back.ts';
import { ownTerms } from '#domain/books/documents/blank-document.ts';
import { blankCreditNote } from '#domain/books/documents/blank-note.ts';
import type { CreditNoteInput } from '#domain/books/documents/document.ts';
import { problemsInDocument } from '#domain/books/documents/document-problems.ts';
import { documentSums, type DocumentSums } from '#domain/books/documents/document-sums.ts';
import { withRest } from '#domain/books/documents/note-rest.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Rate } from '#domain/books/rate.ts';
import type { VoucherProblems } from '#domain/books/field-problems.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { today } from '#data/clock.ts';
import { asRefusal, Refusal } from '#data/store/refusal.ts';
import { business } from '#data/books/business.ts';
import { refuseAt, refuseIfWrong } from '#data/books/field-refusals.ts';
import { owedWithoutNote } from '#data/books/payments/open-documents.ts';
import { booksStore } from '#data/books/store.ts';
import { leftOn } from '#data/books/vouchers/notes.ts';
import { voucher } from '#data/books/vouchers/vouchers.ts';
import { billFacts } from './bill-facts.ts';
import { bill, changeBill } from './bills.ts';
import { asBackFields } from './insert-return.ts';

/** An issued invoice as goods of it can come back: whose it is, its lines, and how money came for it. */
export type SoldBill = Readonly<{
  invoice: Readonly<{ id: string; number: string }>;
  date: IsoDate;
  customer: Named;
  total: Paise;
  lines: readonly SoldLine[];
  came: CameBy;
}>;

/** Returns an issued invoice as goods of it can come back; undefined for any other voucher. For a live read. */
export async function soldOn(id: string): Promise<SoldBill | undefined> {
  const [invoice, rest] = [await voucher(id), await leftOn(id)];
  if (!rest || invoice?.kind !== 'Invoice' || !invoice.party) return undefined;
  return {
    invoice: { id, number: invoice.number },
    date: invoice.date,
    customer: await asNow(invoice.party),
    total: invoice.sums.total,
    lines: soldLines(invoice, rest.lines),
    came: await howItCame(id),
  };
}

/**
 * Goods that come back with a bill, as their note takes them back: its lines and sums, what is owed on their invoice, and how
 * money came for it.
 */
export type ReturnInBill = Readonly<{
  note: CreditNoteInput;
  sums: DocumentSums;
  returned: Paise;
  owed: Paise;
  came?: CameBy;
}>;

/** Returns what comes back with a bill; undefined where nothing does, or its invoice is there no more. For a live read. */
export async function returnOf(of: Bill): Promise<ReturnInBill | undefined> {
  const { back } = of;
  if (!back) return undefined;
  const ready = 'invoice' in back ? await noteOn(back) : undefined;
  const note = ready?.note ?? ('invoice' in back ? undefined : noteWithoutBill(back, await billFacts(of)));
  if (!note) return undefined;
  const sums = documentSums(note);
  return { note, sums, returned: sums.total, owed: ready?.owed ?? ZERO, ...(ready && { came: ready.came }) };
}

/**
 * Adds goods that come back to a bill, which becomes one for the customer who bought them: to those that came back before, of
 * which they must be more. Refused with a sentence at `back.{at}` for a line of the invoice, by its place, and at `back` for all
 * of them; without a bill at `reason`, `customer`, and at `lines.{at}.quantity` and the like.
 */
export async function addReturn(id: string, back: BillReturn): Promise<Bill> {
  const customer = await customerOf(id, back);
  return changeBill(id, (before) => withReturn(before, withMoreBack(before.back, back), customer));
}

/** Returns what one of an item costs today, GST included: the most that is given for it without a bill. */
export async function priceToday(item: Item): Promise<Rate | null> {
  return counterRate(item, { today: today(), own: ownTerms(await business()) });
}

/** Takes goods that come back off a bill. */
export function removeReturn(id: string): Promise<Bill> {
  return changeBill(id, withoutReturn);
}

/** Whose goods come back. Throws a Refusal where they may not. */
async function customerOf(id: string, back: BillReturn): Promise<Named> {
  try {
    await booksStore.opened();
    const before = (await bill(id))?.back;
    refuseAt('back', problemInMoreBack(before, back));
    if (!('invoice' in back)) return await customerWithoutBill(id, back);
    return await buyerOf(back, before && 'invoice' in before ? before.lines : []);
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

/** `already` comes back with the bill: both together are at most what is left. */
async function buyerOf(back: ReturnOfBill, already: readonly TakenLine[]): Promise<Named> {
  const [ready, whole] = [await noteOn(back), await noteOn({ ...back, lines: [...already, ...back.lines] })];
  if (!ready || !whole) throw new Refusal('Not saved', 'It is no issued invoice any more. Find another one.');
  refuseIfWrong(asBackFields({ ...withAlreadyBack(whole.problems, already), ...ready.problems }));
  return ready.customer;
}

async function customerWithoutBill(id: string, back: ReturnWithoutBill): Promise<Named> {
  const stored = await bill(id);
  if (!stored) throw new Refusal('Not found', 'This bill was saved or cleared meanwhile. Begin a new one.');
  const facts = await billFacts({ ...stored, back });
  refuseIfWrong(problemsWithoutBill(back, facts));
  refuseIfWrong(asCustomer(problemsInDocument(noteWithoutBill(back, facts), facts.business)));
  return stored.customer;
}

async function noteOn({ invoice: { id }, lines }: ReturnOfBill) {
  const [invoice, rest, owed] = [await voucher(id), await leftOn(id), await owedWithoutNote(id)];
  if (!rest || invoice?.kind !== 'Invoice' || !invoice.party) return undefined;
  const whole = blankCreditNote(invoice, rest.lines, today());
  const note = withRest(noteOfTaken(whole, lines), rest);
  const came = await howItCame(id);
  return {
    note,
    owed,
    came,
    problems: problemsInTaken(whole, lines, rest.lines),
    customer: await asNow(invoice.party),
  };
}

async function howItCame(invoice: string): Promise<CameBy> {
  return cameBy(invoice, await booksStore.records('vouchers').where('keys.settles').equals(invoice).toArray());
}

/** Who may return goods without a bill is for the customer of the bill to be. */
function asCustomer({ against, party, ...others }: VoucherProblems): VoucherProblems {
  const customer = party ?? against;
  return customer === undefined ? others : { customer, ...others };
}

/** A party as it is called now. */
async function asNow({ id, name }: Named): Promise<Named> {
  return { id, name: (await booksStore.records('parties').get(id))?.name ?? name };
}
