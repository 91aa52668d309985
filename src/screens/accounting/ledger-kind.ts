import { createLedger, deleteLedger, updateLedger } from '#data/ledger-accounts.ts';
import {
  BLANK_LEDGER,
  type LedgerAccount,
  type LedgerEntry,
  ledgerEntry,
  requiredForLedger,
} from '#domain/ledger-account.ts';
import { missingIn } from '#domain/required.ts';
import { type RecordEditor, type RecordKind, usually } from '#ui/records/use-record-editor.ts';

type Required = (typeof requiredForLedger)[number];

/** How a ledger is begun, filled in, kept and let go. */
export const LEDGER_KIND: RecordKind<LedgerAccount, LedgerEntry, Required> = {
  blank: () => BLANK_LEDGER,
  missing: (entry) => missingIn(entry, requiredForLedger),
  create: createLedger,
  created: usually('Ledger account', 'created'),
  existing: {
    draftOf: ledgerEntry,
    update: (ledger, entry) => updateLedger(ledger.id, entry),
    updated: usually('Ledger account', 'updated'),
    remove: (ledger) => deleteLedger(ledger.id),
    deleted: usually('Ledger account', 'deleted'),
  },
};

export type LedgerEditor = RecordEditor<LedgerAccount, LedgerEntry, Required>;
