import type { Database } from '#data/store/database.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Rows } from '#data/books/tables.ts';

/**
 * Reads the vouchers of a closed shift that were changed or cancelled after its Z, in their order: of those that were ever changed,
 * which an index has, the ones whose last entry of the log came after that of the closing.
 */
export async function changedAfterZ(db: Database<Rows>, { id, z }: Shift): Promise<readonly Voucher[]> {
  if (!z) return [];
  const changed = await db.records('vouchers').where('keys.changed').equals(id).toArray();
  if (changed.length === 0) return [];
  const closing = await lastSeq(db, id, 'change');
  const latest: number[] = [];
  for (const voucher of changed) latest.push(await lastSeq(db, voucher.id));
  return changed.filter((_, at) => (latest[at] ?? 0) > closing);
}

async function lastSeq(db: Database<Rows>, record: string, deed?: 'change'): Promise<number> {
  const edits = await db.records('edits').where('record').equals(record).toArray();
  return Math.max(0, ...edits.filter((edit) => deed === undefined || edit.deed === deed).map(({ seq }) => seq));
}
