import type { OnProgress } from '#data/files/progress.ts';
import { transactionProgress } from '#data/files/transaction-progress.ts';
import { actOn } from '#data/store/act.ts';
import { slicesOf, writeSlices } from '#data/store/in-slices.ts';
import type { Store } from '#data/store/store.ts';
import type { AnyRows } from '#data/store/table.ts';
import type { CheckedFile } from './check.ts';
import type { RecordBatch } from './record-reader.ts';

/**
 * Replaces all records and totals of a store by those of a checked file, in one transaction that counts as one change.
 * `onProgress` counts the records deleted and inserted, and may throw to end it; then, and where anything fails, nothing
 * is changed.
 */
export async function replaceRecords<Rows extends AnyRows>(
  store: Store<Rows>,
  { file, counts, batches }: CheckedFile,
  onProgress: OnProgress,
): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  await actOn(
    store,
    store.tableNames,
    async (transaction) => {
      const sums = await transaction.totals(store.tableNames);
      const goOn = transactionProgress(
        totalCount(counts) + sums.reduce((sum, { count }) => sum + count, 0),
        onProgress,
      );
      await transaction.removeAll(goOn);
      for (const table of store.tableNames) {
        const rows = recordsIn<Rows[typeof table]>(
          batches.filter((batch) => batch.table === table),
          bytes,
        );
        await writeSlices(slicesOf(rows), (some) => transaction.insertAll(table, some), goOn);
      }
    },
    'Not imported',
  );
}

/** The number of records in all tables. */
export function totalCount(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Parses the records from the checked bytes only now: all of a large business at once would fill the memory. */
function* recordsIn<Row extends object>(batches: readonly RecordBatch[], bytes: Uint8Array): Generator<Row> {
  const decoder = new TextDecoder();
  for (const { span, added } of batches) {
    const records: Row[] = JSON.parse(`[${decoder.decode(bytes.subarray(...span))}]`);
    for (const record of records) yield { ...added, ...record };
  }
}
