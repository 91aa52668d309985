import { INVOICE_LIST } from '#data/invoices.ts';
import { listAsCsv } from '#data/list-as-csv.ts';
import { database } from '#data/mirror.ts';
import type { View } from '#data/order.ts';

/** Writes all invoices as CSV. Returns the milliseconds, including the start of the worker, and the number of rows. */
export async function writeCsv(): Promise<{ ms: number; rows: number }> {
  const started = performance.now();
  const { parts, count } = await listAsCsv({ table: 'invoices', list: INVOICE_LIST, view: VIEW }, undefined, {});
  await new Blob([...parts]).arrayBuffer();
  return { ms: performance.now() - started, rows: count };
}

/** Milliseconds to only read the same rows in the same order. */
export async function readForCsv(): Promise<number> {
  const started = performance.now();
  await database().records('invoices').orderBy('keys.serial').toArray();
  return performance.now() - started;
}

const VIEW: View = { sort: 'id', direction: 'up', filter: '', find: '' };
