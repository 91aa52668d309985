import { aside, type RecordFile, type Watching } from './aside.ts';
import type { CsvOrder } from './csv.ts';
import { database, mirrorStorage } from './mirror.ts';

/**
 * A list as a CSV file. A long one is written in a worker, so that the page stays quick; a short one is there before a
 * worker would have begun.
 */
export function listAsCsv(order: CsvOrder, total: number | undefined, watching: Watching): Promise<RecordFile> {
  const isLong = mirrorStorage() === 'database' && (total === undefined || total > MOST_ON_PAGE);
  return aside(
    'csv',
    isLong ? { ...order, database: database().name } : undefined,
    async (pulse) => (await import('./csv.ts')).csvFile(database(), order, pulse),
    watching,
  );
}

/** Some of its records as a CSV file: few enough that the page writes them. */
export async function chosenAsCsv(order: CsvOrder, ids: readonly string[]): Promise<RecordFile> {
  return (await import('./csv.ts')).csvOfRecords(database(), order, ids);
}

const MOST_ON_PAGE = 1000;
