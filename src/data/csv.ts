import { Dexie } from 'dexie';
import { CSV_START, csvLine } from '#domain/csv.ts';
import type { ReportProgress, RecordFile } from './worker-job.ts';
import { type CsvTable, csvFormOf } from './csv-forms.ts';
import type { Database, Rows } from './database.ts';
import { compareRows, type List, type View } from './order.ts';
import { readTotals, totalKey } from './totals.ts';
import { everyRow } from './window.ts';

/** These records as CSV, in the order of a list. Few enough to be read and written at once; one that is gone is left out. */
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

/** A list as somebody looks at it, to be written as a file. */
export type CsvOrder = Readonly<{ table: CsvTable; list: List; view: View }>;

/**
 * All rows of a list as CSV, read and written in batches: what was written is the browser's to keep, not the memory's. In one
 * transaction, so that a row that moves meanwhile stands once in the file, as it was when that was begun; a pause, which
 * `pulse` may return, would end it, and is not awaited.
 */
export function csvFile(db: Database, { table, list, view }: CsvOrder, pulse: ReportProgress): Promise<RecordFile> {
  const form = csvFormOf(table);
  // Its tables are named: between the batches it would not know that what is read next is its own.
  return db.transaction('r', [table, 'totals'], async (reading) => {
    const [kept] = await readTotals({ totals: reading.table('totals') }, [totalKey(table, view.filter || undefined)]);
    const parts = [new Blob([CSV_START, csvLine(form.head)])];
    let count = 0;
    for await (const rows of everyRow<Rows[CsvTable]>(reading.table(table), list, view)) {
      parts.push(new Blob(rows.map((row) => csvLine(form.cells(row)))));
      count += rows.length;
      // Whoever hears it may read and write as ever: that is none of this transaction's.
      Dexie.ignoreTransaction(() => void pulse(count, Math.max(count, kept?.count ?? 0)));
    }
    return { parts, count };
  });
}
