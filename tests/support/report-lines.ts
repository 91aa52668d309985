import type { Report, ReportLineCell } from '#domain/books/ledger/report.ts';
import type { Paise } from '#domain/money.ts';

/** The lines of a report as a person would write them down: names indented by their depth, amounts in rupees, quantities in units. */
export function written({ lines }: Report): readonly (readonly (string | number)[])[] {
  return lines.map(({ depth, cells: [name, ...rest] }) => [`${'  '.repeat(depth)}${name}`, ...rest.map(inRupees)]);
}

/** The amount in the last cell of the first line with this name, in paise. Throws if there is no such line or amount. */
export function amountAt(report: Report, name: string): number {
  const amount = amountIn(report.lines.find(({ cells }) => cells[0] === name)?.cells.at(-1));
  if (amount === undefined) throw new Error(`${report.name} has no amount of ${name}.`);
  return amount;
}

/** The amount in a cell; undefined for text and quantities. */
export function amountIn(cell: ReportLineCell | undefined): Paise | undefined {
  return typeof cell === 'object' && 'amount' in cell ? cell.amount : undefined;
}

/** The names of the lines. */
export function namesOf({ lines }: Report): readonly string[] {
  return lines.map(({ cells: [name] }) => name);
}

function inRupees(cell: ReportLineCell): string | number {
  if (typeof cell === 'string') return cell;
  return 'number' in cell ? cell.number : cell.amount / 100;
}
