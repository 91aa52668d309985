import { fieldProblems, problemInStanding, type VoucherProblems } from '#domain/books/field-problems.ts';
import { problemsInDocument } from '#domain/books/documents/document-problems.ts';
import type { Bill, BillLine } from './bill.ts';
import { type BillFacts, invoiceOfBill } from './bill-invoice.ts';
import type { BillField, BillProblem } from './bill-problem.ts';
import { problemInCounterQuantity } from './line-entry.ts';
import type { BillSettlement } from './settle.ts';
import { problemInCash, problemsByLaw } from './stops.ts';
import { TENDERS } from './tender.ts';
import { formatRupees } from '#domain/format.ts';
import type { Paise } from '#domain/money.ts';

/** Lists all that keeps a bill from being paid, at its lines and at the bill: what its invoice refuses, and what the law forbids. */
export function problemsInBill(bill: Bill, facts: BillFacts): readonly BillProblem[] {
  // Goods that only come back are money given back, and no invoice.
  if (bill.lines.length === 0)
    return bill.back ? problemsInCustomer(facts) : [{ field: 'lines', sentence: 'Scan or find an item first.' }];
  const own = [...bill.lines.flatMap((line) => problemsInOwn(line, facts)), ...problemsInCustomer(facts)];
  const known = new Set(own.map(placeOf));
  const further = problemsAt(bill, problemsInDocument(invoiceOfBill(bill, facts), facts.business));
  return [...own, ...further.filter((one) => !known.has(placeOf(one))), ...problemsByLaw(bill, facts)];
}

/**
 * Lists what is wrong with how a bill is paid. `inCash` is the most that can be taken in cash, where the law knows a limit. The
 * fields are those of the tenders.
 */
export function problemsInPayment(
  { recorded, problems }: BillSettlement,
  { isWalkIn, inCash }: Readonly<{ isWalkIn: boolean; inCash: Paise | undefined }>,
): readonly BillProblem[] {
  const found = fieldProblems({
    ...problems,
    cash: problems.cash ?? problemInCash(recorded.cash, inCash),
    onAccount: problems.onAccount ?? (isWalkIn && recorded.onAccount > 0 ? NO_NAME : undefined),
  });
  return TENDERS.flatMap((field) => {
    const sentence = found[field];
    return sentence === undefined ? [] : [{ field, sentence }];
  });
}

/** Says that something of the total is not paid yet: a problem only of who saves it. */
export function problemsInRest({ remaining }: BillSettlement): readonly BillProblem[] {
  return remaining === 0
    ? []
    : [{ field: 'cash', sentence: `${formatRupees(remaining)} remains. Enter how it is paid.` }];
}

/** Puts the problems of an invoice at the places of the bill that it is made of: those of a line at that line. */
export function problemsAt(bill: Bill, problems: VoucherProblems): readonly BillProblem[] {
  return Object.entries(problems).map(([name, sentence]) => {
    const [, at, of = ''] = /^lines\.(\d+)\.(.+)$/.exec(name) ?? [];
    const line = at === undefined ? undefined : bill.lines[Number(at)];
    if (!line) return { field: FIELDS[name] ?? 'lines', sentence };
    return { line: line.id, item: line.item, field: FIELDS[of] ?? 'item', sentence };
  });
}

/** An item that is gone or inactive; a quantity that no bill sells. */
function problemsInOwn({ id, item, quantity }: BillLine, { items }: BillFacts): readonly BillProblem[] {
  const known = items.get(item.id);
  const standing = known ? { name: item.name, isActive: known.isActive } : undefined;
  const gone =
    standing?.isActive === false ? `${item.name} is inactive. Remove it, or make it active again.` : undefined;
  const wrong = {
    item: standing ? gone : 'It was deleted meanwhile. Remove it.',
    quantity: problemInCounterQuantity(quantity),
  };
  return (['item', 'quantity'] as const).flatMap((field) => {
    const sentence = wrong[field];
    return sentence === undefined ? [] : [{ line: id, item, field, sentence }];
  });
}

function problemsInCustomer({ customer }: BillFacts): readonly BillProblem[] {
  const sentence = problemInStanding(customer);
  return sentence === undefined ? [] : [{ field: 'customer', sentence }];
}

function placeOf({ line, field }: BillProblem): string {
  return `${line ?? ''}/${field}`;
}

/** The fields of an invoice and its lines that a bill has; all else of a line is for its item to say. */
const FIELDS: Readonly<Record<string, BillField>> = {
  quantity: 'quantity',
  rate: 'rate',
  discount: 'discount',
  billDiscount: 'billDiscount',
  party: 'customer',
  place: 'customer',
  date: 'date',
};
const NO_NAME = 'Choose the customer first: what goes on account is owed by somebody.';
