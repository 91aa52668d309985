import { today } from '#data/clock.ts';
import { createLedger, deleteLedgers, updateLedger } from '#data/sample/ledger-accounts.ts';
import { formatText } from '#domain/format.ts';
import {
  BLANK_LEDGER,
  formatBalance,
  type LedgerAccount,
  type LedgerAccountInput,
  ledgerAccountInput,
  requiredForLedger,
} from '#domain/sample/ledger-account.ts';
import { sumOf } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForLedger)[number];

/** How a ledger is created, checked, edited and deleted. */
export const LEDGER_EDITOR: RecordKind<LedgerAccount, LedgerAccountInput, Required> = {
  blank: () => BLANK_LEDGER,
  missing: (input) => missingIn(input, requiredForLedger),
  create: createLedger,
  created: successMessage('Ledger account', 'created'),
  existing: {
    draftOf: ledgerAccountInput,
    update: (ledger, input) => updateLedger(ledger.id, input),
    updated: successMessage('Ledger account', 'updated'),
    remove: (ledger) => deleteLedgers([ledger.id]),
    deleted: successMessage('Ledger account', 'deleted'),
  },
};

/** The bulk actions on selected ledgers. */
export const LEDGER_BULK_ACTIONS: BulkActions<LedgerAccount> = {
  nouns: ['ledger account', 'ledger accounts'],
  displayName: ({ name, code }) => `${formatText(name)} (${formatText(code)})`,
  sum: (ledgers) => formatBalance(sumOf(ledgers.map(({ balance }) => balance))),
  remove: deleteLedgers,
  fileName: () => `selected-ledgers-${today()}`,
};

export type LedgerEditor = RecordEditor<LedgerAccount, LedgerAccountInput, Required>;
