import { enteredLedger, LEDGER_PREFIX, type LedgerAccount, type LedgerEntry } from '#domain/ledger-account.ts';
import type { List } from './order.ts';
import { changeRecord, namesToChoose, createRecord, deleteRecord } from './records.ts';

/** The sort orders of ledgers; initially by code. */
export const LEDGER_LIST = {
  sorts: { code: 'code', name: 'keys.name', group: 'group', balance: 'balance' },
  filter: 'group',
} as const satisfies List;

/** Distinct ledger names to choose from: the first ones that match, and whether there are more. */
export function ledgerChoices(find: string): Promise<{ names: readonly string[]; hasMore: boolean }> {
  return namesToChoose('ledgerAccounts', find);
}

/** Two ledgers may have the same code: it is not checked (specification §5). */
export function createLedger(entry: LedgerEntry): Promise<LedgerAccount> {
  return createRecord('ledgerAccounts', LEDGER_PREFIX, (id) => ({ ...enteredLedger(entry), id }));
}

/** An edit keeps the code, whatever the entry says. Existing vouchers keep the old name. */
export function updateLedger(id: string, entry: LedgerEntry): Promise<void> {
  return changeRecord('ledgerAccounts', id, ({ code }) => ({ ...enteredLedger(entry), id, code }));
}

/** Vouchers that use the ledger stay and keep its name. */
export function deleteLedger(id: string): Promise<void> {
  return deleteRecord('ledgerAccounts', id);
}
