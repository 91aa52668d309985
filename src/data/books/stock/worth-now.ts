import type { Database } from '#data/store/database.ts';
import { CHANGES, readTotals } from '#data/store/totals.ts';
import type { ValuationMethod } from '#domain/books/stock/stock-cost.ts';
import { stockMonths, type Valuation, valuationOfClosing } from '#domain/books/stock/stock-month.ts';
import { BY_DAY, BY_MONTH, layersIn, movesIn, onHandIn } from '#data/books/projections/stock-rows.ts';
import { valuationMethodIn } from '#data/books/projections/valuation-method.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';
import { issuedCostsBefore, MOVES_IN_A_SLICE } from './valuation-batches.ts';
import { valueUpTo } from './valuation.ts';

/**
 * Returns how much there is of these items and what it is worth, after all that was ever entered. An item that is stale is valued
 * for this answer alone, from the month from which it is: nothing is written, so that a sale does not wait for it. Only where that
 * would be many moves, its value is brought up to date first.
 */
export async function worthsNow(items: readonly string[]): Promise<ReadonlyMap<string, Valuation>> {
  const distinct = [...new Set(items)];
  const known = await worthsIn(distinct);
  const busy = distinct.filter((item) => !known.has(item));
  if (busy.length === 0) return known;
  for (const item of busy) await valueUpTo('9999-12-31', item);
  return worthsIn(distinct);
}

/** The worths of those that are valued, or soon are; in one transaction, because one for each item would take longer. */
function worthsIn(items: readonly string[]): PromiseLike<ReadonlyMap<string, Valuation>> {
  const db = booksStore.database();
  return db.transaction('r', ['totals', 'business', 'onhand', 'layers', 'moves'], async () => {
    const known = await worthsSinceLastChange(db);
    const unknown = items.filter((item) => !known.has(item));
    if (unknown.length > 0) {
      const [method, rows] = await Promise.all([valuationMethodIn(db), onHandIn(db).bulkGet(unknown)]);
      const worths = await Promise.all(unknown.map((item, at) => worthIn(db, method, item, rows[at]?.stale)));
      for (const [at, item] of unknown.entries()) if (worths[at]) known.set(item, worths[at]);
    }
    return new Map(
      items.flatMap((item) => {
        const worth = known.get(item);
        return worth ? [[item, worth] as const] : [];
      }),
    );
  });
}

/** Returns the worths that were read since the last change of these books: Pay asks for them, and the save that follows asks again. */
async function worthsSinceLastChange(db: Database<Rows>): Promise<Map<string, Valuation>> {
  const [total] = await readTotals(db, [CHANGES]);
  const changes = total?.count ?? 0;
  const last = lastRead.get(db);
  if (last?.changes === changes) return last.worths;
  const worths = new Map<string, Valuation>();
  lastRead.set(db, { changes, worths });
  return worths;
}

const lastRead = new WeakMap<Database<Rows>, Readonly<{ changes: number; worths: Map<string, Valuation> }>>();

/** Undefined where many moves are to be valued first. */
async function worthIn(
  db: Database<Rows>,
  method: ValuationMethod,
  item: string,
  stale: string | undefined,
): Promise<Valuation | undefined> {
  const endsBefore = async (month: string) => {
    return (await layersIn(db).where(BY_MONTH).between([item, ''], [item, month]).last())?.ends ?? {};
  };
  if (stale === undefined) return valuationOfClosing(await endsBefore('\uffff'));
  const month = stale.slice(0, 7);
  const moves = movesIn(db).where(BY_DAY).between([item, month], [item, '\uffff']);
  const [ends, some] = await Promise.all([endsBefore(month), moves.limit(MOVES_IN_A_SLICE + 1).toArray()]);
  if (some.length > MOVES_IN_A_SLICE) return undefined;
  const months = stockMonths(method, item, ends, some, await issuedCostsBefore(db, item, month, some));
  return valuationOfClosing(months.at(-1)?.ends ?? ends);
}
