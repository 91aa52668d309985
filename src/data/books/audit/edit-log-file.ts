import type { JobOptions } from '#data/files/progress.ts';
import { see } from '#data/books/staff/access.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import { booksStore } from '#data/books/store.ts';

/** The whole edit log as a file, and how it ends. */
export type EditLogFile = Readonly<{ lines: Blob; entries: number; hash: string }>;

/**
 * The edit log as lines of canonical JSON, an entry a line. Whoever has it can check it without this program: the hash of
 * an entry is the SHA-256 of the hash before it, followed by the entry as it stands here without `hash` and `previous`.
 */
export async function editLogFile({ signal, onProgress }: JobOptions = {}): Promise<EditLogFile> {
  see('files', 'reports');
  const [logged] = await booksStore.totals(['edits']);
  const parts: Blob[] = [];
  let end = { seq: 0, hash: '' };
  for (let isOver = false; !isOver; ) {
    signal?.throwIfAborted();
    const rows = await booksStore.records('edits').where('keys.serial').above(end.seq).limit(AT_A_TIME).toArray();
    parts.push(new Blob(rows.map((row) => `${canonicalJson(asHashed(row))}\n`)));
    end = rows.at(-1) ?? end;
    onProgress?.(end.seq, Math.max(end.seq, logged?.count ?? 0));
    isOver = rows.length < AT_A_TIME;
  }
  return { lines: new Blob(parts), entries: end.seq, hash: end.hash };
}

/** Without what only the store needs. */
function asHashed(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([field]) => field !== 'id' && field !== 'keys'));
}

const AT_A_TIME = 200;
