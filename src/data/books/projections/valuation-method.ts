import type { ValuationMethod } from '#domain/books/stock/stock-cost.ts';
import { BUSINESS_ID } from '#data/books/ids.ts';
import { layersIn, onHandIn, stockIn, type TableAccess } from './stock-rows.ts';
import type { BusinessRow } from '#data/books/rows.ts';

/** How the business values its goods, read in the transaction that is open. */
export async function valuationMethodIn(db: TableAccess): Promise<ValuationMethod> {
  const row = await db.table<BusinessRow, string>('business').get(BUSINESS_ID);
  if (!row) throw new Error('These books have no business. Restore them from a copy.');
  return row.stockValuation;
}

/** Forgets what the goods are worth: they are valued anew from the beginning when that is next asked for. */
export async function clearValuations(db: TableAccess): Promise<void> {
  await layersIn(db).clear();
  await stockIn(db).clear();
  await onHandIn(db)
    .filter(({ moves }) => moves > 0)
    .modify({ stale: '' });
}
