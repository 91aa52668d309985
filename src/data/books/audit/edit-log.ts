import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { About, LogNote, RecordChange } from '#data/store/changes.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import type { ChangeLog } from '#data/store/change-hooks.ts';
import {
  CHAIN_START,
  chainEntry,
  EDIT_ACTION_WORDS,
  type EditAction,
  type EditLogEntry,
} from '#domain/books/audit/edit-log-entry.ts';
import { titleOfShift } from '#domain/books/counter/shifts/shift.ts';
import { titleOf } from '#domain/books/vouchers/voucher.ts';
import { titleOfReturn } from '#domain/books/returns/filing.ts';
import { titleOfGstr2b } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { accessOf, GUARDED_BY } from '#data/books/staff/access.ts';
import { thisDevice } from '#data/books/device-name.ts';
import { BUSINESS_ID, editId } from '#data/books/ids.ts';
import type { Edit } from '#data/books/rows.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';

/** The edit log: an entry for every change, each holding the hash of the one before. */
export const EDIT_LOG: ChangeLog<Rows> = {
  table: 'edits',
  begin: async (transaction, about) => {
    const [business, last] = [await transaction.get('business', BUSINESS_ID), await transaction.last('edits')];
    const by = {
      at: about.at,
      ...(await writerOf(transaction, business?.yourName ?? '')),
      device: thisDevice(),
      reason: about.reason ?? '',
    };
    let end = last ?? CHAIN_START;
    return (changes, notes) => {
      const contents = about.whole
        ? [{ ...about.whole, kind: 'Books', record: BUSINESS_ID, name: business?.name ?? '' }]
        : [...changes.filter(isWorthNoting).map(entryOfChange), ...notes.map(entryOfNote)];
      return contents.map((each): Edit => {
        const entry = chainEntry({ ...by, deed: actionOf(about, each), ...each }, end, hashOf);
        end = entry;
        return { ...entry, id: editId(entry.seq) };
      });
    };
  },
};

/** Who acts in a transaction. */
async function writerOf(
  transaction: Pick<WriteTransaction<Rows>, 'totals'>,
  yourName: string,
): Promise<Pick<EditLogEntry, 'who' | 'person' | 'approved'>> {
  const { person, approved } = accessOf(transaction) ?? {};
  if (person) {
    const by = approved && { who: approved.person.name, person: approved.person.id, reason: approved.reason };
    return { who: person.name, person: person.id, ...(by && { approved: by }) };
  }
  const [kept] = await transaction.totals([GUARDED_BY]);
  return { who: kept && kept.count > 0 ? 'Tarazu' : yourName };
}

/** SHA-256 as hex digits, at once: waiting for the browser's own would end the transaction. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}

/** The table of the records of a kind, as the log names it. */
export function tableOfKind(kind: string): BooksTable | undefined {
  return (Object.keys(KIND_WORDS) as BooksTable[]).find((table) => KIND_WORDS[table] === kind);
}

/**
 * Giving the next number is a part of what the voucher says that got it; every save would stand there twice. Of a passcode the log
 * has only that it was set.
 */
function isWorthNoting({ table, before, after }: RecordChange<Rows>): boolean {
  if (table === 'passcodes') return false;
  if (table !== 'series' || !before || !after) return true;
  return canonicalJson({ ...loggedFields(before), given: {} }) !== canonicalJson({ ...loggedFields(after), given: {} });
}

function entryOfChange({
  table,
  before,
  after,
}: RecordChange<Rows>): Pick<EditLogEntry, 'kind' | 'record' | 'name' | 'before' | 'after'> {
  const row = after ?? before;
  return {
    kind: KIND_WORDS[table],
    record: row?.id ?? '',
    name: nameOf(table, row),
    before: loggedFields(before),
    after: loggedFields(after),
  };
}

function entryOfNote({ action, after, reason, ...what }: LogNote) {
  return { ...what, deed: action as EditAction, before: null, after, ...(reason !== undefined && { reason }) };
}

function nameOf(table: BooksTable, row: Rows[BooksTable] | undefined): string {
  if (row && 'name' in row) return row.name;
  if (row && 'made' in row) return `${row.number} of ${row.item.name}`;
  if (row && 'state' in row && 'postings' in row) return titleOf(row);
  if (row && 'openedAt' in row) return `${titleOfShift(row)} of ${row.drawer.name}`;
  if (row && 'form' in row) return titleOfReturn(row);
  if (row && 'known' in row) return row.narration || KIND_WORDS[table];
  if (row && 'words' in row) return row.words;
  if (row && 'rows' in row) return titleOfGstr2b(row.month);
  if (row && table === 'matches') return row.id;
  return row && 'pattern' in row ? row.kind : KIND_WORDS[table];
}

/** The record without what is derived from it (keys, and the sums of a document) or counts its changes. Of a GSTR-2B, which the portal keeps, only how much it has. */
export function loggedFields(row: object | undefined): object | null {
  if (row === undefined) return null;
  const fields = Object.entries(row).filter(([field]) => !NOT_LOGGED.has(field));
  return Object.fromEntries(
    fields.map(([field, value]) => (field === 'rows' ? ['documents', lengthOf(value)] : [field, value])),
  );
}

const NOT_LOGGED: ReadonlySet<string> = new Set(['keys', 'rev', 'sums']);

function lengthOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

function actionOf({ action }: About, { before, after }: Pick<EditLogEntry, 'before' | 'after'>): EditAction {
  // With a document what is set against it by a record that stays changes only.
  if (action === 'cancel' && after && !('state' in after && after.state === 'Cancelled')) return 'change';
  if (action !== undefined && action in EDIT_ACTION_WORDS) return action as EditAction;
  if (before === null) return 'create';
  return after === null ? 'delete' : 'change';
}

/** The name of one record of each table. */
const KIND_WORDS: Readonly<Record<BooksTable, string>> = {
  business: 'Business',
  parties: 'Party',
  items: 'Item',
  ledgers: 'Ledger',
  godowns: 'Godown',
  series: 'Numbering',
  vouchers: 'Voucher',
  batches: 'Batch',
  locks: 'Locks',
  filings: 'Filed return',
  bankLines: 'Line of a statement',
  bankRules: 'Rule of banking',
  gstr2bs: 'GSTR-2B',
  matches: 'Purchase match',
  drawers: 'Drawer',
  shifts: 'Shift',
  counterSettings: 'Counter settings',
  favourites: 'Favourites',
  persons: 'Person',
  staffSettings: 'Rights of staff',
  passcodes: 'Passcode',
  edits: 'Edit log',
};
