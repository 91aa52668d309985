import { today } from '#data/clock.ts';
import { watch } from '#data/store/live.ts';
import { whileAlone } from '#data/store/name-lock.ts';
import { isFull, rootErrorOf } from '#data/store/refusal.ts';
import { daysToDrop } from '#domain/books/copies/copy-rotation.ts';
import { type IsoDate, isIsoDate, localDay } from '#domain/calendar.ts';
import {
  copyFolder,
  type Folder,
  type FolderNote,
  type FolderProblem,
  isAllowed,
  lookAgain,
  noteFolder,
} from './copy-folder.ts';
import { type CopyOfBooks, copyName, noteHandedOver, writeCopyOf } from './copies.ts';
import { readCopy } from './read-copy.ts';
import { copyMark } from './safety.ts';
import { currentBooksKey } from '#data/books/store.ts';

/**
 * Saves copies of the open books in the folder that was chosen for them, until the returned function is called: at once if
 * one is due, and after each change as soon as nobody has changed anything for five minutes, or the page is left.
 */
export function keepCopying(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const copy = () => void copyIfDue();
  const stopWatching = watch(copyMark, () => {
    clearTimeout(timer);
    timer = setTimeout(copy, QUIET_MS);
  });
  const leaving = new AbortController();
  globalThis.document?.addEventListener('visibilitychange', copy, { signal: leaving.signal });
  copy();
  return () => {
    clearTimeout(timer);
    stopWatching();
    leaving.abort();
  };
}

/**
 * Saves a copy in the folder if the books have changed since the last one, and that was on another day; `isAsked` saves
 * one in any case. Never throws: what went wrong is noted with the folder, or, where that cannot be read, found by `lostFolder`. Copies that rotation lets go are deleted only
 * after the new one was read back and checked whole.
 */
export async function copyIfDue({ isAsked = false } = {}): Promise<void> {
  const key = currentBooksKey();
  if (key === undefined) return;
  await whileAlone(`copying ${key}`, async () => {
    const note = await copyFolder();
    if (!note || !(isAsked || (await isDue(note)))) return;
    try {
      if (!(await isAllowed(note))) return await noteFolder({ ...note, problem: 'not allowed' });
      const copy = await copyInto(key, note);
      await noteFolder({ ...note, lastCopy: copy.created, changes: copy.mark.changes, problem: '' });
    } catch (error) {
      await noteFolder({ ...note, problem: problemIn(error) });
    }
  }).catch(lookAgain);
}

async function isDue({ lastCopy, changes }: FolderNote): Promise<boolean> {
  const isOfToday = lastCopy !== '' && localDay(new Date(lastCopy)) === today();
  return !isOfToday && (await copyMark()).changes !== changes;
}

async function copyInto(key: string, { folder, first }: FolderNote): Promise<CopyOfBooks> {
  const own = first.slice(0, OWN_LETTERS);
  const copy = await writeCopyOf(key);
  const name = copyName(key, today(), own);
  const file = await folder.getFileHandle(name, { create: true });
  try {
    const writing = await file.createWritable();
    await writing.write(new Blob([...copy.parts]));
    await writing.close();
  } catch (error) {
    // What stays is a copy from earlier today, or the empty file that was made for this one.
    if ((await file.getFile()).size === 0) await folder.removeEntry(name).catch(() => undefined);
    throw error;
  }
  // The folder may be on a stick or in a cloud: only what can be read again was saved.
  if (!(await isWhole(await file.getFile(), copy))) {
    await folder.removeEntry(name).catch(() => undefined);
    throw new Damaged();
  }
  await noteHandedOver(key, copy);
  await dropOld(key, own, folder);
  return copy;
}

async function isWhole(file: Blob, { created, count }: CopyOfBooks): Promise<boolean> {
  const read = await readCopy(file).catch(() => undefined);
  return read?.kind === 'copy' && read.checked.created === created && read.count === count;
}

/** Deletes the copies that rotation lets go; what cannot be deleted now is deleted after another copy. */
async function dropOld(key: string, own: string, folder: Folder): Promise<void> {
  try {
    const days: IsoDate[] = [];
    for await (const name of folder.keys()) {
      const day = name.slice(key.length + 1, key.length + 11);
      if (isIsoDate(day) && name === copyName(key, day, own)) days.push(day);
    }
    for (const day of daysToDrop(days, today())) await folder.removeEntry(copyName(key, day, own));
  } catch {
    // The new copy is there, and that is what counts.
  }
}

function problemIn(error: unknown): FolderProblem {
  if (error instanceof Damaged) return 'damaged';
  if (isFull(error)) return 'full';
  const { name } = rootErrorOf(error);
  if (name === 'NotFoundError') return 'gone';
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'not allowed' : 'failed';
}

class Damaged extends Error {}

const QUIET_MS = 300_000;
/** Of the log's first hash: enough that the copies of two sets in one folder never take each other's place. */
const OWN_LETTERS = 8;
