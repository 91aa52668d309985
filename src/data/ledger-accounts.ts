import { enteredLedger, LEDGER_PREFIX, type LedgerAccount, type LedgerEntry } from '#domain/ledger-account.ts';
import type { List } from './order.ts';
import { changeRecord, namesToChoose, createRecord, deleteRecord } from './records.ts';

/** The orders that ledgers can stand in; by code to begin with. */
export const LEDGER_LIST = {
  sorts: { code: 'code', name: 'keys.name', group: 'group', balance: 'balance' },
  filter: 'group',
} as const satisfies List;

/** The names of ledgers to choose from, each once: the first that a find means, and whether there are more. */
export function ledgerChoices(find: string): Promise<{ names: readonly string[]; hasMore: boolean }> {
  return namesToChoose('ledgerAccounts', find);
}

/** Two ledgers may share a code: nothing checks that they differ (specification §5). */
export function createLedger(entry: LedgerEntry): Promise<LedgerAccount> {
  return createRecord('ledgerAccounts', LEDGER_PREFIX, (id) => ({ ...enteredLedger(entry), id }));
}

/** An edit keeps the code, whatever the entry says. Vouchers keep the name that they were written with. */
export function updateLedger(id: string, entry: LedgerEntry): Promise<void> {
  return changeRecord('ledgerAccounts', id, ({ code }) => ({ ...enteredLedger(entry), id, code }));
}

/** The vouchers that name it stay, with its name. */
export function deleteLedger(id: string): Promise<void> {
  return deleteRecord('ledgerAccounts', id);
}
