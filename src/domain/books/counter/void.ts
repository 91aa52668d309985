import { formatNumber, formatRupees } from '#domain/format.ts';
import { asPaise, type Paise, sumOf } from '#domain/money.ts';
import { addQuantities, asQuantity, type Quantity } from '#domain/quantity.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { amountOfBillLine } from './bill-money.ts';
import type { Bill } from './bill.ts';

/** Goods that were taken off a bill, or the whole of it, after Pay was opened, and their value, GST included. */
export type Void = Readonly<{ item?: Named; quantity?: Quantity; amount: Paise }>;

/** Lists what a change takes off a bill once Pay was opened: a line that is gone, or has less in it. None before that. */
export function voidsBetween(before: Bill, after: Bill): readonly Void[] {
  if (!before.wasAtPay) return [];
  return before.lines.flatMap((line) => {
    const now = after.lines.find(({ id }) => id === line.id);
    if (now && now.quantity >= line.quantity) return [];
    const left = now ? amountOfBillLine({ ...line, quantity: now.quantity }) : 0;
    const quantity = addQuantities(line.quantity, asQuantity(0 - (now?.quantity ?? 0)));
    return [{ item: line.item, quantity, amount: asPaise(amountOfBillLine(line) - left) }];
  });
}

/** Returns what is taken off, for the one who approves it: "Salt, 2, off the bill: ₹40." */
export function voidInWords({ item, quantity, amount }: Void): string {
  const what =
    item && quantity !== undefined ? `${item.name}, ${formatNumber(quantity)}, off the bill` : 'The bill is cleared';
  return `${what}: ${formatRupees(amount)}.`;
}

/** Returns the void of a whole bill that is cleared; undefined if Pay was never opened, or nothing is in it. */
export function voidOfBill({ wasAtPay, lines }: Bill): Void | undefined {
  if (!wasAtPay || lines.length === 0) return undefined;
  return { amount: sumOf(lines.map(amountOfBillLine)) };
}
