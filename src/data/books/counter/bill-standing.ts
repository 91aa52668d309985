import { type Paise, ZERO } from '#domain/money.ts';
import { refusalOn } from '#domain/books/audit/lock.ts';
import type { Bill } from '#domain/books/counter/bill.ts';
import { type BillFacts, invoiceOfBill } from '#domain/books/counter/bill-invoice.ts';
import { type BillSums, billSums } from '#domain/books/counter/bill-money.ts';
import type { Approval, BillProblem } from '#domain/books/counter/bill-problem.ts';
import { problemsAt, problemsInBill, problemsInPayment } from '#domain/books/counter/bill-problems.ts';
import { exchangeSums, settleExchange } from '#domain/books/counter/exchange.ts';
import { beyondLimits, notApproved } from '#domain/books/counter/limits.ts';
import { mostInCash } from '#domain/books/counter/stops.ts';
import { goodPart } from '#domain/books/counter/take-back.ts';
import { problemsInGoods } from '#domain/books/stock/missing-goods.ts';
import { locks } from '#data/books/audit/locks.ts';
import { expiredNow } from '#data/books/batches/missing-batches.ts';
import { missingNow } from '#data/books/stock/missing-goods.ts';
import { booksStore } from '#data/books/store.ts';
import { billFacts, cashTakenFrom, limitFacts, shownBillFacts } from './bill-facts.ts';
import { billsIn } from './bill-rows.ts';
import { type ReturnInBill, returnOf } from './returns.ts';

/** How a bill stands: what its page shows besides what was entered. */
type BillStanding = Readonly<{
  facts: BillFacts;
  /** Undefined for what nobody can count. */
  sums: BillSums | undefined;
  /** Why it cannot be paid, the first first: at its lines, its customer, its day. */
  problems: readonly BillProblem[];
  /** Goods that are not there, or have expired, where the business only warns of that: it is saved nevertheless. */
  warnings: readonly BillProblem[];
}>;

/** How a bill stands at Pay, besides what was entered there. */
type PaymentStanding = Readonly<{
  /** The problems of the tenders, by their fields. */
  problems: readonly BillProblem[];
  /** The limits that it goes beyond, as far as nobody approved that yet. */
  approvals: readonly Approval[];
  /** The most of it that can be taken in cash today, by law; undefined for any. */
  inCash: Paise | undefined;
}>;

/**
 * Reads the bill that a tab works on, what it must know of the books, and what comes back with it; undefined once it is saved or
 * cleared. For a live read, in one transaction where nothing comes back: a scan waits for it.
 */
export async function billAtHand(
  id: string,
): Promise<Readonly<{ bill: Bill; facts: BillFacts; back: ReturnInBill | undefined }> | undefined> {
  const db = booksStore.database();
  const read = await db.transaction('r', ['bills', 'business', 'parties', 'items'], async () => {
    const bill = await billsIn(db).get(id);
    return bill && { bill, facts: await shownBillFacts(bill) };
  });
  return read && { ...read, back: await returnOf(read.bill) };
}

/** Reads how a bill stands. For a live read; saving it checks all of it again. */
export async function standingOfBill(bill: Bill): Promise<BillStanding> {
  const facts = await shownBillFacts(bill);
  const own = problemsInBill(bill, facts);
  const locked = refusalOn(await locks(), facts.today);
  const back = await returnOf(bill);
  const coming = back && bill.back && goodPart(back.note, bill.back);
  const invoice = invoiceOfBill(bill, facts);
  const short = problemsInGoods(await missingNow(invoice, undefined, coming));
  const expired = await expiredNow(invoice, undefined, coming);
  const { negativeStock, expiredGoods } = facts.business;
  const [missing, past] = expiredGoods === 'Warn' ? [short, expired] : [{ ...short, ...expired }, {}];
  const isRefused = negativeStock === 'Refuse';
  return {
    facts,
    sums: billSums(bill, facts),
    problems: [
      ...own,
      ...(locked === undefined ? [] : [{ field: 'date', sentence: locked } as const]),
      ...(isRefused ? problemsAt(bill, missing) : []),
    ],
    warnings: [...(isRefused ? [] : problemsAt(bill, missing)), ...problemsAt(bill, past)],
  };
}

/** Reads how a bill stands at Pay. For a live read there alone, as it values the goods of the bill. */
export async function standingAtPay(bill: Bill): Promise<PaymentStanding> {
  const facts = await billFacts(bill);
  const { today, isWalkIn } = facts;
  const sums = billSums(bill, facts);
  const taken = isWalkIn ? undefined : await cashTakenFrom(booksStore.database(), bill.customer.id, today);
  const inCash = mostInCash(today, isWalkIn, taken ?? ZERO);
  if (!sums) return { problems: [], approvals: [], inCash };
  const exchange = exchangeSums(await returnOf(bill), sums.total);
  const { settlement, paid } = settleExchange(bill, exchange);
  return {
    problems: problemsInPayment(settlement, { isWalkIn, inCash: exchange.gets > 0 ? undefined : inCash }),
    approvals: notApproved(beyondLimits(paid, facts, sums, await limitFacts(paid)), bill),
    inCash,
  };
}
