import type { Database } from '#data/store/database.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import type { Originals, Sale } from '#domain/books/returns/sale-section.ts';
import { isExport } from '#domain/books/documents/supply.ts';
import { hasGstin } from '#domain/books/registration.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Paise } from '#domain/money.ts';
import type { Rows } from '#data/books/tables.ts';

/** The sales and credit notes of a month, drafts left out, in the order of their days: along the index of kind and day. */
export async function salesOfMonth(db: Database<Rows>, month: Month): Promise<readonly Sale[]> {
  const invoices = await ofKind(db, 'Invoice', month);
  const notes = await ofKind(db, 'Credit Note', month);
  return [...invoices, ...notes].filter(isSale).filter(({ state }) => state !== 'Draft');
}

/** Returns the totals of the invoices that notes to buyers without a GSTIN take back from: they decide about the section. */
export async function originalsOf(db: Database<Rows>, sales: readonly Sale[]): Promise<Originals> {
  const ids = sales.flatMap((sale) => {
    if (sale.kind !== 'Credit Note' || !sale.against || isExport(sale)) return [];
    return sale.party && hasGstin(sale.party.registration) ? [] : [sale.against.id];
  });
  const originals = new Map<string, Paise>();
  for (const voucher of await db.records('vouchers').bulkGet([...new Set(ids)])) {
    if (voucher?.kind === 'Invoice') originals.set(voucher.id, voucher.sums.total);
  }
  return originals;
}

/** Counts the vouchers of some kinds in a month, without reading them. */
export function countVouchersOfMonth(
  db: Database<Rows>,
  kinds: readonly Voucher['kind'][],
  month: Month,
): Promise<number> {
  return db.transaction('r', ['vouchers'], async () => {
    const counts = await Promise.all(kinds.map((kind) => windowOf(db, kind, month).count()));
    return counts.reduce((sum, count) => sum + count, 0);
  });
}

function ofKind(db: Database<Rows>, kind: Voucher['kind'], month: Month): PromiseLike<Voucher[]> {
  return windowOf(db, kind, month).toArray();
}

function windowOf(db: Database<Rows>, kind: Voucher['kind'], month: Month) {
  const { from, to } = daysOfMonth(month);
  return db
    .records('vouchers')
    .where('[kind+date+keys.serial]')
    .between([kind, from], [kind, `${to}\uffff`]);
}

function isSale(voucher: Voucher): voucher is Sale {
  return voucher.kind === 'Invoice' || voucher.kind === 'Credit Note';
}
