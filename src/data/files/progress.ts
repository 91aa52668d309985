/**
 * Called with the progress of long work, in whatever it counts; throws to cancel the work. Its result is awaited
 * wherever the work can pause.
 */
export type OnProgress = (done: number, total: number) => unknown;

/** How a screen watches over long work, and cancels it. */
export type JobOptions = Readonly<{ signal?: AbortSignal; onProgress?: (done: number, total: number) => void }>;

/** A file of records, ready to be saved, and the number of records in it. */
export type RecordFile = Readonly<{ parts: readonly Blob[]; count: number }>;
