import { voucherFromInput, namingOf, VOUCHER_PREFIX, type Voucher, type VoucherInput } from '#domain/sample/voucher.ts';
import { listOf } from '#data/lists/sorting.ts';
import { changeRecord, createRecord, deleteRecords } from '#data/store/record-verbs.ts';
import { totalKey } from '#data/store/totals.ts';
import { sampleStore } from './store.ts';

/** The sort orders of vouchers; initially newest first. */
export const VOUCHER_LIST = listOf(sampleStore, 'vouchers', {
  sorts: { id: '', date: 'date', type: 'voucherType', amount: 'amount' },
  filter: 'voucherType',
});

/** The number of vouchers that use a ledger, on either side or both. 0 for a blank name. */
export async function vouchersNaming(ledger: string): Promise<number> {
  const [naming = 0] = await vouchersNamingEach([ledger]);
  return naming;
}

/** True if any voucher uses one of these ledgers. */
export async function isAnyNamed(ledgers: readonly string[]): Promise<boolean> {
  return (await vouchersNamingEach(ledgers)).some((naming) => naming > 0);
}

async function vouchersNamingEach(ledgers: readonly string[]): Promise<readonly number[]> {
  const named = ledgers.filter((ledger) => ledger.trim() !== '');
  const totals = await sampleStore.totals(named.map((ledger) => totalKey('vouchers', namingOf(ledger))));
  return totals.map(({ count }) => count);
}

export function createVoucher(input: VoucherInput): Promise<Voucher> {
  return createRecord(sampleStore, 'vouchers', VOUCHER_PREFIX, (id) => ({ ...voucherFromInput(input), id }));
}

export function updateVoucher(id: string, input: VoucherInput): Promise<void> {
  return changeRecord(sampleStore, 'vouchers', id, () => ({ ...voucherFromInput(input), id }));
}

export function deleteVouchers(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'vouchers', ids);
}
