import type { Database } from '#data/store/database.ts';
import { zAgrees } from '#domain/books/counter/shifts/shift-report.ts';
import { type Shift, titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { nodeOfKey } from '#domain/books/ledger/posting-sums.ts';
import { shiftSumRow } from '#domain/books/ledger/shift-sums.ts';
import type { Discrepancy } from '#data/books/discrepancy.ts';
import { sumsIn, sumsOf } from '#data/books/projections/sum-rows.ts';
import type { Rows } from '#data/books/tables.ts';
import { changedAfterZ } from './changed-after-z.ts';

/**
 * Returns the Zs that differ from the sums of the vouchers of their shifts, where none of these was changed since, and the numbers
 * that are missing among those of a drawer, in the transaction that is open. They are told, and never put right.
 */
export async function differencesInShifts(db: Database<Rows>): Promise<readonly Discrepancy[]> {
  const shifts = await db.records('shifts').toArray();
  const found: Discrepancy[] = [];
  const last = new Map<string, number>();
  for (const shift of shifts) {
    const what = `${titleOfShift(shift)} of ${shift.drawer.name}`;
    const next = (last.get(shift.drawer.id) ?? 0) + 1;
    last.set(shift.drawer.id, shift.number);
    if (shift.number !== next) found.push({ what, stored: `after ${next - 1}`, rebuilt: `${next}. One is missing` });
    if (await differs(db, shift)) found.push({ what, stored: 'its Z', rebuilt: 'other sums of its vouchers' });
  }
  return found;
}

async function differs(db: Database<Rows>, shift: Shift): Promise<boolean> {
  if (!shift.z) return false;
  const row = await sumsIn(db).get(shiftSumRow(shift.id));
  const sums = new Map([...sumsOf(row ? [row] : [])].map(([key, flow]) => [nodeOfKey(key), flow]));
  return !zAgrees(shift.z, sums) && (await changedAfterZ(db, shift)).length === 0;
}
