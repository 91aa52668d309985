import type { Database } from '#data/store/database.ts';
import type { Stored } from '#data/store/table.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Rows } from '#data/books/tables.ts';

/** The vouchers of some days by day, some hundred at a time, from the beginning or after one: for long work on all of them. */
export async function nextVouchers(
  db: Database<Rows>,
  { from, to }: Days,
  after?: Stored<Voucher>,
): Promise<readonly Stored<Voucher>[]> {
  const start = after ? [after.date, after.keys['serial'] ?? 0] : [from];
  return db
    .records('vouchers')
    .where('[keys.day+keys.serial]')
    .between(start, [to, Number.POSITIVE_INFINITY], after === undefined, true)
    .limit(AT_A_TIME)
    .toArray();
}

export function countVouchers(db: Database<Rows>, { from, to }: Days): PromiseLike<number> {
  const days = db.records('vouchers').where('[keys.day+keys.serial]');
  return days.between([from], [to, Number.POSITIVE_INFINITY], true, true).count();
}

const AT_A_TIME = 500;
