import type { Database } from '#data/store/database.ts';
import { advanceReceived, advanceTerms, usesOfAdvance } from '#domain/books/vouchers/advance.ts';
import type { AdvanceReceipt } from '#domain/books/returns/advances.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { entriesIn } from '#data/books/projections/projections.ts';
import type { Rows } from '#data/books/tables.ts';

/** The advances for services whose tax moved in some days: received then, or used. They are found by their ledger. */
export async function advancesBetween(db: Database<Rows>, { from, to }: Days): Promise<readonly AdvanceReceipt[]> {
  const ledger = (await db.records('ledgers').toArray()).find(({ role }) => role === 'gstOnAdvances');
  if (!ledger) return [];
  const entries = await entriesIn(db)
    .where('[ledger+date+voucher+line]')
    .between([ledger.id, from, '', 0], [ledger.id, to, '\uffff', 0])
    .toArray();
  const vouchers = await db.records('vouchers').bulkGet([...new Set(entries.map(({ voucher }) => voucher))]);
  const days = await daysOf(db, vouchers);
  return vouchers.flatMap((voucher): AdvanceReceipt[] => {
    const terms = voucher && advanceTerms(voucher);
    if (!terms || voucher.kind !== 'Receipt' || voucher.state !== 'Issued') return [];
    const { date, advance } = voucher;
    const used = usesOfAdvance(voucher, (document) => days.get(document));
    return [{ date, place: advance?.place ?? '', terms, received: advanceReceived(voucher), used }];
  });
}

async function daysOf(db: Database<Rows>, vouchers: readonly (Voucher | undefined)[]) {
  const documents = vouchers.flatMap((voucher) =>
    voucher?.kind === 'Receipt' ? (voucher.allocations ?? []).map(({ document }) => document) : [],
  );
  const dues = await duesIn(db).bulkGet([...new Set(documents)]);
  return new Map(dues.flatMap((due) => (due ? [[due.id, due.date] as const] : [])));
}
