import type { Database } from '#data/store/database.ts';
import type { Purchase } from '#domain/books/returns/input-credit.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Rows } from '#data/books/tables.ts';

/** Reads the purchases and debit notes of some days, drafts included, by the index of kind and day. Without `to`, all since. */
export async function purchasesBetween(
  db: Database<Rows>,
  from: IsoDate,
  to: IsoDate | '' = '',
): Promise<readonly Purchase[]> {
  const of = (kind: Purchase['kind']) =>
    db
      .records('vouchers')
      .where('[kind+date+keys.serial]')
      .between([kind, from], [kind, `${to}\uffff`])
      .toArray();
  const found: readonly Voucher[] = [...(await of('Purchase')), ...(await of('Debit Note'))];
  return found.filter(isPurchase);
}

export function isPurchase(voucher: Voucher): voucher is Purchase {
  return voucher.kind === 'Purchase' || voucher.kind === 'Debit Note';
}
