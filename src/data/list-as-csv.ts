import { formatNumber } from '#domain/format.ts';
import { runInWorker, type ReportProgress, type RecordFile, type JobOptions } from './worker-job.ts';
import type { CsvOrder } from './csv.ts';
import { database, mirrorForWorkers, openedDatabase } from './mirror.ts';
import { readForFile } from './refusal.ts';

/** A file of a list, and its size in words: "1,234 rows". */
type ListFile = RecordFile & Readonly<{ rows: string }>;

/**
 * A list as a CSV file. A long list is written in a worker, so that the page stays responsive; a short one is finished
 * before a worker would have started.
 */
export async function listAsCsv(order: CsvOrder, total: number | undefined, watching: JobOptions): Promise<ListFile> {
  const write = async () => {
    const db = await openedDatabase();
    const name = total === undefined || total > MOST_ON_PAGE ? mirrorForWorkers() : undefined;
    const input = name === undefined ? undefined : { ...order, database: name };
    const onPage = async (pulse: ReportProgress) => (await import('./csv.ts')).csvFile(db, order, pulse);
    return runInWorker('csv', input, onPage, watching);
  };
  return told(await readForFile(write, watching.signal));
}

/** Selected records as a CSV file, written by the page, because they are few. */
export async function selectedAsCsv(order: CsvOrder, ids: readonly string[]): Promise<ListFile> {
  return told(await readForFile(async () => (await import('./csv.ts')).csvOfRecords(database(), order, ids)));
}

function told(file: RecordFile): ListFile {
  return { ...file, rows: `${formatNumber(file.count)} ${file.count === 1 ? 'row' : 'rows'}` };
}

const MOST_ON_PAGE = 1000;
