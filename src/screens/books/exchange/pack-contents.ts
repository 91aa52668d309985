import { agedOn } from '#data/books/payments/ageing.ts';
import { business } from '#data/books/business.ts';
import { editLogFile } from '#data/books/audit/edit-log-file.ts';
import { EDIT_LIST, verifyEdits } from '#data/books/audit/edits.ts';
import { everyGstr1 } from '#data/books/returns/every-gstr1.ts';
import { everyLedgerStatement } from '#data/books/reports/every-ledger-statement.ts';
import { owedOn } from '#data/books/payments/document-status.ts';
import { wholeRegister } from '#data/books/reports/registers.ts';
import {
  balanceSheetOn,
  cashFlowOf,
  profitAndLossOf,
  trialBalanceOn,
} from '#data/books/reports/financial-statements.ts';
import { beginningsFor, tallyFiles } from '#data/books/exchange/tally-export.ts';
import { vouchersBetween } from '#data/books/vouchers/vouchers-between.ts';
import { today } from '#data/clock.ts';
import { listAsCsv } from '#data/files/list-as-csv.ts';
import type { JobOptions } from '#data/files/progress.ts';
import type { FileInZip } from '#data/files/zip.ts';
import { ageingReport } from '#domain/books/reports/ageing-report.ts';
import { dayBookReport } from '#domain/books/reports/day-book.ts';
import { documentPaper } from '#domain/books/paper/document-paper.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { reportSheet, titleOfFile } from '#domain/books/reports/report-files.ts';
import { gstr1FileName } from '#domain/books/returns/gstr1-file.ts';
import { titleOfReturn } from '#domain/books/returns/filing.ts';
import { statementReport } from '#domain/books/reports/statement-report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { formatNumber } from '#domain/format.ts';
import { ZERO } from '#domain/money.ts';
import { problemInReturnFile } from '#screens/books/parts/return-file-problem.ts';

/** The code that writes workbooks and PDF, which is loaded with the first pack. */
export type Writer = typeof import('#ui/documents/save-document.ts');

/** A part of the pack: files, and what is to be known of them. */
type Part = Readonly<{ files: readonly FileInZip[]; notes?: readonly string[] }>;

/** One kind of file in the pack; what others add to it stands here. */
type PackItem = Readonly<{
  name: string;
  make: (days: Days, writer: Writer, options: JobOptions) => Promise<Part>;
}>;

/** The contents of a period's pack, in the order in which they are made. Invoices come only where they are asked for. */
export const CONTENTS: readonly PackItem[] = [
  { name: 'Statements', make: statements },
  { name: 'Registers', make: registers },
  { name: 'Receivables and Payables', make: ageing },
  { name: 'Day Book', make: dayBook },
  { name: 'Ledgers', make: ledgers },
  { name: 'GSTR-1', make: gstr1 },
  { name: 'Tally', make: tally },
  { name: 'Edit log', make: editLog },
];
export const INVOICES: PackItem = { name: 'Invoices', make: invoices };

async function statements(days: Days, writer: Writer, { signal }: JobOptions): Promise<Part> {
  const reports = [
    await trialBalanceOn(days.to),
    await profitAndLossOf(days.from, days.to),
    await balanceSheetOn(days.to),
    await cashFlowOf(days.from, days.to),
  ];
  return { files: [await workbook('statements.xlsx', reports, writer, signal)] };
}

async function registers(days: Days, writer: Writer, { signal }: JobOptions): Promise<Part> {
  const reports = [await wholeRegister('Sales Register', days), await wholeRegister('Purchase Register', days)];
  return { files: [await workbook('registers.xlsx', reports, writer, signal)] };
}

/** Writes the ageing at the end of the last day, by party and by document. */
async function ageing({ to }: Days, writer: Writer, { signal }: JobOptions): Promise<Part> {
  const reports: Report[] = [];
  for (const side of ['receivable', 'payable'] as const) {
    const parties = await agedOn(side, to);
    for (const detail of ['by party', 'by document'] as const) reports.push(ageingReport(side, to, parties, detail));
  }
  return { files: [await workbook('receivables-and-payables.xlsx', reports, writer, signal)] };
}

/** Each report is a sheet, under its name and period. */
async function workbook(
  name: string,
  reports: readonly Report[],
  { workbookBytes }: Writer,
  signal: AbortSignal | undefined,
): Promise<FileInZip> {
  const own = await business();
  const sheets = reports.map((report) => reportSheet(report, own));
  return { name, content: new Blob([await workbookBytes(sheets, signal)]) };
}

async function titleOf(name: string, period: Days): Promise<string> {
  return titleOfFile({ name, period }, await business());
}

async function dayBook(days: Days, { rowsBytes }: Writer, options: JobOptions): Promise<Part> {
  const rows = new Lines(dayBookReport(days, []));
  for await (const batch of vouchersBetween(days, options)) rows.add(dayBookReport(days, batch));
  const bytes = await rowsBytes(
    { name: 'day-book', title: await titleOf('Day Book', days) },
    rows.all(),
    options.signal,
  );
  return { files: [{ name: 'day-book.xlsx', content: new Blob([bytes]) }] };
}

async function ledgers(days: Days, { rowsBytes }: Writer, options: JobOptions): Promise<Part> {
  const empty = { opensOn: days.from, opening: ZERO, debit: ZERO, credit: ZERO, closing: ZERO };
  const rows = new Lines(statementReport('', days, empty, []), 'Ledger');
  for await (const { name, statement } of everyLedgerStatement(days, options)) {
    rows.add(statementReport(name, days, statement, statement.lines), name);
  }
  const bytes = await rowsBytes({ name: 'ledgers', title: await titleOf('Ledgers', days) }, rows.all(), options.signal);
  return { files: [{ name: 'ledgers.xlsx', content: new Blob([bytes]) }] };
}

/** The file of each month, in a folder of its own: the portal's tool gives all files of a day the same name. */
async function gstr1(days: Days, _writer: Writer, options: JobOptions): Promise<Part> {
  const issuer = await business();
  const files: FileInZip[] = [];
  const notes: string[] = [];
  for await (const { month, read } of everyGstr1(days, options)) {
    const title = titleOfReturn({ form: 'GSTR-1', month });
    const why = problemInReturnFile('GSTR-1', read);
    const name = `gstr-1/${month}/${gstr1FileName(issuer, today())}`;
    if (why === undefined) files.push({ name, content: new Blob([read.file]) });
    else notes.push(`${title} is not in the pack. ${why}`);
  }
  return { files, notes };
}

async function tally(days: Days, _writer: Writer, options: JobOptions): Promise<Part> {
  const { booksBegin } = await business();
  const begins = beginningsFor(days.from, booksBegin).at(-1) ?? booksBegin;
  const { masters, vouchers, problems } = await tallyFiles({ ...days, begins }, options);
  const notes = problems.map(({ sentence }) => `Tally: ${sentence}`);
  if (problems.some(({ isRefused }) => isRefused)) return { files: [], notes };
  return {
    files: [
      { name: 'tally/masters.xml', content: new Blob([...masters]) },
      { name: 'tally/vouchers.xml', content: new Blob([...vouchers]) },
    ],
    notes,
  };
}

/** The log to read, the log to check, and whether it is whole. */
async function editLog(_days: Days, _writer: Writer, options: JobOptions): Promise<Part> {
  const view = { sort: 'time', direction: 'up', filter: '', find: '' } as const;
  const [verified, log] = [await verifyEdits(options.onProgress, options.signal), await editLogFile(options)];
  const { parts } = await listAsCsv(EDIT_LIST, view, log.entries, options);
  const whole =
    'broken' in verified ? `broken: ${verified.broken.why}` : `unbroken: ${formatNumber(verified.entries)} entries`;
  return {
    files: [
      { name: 'edit-log.csv', content: new Blob([...parts]) },
      { name: 'edit-log.jsonl', content: log.lines },
    ],
    notes: [`The edit log is ${whole}. The SHA-256 of its last entry is ${log.hash}.`],
  };
}

/** Every invoice and note to a customer as it prints, one file each. */
async function invoices(days: Days, { pdfBytes }: Writer, options: JobOptions): Promise<Part> {
  const issuer = await business();
  const files: FileInZip[] = [];
  for await (const batch of vouchersBetween(days, options)) {
    const owed = await owedOn(batch, today());
    for (const voucher of batch) {
      if ((voucher.kind !== 'Invoice' && voucher.kind !== 'Credit Note') || voucher.state === 'Draft') continue;
      const paper = documentPaper(voucher, issuer, 'Original', owed[voucher.id]?.balance ?? ZERO);
      const name = `invoices/${voucher.number.replaceAll('/', '-')}.pdf`;
      files.push({ name, content: new Blob([await pdfBytes(paper, options.signal)]) });
    }
  }
  return { files };
}

/** Rows of a workbook as lines of JSON, in Blobs that the browser can keep outside the memory of the page. */
class Lines {
  readonly #parts: Blob[] = [];

  /** The head of a report; `first` is a column before its own, for what the rows belong to. */
  constructor({ columns }: Report, first?: string) {
    const head = columns.map(({ title }) => title);
    this.#parts.push(new Blob([lineOf(first === undefined ? head : [first, ...head])]));
  }

  add({ lines }: Report, first?: string): void {
    const rows = lines.map(({ cells }) => lineOf(first === undefined ? cells : [first, ...cells]));
    this.#parts.push(new Blob(rows));
  }

  all(): Blob {
    return new Blob(this.#parts);
  }
}

function lineOf(cells: readonly unknown[]): string {
  return `${JSON.stringify(cells)}\n`;
}
