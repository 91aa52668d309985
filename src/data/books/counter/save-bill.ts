import type { Database } from '#data/store/database.ts';
import { asRefusal, Refusal } from '#data/store/refusal.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { type Bill, billTitle } from '#domain/books/counter/bill.ts';
import { withApproved } from '#domain/books/counter/bill-changes.ts';
import { invoiceOfBill } from '#domain/books/counter/bill-invoice.ts';
import { billSums } from '#domain/books/counter/bill-money.ts';
import type { Approval, BillProblem } from '#domain/books/counter/bill-problem.ts';
import { problemsAt, problemsInBill, problemsInPayment, problemsInRest } from '#domain/books/counter/bill-problems.ts';
import { problemsInDrawerOf, receiptsOfBill } from '#domain/books/counter/bill-receipts.ts';
import { exchangeSums, settleExchange, withRestOfExchange } from '#domain/books/counter/exchange.ts';
import { beyondLimits, type LimitFacts, notApproved } from '#domain/books/counter/limits.ts';
import { refundsOfBill } from '#domain/books/counter/refund.ts';
import { mostInCash, problemsByBatches } from '#domain/books/counter/stops.ts';
import { keyOfCounterBill } from '#domain/books/documents/bill-key.ts';
import type { CreditNoteInput } from '#domain/books/documents/document.ts';
import { TOO_LARGE } from '#domain/books/field-problems.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { ActToApprove } from '#domain/books/staff/approval.ts';
import { changedRates, soldOnAccount } from '#domain/books/counter/sale-acts.ts';
import type { Access } from '#data/books/staff/access.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { insertSettling } from '#data/books/vouchers/immediate-payment.ts';
import { insertVoucher, VOUCHER_TABLES } from '#data/books/vouchers/insert-voucher.ts';
import { billFacts, cashTakenFrom, limitFacts, shownBillFacts } from './bill-facts.ts';
import { letGoOfBill } from './bill-locks.ts';
import { actWithBills, billsIn, changeBills } from './bill-rows.ts';
import { changeBill } from './bills.ts';
import { insertReturn, type ReadyReturn, returnWithin, worthsOfReturn } from './insert-return.ts';
import { markOf, ofShift, SHIFT_TABLES } from './shift-at-hand.ts';
import { returnOf } from './returns.ts';

/**
 * A bill that was saved: the id, title and number of its invoice, or of its credit note where goods only came back, and the cash
 * to give back: as change, or for what came back. `movesCash` if cash was taken or given just now, so that the drawer opens.
 */
export type SavedBill = Readonly<{
  id: string;
  title: string;
  number: string;
  total: Paise;
  change: Paise;
  movesCash: boolean;
}>;

/** A bill that was not saved: nothing was changed, and each problem stands at its place. */
export class BillRefused extends Refusal {
  readonly problems: readonly BillProblem[];

  constructor(problems: readonly BillProblem[], sentence = problems[0]?.sentence ?? '') {
    super('Not saved', sentence);
    this.problems = problems;
  }
}

/** A bill that goes beyond limits, so that a person is asked first. "Go On" is `approveBill`, and then saving it again. */
export class ApprovalNeeded extends Refusal {
  readonly approvals: readonly Approval[];

  constructor(approvals: readonly Approval[]) {
    super('Not saved', approvals.map(({ sentence }) => sentence).join(' '));
    this.approvals = approvals;
  }
}

/** How a bill is paid: as its tenders stand, or with the rest in cash. */
type Paying = 'as it stands' | 'rest in cash';

/**
 * Saves a bill as its invoice with a receipt for each tender, in one transaction that also removes the bill; goods that come back
 * with it as a credit note, set against the invoice, with a payment for each tender of what is given back. A second press, key
 * or tab finds it saved, and resolves with what the first one made. Throws BillRefused with the problems at their places, or
 * ApprovalNeeded: then the rest stands in cash, where it was to be paid so.
 */
export async function saveBill(id: string, paying: Paying = 'as it stands'): Promise<SavedBill> {
  const of = await worthsOf(id);
  try {
    const saved = await actWithBills([...VOUCHER_TABLES, ...SHIFT_TABLES], (transaction, db, access) =>
      saveOnce(transaction, access, db, id, of && { ...of, paying }),
    );
    letGoOfBill(id);
    return saved;
  } catch (error) {
    const refusal = of ? asBillRefusal(error, of.bill) : error;
    if (paying === 'rest in cash' && (refusal instanceof BillRefused || refusal instanceof ApprovalNeeded))
      await putRestInCash(id);
    throw refusal;
  }
}

async function putRestInCash(id: string): Promise<void> {
  const bill = await billsIn(booksStore.database()).get(id);
  const total = bill && billSums(bill, await shownBillFacts(bill))?.total;
  if (!bill || total === undefined) return;
  const exchange = exchangeSums(await returnOf(bill), total);
  await changeBill(id, (one) => withRestOfExchange(one, exchange));
}

/** A bill with its limits and what comes back with it without a bill. */
type WithWorths = Readonly<{ bill: Bill; limits: LimitFacts; withoutBill: CreditNoteInput | undefined }>;
type ToSave = WithWorths & Readonly<{ paying: Paying }>;

/** Values the goods of a bill before it is saved, as that takes a transaction of its own. Undefined once the bill is gone. */
async function worthsOf(id: string): Promise<WithWorths | undefined> {
  try {
    const bill = await billsIn(await booksStore.opened()).get(id);
    return bill && { bill, limits: await limitFacts(bill), withoutBill: await worthsOfReturn(bill) };
  } catch (error) {
    throw asRefusal(error, 'Not saved', booksStore.closedInWords);
  }
}

/** Approves what a bill was asked about, for these figures. It is noted in the edit log when its invoice is saved. */
export async function approveBill(id: string, approvals: readonly Approval[]): Promise<void> {
  await changeBills(async (db) => {
    const bill = await billsIn(db).get(id);
    if (bill) await billsIn(db).put(withApproved(bill, approvals));
  });
}

async function saveOnce(
  transaction: WriteTransaction<Rows>,
  access: Access,
  db: Database<Rows>,
  id: string,
  of: ToSave | undefined,
): Promise<SavedBill> {
  const [[before], stored] = await Promise.all([
    transaction.where('vouchers', 'keys.bill', keyOfCounterBill(id)),
    billsIn(db).get(id),
  ]);
  if (before) return savedAs(before, false);
  if (!stored || !of) throw new Refusal('Not saved', 'This bill was cleared meanwhile. Begin a new one.');
  const at = await ofShift(transaction);
  const facts = await billFacts(stored);
  const sums = billSums(stored, facts);
  if (!sums) throw new BillRefused([...problemsInBill(stored, facts), { field: 'lines', sentence: TOO_LARGE }]);
  const back = stored.back && (await returnWithin(transaction, stored.back, facts, of.withoutBill));
  const exchange = exchangeSums(back, sums.total);
  const bill = of.paying === 'rest in cash' ? withRestOfExchange(stored, exchange) : stored;
  const { settlement, paid } = settleExchange(bill, exchange);
  const { isWalkIn, today } = facts;
  const inCash = mostInCash(today, isWalkIn, isWalkIn ? ZERO : await cashTakenFrom(db, bill.customer.id, today));
  const wrong = problemsInPayment(settlement, { isWalkIn, inCash: exchange.gets > 0 ? undefined : inCash });
  refuseBill([
    ...problemsInBill(bill, facts),
    ...(back ? problemsInBack(bill, back) : []),
    ...(wrong.length === 0 ? problemsInRest(settlement) : wrong),
    ...problemsInDrawerOf(settlement, at.drawer),
  ]);
  const beyond = beyondLimits(paid, facts, sums, of.limits);
  if (access.person) {
    for (const { right, ...what } of [...beyond, ...actsOfBill(bill)]) access.need(right, what);
  } else {
    const asked = notApproved(beyond, bill);
    if (asked.length > 0) throw new ApprovalNeeded(asked);
  }
  const mark = markOf(at, 'Sale');
  const change = exchange.gets > 0 ? settlement.recorded.cash : settlement.change;
  const counter = { bill: id, change };
  const isSold = bill.lines.length > 0;
  const invoice = isSold
    ? await insertVoucher(transaction, { ...invoiceOfBill(paid, facts), ...mark, counter }, 'Issued', {
        coming: back?.good,
      })
    : undefined;
  if (invoice?.kind === 'Invoice') refuseBill(problemsByBatches(bill, invoice.lines, today));
  if (invoice && exchange.gets === 0) {
    for (const receipt of receiptsOfBill(bill, settlement, at.drawer, today))
      await insertSettling(transaction, { ...receipt, ...mark }, invoice.id);
  }
  // Where nothing is sold the note is what the bill is known again by.
  const ready = back && (isSold ? back : { ...back, note: { ...back.note, counter } });
  const set = invoice && exchange.setOff > 0 ? [{ document: invoice.id, amount: exchange.setOff }] : [];
  const note = ready && (await insertReturn(transaction, ready, at, set));
  if (exchange.gets > 0) {
    for (const refund of refundsOfBill(bill, settlement, at.drawer, today))
      await insertVoucher(transaction, { ...refund, ...mark }, 'Issued');
  }
  const saved = invoice ?? note;
  if (!saved) throw new RangeError('A bill sells something, or takes something back.');
  noteApprovals(transaction, bill, beyond, saved);
  await billsIn(db).delete(id);
  return savedAs(saved, settlement.recorded.cash > 0 || settlement.change > 0);
}

/** Lists what of a bill needs a right of its own, besides what goes beyond limits. */
function actsOfBill({ id, customer, lines, tenders, back }: Bill): readonly ActToApprove[] {
  const returned = back && {
    right: 'invoice' in back ? ('returnWithBill' as const) : ('returnWithoutBill' as const),
    key: `return/${id}/${canonicalJson(back)}`,
    sentence: 'invoice' in back ? 'Goods come back.' : 'Goods come back without their bill.',
  };
  return [
    ...changedRates(lines),
    ...soldOnAccount(customer, tenders.onAccount ?? ZERO),
    ...(returned ? [returned] : []),
  ];
}

/** An exchange is for the customer who bought the goods. */
function problemsInBack({ customer }: Bill, { note }: ReadyReturn): readonly BillProblem[] {
  if (!note.party || note.party.id === customer.id) return [];
  return [{ field: 'customer', sentence: `The goods come back from ${note.party.name}. Choose that customer.` }];
}

/** Each stands at the invoice, where its history shows it. */
function noteApprovals(
  transaction: WriteTransaction<Rows>,
  bill: Bill,
  beyond: readonly Approval[],
  invoice: Voucher,
): void {
  for (const { sentence } of beyond) {
    transaction.note({
      action: 'approve',
      kind: 'Voucher',
      record: invoice.id,
      name: titleOf(invoice),
      after: { bill: billTitle(bill) },
      reason: sentence,
    });
  }
}

function savedAs(invoice: Voucher, movesCash: boolean): SavedBill {
  if (invoice.kind !== 'Invoice' && invoice.kind !== 'Credit Note')
    throw new RangeError('A bill is saved as an invoice, or as the note of what came back.');
  const { id, number, sums, counter } = invoice;
  return { id, number, title: titleOf(invoice), total: sums.total, change: counter?.change ?? ZERO, movesCash };
}

function refuseBill(problems: readonly BillProblem[]): void {
  if (problems.length > 0) throw new BillRefused(problems);
}

/** A refusal of the invoice of a bill, with its sentences at their places in the bill. */
function asBillRefusal(error: unknown, bill: Bill): unknown {
  if (!(error instanceof Refusal) || error instanceof BillRefused || error instanceof ApprovalNeeded) return error;
  const problems = problemsAt(bill, error.fields);
  return problems.length === 0 ? error : new BillRefused(problems, error.message);
}
