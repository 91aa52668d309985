import { runJob } from './job.ts';
import type { JobOptions } from './progress.ts';
import type { TextSheet } from './sheets/sheet.ts';

/** Reads the tables of a file in a worker. Throws a Refusal if there are none that can be read. */
export function sheetsOfFile(file: Blob, options: JobOptions = {}): Promise<readonly TextSheet[]> {
  return runJob('sheets', { file }, async () => (await import('./sheets/read-sheets.ts')).readSheets(file), options);
}
