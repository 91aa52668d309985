import { CSV_START, type CsvCell, csvLine, csvRupees } from '#domain/csv.ts';
import { formatText } from '#domain/format.ts';
import { booksBeginInWords } from '#domain/books/ledger/books-begin.ts';
import type { Business } from '#domain/books/masters/business.ts';
import {
  cellInWords,
  fullNameOf,
  periodInWords,
  type Report,
  type ReportLineCell,
  type ReportLine,
  slugOf,
} from '#domain/books/ledger/report.ts';

type Begin = Pick<Business, 'booksBegin'>;

/** "Trial Balance, As on 25 Nov 2026": what stands above a report in its files, with the day on which its books begin. */
export function titleOfFile(report: Pick<Report, 'name' | 'of' | 'period'>, own: Begin): string {
  return `${fullNameOf(report)}, ${periodOfFile(report, own)}`;
}

/** A report as a CSV file under its title: amounts are plain numbers, and a line keeps a cell for each column. */
export function reportCsv(report: Report, own: Begin): string {
  const { columns, lines } = report;
  const head = [[titleOfFile(report, own)], columns.map(({ title }) => title)];
  return CSV_START + [...head, ...lines.map(({ cells }) => cells.map(csvCell))].map(csvLine).join('');
}

/** A report as a sheet of a workbook, whose amounts a spreadsheet calculates with. */
export function reportSheet(report: Report, own: Begin) {
  const { columns, lines } = report;
  return {
    // A spreadsheet refuses longer names, and signs that a slug has none of. The cut may leave half a letter.
    name: slugOf(fullNameOf(report))
      .slice(0, 31)
      .replace(/\p{Cs}$/u, ''),
    title: titleOfFile(report, own),
    head: columns.map(({ title }) => title),
    rows: lines.map(({ cells }) => cells),
  };
}

/** A report as a document of the business, every figure as text. */
export function reportDocument(report: Report, business: Business) {
  const { columns, lines } = report;
  const name = fullNameOf(report);
  const owner = formatText(business.name);
  const heading = formatText(name);
  const note = periodOfFile(report, business);
  const isWide = columns.length > MOST_ON_TALL_PAGE;
  return {
    title: `${heading}, ${note} · ${owner}`,
    issuer: { name: owner, lines: ownerLines(business) },
    heading,
    note,
    ...(isWide ? WIDE : {}),
    blocks: [{ kind: 'table', name, ...(isWide ? { isFine: true } : {}), columns, rows: lines.map(documentRow) }],
  } as const;
}

/** The period, and the day on which the books begin if it begins before that. */
function periodOfFile({ period }: Pick<Report, 'period'>, own: Begin): string {
  const begin = booksBeginInWords(period, own);
  return begin === undefined ? periodInWords(period) : `${periodInWords(period)} · ${begin}`;
}

function csvCell(cell: ReportLineCell): CsvCell {
  if (typeof cell === 'string') return cell;
  return 'number' in cell ? { number: String(cell.number) } : csvRupees(cell.amount);
}

/** Where the business is, as far as it was entered. */
function ownerLines({ address, city, pinCode, gstin }: Business): readonly string[] {
  const place = [city, pinCode].filter((part) => part !== '').join(' ');
  return [address, place, gstin && `GSTIN ${gstin}`].filter((line) => line !== '').map(formatText);
}

function documentRow({ look, depth, cells }: ReportLine) {
  return { look: look === 'entry' && depth === 0 ? 'line' : look, depth, cells: cells.map(cellInWords) } as const;
}

const MOST_ON_TALL_PAGE = 7;
const WIDE = { page: 'wide' } as const;
