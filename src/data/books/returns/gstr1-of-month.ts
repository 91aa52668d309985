import type { Database } from '#data/store/database.ts';
import { CHANGES, readTotals } from '#data/store/totals.ts';
import type { Business } from '#domain/books/masters/business.ts';
import { type Locks, NO_LOCKS } from '#domain/books/audit/lock.ts';
import type { AdvanceReceipt } from '#domain/books/returns/advances.ts';
import {
  type Filing,
  filingId,
  type FilingState,
  stateOfFiling,
  filedStatement,
} from '#domain/books/returns/filing.ts';
import { type Gstr1, gstr1Of } from '#domain/books/returns/gstr1.ts';
import { daysOfMonth, type Month } from '#domain/books/returns/return-month.ts';
import type { Sale } from '#domain/books/returns/sale-section.ts';
import type { SalesOfMonth } from '#domain/books/returns/sales-of-month.ts';
import { advancesBetween } from './advances-between.ts';
import { BUSINESS_ID, LOCKS_ID } from '#data/books/ids.ts';
import { originalsOf, salesOfMonth } from './sales-of-month.ts';
import type { Rows } from '#data/books/tables.ts';

/** GSTR-1 of a month as the books have it, and how it stands. */
export type Gstr1OfMonth = Readonly<{
  /** The changes that the books had when it was read. */
  changes: number;
  locks: Locks;
  state: FilingState;
  filing: Filing | undefined;
  sales: readonly Sale[];
  advances: readonly AdvanceReceipt[];
  gstr1: Gstr1;
  business: Business;
}>;

/** The tables that a return is read from. */
export const RETURN_TABLES = [
  'vouchers',
  'business',
  'locks',
  'filings',
  'totals',
  'ledgers',
  'entries',
  'dues',
] as const;

/** Within a transaction over those. */
export async function gstr1OfMonth(db: Database<Rows>, month: Month): Promise<Gstr1OfMonth> {
  const business = await db.records('business').get(BUSINESS_ID);
  if (!business) throw new Error('These books have no business. Restore them from a copy.');
  const [total] = await readTotals(db, [CHANGES]);
  const locks = (await db.records('locks').get(LOCKS_ID)) ?? NO_LOCKS;
  const filing = await db.records('filings').get(filingId('GSTR-1', month));
  const state = stateOfFiling('GSTR-1', month, locks, filing);
  const sales = await salesOfMonth(db, month);
  // What has changed in months filed before is a part of the next return, not of those that are filed.
  const reopened = state === 'Not filed' ? await reopenedBefore(db, month, locks) : [];
  const originals = await originalsOf(db, [...sales, ...reopened.flatMap((one) => one.sales)]);
  const advances = await advancesBetween(db, daysOfMonth(month));
  const gstr1 = gstr1Of({ month, business, sales, originals, advances, reopened });
  return { changes: total?.count ?? 0, locks, state, filing, sales, advances, gstr1, business };
}

/** Which months are filed is known by their ids: what was filed is large, and is read of the few that are open alone. */
async function reopenedBefore(db: Database<Rows>, month: Month, { filed }: Locks): Promise<SalesOfMonth['reopened']> {
  const [first, last] = [filingId('GSTR-1', '0000-01'), filingId('GSTR-1', month)];
  const ids = await db.records('filings').where('id').between(first, last).primaryKeys();
  const locked = new Set(filed.map((one) => filingId(one.form, one.month as Month)));
  const reopened: SalesOfMonth['reopened'][number][] = [];
  for (const filing of await db.records('filings').bulkGet(ids.filter((id) => !locked.has(id)))) {
    if (!filing) continue;
    const sales = await salesOfMonth(db, filing.month);
    const advances = await advancesBetween(db, daysOfMonth(filing.month));
    reopened.push({ month: filing.month, was: filedStatement(filing).sections, sales, advances });
  }
  return reopened;
}
