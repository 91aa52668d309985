import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import type { Discount } from '#domain/books/discount.ts';
import type { Rate } from '#domain/books/rate.ts';
import type { UnitCode } from '#domain/books/unit.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { Approval } from './bill-problem.ts';
import type { BillReturn } from './bill-return.ts';
import { NOTHING_TAKEN, type Tenders } from './tender.ts';

/** A bill in the making at the counter. It is no voucher yet: saving makes an invoice of it, and its receipts. */
export type Bill = Readonly<{
  /** The invoice that it becomes keeps it, so that a bill is saved once. */
  id: string;
  /** The day on which it was begun, and its number among the bills of that day. */
  day: IsoDate;
  serial: number;
  customer: Named;
  /** In the order in which they were added. */
  lines: readonly BillLine[];
  /** The id of the line that was added or changed last; 0 if none was. */
  newest: number;
  /** The last id that a line of it was given. */
  lastLine: number;
  billDiscount: Discount | null;
  /** The goods that come back with it. Its customer is theirs. */
  back?: BillReturn;
  tenders: Tenders;
  /** Whether Pay was opened: from then on, what is taken off it is noted in the edit log. */
  wasAtPay: boolean;
  /** The approvals that were given, each for its figures only. */
  approved: readonly Approval[];
  /** The moments at which it was begun, and from which it is held; '' while it is not. */
  begunAt: string;
  heldSince: string;
}>;

export type BillLine = Readonly<{
  /** Its number within the bill. */
  id: number;
  item: Named;
  unit: UnitCode;
  /** Of a pack: how many units of the item are in one. */
  contains?: Quantity;
  /** In paise, GST included. */
  mrp?: Paise;
  quantity: Quantity;
  /** Of one `unit`, GST included; null while an item without a price waits for one. */
  rate: Rate | null;
  /** The rate that it was added with, from which what it falls is counted; null where the item has no price. */
  listRate: Rate | null;
  discount: Discount | null;
  /** Its quantity came from a scale. */
  isWeighed?: boolean;
}>;

/** A line before it stands in a bill. */
export type NewLine = Omit<BillLine, 'id'>;

/** Returns an empty bill. `begunAt` is a moment in UTC. */
export function blankBill(
  id: string,
  { day, serial, begunAt, customer }: Pick<Bill, 'day' | 'serial' | 'begunAt' | 'customer'>,
): Bill {
  return {
    id,
    day,
    serial,
    customer,
    lines: [],
    newest: 0,
    lastLine: 0,
    billDiscount: null,
    tenders: NOTHING_TAKEN,
    wasAtPay: false,
    approved: [],
    begunAt,
    heldSince: '',
  };
}

/** "Bill 7", as people call it while it has no number. */
export function billTitle({ serial }: Pick<Bill, 'serial'>): string {
  return `Bill ${serial}`;
}

/** Whether nothing was entered in it that would be lost. */
export function isBlankBill({ lines, back }: Pick<Bill, 'lines' | 'back'>): boolean {
  return lines.length === 0 && !back;
}

/** Returns a line by its id, if it is there still. */
export function lineOf({ lines }: Pick<Bill, 'lines'>, id: number): BillLine | undefined {
  return lines.find((line) => line.id === id);
}

/** Returns lines with the newest last, and the others in the order in which they were added. */
export function newestLast(lines: readonly BillLine[], newest: number): readonly BillLine[] {
  const last = lines.filter(({ id }) => id === newest);
  return last.length === 0 ? lines : [...lines.filter(({ id }) => id !== newest), ...last];
}

/** Returns how many pieces are in the basket: what is weighed or cut counts as one. */
export function piecesIn(lines: readonly Pick<BillLine, 'quantity' | 'isWeighed'>[]): number {
  return lines
    .map(({ quantity, isWeighed }) => (isWeighed !== true && Number.isInteger(quantity) ? quantity : 1))
    .reduce((all, pieces) => all + pieces, 0);
}
