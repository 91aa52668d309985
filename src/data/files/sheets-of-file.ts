import { runJob } from './job.ts';
import type { JobOptions } from './progress.ts';
import type { Sheet } from './sheets/sheet.ts';

/** Reads the tables of a file in a worker. Throws a Refusal if there are none that can be read. */
export function sheetsOfFile(file: Blob, watching: JobOptions = {}): Promise<readonly Sheet[]> {
  return runJob('sheets', { file }, async () => (await import('./sheets/read-sheets.ts')).readSheets(file), watching);
}
