import { Dexie } from 'dexie';
import { CSV_START, csvLine } from '#domain/csv.ts';
import type { ReportProgress, RecordFile } from './worker-job.ts';
import { type CsvTable, csvFormOf } from './csv-forms.ts';
import type { Database, Rows } from './database.ts';
import { compareRows, type List, type View } from './order.ts';
import { readTotals, totalKey } from './totals.ts';
import { everyRow } from './window.ts';

/**
 * These records as CSV, in the order of a list. Reads them all at once, so only for a few; deleted ones are left out.
 */
export async function csvOfRecords(db: Database, { table, list, view }: CsvOrder, ids: readonly string[]) {
  const form = csvFormOf(table);
  const rows = (await db.records(table).bulkGet([...ids]))
    .filter((row) => row !== undefined)
    .toSorted((a, b) => compareRows(a, b, list, view));
  return {
    parts: [new Blob([CSV_START, csvLine(form.head), ...rows.map((row) => csvLine(form.cells(row)))])],
    count: rows.length,
  };
}

/** A list with its current sorting, filter and find, to be written as a file. */
export type CsvOrder = Readonly<{ table: CsvTable; list: List; view: View }>;

/**
 * All rows of a list as CSV. Each batch of rows becomes a Blob, which the browser can keep outside the memory of the
 * page. Everything is read in one transaction, so that a row that moves meanwhile appears exactly once, as it was at
 * the start. A pause that `pulse` returns is not awaited, because it would end the transaction.
 */
export function csvFile(db: Database, { table, list, view }: CsvOrder, pulse: ReportProgress): Promise<RecordFile> {
  const form = csvFormOf(table);
  // Tables are taken from `reading`, because after the first batch Dexie no longer knows the current transaction.
  return db.transaction('r', [table, 'totals'], async (reading) => {
    const [kept] = await readTotals({ totals: reading.table('totals') }, [totalKey(table, view.filter || undefined)]);
    const parts = [new Blob([CSV_START, csvLine(form.head)])];
    let count = 0;
    for await (const rows of everyRow<Rows[CsvTable]>(reading.table(table), list, view)) {
      parts.push(new Blob(rows.map((row) => csvLine(form.cells(row)))));
      count += rows.length;
      // The listener may read and write the records, which must not become part of this transaction.
      Dexie.ignoreTransaction(() => void pulse(count, Math.max(count, kept?.count ?? 0)));
    }
    return { parts, count };
  });
}
