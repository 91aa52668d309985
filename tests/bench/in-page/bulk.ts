import { saveCopy } from '#data/books/copies/copies.ts';
import { readCopy } from '#data/books/copies/read-copy.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { createBooksFromTally } from '#data/books/exchange/books-from-tally.ts';
import { tallyFiles } from '#data/books/exchange/tally-export.ts';
import { tallyImport } from '#data/books/exchange/tally-import.ts';
import { business } from '#data/books/business.ts';
import { databaseOf } from '#data/books/store.ts';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { today } from '#data/clock.ts';
import { BOOKS_BEGIN } from '../books.ts';
import { openWith, putAll, type Store, storesOf } from './raw.ts';
import { longestBlock, timeOf } from './timing.ts';

/** Milliseconds of a work, and of the checking before it. */
type Bulk = Readonly<{ took: number; check: number; blocked: number; records: number }>;

let file: Blob | undefined;
let stores: readonly Store[] = [];

/** Saves a copy of the open books, for `restoreCopy`. */
export async function copyBooks(): Promise<number> {
  const { parts, count } = await saveCopy();
  file = new Blob([...parts]);
  return count;
}

/** Checks the copy and makes new books of it. */
export async function restoreCopy(): Promise<Bulk> {
  let [took, check, records] = [0, 0, 0];
  let key = '';
  const blocked = await longestBlock(async () => {
    check = await timeOf(async () => {
      const copy = await readCopy(file ?? new Blob());
      if (copy.kind !== 'copy') throw new Error('The file is locked.');
      records = copy.count;
      took = await timeOf(async () => ({ key } = await restoreAsNew(copy)));
    });
  });
  await keepRows(databaseOf(key));
  return { took, check: check - took, blocked, records };
}

/** Moves what the open books give to Tally into new books. */
export async function moveIn(): Promise<Bulk> {
  const { masters, vouchers } = await tallyFiles({ from: BOOKS_BEGIN, to: today(), begins: BOOKS_BEGIN });
  const files = [masters, vouchers].map((parts) => new Blob([...parts]));
  const order = { files, fileNames: ['tally.xml'], business: { ...(await business()), name: 'Moved in' } };
  let [took, check, records] = [0, 0, 0];
  let key = '';
  const blocked = await longestBlock(async () => {
    check = await timeOf(async () => {
      const { planned } = await tallyImport(order);
      records = (planned?.counts ?? []).reduce((sum, [, count]) => sum + count, 0);
      took = await timeOf(async () => ({ key } = await createBooksFromTally(order)));
    });
  });
  await keepRows(databaseOf(key));
  return { took, check: check - took, blocked, records };
}

/** Milliseconds in which the open books are checked, and how many discrepancies there are. */
export async function checkAll(): Promise<Readonly<{ took: number; found: number; blocked: number }>> {
  let [took, found] = [0, 0];
  const blocked = await longestBlock(async () => {
    took = await timeOf(async () => (found = (await checkBooks()).length));
  });
  return { took, found, blocked };
}

/** Reads the rows of a database for `rawAgain`, and deletes it. */
async function keepRows(made: string): Promise<void> {
  const db = await openOf(made);
  stores = await storesOf(db);
  db.close();
  indexedDB.deleteDatabase(made);
}

/** Milliseconds to put the rows of the last work into plain stores with the same indexes, in one transaction. */
export async function rawAgain(): Promise<number> {
  const name = crypto.randomUUID();
  const db = await openWith(name, stores);
  const took = await timeOf(() => putAll(db, stores));
  db.close();
  indexedDB.deleteDatabase(name);
  return took;
}

function openOf(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('Storage gave no answer.')));
  });
}
