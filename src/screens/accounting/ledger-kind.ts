import type { CsvForm } from '#data/csv.ts';
import { createLedger, deleteLedger, updateLedger } from '#data/ledger-accounts.ts';
import { csvRupees } from '#domain/csv.ts';
import {
  BLANK_LEDGER,
  balanceSide,
  balanceSize,
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

/** A ledger in a CSV file: the balance as a figure that can be summed on its side, the side beside it. */
export const LEDGER_CSV: CsvForm<LedgerAccount> = {
  head: ['Code', 'Name', 'Group', 'Opening Balance', 'Dr/Cr'],
  cells: ({ code, name, group, balance }) => [code, name, group, csvRupees(balanceSize(balance)), balanceSide(balance)],
};
