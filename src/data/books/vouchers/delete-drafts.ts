import { act } from '#data/books/act.ts';
import { Refusal } from '#data/store/refusal.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';

/** Deletes all these drafts, or none if one of them was issued. The ids must be distinct. */
export function deleteDrafts(ids: readonly string[]): Promise<void> {
  return act(
    'anyone',
    ['vouchers'],
    async (transaction, access) => {
      const rows = await Promise.all(ids.map((id) => transaction.find('vouchers', id)));
      for (const row of rows) {
        access.need(kindOf(row).right(row));
        if (row.state === 'Draft') continue;
        throw new Refusal('Not deleted', `${titleOf(row)} is issued, so it stays. Cancel it instead.`);
      }
      for (const row of rows) await transaction.remove('vouchers', row);
    },
    'Not deleted',
  );
}
