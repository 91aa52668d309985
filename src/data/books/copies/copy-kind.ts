import type { CopyKind, FileCheck } from '#data/files/backup/format.ts';
import { lastGivenKey } from '#data/store/totals.ts';
import { CHAIN_START, type ChainEnd, firstBroken } from '#domain/books/audit/edit-log-entry.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import { titleOf, type Voucher } from '#domain/books/vouchers/voucher.ts';
import { numberKey } from '#domain/books/vouchers/voucher-number.ts';
import { serialOf } from '#domain/record-id.ts';
import { TABLES_WITH_SEQUENCES } from '#data/books/sequences.ts';
import { hashOf } from '#data/books/audit/edit-log.ts';
import { editId } from '#data/books/ids.ts';
import { DEVICE_TOTALS } from '#data/books/device-totals.ts';
import type { BusinessRow, Edit } from '#data/books/rows.ts';
import { TABLES } from '#data/books/tables.ts';

/** The notes of a copy on itself. `first` is the hash of its log's first entry, which all copies of one set share. */
export type CopyNotes = Readonly<{ name: string; gstin: string; first: string; last: Pick<Edit, 'seq' | 'at'> }>;

/** The first version whose documents have their sums. */
const COPY_WITH_SUMS = 20;
const OF_THE_SAMPLE = 'it is a file of the sample business; Import Data under Settings › System there opens it';

/** The files that "Save a copy" writes: see format.md. */
export const COPY_KIND: CopyKind = {
  plain: 'books copy',
  encrypted: 'encrypted books copy',
  // Version 100 has orders, 80 staff, 40 the counter, 20 the sums of documents, 10 vouchers of stock, advances for services, bank statements and GSTR-2B, 8 filed
  // returns, 4 documents. None between was ever written: one bit that flips would make it an older one.
  version: 100,
  elsewhere: {
    backup: OF_THE_SAMPLE,
    'encrypted backup': OF_THE_SAMPLE,
  },
  only: 'only a file that “Save a copy” wrote can be restored',
  tooLarge:
    'The books are larger than a copy may be (500 MB), so none was saved. Keep this device safe, and write to us.',
  // Whatever is no sum belongs to the books, unless it belongs to the device: what a later kind of record counts, too.
  isCounter: (key) => !((key.split('/')[0] ?? '') in TABLES) && !DEVICE_TOTALS.includes(key),
  isBySerial: true,
  onlyWithPassword: ['passcodes'],
  checkFile,
};

/** Sees that the log's chain is unbroken, no counter behind the numbers given, and no voucher without its ledgers. */
function checkFile(): FileCheck {
  let notes: CopyNotes = { name: '', gstin: '', first: '', last: { seq: 0, at: '' } };
  let end: ChainEnd = CHAIN_START;
  const highest = new Map<string, number>();
  const kinds = new Set<string>();
  const numbers = new Set<string>();
  const posted = new Set<string>();
  const ledgers = new Set<string>();
  let withoutSums: Voucher | undefined;
  return {
    see: (table, record) => {
      highest.set(table, Math.max(highest.get(table) ?? 0, serialOf(String(record['id']))));
      if (table === 'business') {
        const { name, gstin } = record as BusinessRow;
        notes = { ...notes, name, gstin };
      }
      if (table === 'series') {
        const kind = String(record['kind']);
        if (kinds.has(kind)) return `the numbering of ${kind} stands there twice`;
        kinds.add(kind);
      }
      if (table === 'ledgers' || table === 'parties') ledgers.add(String(record['id']));
      if (table === 'vouchers') {
        const voucher = record as Voucher;
        for (const { ledger } of voucher.postings) posted.add(ledger);
        if (isDocument(voucher) && !('sums' in voucher)) withoutSums ??= voucher;
        const number = numberKey(voucher);
        if (number === undefined) return undefined;
        if (numbers.has(number)) return `${titleOf(voucher)} stands there twice`;
        numbers.add(number);
      }
      if (table !== 'edits') return undefined;
      const { id, ...entry } = record as Edit;
      const broken = firstBroken([entry], hashOf, end);
      if (broken) return `the edit log is broken here: ${inSentence(broken.why)}`;
      if (id !== editId(entry.seq)) return `expected ${editId(entry.seq)} as the id of entry ${entry.seq}`;
      notes = { ...notes, first: notes.first || entry.hash, last: { seq: entry.seq, at: entry.at } };
      end = entry;
      return undefined;
    },
    end: ({ version, counts, counters }) => {
      if (withoutSums && version >= COPY_WITH_SUMS)
        return { place: `vouchers, ${withoutSums.id}, sums`, why: 'they are missing' };
      if (counts['edits'] === 0) return { place: 'edits', why: 'the edit log is empty, which that of no books is' };
      const missing = [...posted].find((id) => !ledgers.has(id));
      if (missing !== undefined)
        return { place: 'vouchers', why: `one posts to “${missing}”, which is not in the file` };
      const behind = TABLES_WITH_SEQUENCES.find(
        (table) => (counters[lastGivenKey(table)] ?? 0) < (highest.get(table) ?? 0),
      );
      if (behind === undefined) return undefined;
      const place = `kept, ${lastGivenKey(behind)}`;
      return {
        place,
        why: `expected at least ${highest.get(behind)}, which was given; found ${counters[lastGivenKey(behind)] ?? 0}`,
      };
    },
    notes: () => notes,
  };
}

/** "Entry 5 is missing." as a part of a sentence. */
function inSentence(why: string): string {
  return `${why.charAt(0).toLowerCase()}${why.slice(1)}`.replace(/\.$/, '');
}
