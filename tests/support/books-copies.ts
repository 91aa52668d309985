import { createGodown, deleteGodowns } from '#data/books/masters/godowns.ts';
import { type CheckedCopy, readCopy } from '#data/books/copies/read-copy.ts';
import { saveCopy } from '#data/books/copies/copies.ts';
import { DEVICE_TOTALS } from '#data/books/device-totals.ts';
import { createItem, updateItem } from '#data/books/masters/items.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';

import { createParty, deleteParties, updateParty } from '#data/books/masters/parties.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import { cancelVoucher, createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { asPaise } from '#domain/money.ts';
import { contraOn, journalOn, receiptOn } from './vouchers.ts';
import { type BooksDatabase, freshBooks } from './fresh-books.ts';
import { checksumOf, type Pieces } from './backup-files.ts';
import { inOrder } from './dump.ts';
import { blankJournal } from '#domain/books/vouchers/voucher.ts';
import { changePatterns } from './numbering.ts';

/** Books in which something of each kind was made, changed, deleted and locked. */
export async function busyBooks(name = 'Asha Stores'): Promise<BooksDatabase> {
  const db = await freshBooks({ name, yourName: 'तारा & Sons 🧵' });
  const bills = [{ number: '7', date: '2026-03-01', dueDate: '', amount: asPaise(100_50) }] as const;
  await createParty({ ...blankParty('Both'), name: 'Usha', balance: asPaise(100_50), side: 'Cr', bills });
  await createParty({ ...blankParty('Customer'), name: 'Half a pair \uD83D' });
  await deleteParties(['PTY-000003']);
  await updateParty('PTY-000002', 1, { ...blankParty('Supplier'), name: 'Usha & Co', state: '27' });
  await createItem({ ...BLANK_ITEM, name: 'Chair', percent: 18 });
  await updateItem('ITM-000001', 1, { ...BLANK_ITEM, name: 'Oak chair', percent: 5 });
  await createLedger({ ...BLANK_LEDGER, name: 'Scooter', group: 'Fixed Assets', balance: asPaise(1_00) });
  await createGodown({ ...BLANK_GODOWN, name: 'Loft' });
  await deleteGodowns(['GDN-000002']);
  await changePatterns({ Invoice: 'A/{fy}/{n}' });
  const [cash, bank] = [named('LED-000001', 'Cash'), named('LED-000002', 'Bank')];
  await createVoucher(contraOn('2026-05-05', cash, bank, 70), 'Issued');
  await createVoucher(receiptOn('2026-07-05', named('PTY-000002', 'Usha & Co'), bank, 12.5), 'Issued');
  await updateVoucher(
    'VCH-000000002',
    1,
    receiptOn('2026-07-06', named('PTY-000002', 'Usha & Co'), cash, 13),
    'Issued',
  );
  await createVoucher(blankJournal('2026-07-07'), 'Draft');
  await createVoucher(
    journalOn('2026-07-08', [
      [cash, 5],
      [bank, -5],
    ]),
    'Issued',
  );
  await cancelVoucher('VCH-000000004', 1);
  await deleteDrafts(['VCH-000000003']);
  await lockUpTo('2026-06-30');
  return db;
}

function named(id: string, name: string): Named {
  return { id, name };
}

export async function savedFile(password = ''): Promise<Blob> {
  return new Blob([...(await saveCopy({ password })).parts]);
}

export async function readable(file: Blob, password = ''): Promise<CheckedCopy> {
  const copy = await readCopy(file, { password });
  if (copy.kind !== 'copy') throw new Error('The file is locked.');
  return copy;
}

/** The message that a copy is refused with; throws if it is not refused. */
export async function refusalOfCopy(file: BlobPart, password = ''): Promise<string> {
  try {
    const read = await readCopy(new Blob([file]), { password });
    throw new TypeError(`The file was not refused: ${read.kind}`);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Refusal') throw error;
    return error.message;
  }
}

/**
 * Everything in a set of books, derived keys and sums included, one line per row, but for the marks of copies, which belong
 * to the device, and what restoring adds: the entries of it in the log, and their count.
 */
export async function wholeOf(db: BooksDatabase): Promise<readonly string[]> {
  const restores = (await db.records('edits').toArray()).filter(({ deed }) => deed === 'restore');
  const own = new Set(restores.map(({ id }) => id));
  const days = restores.map(({ keys }) => `edits/${String(keys['day'])}`);
  const lines: string[] = [];
  for (const { name } of db.tables) {
    for (const row of (await db.table(name).toArray()) as Row[]) {
      if (name === 'edits' && own.has(row.id)) continue;
      if (name === 'totals' && MARKS.includes(row.key)) continue;
      const of = name !== 'totals' ? 0 : countOf(row.key, restores.length, days);
      const shown = of === 0 ? row : { ...row, count: row.count - of };
      if (name === 'totals' && shown.count === 0) continue;
      lines.push(`${name} ${JSON.stringify(inOrder(shown))}`);
    }
  }
  return lines;
}

function countOf(key: string, restores: number, days: readonly string[]): number {
  if (key === 'edits' || key === 'changes' || key === 'edits/Books') return restores;
  return days.filter((day) => day === key).length;
}

type Row = Readonly<{ id: string; key: string; count: number }>;
const MARKS: readonly string[] = DEVICE_TOTALS;

/** A parsed copy, for tests to change. */
export type CopyPieces = Pieces & { kept: Record<string, number> };

/** The pieces with the checksum that fits what the test made of them, so that nothing else is wrong. */
export async function sealedCopy(pieces: CopyPieces): Promise<string> {
  const { created, kept, records } = pieces;
  const counts = Object.fromEntries(Object.entries(records).map(([table, rows]) => [table, rows.length]));
  return JSON.stringify({ ...pieces, counts, checksum: await checksumOf({ created, kept, records }) });
}
