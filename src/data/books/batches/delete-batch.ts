import { act } from '#data/books/act.ts';
import { BY_DAY, movesIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import type { Database } from '#data/store/database.ts';
import { Refusal } from '#data/store/refusal.ts';
import type { Batch } from '#domain/books/batch.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';

/**
 * Deletes a batch that no issued voucher names: one that was mistyped and corrected, or whose voucher was cancelled. Documents keep
 * what they said of it. Refused, naming the voucher, for any other.
 */
export function deleteBatch(id: string): Promise<void> {
  return act(
    'masters',
    ['batches', 'vouchers'],
    async (transaction) => {
      const batch = await transaction.find('batches', id);
      await transaction.read((db) => refuseNamed(db, batch));
      await transaction.remove('batches', batch);
    },
    'Not deleted',
  );
}

/** Refuses to delete it as `deleteBatch` would, before it is asked. */
export function refuseDeletingBatch(batch: Batch): Promise<void> {
  return refuseNamed(booksStore.database(), batch);
}

async function refuseNamed(db: Database<Rows>, batch: Batch): Promise<void> {
  const voucher = await voucherNaming(db, batch);
  if (!voucher) return;
  throw new Refusal('Not deleted', `Batch ${batch.number} is used by ${titleOf(voucher)}. Edit it instead.`);
}

/** Returns a voucher that moved some of a batch, or counted it; no index is kept for this alone. */
async function voucherNaming(db: Database<Rows>, { id, item }: Batch): Promise<Voucher | undefined> {
  const moves = await movesIn(db).where(BY_DAY).between([item.id, ''], [item.id, '\uffff']).toArray();
  const moved = moves.find(({ batches = [] }) => batches.some(({ batch }) => batch === id));
  const vouchers = db.records('vouchers');
  if (moved) return vouchers.get(moved.voucher);
  const counts = await vouchers.where('keys.counted').between(`${item.id}/`, `${item.id}/\uffff`).toArray();
  return counts.find((voucher) =>
    kindOf(voucher)
      .counts(voucher)
      .some(({ batch }) => batch?.id === id),
  );
}
