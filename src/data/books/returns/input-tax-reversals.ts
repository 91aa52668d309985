import type { Database } from '#data/store/database.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Rows } from '#data/books/tables.ts';

/** The input tax that the stock adjustments of some days reverse, line by line. */
export async function inputTaxReversals(db: Database<Rows>, { from, to }: Days): Promise<readonly TaxHeads[]> {
  const vouchers = await db
    .records('vouchers')
    .where('[kind+date+keys.serial]')
    .between(['Stock Adjustment', from], ['Stock Adjustment', `${to}\uffff`])
    .toArray();
  return vouchers.flatMap((voucher) =>
    voucher.kind === 'Stock Adjustment' && voucher.state === 'Issued'
      ? voucher.lines.flatMap(({ worth }) => (worth ? [worth] : []))
      : [],
  );
}
