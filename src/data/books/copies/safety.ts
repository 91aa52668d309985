import type { Total } from '#data/store/database.ts';
import { noteTotals } from '#data/store/note-totals.ts';
import { CHANGES, type Sum } from '#data/store/totals.ts';
import { editId } from '#data/books/ids.ts';
import { COPIED_CHANGES, COPIED_EDITS, COPY_UNSEEN, LAST_COPY, MARKS_BEFORE } from '#data/books/device-totals.ts';
import { booksStore } from '#data/books/store.ts';

/** How much of the books is only on this device. */
export type Safety = Readonly<{
  /** When the last copy was saved; '' if never. */
  lastCopy: string;
  changesSinceCopy: number;
  /** When the first change was made that no copy has; '' if every change is in one. */
  oldestUnsaved: string;
}>;

/** Up to where a copy goes: the changes, and the entries of the log, that there were when it was read. */
export type CopyMark = Readonly<{ changes: number; edits: number }>;

/** For the header's line; live. */
export async function safety(): Promise<Safety> {
  const [copied, changes, seen, logged] = await booksStore.totals([LAST_COPY, CHANGES, COPIED_CHANGES, COPIED_EDITS]);
  const changesSinceCopy = (changes?.count ?? 0) - (seen?.count ?? 0);
  const next =
    changesSinceCopy > 0 ? await booksStore.records('edits').get(editId((logged?.count ?? 0) + 1)) : undefined;
  return { lastCopy: asMoment(copied?.count), changesSinceCopy, oldestUnsaved: next?.at ?? '' };
}

/** Returns how far the books go now; for a copy, which notes it when it is saved. */
export async function copyMark(read: ReadTotals = (keys) => booksStore.totals(keys)): Promise<CopyMark> {
  const [changes, edits] = await read([CHANGES, 'edits']);
  return { changes: changes?.count ?? 0, edits: edits?.count ?? 0 };
}

/**
 * Notes that a copy was saved at a moment, up to a mark, or else up to now. It is no change of the books. `handOver` hands the
 * copy over to the browser as the last step of the note, see `noteTotals`: whether it arrives, no page can see.
 */
export function noteCopySaved(at: string, mark?: CopyMark, handOver?: () => void): Promise<void> {
  const figures = async (read: ReadTotals) => {
    const marks = marksOfCopy(at, mark ?? (await copyMark(read)));
    return [...marks, ...(await totalsOfUnseen(read, handOver !== undefined))];
  };
  return noteTotals(booksStore, figures, handOver);
}

/** Whether the file of the last copy was given to the browser, and nobody has said that it is there; live. */
export async function isCopyUnseen(): Promise<boolean> {
  const [unseen] = await booksStore.totals([COPY_UNSEEN]);
  return unseen?.count === 1;
}

/** Notes that the file of the last copy is there: its owner has seen it. */
export function confirmCopy(): Promise<void> {
  return noteTotals(booksStore, async () => [totalOf(COPY_UNSEEN, 0)]);
}

/** Notes that the file of the last copy never came, where that was not known: the copy before it is the last one again. */
export function forgetUnseenCopy(): Promise<void> {
  return noteTotals(booksStore, async (read) => {
    const [unseen] = await read([COPY_UNSEEN]);
    if (unseen?.count !== 1) return [];
    const before = await read(MARKS_BEFORE.map(([, key]) => key));
    return [totalOf(COPY_UNSEEN, 0), ...MARKS_BEFORE.map(([mark], at) => totalOf(mark, before[at]?.count ?? 0))];
  });
}

/** Returns the totals in which a copy is stored. */
export function marksOfCopy(at: string, { changes, edits }: CopyMark): readonly Total[] {
  return [totalOf(LAST_COPY, Date.parse(at)), totalOf(COPIED_CHANGES, changes), totalOf(COPIED_EDITS, edits)];
}

/**
 * Returns the totals that say whether a copy is to be seen yet, and what stands again if it never came: the last one that was
 * seen. `read` reads them as they were before it.
 */
export async function totalsOfUnseen(read: ReadTotals, isUnseen: boolean): Promise<readonly Total[]> {
  const [unseen] = await read([COPY_UNSEEN]);
  if (!isUnseen || unseen?.count === 1) return [totalOf(COPY_UNSEEN, isUnseen ? 1 : 0)];
  const marks = await read(MARKS_BEFORE.map(([mark]) => mark));
  return [totalOf(COPY_UNSEEN, 1), ...MARKS_BEFORE.map(([, key], at) => totalOf(key, marks[at]?.count ?? 0))];
}

function totalOf(key: string, count: number): Total {
  return { key, count, amount: 0 };
}

/** Returns a stored moment in UTC; '' if there is none. */
export function asMoment(milliseconds: number | undefined): string {
  return milliseconds ? new Date(milliseconds).toISOString() : '';
}

type ReadTotals = (keys: readonly string[]) => Promise<readonly Sum[]>;
