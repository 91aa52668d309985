import {
  formatNumber,
  formatPercent,
  formatShare,
  formatRupees,
  formatRupeesInFull,
  formatText,
} from '#domain/format.ts';
import type { ReportTableCell, ReportRow, ReportTable } from '#domain/report-table.ts';

/** The table of a report, for use beside its chart or in a card. */
export function ReportNumbers({ table }: { table: ReportTable }) {
  const { title, head, rows, total } = table;
  const write = {
    amount: hasPaise(table) ? formatRupeesInFull : formatRupees,
    percent: hasTenths(table) ? formatShare : formatPercent,
  };
  return (
    // On the smallest phones four columns of amounts are wider than the page: the table scrolls, not the page.
    <div className="fades-sideways min-w-0 overflow-x-auto">
      <table
        aria-label={title}
        className="w-full border-collapse text-table max-[22rem]:text-caption max-[22rem]:tracking-tight"
      >
        <thead>
          <tr className="text-caption text-ink-3">
            {head.map((column, at) => (
              <th
                key={column}
                className={`py-1.5 font-medium ${at === 0 ? 'text-start' : 'ps-3 max-[24rem]:ps-1.5 max-[22rem]:ps-1 text-end'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row[0]} row={row} write={write} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row row={total} write={write} isTotal />
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** A table of numbers (see `ReportNumbers`) in a card with its title, for a report without a chart. */
export function ReportCard({ table }: { table: ReportTable }) {
  return (
    <section className="min-w-0 rounded-sheet border bg-sheet px-4 max-[22rem]:px-3 py-3.5 print:break-inside-avoid">
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="font-semibold">{table.title}</h2>
        <p className="text-caption text-ink-3">{table.period}</p>
      </div>
      <ReportNumbers table={table} />
    </section>
  );
}

function Row({ row: [name, ...cells], write, isTotal = false }: RowProps) {
  return (
    <tr className={isTotal ? 'border-ink-3 border-t font-semibold' : 'border-t'}>
      <th scope="row" className={`py-2 text-start ${isTotal ? 'font-semibold' : 'font-normal'}`}>
        {name}
      </th>
      {cells.map((cell, at) => (
        <td key={at} className="whitespace-nowrap py-2 ps-3 max-[24rem]:ps-1.5 max-[22rem]:ps-1 text-end">
          {cellText(cell, write)}
        </td>
      ))}
    </tr>
  );
}

type Write = { amount: typeof formatRupees; percent: typeof formatShare };
type RowProps = { row: ReportRow; write: Write; isTotal?: boolean };

function cellText(cell: ReportTableCell, write: Write): string {
  if (typeof cell === 'string') return formatText(cell);
  if ('amount' in cell) return write.amount(cell.amount);
  return 'percent' in cell ? write.percent(cell.percent) : formatNumber(cell.number);
}

/** If one amount of a table has paise, all amounts show theirs, so that the decimal points line up. */
function hasPaise(table: ReportTable): boolean {
  return cellsOf(table).some((cell) => typeof cell === 'object' && 'amount' in cell && cell.amount % 100 !== 0);
}

/** True if a percentage has tenths, as `hasPaise` for amounts. Whole ones, such as GST rates, show as on /gst: 18%. */
function hasTenths(table: ReportTable): boolean {
  return cellsOf(table).some((cell) => typeof cell === 'object' && 'percent' in cell && cell.percent % 1 !== 0);
}

function cellsOf({ rows, total }: ReportTable): readonly ReportTableCell[] {
  return [...rows, ...(total ? [total] : [])].flat();
}
