import { forgetFolderNote, readFolderNote, writeFolderNote } from '#data/store/folder-notes.ts';
import { editId } from '#data/books/ids.ts';
import { booksStore, currentBooksKey } from '#data/books/store.ts';

/** A folder as the browser gives it to a page, as far as copies need it. */
export type Folder = Readonly<{
  name: string;
  keys: () => AsyncIterable<string>;
  getFileHandle: (name: string, options?: Readonly<{ create: boolean }>) => Promise<FolderFile>;
  removeEntry: (name: string) => Promise<void>;
  queryPermission?: (asked: typeof TO_WRITE) => Promise<PermissionState>;
  requestPermission?: (asked: typeof TO_WRITE) => Promise<PermissionState>;
}>;

type FolderFile = Readonly<{
  getFile: () => Promise<Blob>;
  createWritable: () => Promise<Readonly<{ write: (data: Blob) => Promise<void>; close: () => Promise<void> }>>;
}>;

/** Why no copy could be saved in the folder. */
export type FolderProblem = 'not allowed' | 'gone' | 'full' | 'damaged' | 'failed';

/** Where copies of the open books are saved by themselves, and how that goes. `lastCopy` is in UTC, or ''. */
export type FolderNote = Readonly<{
  folder: Folder;
  /** The beginning of the books' log: a folder of deleted books is never that of others under the same key. */
  first: string;
  lastCopy: string;
  /** The count of changes that the last copy has. */
  changes: number;
  problem: FolderProblem | '';
}>;

/** Whether this browser lets a page save into a folder. */
export function canChooseFolder(): boolean {
  return typeof (globalThis as Picking).showDirectoryPicker === 'function';
}

/** Asks the user for a folder, only in the answer to a press. False if they chose none, or may not save there. */
export async function chooseFolder(): Promise<boolean> {
  try {
    const folder = await (globalThis as Picking).showDirectoryPicker?.({ id: 'copies' });
    if (!folder) return false;
    // Leave to write is asked for by itself: only so do browsers offer to keep it.
    return await allowFolder({ folder, first: await firstHash(), lastCopy: '', changes: -1, problem: '' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return false;
    throw error;
  }
}

/** Asks the user to allow the folder again, which browsers forget. False if they did not. */
export async function allowFolder(note: FolderNote): Promise<boolean> {
  const answer = await note.folder.requestPermission?.(TO_WRITE);
  const mayWrite = answer === undefined || answer === 'granted';
  await noteFolder({ ...note, problem: mayWrite ? '' : 'not allowed' });
  return mayWrite;
}

export async function isAllowed({ folder }: FolderNote): Promise<boolean> {
  const answer = await folder.queryPermission?.(TO_WRITE);
  return answer === undefined || answer === 'granted';
}

/** The folder of the open books, if one was chosen. */
export async function copyFolder(): Promise<FolderNote | undefined> {
  const key = currentBooksKey();
  if (key === undefined) return undefined;
  const note = (await readFolderNote(key).catch(unreadNote)) as FolderNote | undefined;
  return note && note.first === (await firstHash()) ? note : undefined;
}

/** Why copies are not saved in a folder that may have been chosen: these books were restored, or what is kept of it is unreadable. */
type LostFolder = 'restored' | 'unreadable';

/**
 * Returns why copies that may once have been saved by themselves are so no more: the books were restored from a copy, and no folder
 * of them was chosen since, or the browser cannot read which it was. Undefined where no page can save into a folder.
 */
export async function lostFolder(): Promise<LostFolder | undefined> {
  if (!canChooseFolder()) return undefined;
  try {
    if (await copyFolder()) return undefined;
  } catch (error) {
    if (error instanceof UnreadNote) return 'unreadable';
    throw error;
  }
  const ofBooks = booksStore.records('edits').where('[kind+keys.serial]').between(['Books', 0], ['Books', Infinity]);
  // Restored over books that were here they still have their folder.
  const isRestored = (await ofBooks.filter(({ deed, before }) => deed === 'restore' && before === null).count()) > 0;
  return isRestored ? 'restored' : undefined;
}

export async function noteFolder(note: FolderNote): Promise<void> {
  await writeFolderNote(currentBooksKey() ?? '', note);
  lookAgain();
}

/** Has every screen of this page look at the folder anew. */
export function lookAgain(): void {
  for (const listener of listeners) listener();
}

/** From now on no copies are saved by themselves. Those in the folder stay. */
export async function leaveFolder(): Promise<void> {
  await forgetFolderNote(currentBooksKey() ?? '');
  lookAgain();
}

/** Calls back when the folder or how it goes with it changes in this page. Returns a function that stops it. */
export function onFolderChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function unreadNote(cause: unknown): never {
  throw new UnreadNote('The folder of these books cannot be read', { cause });
}

class UnreadNote extends Error {}

async function firstHash(): Promise<string> {
  return (await booksStore.records('edits').get(editId(1)))?.hash ?? '';
}

type Picking = Readonly<{
  showDirectoryPicker?: (asked: Readonly<{ id: string }>) => Promise<Folder>;
}>;

const listeners = new Set<() => void>();
const TO_WRITE = { mode: 'readwrite' } as const;
