import { today } from '#data/clock.ts';
import { reportSheets } from '#data/report-sheets.ts';
import { CSV_START, type CsvCell, csvLine, csvRupees } from '#domain/csv.ts';
import type { ReportCell } from '#domain/report-table.ts';
import type { Statement } from '#domain/statement.ts';
import { saveList } from '#ui/records/save-list.ts';

/** One statement as a file. */
export async function savePdf({ name, period, sections }: Statement): Promise<void> {
  const rows = sections
    .flatMap(({ lines, totals }) => [...lines, ...totals])
    .map((line) => csvLine([line.name, csvRupees(line.amount)]));
  const fileName = `${name.toLowerCase().replace(/[^a-z]+/g, '-')}-${today()}.csv`;
  await saveList(fileName, async () => ({
    parts: [CSV_START, csvLine([name, period]), ...rows],
    count: rows.length,
  }));
}

/** All tabs as one file, a part for each. */
export async function saveWorkbook(): Promise<void> {
  const sheets = reportSheets();
  const parts = sheets.flatMap(({ name, head, rows }) => [
    csvLine([name]),
    csvLine(head),
    ...rows.map((row) => csvLine(row.map(csvCell))),
    csvLine([]),
  ]);
  const count = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0);
  await saveList(`reports-${today()}.csv`, async () => ({ parts: [CSV_START, ...parts], count }));
}

function csvCell(cell: ReportCell): CsvCell {
  if (typeof cell === 'string') return cell;
  if ('rupees' in cell) return csvRupees(cell.rupees);
  return { number: String('percent' in cell ? cell.percent : cell.number) };
}
