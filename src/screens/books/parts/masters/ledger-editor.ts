import { today } from '#data/clock.ts';
import type { Versioned } from '#data/books/versioned.ts';
import { createLedger, deleteLedgers, updateLedger, refuseDeletingLedgers } from '#data/books/masters/ledgers.ts';
import {
  BLANK_LEDGER,
  type Ledger,
  type LedgerInput,
  ledgerInput,
  problemsInLedger,
} from '#domain/books/masters/ledger.ts';
import { formatName } from '#domain/format.ts';
import { sumOf } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';
import { balanceInWords } from '#screens/books/parts/balance.tsx';
import type { BulkActions } from '#ui/records/bulk-actions.ts';
import { type RecordEditor, type RecordKind, successMessage } from '#ui/records/use-record-editor.ts';

export type VersionedLedger = Versioned<Ledger>;

/** The form knows the ledger that it was opened for: what documents post to has rules of its own. */
export type LedgerDraft = LedgerInput & Readonly<{ opened?: Ledger }>;

/** How a ledger is created, checked, edited and deleted. */
export const LEDGER_EDITOR: RecordKind<VersionedLedger, LedgerDraft, 'name' | 'group'> = {
  blank: () => BLANK_LEDGER,
  missing: (input) => missingIn(input, ['name', 'group']),
  problems: ({ opened, ...input }) => problemsInLedger(input, opened),
  create: createLedger,
  created: successMessage('Ledger', 'created'),
  existing: {
    draftOf: (ledger) => ({ ...ledgerInput(ledger), opened: ledger }),
    update: ({ id, rev }, { opened: _, ...input }) => updateLedger(id, rev, input),
    updated: successMessage('Ledger', 'updated'),
    remove: ({ id }) => deleteLedgers([id]),
    refuseRemoving: ({ id }) => refuseDeletingLedgers([id]),
    deleted: successMessage('Ledger', 'deleted'),
  },
};

/** The bulk actions on selected ledgers. */
export const LEDGER_BULK_ACTIONS: BulkActions<VersionedLedger> = {
  nouns: ['ledger', 'ledgers'],
  displayName: ({ name }) => formatName(name, 'unnamed ledger'),
  sum: (ledgers) => `opened with ${balanceInWords(sumOf(ledgers.map(({ opening }) => opening)))}`,
  remove: deleteLedgers,
  refuseRemoving: refuseDeletingLedgers,
  fileName: () => `selected-ledgers-${today()}`,
};

export type LedgerEditor = RecordEditor<VersionedLedger, LedgerDraft, 'name' | 'group'>;
