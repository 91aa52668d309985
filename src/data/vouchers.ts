import { enteredVoucher, VOUCHER_PREFIX, type Voucher, type VoucherEntry } from '#domain/voucher.ts';
import { database } from './mirror.ts';
import type { List } from './order.ts';
import { changeRecord, createRecord, deleteRecord } from './records.ts';
import { namingOf, readTotals, totalKey } from './totals.ts';

/** The sort orders of vouchers; initially newest first. */
export const VOUCHER_LIST = {
  sorts: { id: '', date: 'date', type: 'voucherType', amount: 'amount' },
  filter: 'voucherType',
} as const satisfies List;

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
  const totals = await readTotals(
    database(),
    named.map((ledger) => totalKey('vouchers', namingOf(ledger))),
  );
  return totals.map(({ count }) => count);
}

export function createVoucher(entry: VoucherEntry): Promise<Voucher> {
  return createRecord('vouchers', VOUCHER_PREFIX, (id) => ({ ...enteredVoucher(entry), id }));
}

export function updateVoucher(id: string, entry: VoucherEntry): Promise<void> {
  return changeRecord('vouchers', id, () => ({ ...enteredVoucher(entry), id }));
}

export function deleteVoucher(id: string): Promise<void> {
  return deleteRecord('vouchers', id);
}
