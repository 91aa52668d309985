import {
  type ColumnField,
  headingsIn,
  joinedTitles,
  type ColumnMatching,
  matchColumns,
} from '#domain/books/exchange/import/columns.ts';
import { readFileDay } from '#domain/file-day.ts';

/** The columns of a bank's statement, found by what their headings mean, not by which bank it is. */

export type StatementColumn = (typeof STATEMENT_COLUMNS)[number]['name'];
export type StatementMatching = ColumnMatching<StatementColumn>;

/** A row of a sheet that says something, and its line in the file. */
export type StatementRow = Readonly<{ line: number; cells: readonly string[] }>;

/** Where a statement's headings end, what they say, and which column is which. */
export type StatementHead = Readonly<{ head: number; titles: readonly string[]; matching: StatementMatching }>;

/** The headings of a statement; those that name the most columns, in one row or in two. */
export function statementHead(rows: readonly StatementRow[]): StatementHead {
  let best: (StatementHead & Readonly<{ score: number }>) | undefined;
  for (const [at, { cells }] of rows.slice(0, HEADINGS_WITHIN).entries()) {
    const below = rows[at + 1]?.cells ?? [];
    const both = joinedTitles(STATEMENT_COLUMNS, cells, below);
    const choices = [{ head: at, titles: cells }, ...(both ? [{ head: at + 1, titles: both }] : [])];
    for (const choice of choices) {
      const matching = rightSides(matchColumns(STATEMENT_COLUMNS, choice.titles));
      const score = Object.keys(matching).length;
      if (isWhole(matching) && score > (best?.score ?? 0)) best = { ...choice, matching, score };
    }
  }
  return best ? { head: best.head, titles: best.titles, matching: best.matching } : unrecognised(rows);
}

/** Whether lines can be read with these columns: a day, and an amount in one or two of them. */
export function isWhole(matching: StatementMatching): boolean {
  const { date, amount, debit, credit } = matching;
  return date !== undefined && (amount !== undefined || (debit !== undefined && credit !== undefined));
}

/** A page that begins anew repeats the headings. */
export function repeatsHead(row: StatementRow): boolean {
  return headingsIn(STATEMENT_COLUMNS, row.cells) >= HEADINGS_AT_LEAST;
}

/** Nothing is named: the row before the first day may hold headings of words that nobody foresaw. */
function unrecognised(rows: readonly StatementRow[]): StatementHead {
  const first = rows
    .slice(0, HEADINGS_WITHIN)
    .findIndex(({ cells }) => cells.some((cell) => readFileDay(cell).kind === 'value'));
  const head = first - 1;
  const titles = rows[head]?.cells ?? [];
  return { head, titles, matching: rightSides(matchColumns(STATEMENT_COLUMNS, titles)) };
}

/** Where amounts have columns of their own, "Dr / Cr" is the side of the balance; a value date is the date where it is alone. */
function rightSides(found: StatementMatching): StatementMatching {
  const { valueDate, ...rest } = found;
  const matching = found.date === undefined && valueDate !== undefined ? { ...rest, date: valueDate } : found;
  const { side, ...others } = matching;
  if (side === undefined || matching.amount !== undefined) return matching;
  return matching.balanceSide === undefined ? { ...others, balanceSide: side } : others;
}

/** Letterheads, addresses and notices stand above the headings of some banks. */
const HEADINGS_WITHIN = 60;
const HEADINGS_AT_LEAST = 4;

/** Headings of HDFC, SBI, ICICI, Axis, Kotak, PNB and Bank of Baroda among them. */
export const STATEMENT_COLUMNS = [
  {
    name: 'date',
    label: 'Date',
    called: ['Txn Date', 'Tran Date', 'Transaction Date', 'Trans Date', 'Posting Date', 'Post Date', 'Txn Posted Date'],
  },
  { name: 'valueDate', label: 'Value Date', called: ['Value Dt', 'Value Dat'] },
  {
    name: 'narration',
    label: 'Narration',
    called: [
      'Description',
      'Particulars',
      'Transaction Remarks',
      'Transaction Particulars',
      'Transaction Description',
      'Transaction Details',
      'Remarks',
      'Details',
    ],
  },
  {
    name: 'reference',
    label: 'Reference',
    called: [
      'Chq./Ref.No.',
      'Chq/Ref Number',
      'Chq / Ref No.',
      'Ref No./Cheque No.',
      'Reference No',
      'Reference Number',
      'Ref No',
      'UTR',
      'Txn No.',
      'Transaction ID',
      'Tran Id',
      'Cheque Number',
      'Cheque No.',
      'CHQ.NO.',
      'CHQNO',
      'Chq No',
      'Cheque',
      'Instrument ID',
      'Instrument No',
    ],
  },
  {
    name: 'debit',
    label: 'Withdrawal',
    called: [
      'Withdrawal Amt.',
      'Withdrawal Amount',
      'Withdrawal(DR)',
      'Withdrawals',
      'Debit Amount',
      'Debit Amt',
      'Debit',
      'Debits',
      'Dr Amount',
      'Amount Debited',
      'Paid Out',
      'DR',
    ],
  },
  {
    name: 'credit',
    label: 'Deposit',
    called: [
      'Deposit Amt.',
      'Deposit Amount',
      'Deposit(CR)',
      'Deposits',
      'Credit Amount',
      'Credit Amt',
      'Credit',
      'Credits',
      'Cr Amount',
      'Amount Credited',
      'Paid In',
      'CR',
    ],
  },
  { name: 'amount', label: 'Amount', called: ['Transaction Amount', 'Txn Amount', 'Amt'] },
  { name: 'side', label: 'Dr / Cr', called: ['Dr/Cr', 'Cr/Dr', 'Cr / Dr', 'Debit/Credit', 'D/C', 'Type', 'Txn Type'] },
  {
    name: 'balance',
    label: 'Balance',
    called: ['Closing Balance', 'Running Balance', 'Available Balance', 'Account Balance', 'Bal', 'Closing Bal'],
  },
  { name: 'balanceSide', label: 'Dr / Cr of Balance', called: ['Dr / Cr', 'Dr/Cr', 'Cr/Dr', 'Balance Type'] },
] as const satisfies readonly ColumnField<string>[];
