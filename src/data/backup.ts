import { today } from './clock.ts';
import { RECORD_TABLES } from './database.ts';
import { database } from './mirror.ts';

/** Every record of this page as one JSON file, in parts that a Blob takes. */
export async function exportBackup({
  signal,
  onProgress,
}: {
  password?: string;
  signal?: AbortSignal;
  onProgress?: (done: number, total: number) => void;
} = {}): Promise<{ fileName: string; parts: readonly BlobPart[]; count: number }> {
  const parts: string[] = [];
  let count = 0;
  for (const [at, table] of RECORD_TABLES.entries()) {
    signal?.throwIfAborted();
    const rows = (await database().records(table).toArray()).map(({ keys: _, ...row }) => row);
    parts.push(`${at === 0 ? '{' : ','}${JSON.stringify(table)}:${JSON.stringify(rows)}`);
    count += rows.length;
    onProgress?.(at + 1, RECORD_TABLES.length);
  }
  return { fileName: `tarazu-${today()}.json`, parts: [...parts, '}'], count };
}
