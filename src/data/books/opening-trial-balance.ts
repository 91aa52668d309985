import { totalKey } from '#data/store/sums.ts';
import { openingTrialBalance as fromOpenings, type TrialRow } from '#domain/books/opening-trial-balance.ts';
import { asPaise, ZERO } from '#domain/money.ts';
import { booksStore } from './store.ts';

/**
 * What the open books opened with as a trial balance. Reads the ledgers, some hundred at most; parties and items come
 * from their kept sums. Who buys and sells stands among the debtors.
 */
export async function openingTrialBalance(): Promise<readonly TrialRow[]> {
  const ledgers = await booksStore.records('ledgers').orderBy('[keys.name+keys.serial]').toArray();
  const [parties, customers, items] = await booksStore.totals(['parties', totalKey('parties', 'Customer'), 'items']);
  const debtors = customers?.amount ?? ZERO;
  return fromOpenings({
    ledgers,
    debtors,
    creditors: asPaise((parties?.amount ?? ZERO) - debtors),
    stock: items?.amount ?? ZERO,
  });
}
