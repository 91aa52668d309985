import { addQuantities, asQuantity, type Quantity } from '#domain/quantity.ts';
import type { Discount } from '#domain/books/discount.ts';
import type { Rate } from '#domain/books/rate.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { Bill, BillLine, NewLine } from './bill.ts';
import type { Approval } from './bill-problem.ts';
import type { BillReturn } from './bill-return.ts';
import type { Tenders } from './tender.ts';

/** The changes of a bill in the making. None of these functions changes what it is given. */

/**
 * Returns the bill after an item was scanned or chosen: more in the line that has its unit, rate and MRP and neither a discount
 * nor a weight, else a line of its own.
 */
export function withAdded(bill: Bill, line: NewLine): Bill {
  const same = line.isWeighed === true ? undefined : bill.lines.find((other) => isMerged(other, line));
  if (same) return withQuantity(bill, same.id, addQuantities(same.quantity, line.quantity));
  const id = bill.lastLine + 1;
  return { ...bill, lines: [...bill.lines, { ...line, id }], lastLine: id, newest: id };
}

/** Returns the bill with one more in a line, or one less. With less than one it stands at nothing, which is for a question to settle. */
export function withMore(bill: Bill, id: number, by: 1 | -1): Bill {
  const line = bill.lines.find((one) => one.id === id);
  if (!line) return bill;
  return withQuantity(bill, id, asQuantity(Math.max(addQuantities(line.quantity, asQuantity(by)), 0)));
}

/** Whether one less leaves nothing of a line, so that the page asks whether to remove it. */
export function isLastOne({ quantity }: Pick<BillLine, 'quantity'>): boolean {
  return quantity <= 1;
}

export function withoutLine(bill: Bill, id: number): Bill {
  const lines = bill.lines.filter((line) => line.id !== id);
  return { ...bill, lines, newest: bill.newest === id ? (lines.at(-1)?.id ?? 0) : bill.newest };
}

export function withQuantity(bill: Bill, id: number, quantity: Quantity): Bill {
  return withLine(bill, id, (line) => ({ ...line, quantity }));
}

export function withRate(bill: Bill, id: number, rate: Rate | null): Bill {
  return withLine(bill, id, (line) => ({ ...line, rate }));
}

export function withDiscount(bill: Bill, id: number, discount: Discount | null): Bill {
  return withLine(bill, id, (line) => ({ ...line, discount }));
}

export function withBillDiscount(bill: Bill, billDiscount: Discount | null): Bill {
  return { ...bill, billDiscount };
}

export function withCustomer(bill: Bill, { id, name }: Named): Bill {
  return { ...bill, customer: { id, name } };
}

/** Returns the bill with goods that come back, for the customer who bought them; what was taken back before is replaced. */
export function withReturn(bill: Bill, back: BillReturn, customer: Named): Bill {
  return { ...withCustomer(bill, customer), back };
}

export function withoutReturn({ back: _, ...bill }: Bill): Bill {
  return bill;
}

export function withTenders(bill: Bill, tenders: Tenders): Bill {
  return { ...bill, tenders };
}

/** Returns the bill once Pay is open. */
export function atPay(bill: Bill): Bill {
  return bill.wasAtPay ? bill : { ...bill, wasAtPay: true };
}

/** Returns the bill with what was approved of it; each holds for its own figures only. */
export function withApproved(bill: Bill, approvals: readonly Approval[]): Bill {
  const known = new Set(bill.approved.map(({ key }) => key));
  return { ...bill, approved: [...bill.approved, ...approvals.filter(({ key }) => !known.has(key))] };
}

function withLine(bill: Bill, id: number, change: (line: BillLine) => BillLine): Bill {
  if (!bill.lines.some((line) => line.id === id)) return bill;
  return { ...bill, lines: bill.lines.map((line) => (line.id === id ? change(line) : line)), newest: id };
}

function isMerged(other: BillLine, line: NewLine): boolean {
  return (
    other.item.id === line.item.id &&
    other.unit === line.unit &&
    other.contains === line.contains &&
    other.mrp === line.mrp &&
    other.rate === line.rate &&
    other.discount === null &&
    other.isWeighed !== true
  );
}
