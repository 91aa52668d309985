import { asQuantity } from '#domain/quantity.ts';
import { formatNumber } from '#domain/format.ts';
import type { OrderLineSums } from './order-line-sums.ts';

/** The rest of a line that is to be done, in thousandths of the item's unit, never below 0. */
export type LineLeft = Readonly<{
  /** To deliver of a sales order, to receive of a purchase order, with the party of a challan, to take of a quotation. */
  goods: number;
  /** To bill of a sales order. */
  bill: number;
}>;

/**
 * Returns what is left of a line. Of one that is closed nothing is left to deliver, and only what was delivered is left to bill.
 * A service is only billed.
 */
export function leftOfLine(row: OrderLineSums): LineLeft {
  const { kind, ordered, taken, delivered, billed, back, isService } = row;
  const isClosed = row.closed === true;
  const open = (count: number) => Math.max(0, count);
  if (kind === 'Sales Order') {
    const toDeliver = isClosed || isService ? 0 : open(ordered - delivered);
    const toBill = isClosed ? (isService ? 0 : open(Math.min(delivered, ordered) - billed)) : open(ordered - billed);
    return { goods: toDeliver, bill: toBill };
  }
  if (isClosed) return NOTHING_LEFT;
  return { goods: kind === 'Delivery Challan' ? open(ordered - back - billed) : open(ordered - taken), bill: 0 };
}

/** Returns how much of a line is still to come, in thousandths: goods to deliver or to receive; a service of a customer is billed. */
export function pendingOf(row: OrderLineSums): number {
  const { goods, bill } = leftOfLine(row);
  return row.isService && row.kind === 'Sales Order' ? bill : goods;
}

/** Whether anything is left of a line. */
export function isLineOpen(row: OrderLineSums): boolean {
  const { goods, bill } = leftOfLine(row);
  return goods > 0 || bill > 0;
}

/** Returns the thousandths of its item that a line reserves, or has on order. */
export function awaitedBy(row: OrderLineSums | undefined): Readonly<{ reserved: number; onOrder: number }> {
  const goods = !row || row.isService ? 0 : leftOfLine(row).goods;
  return {
    reserved: row?.kind === 'Sales Order' ? goods : 0,
    onOrder: row?.kind === 'Purchase Order' ? goods : 0,
  };
}

/** The ways in which a line can be exceeded: each against what was ordered with the percentage that is allowed on it. */
type Exceeding = 'taken' | 'delivered' | 'billed';

/** The sums of a line as they stand, without the voucher that is saved, and with it as it will be. */
type Change = Readonly<Record<'row' | 'without' | 'now', OrderLineSums>>;

/**
 * Says that more is taken of a line than it has, or undefined. `allowed` is the over-delivery in percent, which counts for orders:
 * nobody sends back more than he has. Who was quoted some may order more. What was too much before may stay.
 */
export function problemInTakingOf({ row, without, now }: Change, allowed: number): string | undefined {
  const { kind, number, unit } = row;
  if (kind === 'Quotation') return undefined;
  const most = mostOf(row, allowed);
  if (kind === 'Delivery Challan') {
    const settled = (sums: OrderLineSums) => sums.back + sums.billed;
    if (settled(now) <= Math.max(most.billed, settled(row))) return undefined;
    return atMost(most.billed - settled(without), unit, number);
  }
  const over = (['taken', 'delivered', 'billed'] as const).find((how) => now[how] > Math.max(most[how], row[how]));
  return over && atMost(most[over] - without[over], unit, number);
}

function atMost(count: number, unit: string, number: string): string {
  if (count <= 0) return `Nothing of ${number} is left.`;
  return `At most ${formatNumber(asQuantity(count / 1000))} ${unit} of ${number} are left.`;
}

function mostOf(row: OrderLineSums, allowed: number): Readonly<Record<Exceeding, number>> {
  const isOrder = row.kind === 'Sales Order' || row.kind === 'Purchase Order';
  // A closed line gives no more than it gave; what it delivered may be billed.
  if (row.closed) return { taken: row.taken, delivered: row.delivered, billed: Math.max(row.billed, row.delivered) };
  const most = row.ordered + (isOrder ? Math.floor((row.ordered * allowed) / 100) : 0);
  return { taken: most, delivered: most, billed: most };
}

const NOTHING_LEFT: LineLeft = { goods: 0, bill: 0 };
