import type { Total } from '#data/store/database.ts';
import { noteTotals } from '#data/store/note-totals.ts';
import { CHANGES, type Sum } from '#data/store/sums.ts';
import { editId } from '#data/books/ids.ts';
import { COPIED_CHANGES, COPIED_EDITS, LAST_COPY } from '#data/books/device-totals.ts';
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
 * copy over as the last step of the note, see `noteTotals`.
 */
export function noteCopySaved(at: string, mark?: CopyMark, handOver?: () => void): Promise<void> {
  return noteTotals(booksStore, async (read) => marksOfCopy(at, mark ?? (await copyMark(read))), handOver);
}

/** Returns the totals in which that is stored. */
export function marksOfCopy(at: string, { changes, edits }: CopyMark): readonly Total[] {
  return [
    { key: LAST_COPY, count: Date.parse(at), amount: 0 },
    { key: COPIED_CHANGES, count: changes, amount: 0 },
    { key: COPIED_EDITS, count: edits, amount: 0 },
  ];
}

/** Returns a stored moment in UTC; '' if there is none. */
export function asMoment(milliseconds: number | undefined): string {
  return milliseconds ? new Date(milliseconds).toISOString() : '';
}

type ReadTotals = (keys: readonly string[]) => Promise<readonly Sum[]>;
