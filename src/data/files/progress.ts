/**
 * Called with the progress of long work, in whatever it counts; throws to cancel the work. Its result is awaited
 * wherever the work can pause.
 */
export type OnProgress = (done: number, total: number) => unknown;

/** Shows a screen the progress of long work, and lets it cancel. */
export type JobOptions = Readonly<{ signal?: AbortSignal; onProgress?: (done: number, total: number) => void }>;

/** The message with which a page asks a worker that writes to stop: it ends its transaction itself, or is done already. */
export const STOP = 'stop';

/** A file of records, ready to be saved, and the number of records in it. */
export type RecordFile = Readonly<{ parts: readonly Blob[]; count: number }>;
