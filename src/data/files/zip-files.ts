import { moment } from '#data/clock.ts';
import { runJob } from './job.ts';
import type { JobOptions, OnProgress } from './progress.ts';
import type { FileInZip } from './zip.ts';

/** Puts files into one ZIP, in a worker. */
export function zipFiles(files: readonly FileInZip[], options: JobOptions = {}): Promise<Blob> {
  const order = { files, made: moment() };
  const onPage = async (onProgress: OnProgress) => (await import('./zip.ts')).zipped(order, onProgress);
  return runJob('zip', order, onPage, options);
}
