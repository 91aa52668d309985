import { INVOICE_LIST } from '#data/sample/invoices.ts';
import { listAsCsv } from '#data/files/list-as-csv.ts';
import type { View } from '#data/lists/sorting.ts';
import { sampleStore } from '#data/sample/store.ts';

/** Writes all invoices as CSV. Returns the milliseconds, including the start of the worker, and the number of rows. */
export async function writeCsv(): Promise<{ ms: number; rows: number }> {
  const started = performance.now();
  const { parts, count } = await listAsCsv(INVOICE_LIST, VIEW, undefined, {});
  await new Blob([...parts]).arrayBuffer();
  return { ms: performance.now() - started, rows: count };
}

/** Milliseconds to only read the same rows in the same order. */
export async function readForCsv(): Promise<number> {
  const started = performance.now();
  await sampleStore.database().records('invoices').orderBy('keys.serial').toArray();
  return performance.now() - started;
}

const VIEW: View = { sort: 'id', direction: 'up', filter: '', find: '' };
