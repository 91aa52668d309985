import { choicesByName } from '#data/lists/choices.ts';
import { maySee, see } from '#data/books/staff/access.ts';
import { listOf } from '#data/lists/sorting.ts';
import { type Ledger, type LedgerInput, ledgerFrom, problemsInLedger } from '#domain/books/masters/ledger.ts';
import { differenceInOpenings } from '#domain/books/masters/opening-balance.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import { LEDGER_PREFIX } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { createMaster, deleteMasters, refuseDeleting, updateMaster } from './masters.ts';
import { refuseRegrouping } from './regrouping.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { booksStore } from '#data/books/store.ts';

/** The sort orders of ledgers; the filter is the group. */
export const LEDGER_LIST = listOf(booksStore, 'ledgers', {
  sorts: { newest: '', name: 'keys.name', group: 'keys.grouped', opening: 'opening' },
  filter: 'keys.level',
  see: () => see('reports'),
});

export async function ledger(id: string): Promise<Versioned<Ledger> | undefined> {
  const row = await booksStore.records('ledgers').get(id);
  return row && withoutBalance(row);
}

/** The active ledgers to choose from: the first ones that match, and whether there are more. */
export async function ledgerChoices(
  find: string,
): Promise<Readonly<{ ledgers: readonly Versioned<Ledger>[]; hasMore: boolean }>> {
  const { rows, hasMore } = await choicesByName(booksStore, 'ledgers', find);
  return { ledgers: rows.filter(({ isActive }) => isActive).map(withoutBalance), hasMore };
}

/** Returns a ledger as one chooses it who may not see balances. */
function withoutBalance<Row extends Ledger>(row: Row): Row {
  return maySee('reports') ? row : { ...row, opening: ZERO };
}

/**
 * The balance of "Difference in opening balances", debit positive: from the kept sums of ledgers, parties and opening
 * stock. 0 if they agree.
 */
export async function openingDifference(): Promise<Paise> {
  see('reports');
  const [ledgers, parties, stock] = await booksStore.totals(['ledgers', 'parties', 'items']);
  return differenceInOpenings(
    [ledgers, parties].map((sum) => ({ opening: sum?.amount ?? ZERO })),
    stock?.amount ?? ZERO,
  );
}

export async function createLedger(input: LedgerInput): Promise<Versioned<Ledger>> {
  refuseIfWrong(problemsInLedger(input));
  return createMaster('ledgers', LEDGER_PREFIX, ledgerFrom(input));
}

/** Changes a ledger. Its role, what the program posts to it by itself, stays with it. */
export function updateLedger(id: string, rev: number, input: LedgerInput): Promise<void> {
  return updateMaster(
    'ledgers',
    id,
    rev,
    (before) => {
      refuseIfWrong(problemsInLedger(input, before));
      return { ...ledgerFrom(input), ...(before.role && { role: before.role }) };
    },
    refuseRegrouping,
  );
}

export function deleteLedgers(ids: readonly string[]): Promise<void> {
  return deleteMasters('ledgers', ids);
}

/** Refuses to delete them as `deleteLedgers` would, before it is asked. */
export function refuseDeletingLedgers(ids: readonly string[]): Promise<void> {
  return refuseDeleting('ledgers', ids);
}
