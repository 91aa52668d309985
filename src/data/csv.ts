import { CSV_START, type CsvCell, csvLine } from '#domain/csv.ts';

/** A file of records, ready to be handed over, and how many there are. */
export type RecordFile = Readonly<{ parts: readonly string[]; count: number }>;

/** How a record stands in a CSV file: the heads, and a cell under each. */
export type CsvForm<Row> = Readonly<{ head: readonly string[]; cells: (row: Row) => readonly CsvCell[] }>;

/** All rows of a list as CSV, read and written in batches. */
export async function csvOf<Row>(batches: AsyncIterable<readonly Row[]>, form: CsvForm<Row>): Promise<RecordFile> {
  const parts = [CSV_START, csvLine(form.head)];
  let count = 0;
  for await (const rows of batches) {
    parts.push(rows.map((row) => csvLine(form.cells(row))).join(''));
    count += rows.length;
  }
  return { parts, count };
}
