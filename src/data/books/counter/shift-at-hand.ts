import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Drawer } from '#domain/books/counter/drawer.ts';
import type { ShiftMark, ShiftPart } from '#domain/books/voucher-head.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import type { Rows } from '#data/books/tables.ts';
import { drawerWithin } from './drawers.ts';

/** The tables that `ofShift` reads. */
export const SHIFT_TABLES = ['drawers', 'shifts', 'ledgers'] as const;

/**
 * The drawer of this device, and its open shift where it has shifts. Refused without one: "Open a shift first." What is saved at
 * the counter calls it in its own action, over `SHIFT_TABLES` besides.
 */
export async function ofShift(transaction: WriteTransaction<Rows>): Promise<AtCounter> {
  const at = await atCounter(transaction);
  if (at.drawer.shifts && !at.shift) throw new Refusal('Not saved', 'Open a shift first.');
  return at;
}

/** The drawer of this device, and its shift if one is open: for what waits for none, such as a void. */
export async function atCounter(transaction: WriteTransaction<Rows>): Promise<AtCounter> {
  const drawer = await drawerWithin(transaction);
  const [shift] = drawer.shifts ? await transaction.where('shifts', 'keys.open', drawer.id) : [];
  return { drawer, ...(shift && { shift }) };
}

export type AtCounter = Readonly<{ drawer: Drawer; shift?: Shift }>;

/**
 * The mark of a voucher of the shift, to spread into its input: `{ ...invoice, ...markOf(at, 'Sale') }`. Bills, their receipts and
 * payments, and credit notes are of 'Sale'. Nothing without shifts.
 */
export function markOf({ shift }: AtCounter, as: ShiftPart): Readonly<{ shift?: ShiftMark }> {
  return shift ? { shift: { id: shift.id, as } } : {};
}

/**
 * Notes in the edit log what was done at the counter and changed no record: a void, with its value, or that the drawer was opened.
 * An X or a Z counts those of its shift.
 */
export function noteAtCounter(
  transaction: WriteTransaction<Rows>,
  { drawer, shift }: AtCounter,
  action: 'void' | 'open',
  after: object,
  reason?: string,
): void {
  const record = shift?.id ?? drawer.id;
  transaction.note({
    action,
    kind: 'Counter',
    record,
    name: drawer.name,
    after,
    ...(reason !== undefined && { reason }),
  });
}
