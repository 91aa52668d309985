import type { IsoDate } from '#domain/calendar.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import type { DocumentLine } from '#domain/books/documents/document.ts';
import { aboveMrp } from '#domain/books/documents/above-mrp.ts';
import { recipientMissingFrom, recipientNeededInWords } from '#domain/books/documents/document-hints.ts';
import { cashForbiddenFrom } from '#domain/books/law/counter-stops.ts';
import type { Bill } from './bill.ts';
import { type BillFacts, invoiceOfBill } from './bill-invoice.ts';
import type { BillProblem } from './bill-problem.ts';

/** The stops of the law at the counter, which nobody approves: dated rows of GST › Law. */

/** Returns the problems of a bill by law, but for its cash: rates above the MRP, and a buyer that an invoice must bear. */
export function problemsByLaw(bill: Bill, facts: BillFacts): readonly BillProblem[] {
  const above = bill.lines.flatMap((line) => problemsAboveMrp(line, facts.today));
  const limit = recipientMissingFrom(invoiceOfBill(bill, facts));
  if (limit === undefined) return above;
  const what = facts.isWalkIn ? 'Choose the customer.' : `Add them to ${bill.customer.name}.`;
  return [...above, { field: 'customer', sentence: `${recipientNeededInWords(limit)} ${what}` }];
}

/**
 * Returns the problems of a bill whose rates are above the MRP of a batch that goes: `sold` are the lines of its invoice, for which
 * saving has chosen the batches.
 */
export function problemsByBatches(
  { lines }: Pick<Bill, 'lines'>,
  sold: readonly Pick<DocumentLine, 'mrp'>[],
  day: IsoDate,
): readonly BillProblem[] {
  return lines.flatMap((line, at) => {
    const mrp = sold[at]?.mrp;
    return mrp === undefined ? [] : problemsAboveMrp({ ...line, mrp }, day);
  });
}

function problemsAboveMrp({ id, item, rate, mrp }: Bill['lines'][number], day: IsoDate): readonly BillProblem[] {
  const sentence = aboveMrp(rate, mrp, day);
  return sentence === undefined ? [] : [{ line: id, item, field: 'rate', sentence }];
}

/**
 * The most that a bill may be paid in cash on a day, in paise from 0: a paisa under the limit, less what the customer paid in cash
 * that day. Who walks in is not known again, so that only the bill counts. Undefined where there is no limit.
 */
export function mostInCash(day: IsoDate, isWalkIn: boolean, takenToday: Paise): Paise | undefined {
  const limit = cashForbiddenFrom(day);
  if (limit === undefined) return undefined;
  return asPaise(Math.max(limit - 1 - (isWalkIn ? 0 : takenToday), 0));
}

/** The refusal of more cash than that. */
export function problemInCash(cash: Paise, most: Paise | undefined): string | undefined {
  if (most === undefined || cash <= most) return undefined;
  return most === 0
    ? 'No more can be taken in cash today. Take it otherwise.'
    : `${formatRupees(most)} can be taken in cash. Take the rest otherwise.`;
}
