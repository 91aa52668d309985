import { today } from '#data/clock.ts';
import { listOf } from '#data/lists/sorting.ts';
import type { Drawer } from '#domain/books/counter/drawer.ts';
import type { ShiftFigures } from '#domain/books/counter/shifts/shift-report.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import type { Paise } from '#domain/money.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { changedAfterZ } from '#data/books/audit/changed-after-z.ts';
import { refuseSight, see } from '#data/books/staff/access.ts';
import { booksStore } from '#data/books/store.ts';
import { drawerInUse } from './drawers.ts';
import { cashWithin, shiftFiguresWithin } from './shift-figures.ts';

/** The shifts, the latest first. */
export const SHIFT_LIST = listOf(booksStore, 'shifts', { sorts: { newest: '' }, filter: '' });

/**
 * The drawer of this device, its open shift, and the balance of its ledger today, from which the next one opens. Screens show that
 * before the count only to one who may see it.
 */
export type DrawerStanding = Readonly<{ drawer: Drawer; shift: Shift | undefined; cash: Paise }>;

export async function drawerStanding(): Promise<DrawerStanding> {
  const drawer = await drawerInUse();
  const [open] = drawer.shifts ? await booksStore.records('shifts').where('keys.open').equals(drawer.id).toArray() : [];
  return {
    drawer,
    shift: open && fieldsOf(open),
    cash: await cashWithin(booksStore.database(), drawer.cash.id, today()),
  };
}

/** A shift, if there is one. */
export async function shift(id: string): Promise<Shift | undefined> {
  const row = await booksStore.records('shifts').get(id);
  if (row && booksStore.shown('shifts', [row]).length === 0) refuseSight('reports');
  return row && fieldsOf(row);
}

/** The figures of an X: what a shift has come to so far. It changes nothing. */
export async function xReport(of: Shift): Promise<ShiftFigures> {
  see('expectedCash');
  return shiftFiguresWithin(booksStore.database(), of, today());
}

/** The vouchers of a closed shift that were changed or cancelled after its Z, in their order. */
export function changesAfterZ(of: Shift): Promise<readonly Voucher[]> {
  return changedAfterZ(booksStore.database(), of);
}

function fieldsOf(row: Shift & Readonly<{ keys?: unknown }>): Shift {
  const { keys: _, ...fields } = row;
  return fields;
}
