import { everyRow } from '#data/lists/row-window.ts';
import type { RowFilters } from '#data/lists/row-filter.ts';
import { compareRows, filterOf, type List, type View } from '#data/lists/sorting.ts';
import { type Database, outsideTransaction } from '#data/store/database.ts';
import { readTotals, totalKey } from '#data/store/totals.ts';
import type { AnyRows, ColumnsOfPart, TableName, TableDescriptions } from '#data/store/table.ts';
import { CSV_START, type CsvCell, csvLine } from '#domain/csv.ts';
import type { OnProgress, RecordFile } from './progress.ts';

/** A list with its current sorting, filter and find, to be written as a file: as CSV, or as cells for a workbook. */
export type CsvOrder = Readonly<{
  table: string;
  list: List;
  view: View;
  as?: ListFormat;
  filtered?: RowFilters | undefined;
}>;

export type ListFormat = keyof typeof WRITTEN;

/**
 * These records as a file, in the order of a list. Reads them all at once, so only for a few; deleted ones are left out.
 */
export async function csvOfRecords<Rows extends AnyRows>(
  db: Database<Rows>,
  tables: TableDescriptions<Rows>,
  { table, list, view, as = 'csv' }: CsvOrder,
  ids: readonly string[],
): Promise<RecordFile> {
  const columns = await fileColumns(tables, table, list);
  const { start, line } = WRITTEN[as];
  const rows = (await db.records(table).bulkGet([...ids]))
    .filter((row) => row !== undefined)
    .toSorted((a, b) => compareRows(a, b, list, view));
  const lines = await columns.cells(db, rows);
  return {
    parts: [new Blob([start, line(headFor(columns, widestOf(lines))), ...lines.map(line)])],
    count: rows.length,
  };
}

/**
 * All rows of a list as a file. Each batch of rows becomes a Blob, which the browser can keep outside the memory of the
 * page. Everything is read in one transaction, so that a row that moves meanwhile appears exactly once, as it was at
 * the start. A pause that `onProgress` returns is not awaited, because it would end the transaction.
 */
export async function csvFile<Rows extends AnyRows>(
  db: Database<Rows>,
  tables: TableDescriptions<Rows>,
  { table, list, view, as = 'csv', filtered }: CsvOrder,
  onProgress: OnProgress,
): Promise<RecordFile> {
  const columns = await fileColumns(tables, table, list);
  const { start, line } = WRITTEN[as];
  // Tables are taken from `reading`, because after the first batch Dexie no longer knows the current transaction.
  return db.transaction('r', [table, 'totals', ...columns.reads, ...(filtered?.reads ?? [])], async (reading) => {
    const rowFilter = await filtered?.by(reading, view.filter);
    const [total] = await readTotals({ totals: reading.table('totals') }, [
      totalKey(table, filterOf(list, view) || undefined),
    ]);
    const parts: Blob[] = [];
    let [count, widest] = [0, 0];
    for await (const rows of everyRow<Rows[TableName<Rows>]>(reading.table(table), list, view, rowFilter)) {
      const lines = await columns.cells(reading, rows);
      widest = Math.max(widest, widestOf(lines));
      parts.push(new Blob(lines.map(line)));
      count += rows.length;
      // The listener may read and write the records, which must not become part of this transaction.
      outsideTransaction(() => void onProgress(count, Math.max(count, total?.count ?? 0)));
    }
    return { parts: [new Blob([start, line(headFor(columns, widest))]), ...parts], count };
  });
}

/** The titles of the columns, with those that only the rows show to be there. */
function headFor({ head, furtherHead }: Pick<ColumnsOfPart<never>, 'head' | 'furtherHead'>, widest: number) {
  return widest > head.length && furtherHead ? [...head, ...furtherHead(widest - head.length)] : head;
}

function widestOf(lines: readonly (readonly CsvCell[])[]): number {
  return lines.reduce((widest, cells) => Math.max(widest, cells.length), 0);
}

async function fileColumns<Rows extends AnyRows>(
  tables: TableDescriptions<Rows>,
  table: TableName<Rows>,
  { only = '' }: List,
): Promise<ColumnsOfPart<Rows[TableName<Rows>]>> {
  const { columns, columnsOf } = await tables[table].file();
  const own = columnsOf?.[only];
  if (own) return own;
  if (!columns) throw new Error(`${table} has no columns of a file`);
  const { cells, ...heads } = columns;
  return { ...heads, reads: [], cells: (_, rows) => Promise.resolve(rows.map(cells)) };
}

/**
 * A row as a line of JSON. In a spreadsheet text stays text, so a code keeps its zeros; a number is one to calculate with,
 * an amount in paise.
 */
function cellsLine(cells: readonly CsvCell[]): string {
  return `${JSON.stringify(cells.map(workbookCell))}\n`;
}

function workbookCell(cell: CsvCell) {
  if (typeof cell === 'string') return cell;
  return cell.amount === undefined ? { number: Number(cell.number) } : { amount: cell.amount };
}

const WRITTEN = { csv: { start: CSV_START, line: csvLine }, cells: { start: '', line: cellsLine } };
