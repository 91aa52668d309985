import { formatDay } from '#domain/format.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import {
  asDebitCredit,
  particularsOfLine,
  type LedgerStatementLine,
  type StatementSums,
} from '#domain/books/ledger/ledger-statement.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Report, ReportColumn, ReportLine } from '#domain/books/ledger/report.ts';

/** The statement of a ledger or party as the lines of a file: what it opened with, each line, and what it came to. */
export function statementReport(
  name: string,
  days: Days,
  { opensOn, opening, debit, credit, closing }: StatementSums,
  lines: readonly LedgerStatementLine[],
): Report {
  return {
    name: `Statement of ${name}`,
    period: days,
    columns: COLUMNS,
    lines: [
      { look: 'entry', depth: 0, cells: [formatDay(opensOn), 'Opening', '', '', '', ...balanceCells(opening)] },
      ...lines.map(lineInReport),
      {
        look: 'grand',
        depth: 0,
        cells: [formatDay(days.to), 'Closing', '', { amount: debit }, { amount: credit }, ...balanceCells(closing)],
      },
    ],
  };
}

function lineInReport(line: LedgerStatementLine): ReportLine {
  const { debit, credit } = asDebitCredit(line);
  const [narration, voucher] =
    'voucher' in line ? [line.narration, `${line.voucher.kind} ${line.voucher.number}`] : ['', 'Year end'];
  return {
    look: 'entry',
    depth: 0,
    cells: [
      formatDay(line.date),
      [particularsOfLine(line), narration].filter((part) => part !== '').join(' · '),
      voucher,
      line.amount > 0 ? { amount: debit } : '',
      line.amount < 0 ? { amount: credit } : '',
      ...balanceCells(line.balance),
    ],
  };
}

/** The size of a balance, and its side in a column of its own, so that a spreadsheet has a number. */
function balanceCells(balance: Paise) {
  return [{ amount: asPaise(Math.abs(balance)) }, balance === 0 ? '' : balance > 0 ? 'Dr' : 'Cr'] as const;
}

const COLUMNS: readonly ReportColumn[] = [
  { title: 'Date', look: 'brief' },
  { title: 'Particulars', look: 'text' },
  { title: 'Voucher', look: 'text' },
  { title: 'Debit', look: 'figure' },
  { title: 'Credit', look: 'figure' },
  { title: 'Balance', look: 'figure' },
  { title: 'Side', look: 'brief' },
];
