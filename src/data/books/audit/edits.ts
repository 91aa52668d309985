import { listOf } from '#data/lists/sorting.ts';
import { see } from '#data/books/staff/access.ts';
import { readRange } from '#data/store/index-range.ts';
import { asReadError } from '#data/store/refusal.ts';
import { CHAIN_START, type ChainEnd, type EditLogEntry, firstBroken } from '#domain/books/audit/edit-log-entry.ts';
import { hashOf } from './edit-log.ts';
import type { Edit } from '#data/books/rows.ts';
import { booksStore } from '#data/books/store.ts';

/** The edit log by time; the filter is the kind of record. */
export const EDIT_LIST = listOf(booksStore, 'edits', {
  sorts: { time: '' },
  filter: 'kind',
  see: () => see('reports'),
});

/** The edit log by time, as `EDIT_LIST`; the filter is a day. */
export const EDIT_LIST_BY_DAY = listOf(booksStore, 'edits', {
  sorts: { time: '' },
  filter: 'keys.day',
  see: () => see('reports'),
});

/** Returns the edits of a record, the latest first; of one with a very long history the beginning is left to the log. */
export async function editsOf(record: string): Promise<readonly Edit[]> {
  see('reports');
  const edits = booksStore.records('edits');
  return readRange(edits, { paths: ['record', 'keys.serial'], within: [record] }, undefined, false, MOST_OF_A_RECORD);
}

/**
 * Checks every entry of the log against its hash and the entry before it, in slices, so that the page stays responsive.
 * `onProgress` hears how many entries were checked, of how many. Throws the signal's reason if the user has cancelled.
 */
export async function verifyEdits(onProgress: OnProgress = () => {}, signal?: AbortSignal): Promise<Verified> {
  see('reports');
  try {
    return await checkChain(onProgress, signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw asReadError(error);
  }
}

type OnProgress = (done: number, total: number) => void;
export type Verified = Readonly<{ entries: number }> | Readonly<{ broken: Readonly<{ seq: number; why: string }> }>;

async function checkChain(onProgress: OnProgress, signal: AbortSignal | undefined): Promise<Verified> {
  const [logged] = await booksStore.totals(['edits']);
  const total = logged?.count ?? 0;
  let end: ChainEnd = CHAIN_START;
  for (let isOver = false; !isOver; ) {
    const rows = await booksStore.records('edits').where('keys.serial').above(end.seq).limit(SLICE).toArray();
    const broken = firstBroken(rows.map(asEntry), hashOf, end);
    if (broken) return { broken };
    end = rows.at(-1) ?? end;
    onProgress(end.seq, Math.max(total, end.seq));
    isOver = rows.length < SLICE;
    if (!isOver) await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
  if (end.seq < total) return { broken: { seq: end.seq + 1, why: `Entry ${end.seq + 1} is missing.` } };
  return { entries: end.seq };
}

/** The entry as it was hashed. */
function asEntry(row: Edit): EditLogEntry {
  const { id: _, ...entry } = row;
  const { keys: __, ...fields } = entry as EditLogEntry & { keys?: unknown };
  return fields;
}

const SLICE = 200;
const MOST_OF_A_RECORD = 500;
