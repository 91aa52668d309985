import {
  ledgerFromInput,
  LEDGER_PREFIX,
  type LedgerAccount,
  type LedgerAccountInput,
} from '#domain/sample/ledger-account.ts';
import { listOf } from '#data/lists/sorting.ts';
import { namesToChoose } from '#data/lists/choices.ts';
import { changeRecord, createRecord, deleteRecords } from '#data/store/record-verbs.ts';
import { sampleStore } from './store.ts';

/** The sort orders of ledgers; initially by code. */
export const LEDGER_LIST = listOf(sampleStore, 'ledgerAccounts', {
  sorts: { code: 'code', name: 'keys.name', group: 'group', balance: 'balance' },
  filter: 'group',
});

/** Distinct ledger names to choose from: the first ones that match, and whether there are more. */
export function ledgerChoices(find: string): Promise<{ names: readonly string[]; hasMore: boolean }> {
  return namesToChoose(sampleStore, 'ledgerAccounts', ({ name }) => name, find);
}

/** Two ledgers may have the same code: it is not checked (specification §5). */
export function createLedger(input: LedgerAccountInput): Promise<LedgerAccount> {
  return createRecord(sampleStore, 'ledgerAccounts', LEDGER_PREFIX, (id) => ({ ...ledgerFromInput(input), id }));
}

/** An edit keeps the code, whatever the input says. Existing vouchers keep the old name. */
export function updateLedger(id: string, input: LedgerAccountInput): Promise<void> {
  return changeRecord(sampleStore, 'ledgerAccounts', id, ({ code }) => ({ ...ledgerFromInput(input), id, code }));
}

/** Vouchers that use the ledger stay and keep its name. */
export function deleteLedgers(ids: readonly string[]): Promise<void> {
  return deleteRecords(sampleStore, 'ledgerAccounts', ids);
}
