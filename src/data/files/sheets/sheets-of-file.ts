import { runJob } from '#data/files/job.ts';
import type { JobOptions } from '#data/files/progress.ts';
import type { Sheet } from './sheet.ts';

/** Reads the tables of a file in a worker. Throws a Refusal if there are none that can be read. */
export function sheetsOfFile(file: Blob, watching: JobOptions = {}): Promise<readonly Sheet[]> {
  return runJob('sheets', { file }, async () => (await import('./read-sheets.ts')).readSheets(file), watching);
}
