import type { Database } from '#data/store/database.ts';
import { figuresAsText, type LedgerAtEnd } from '#domain/books/ledger/closed-year.ts';
import type { DebitCredit } from '#domain/books/debit-credit.ts';
import { controlOf, nodeOfKey } from '#domain/books/ledger/posting-sums.ts';
import { NO_LOCKS } from '#domain/books/audit/lock.ts';
import { LOCKS_ID } from '#data/books/ids.ts';
import { hashOf } from './edit-log.ts';
import { rowsWithin, sumsOf } from '#data/books/projections/sum-rows.ts';
import type { Rows } from '#data/books/tables.ts';

/** The closed years whose figures are not those of when they were closed. */
export async function changedYears(db: Database<Rows>): Promise<readonly string[]> {
  const { closed } = (await db.records('locks').get(LOCKS_ID)) ?? NO_LOCKS;
  const now = await Promise.all(closed.map(({ year }) => figuresOf(db, year)));
  return closed.flatMap(({ year, figures }, at) => (figures === now[at] ? [] : [year]));
}

/** The hash of what the statements of a year are made of. */
export async function figuresOf(db: Database<Rows>, year: string): Promise<string> {
  return hashOf(figuresAsText(await ledgersAtEnd(db, year)));
}

/** Every ledger, and all customers and all suppliers as one each, with what moved in the years up to this one. */
async function ledgersAtEnd(db: Database<Rows>, year: string): Promise<readonly LedgerAtEnd[]> {
  const [ledgers, parties] = await Promise.all([db.records('ledgers').toArray(), db.records('parties').toArray()]);
  const rows = await rowsWithin(db, 'L', { grain: 'Y', from: '', to: year.slice(0, 4) });
  const flows = new Map<string, Record<string, DebitCredit>>();
  for (const [key, flow] of sumsOf(rows)) {
    const node = nodeOfKey(key);
    flows.set(node, { ...flows.get(node), [key.split('/')[1] ?? '']: flow });
  }
  const controls = (['debtors', 'creditors'] as const).map((id) => {
    const own = parties.filter(({ kind }) => controlOf(kind) === id);
    return { id, group: null, opening: own.reduce((sum, { opening }) => sum + opening, 0) };
  });
  return [...ledgers, ...controls].map(({ id, group, opening }) => ({
    id,
    group,
    opening,
    flows: flows.get(id) ?? {},
  }));
}
