import type { StoreList, View } from '#data/lists/sorting.ts';
import { readForFile } from '#data/store/refusal.ts';
import type { AnyRows, TableName } from '#data/store/table.ts';
import type { StoreName } from '#data/workspace-tables.ts';
import { formatNumber } from '#domain/format.ts';
import type { ListFormat } from './csv.ts';
import { runJob } from './job.ts';
import type { JobOptions, OnProgress, RecordFile } from './progress.ts';

/** A file of a list, and its size in words: "1,234 rows". */
type ListFile = RecordFile & Readonly<{ rows: string }>;

/**
 * A list as a CSV file. A long list is written in a worker, so that the page stays responsive; a short one is finished
 * before a worker would have started.
 */
export async function listAsCsv<Rows extends AnyRows, T extends TableName<Rows>>(
  { store, table, sorts, filter, only, filtered, see }: StoreList<Rows, T>,
  view: View,
  total: number | undefined,
  options: JobOptions,
  as: ListFormat = 'csv',
): Promise<ListFile> {
  see?.();
  store.hooks.seeFile?.(table);
  const order = { table, list: { sorts, filter, ...(only !== undefined && { only }) }, view, as };
  const write = async () => {
    const db = await store.ready();
    const within = view.filter === '' ? undefined : filtered;
    const isLong = total === undefined || total > MOST_ON_PAGE;
    // A row filter is code, which a worker is not handed.
    const database = isLong && !within ? store.nameForWorkers : undefined;
    const input = database === undefined ? undefined : { ...order, store: store.name as StoreName, database };
    const onPage = async (onProgress: OnProgress) =>
      (await import('./csv.ts')).csvFile(db, store.tables, { ...order, filtered: within }, onProgress);
    return runJob('csv', input, onPage, options);
  };
  return inRows(await readForFile(write, options.signal));
}

/** Selected records as a CSV file, written by the page, because they are few. */
export async function selectedAsCsv<Rows extends AnyRows, T extends TableName<Rows>>(
  { store, table, sorts, filter, only, see }: StoreList<Rows, T>,
  view: View,
  ids: readonly string[],
  as: ListFormat = 'csv',
): Promise<ListFile> {
  see?.();
  store.hooks.seeFile?.(table);
  const order = { table, list: { sorts, filter, ...(only !== undefined && { only }) }, view, as };
  return inRows(
    await readForFile(async () => (await import('./csv.ts')).csvOfRecords(store.database(), store.tables, order, ids)),
  );
}

function inRows(file: RecordFile): ListFile {
  return { ...file, rows: `${formatNumber(file.count)} ${file.count === 1 ? 'row' : 'rows'}` };
}

const MOST_ON_PAGE = 1000;
