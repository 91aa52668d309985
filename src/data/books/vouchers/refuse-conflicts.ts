import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { SummedInput, Voucher } from '#domain/books/vouchers/voucher.ts';
import { refuseMissingGoods } from '#data/books/stock/missing-goods.ts';
import { refuseMissingBatches } from '#data/books/batches/refuse-missing-batches.ts';
import type { Rows } from '#data/books/tables.ts';
import { savingOf } from './saving-kinds.ts';

/**
 * Refuses to issue a voucher that the others leave no room for: a bill that was entered before, a note or an allocation beyond
 * what is left, a change of what others are set against, goods that are not there. `before` is the issued one that is changed;
 * the goods of `coming`, which the same action issues, count as there.
 * `ready` is it with the batches that it takes.
 */
export async function refuseConflicts(
  transaction: WriteTransaction<Rows>,
  input: SummedInput,
  before?: Voucher,
  coming?: SummedInput,
  ready: SummedInput = input,
): Promise<void> {
  await savingOf(input).refuseConflicts(transaction, input, before);
  await refuseMissingGoods(transaction, input, before, coming);
  await refuseMissingBatches(transaction, ready, before, coming);
}
