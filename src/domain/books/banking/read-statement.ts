import { asPaise, type Paise } from '#domain/money.ts';
import type { Reading } from '#domain/amount-reading.ts';
import { type ChainBreak, chainBreaks, inOrder } from './balance-chain.ts';
import { isSide, readBankAmount } from './statement-amounts.ts';
import { repeatsHead, type StatementColumn, type StatementHead, type StatementRow } from './statement-columns.ts';
import { dayIn, dayOrderOf, looksLikeDay } from './statement-days.ts';
import type { BankStatementLine } from './statement-line.ts';

/** A statement as it was read: its lines, the oldest first, and all that is wrong with it. */
export type BankStatement = Readonly<{
  lines: readonly BankStatementLine[];
  /** The balance before the first line, if the statement says it. */
  opening: Paise | null;
  /** Rows that are left out, and why. */
  problems: readonly Readonly<{ line: number; why: string }>[];
  breaks: readonly ChainBreak[];
  /** Its balances show that withdrawals stand in the column of deposits. */
  isSwapped: boolean;
  /** The last four digits of the account number above the headings; '' if none stands there. */
  accountEnds: string;
}>;

/**
 * Reads the rows under the headings. Letterheads above and footers below say nothing; a row of text without a day goes on
 * with the narration above it.
 */
export function readStatement(
  rows: readonly StatementRow[],
  { head, matching }: Pick<StatementHead, 'head' | 'matching'>,
): BankStatement {
  const under = rows.slice(head + 1);
  const cell = ({ cells }: StatementRow, name: StatementColumn) => (cells[matching[name] ?? -1] ?? '').trim();
  const order = dayOrderOf(under.map((row) => cell(row, 'date')));
  const isOutNegative = under.every((row) => (valueOf(withoutSide(cell(row, 'debit'))) ?? 0) <= 0);
  const found: BankStatementLine[] = [];
  const problems: { line: number; why: string }[] = [];
  let opening: Paise | null = null;
  let goesOn = false;

  for (const row of under) {
    const narration = cell(row, 'narration');
    const day = dayIn(cell(row, 'date'), order);
    if (repeatsHead(row) || isRuled(row)) continue;
    const first = row.cells.find((text) => text !== '') ?? '';
    if (TOTAL.test(narration) || TOTAL.test(first) || row.cells.some((text) => FOOTER.test(text))) {
      goesOn = false;
      continue;
    }
    if (OPENING.test(narration) || OPENING.test(first)) {
      const stands = valueOf(balanceIn(row));
      // In a statement that begins with its newest line it stands at the end.
      opening ??= stands;
      goesOn = false;
      continue;
    }
    const amount = amountIn(row);
    if (day === undefined) {
      const last = found.at(-1);
      if (goesOn && last && isMoreNarration(row)) {
        found[found.length - 1] = { ...last, narration: cut(`${last.narration} ${narration}`) };
        continue;
      }
      const date = cell(row, 'date');
      const isEntry = (goesOn || found.length === 0) && amount.kind === 'value' && narration !== '';
      if (looksLikeDay(date)) say(row, `The date “${date}” does not exist.`);
      else if (isEntry) say(row, date === '' ? 'There is no date.' : `The date “${date.slice(0, 40)}” cannot be read.`);
      else goesOn = false;
      continue;
    }
    goesOn = true;
    if (amount.kind === 'unreadable') say(row, amount.why);
    else if (amount.kind === 'blank' || amount.value === 0) say(row, 'No amount stands in this row.');
    else {
      const balance = valueOf(balanceIn(row));
      const reference = cut(cell(row, 'reference').replace(/^[-0]+$/, ''));
      found.push({ line: row.line, on: day, narration: cut(narration), reference, amount: amount.value, balance });
    }
  }

  function say({ line }: StatementRow, why: string): void {
    problems.push({ line, why });
  }

  /** Reads what came in, positive, or went out: from one column with its sign or side, or from two. */
  function amountIn(row: StatementRow): Reading<Paise> {
    if (matching.debit === undefined || matching.credit === undefined) {
      const side = cell(row, 'side');
      return readBankAmount(cell(row, 'amount'), isSide(side) ? side : '');
    }
    const [out, into] = [withoutSide(cell(row, 'debit')), withoutSide(cell(row, 'credit'))];
    if (out.kind === 'unreadable') return out;
    if (into.kind === 'unreadable') return into;
    if (out.kind === 'blank' && into.kind === 'blank') return out;
    const gone = (valueOf(out) ?? 0) * (isOutNegative ? -1 : 1);
    return { kind: 'value', value: asPaise((valueOf(into) ?? 0) - gone) };
  }

  function balanceIn(row: StatementRow): Reading<Paise> {
    const side = cell(row, 'balanceSide');
    return readBankAmount(cell(row, 'balance'), isSide(side) ? side : '');
  }

  /** Text in the column of narrations alone. */
  function isMoreNarration({ cells }: StatementRow): boolean {
    return cells.every((text, at) => (text === '') !== (at === matching.narration));
  }

  const { lines, isSwapped } = inOrder(found);
  const hasBalances = lines.some(({ balance }) => balance !== null);
  return {
    lines,
    opening: hasBalances ? opening : null,
    problems,
    breaks: chainBreaks(lines, opening),
    isSwapped,
    accountEnds: accountEndsIn(rows.slice(0, Math.max(head, 0))),
  };
}

/** The column itself says the side, whatever else the cell repeats. */
function withoutSide(text: string): Reading<Paise> {
  return readBankAmount(text.replace(/\s*[dc]r\.?$/i, ''));
}

function valueOf(reading: Reading<Paise>): Paise | null {
  return reading.kind === 'value' ? reading.value : null;
}

/** A row of nothing but asterisks or dashes. */
function isRuled({ cells }: StatementRow): boolean {
  return cells.every((text) => /^[*=_\-\s.]*$/.test(text));
}

function accountEndsIn(above: readonly StatementRow[]): string {
  for (const { cells } of above) {
    const [, digits] = ACCOUNT.exec(cells.join(' ')) ?? [];
    if (digits !== undefined) return digits.slice(-4);
  }
  return '';
}

/** No bank writes more; a file of anything else may. */
function cut(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
}

const LONGEST = 500;
const ACCOUNT = /\b(?:account|a\/c)\s*(?:no|number|num)?\.?\s*[:\-–]?\s*['_]?([\dXx*]{2,}\d{4})\b/i;
const OPENING = /^(opening balance|balance b\/?f|b\/f\b|brought forward|balance brought forward)/i;
const TOTAL = /^(closing balance|balance c\/?f|c\/f\b|carried forward|((transaction|grand|page)\s+)?totals?\s*:?$)/i;
const FOOTER =
  /^(\*+\s*)?(statement summary|legends?\b|this is (a )?(computer|system)|end of (the )?statement|disclaimer)/i;
