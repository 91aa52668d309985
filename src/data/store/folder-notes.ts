import { answerOf, browserStorage } from './engine.ts';

/**
 * Keeps what only IndexedDB can: the folder that the browser gave to the page, as it is. In a database of its own, because
 * it is no record: in that of a set it would need a version of its tables, and the set's copies, checks and rebuilds would
 * have to step round it. Its name begins like none that the sample sweeps (`tarazu-`) or the shelf lists (`books-of-`).
 * Losing it costs one choosing of the folder, so nothing waits for it to be on the disk.
 */
export async function readFolderNote(key: string): Promise<unknown> {
  // Opening would make the database, in every browser whose user never chose a folder.
  const there = await browserStorage()?.databases?.();
  if (there && !there.some(({ name }) => name === NAME)) return undefined;
  return withNotes('readonly', (notes) => notes.get(key));
}

export async function writeFolderNote(key: string, note: object): Promise<void> {
  await withNotes('readwrite', (notes) => notes.put(note, key));
}

export async function forgetFolderNote(key: string): Promise<void> {
  await withNotes('readwrite', (notes) => notes.delete(key));
}

async function withNotes(mode: IDBTransactionMode, ask: (notes: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const opening = browserStorage()?.open(NAME, 1);
  if (!opening) return undefined;
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(NOTES));
  const db = (await answerOf(opening)) as IDBDatabase;
  try {
    return await answerOf(ask(db.transaction(NOTES, mode).objectStore(NOTES)));
  } finally {
    db.close();
  }
}

const NAME = 'books-folders';
const NOTES = 'notes';
