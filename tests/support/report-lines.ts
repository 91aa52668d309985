import type { Report, ReportCell } from '#domain/books/report.ts';

/** The lines of a report as a person would write them down: names indented by their depth, amounts in rupees. */
export function written({ lines }: Report): readonly (readonly (string | number)[])[] {
  return lines.map(({ depth, cells: [name, ...rest] }) => [`${'  '.repeat(depth)}${name}`, ...rest.map(inRupees)]);
}

/** The amount in the last cell of the first line with this name, in paise. Throws if there is no such line or amount. */
export function amountAt(report: Report, name: string): number {
  const cell = report.lines.find(({ cells }) => cells[0] === name)?.cells.at(-1);
  if (typeof cell !== 'object') throw new Error(`${report.name} has no amount of ${name}.`);
  return cell.amount;
}

/** The names of the lines. */
export function namesOf({ lines }: Report): readonly string[] {
  return lines.map(({ cells: [name] }) => name);
}

function inRupees(cell: ReportCell): string | number {
  return typeof cell === 'string' ? cell : cell.amount / 100;
}
