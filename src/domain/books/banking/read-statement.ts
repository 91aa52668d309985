import { asPaise, type Paise } from '#domain/money.ts';
import { isRoundedCode } from '#domain/rounded-code.ts';
import type { Reading } from '#domain/amount-reading.ts';
import { dayOfEitherOrder, dayOrderOf, looksLikeDay, readFileDay } from '#domain/file-day.ts';
import { type ChainBreak, chainBreaks, inOrder } from './balance-chain.ts';
import { isSide, readBankAmount } from './statement-amounts.ts';
import { repeatsHead, type StatementColumn, type StatementHead, type StatementRow } from './statement-columns.ts';
import type { BankStatementLine } from './statement-line.ts';
import { isAllOfBalance, isFooter, isLineOfItsOwn, sumIn, type StatementSum } from './statement-sums.ts';

/** A row of a statement, by its line in the file, and what is to be known of it. */
type StatementNote = Readonly<{ line: number; why: string }>;

/** A statement as it was read: its lines, the oldest first, and all that is wrong with it. */
export type BankStatement = Readonly<{
  lines: readonly BankStatementLine[];
  /** The balance before the first line, if the statement says it. */
  opening: Paise | null;
  /** Rows that are left out, and why. */
  problems: readonly StatementNote[];
  /** Rows that are read, though not all of what stands in them. */
  notes: readonly StatementNote[];
  /** The lines in the file of rows that have neither a day nor an amount: sums, notices, legends. */
  unread: readonly number[];
  breaks: readonly ChainBreak[];
  /** Its balances show that withdrawals stand in the column of deposits. */
  isSwapped: boolean;
  /** Whether every date has its month first; a date as it stands that could, where none proves which it is. */
  monthFirst: boolean | string;
  /** The last four digits of the account number above the headings; '' if none stands there. */
  accountEnds: string;
}>;

/**
 * Reads the rows under the headings: each with a day and an amount is a line, whatever its words are, unless it is called a
 * sum and the balances do not bear it out. A row of text without a day goes on with the narration above it. Every other row
 * is in `problems` or `unread`.
 */
export function readStatement(
  rows: readonly StatementRow[],
  { head, matching }: Pick<StatementHead, 'head' | 'matching'>,
): BankStatement {
  const under = rows.slice(head + 1);
  const above = rows.slice(0, Math.max(head, 0));
  const cell = ({ cells }: StatementRow, name: StatementColumn) => (cells[matching[name] ?? -1] ?? '').trim();
  const dates = under.map((row) => cell(row, 'date'));
  const order = dayOrderOf(dates);
  const isOutNegative = under.every((row) => (valueOf(withoutSide(cell(row, 'debit'))) ?? 0) <= 0);
  const found: BankStatementLine[] = [];
  const [problems, notes, unread]: [StatementNote[], StatementNote[], number[]] = [[], [], []];
  /** Rows that are called sums: those of `found` have a day and an amount all the same. */
  const sums: Readonly<{ sum: StatementSum; at: number; line: number; balance: Paise | null }>[] = [];
  let goesOn = false;
  let isOver = false;

  for (const row of above) {
    if (readFileDay(cell(row, 'date'), order).kind === 'value' && isMoved(amountIn(row)))
      say(row, 'It stands above the headings.');
  }
  for (const row of under) {
    if (repeatsHead(row) || isRuled(row)) continue;
    const narration = cell(row, 'narration');
    const date = cell(row, 'date');
    const day = valueOf(readFileDay(date, order)) ?? undefined;
    const amount = amountIn(row);
    const stands = balanceIn(row);
    const sum = sumIn(narration) ?? sumIn(row.cells.find((text) => text !== '') ?? '');
    if (sum !== undefined) sums.push({ sum, at: found.length, line: row.line, balance: valueOf(stands) });
    if (sum !== undefined && (day === undefined || (amount.kind !== 'unreadable' && !isMoved(amount)))) {
      goesOn = false;
      unread.push(row.line);
    } else if (day !== undefined) {
      goesOn = true;
      isOver = false;
      if (amount.kind === 'unreadable') say(row, amount.why);
      else if (amount.kind === 'blank' || amount.value === 0) say(row, 'No amount stands in this row.');
      else {
        const written = cell(row, 'reference');
        const reference = isRoundedCode(written) ? '' : textOf(row, 'reference', written.replace(/^[-0]+$/, ''));
        if (isRoundedCode(written)) note(row, `The reference “${written}” is left out: a spreadsheet has rounded it.`);
        const balance = valueOf(stands);
        const words = textOf(row, 'narration', narration);
        found.push({ line: row.line, on: day, narration: words, reference, amount: amount.value, balance });
        if (stands.kind === 'unreadable')
          note(row, `The balance “${cell(row, 'balance').slice(0, 40)}” cannot be read.`);
        if (hasBothSides(row)) note(row, 'A withdrawal and a deposit stand in it. Their difference is taken.');
      }
    } else {
      isOver ||= !isMoved(amount) && row.cells.some(isFooter);
      const last = found.at(-1);
      const isEntry = amount.kind === 'value' && (isOver ? isNext(last, row) : narration !== '');
      if (looksLikeDay(date)) say(row, `The date “${date}” does not exist.`);
      else if (isEntry) say(row, date === '' ? 'There is no date.' : `The date “${date.slice(0, 40)}” cannot be read.`);
      else if (goesOn && !isOver && last && isMoreNarration(row)) {
        const reference = textOf(row, 'reference', `${last.reference} ${cell(row, 'reference')}`);
        const words = textOf(row, 'narration', `${last.narration} ${narration}`);
        found[found.length - 1] = { ...last, narration: words, reference };
      } else {
        goesOn = false;
        unread.push(row.line);
      }
    }
  }

  const left = new Set<BankStatementLine>();
  for (const { sum, at, line } of sums) {
    const row = found[at];
    if (row?.line !== line || isLineOfItsOwn(found, at, sum)) continue;
    left.add(row);
    if (sum === 'opening' && isAllOfBalance(row)) unread.push(line);
    else problems.push({ line, why: 'It is called a sum, and no balance shows that it is a line.' });
  }

  function say({ line }: StatementRow, why: string): void {
    problems.push({ line, why });
  }

  function note({ line }: StatementRow, why: string): void {
    notes.push({ line, why });
  }

  /** Returns a text as long as the books keep one of a line, and says where the rest is cut off. */
  function textOf(row: StatementRow, what: 'narration' | 'reference', text: string): string {
    const whole = text.replaceAll(/\s+/g, ' ').trim();
    if (whole.length > LONGEST) note(row, `Its ${what} is longer than ${LONGEST} letters. The rest is cut off.`);
    return whole.slice(0, LONGEST);
  }

  function hasBothSides(row: StatementRow): boolean {
    return isMoved(withoutSide(cell(row, 'debit'))) && isMoved(withoutSide(cell(row, 'credit')));
  }

  /** Whether a row's balance is that of the line before it and its own amount. */
  function isNext(last: BankStatementLine | undefined, row: StatementRow): boolean {
    const [amount, balance] = [valueOf(amountIn(row)), valueOf(balanceIn(row))];
    if (last?.balance == null || !amount || balance === null) return false;
    return Math.abs(balance - last.balance) === Math.abs(amount);
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

  /** Text in the column of narrations, and at most in that of references. */
  function isMoreNarration({ cells }: StatementRow): boolean {
    const { narration, reference } = matching;
    return cells.every((text, at) => at === reference || (text === '') !== (at === narration));
  }

  const { lines, isSwapped } = inOrder(found.filter((line) => !left.has(line)));
  const hasBalances = lines.some(({ balance }) => balance !== null);
  // Those of pages stand between lines. In a statement that begins with its newest line, the opening balance stands at the end.
  const ofAll = (name: StatementSum) => {
    const own = sums.filter(({ sum, line }) => sum === name && !lines.some((each) => each.line === line));
    return own.find(({ at }) => at === 0) ?? own.find(({ at }) => at === found.length);
  };
  const opening = ofAll('opening')?.balance ?? null;
  const closing = ofAll('closing');
  const last = lines.at(-1)?.balance ?? null;
  const isShort = closing?.balance != null && last !== null && closing.balance !== last;
  return {
    lines,
    opening: hasBalances ? opening : null,
    problems: inFile(problems),
    notes: inFile(notes),
    unread: unread.toSorted((one, other) => one - other),
    breaks: [
      ...chainBreaks(lines, opening),
      ...(isShort ? [{ line: closing.line, expected: last, stands: closing.balance }] : []),
    ],
    isSwapped,
    monthFirst: dayOfEitherOrder(dates) ?? order === 'month first',
    accountEnds: accountEndsIn(above),
  };
}

function inFile(notes: readonly StatementNote[]): readonly StatementNote[] {
  return notes.toSorted((one, other) => one.line - other.line);
}

/** The column itself says the side, whatever else the cell repeats. */
function withoutSide(text: string): Reading<Paise> {
  return readBankAmount(text.replace(/\s*[dc]r\.?$/i, ''));
}

function valueOf<Value>(reading: Reading<Value>): Value | null {
  return reading.kind === 'value' ? reading.value : null;
}

function isMoved(reading: Reading<Paise>): boolean {
  return reading.kind === 'value' && reading.value !== 0;
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
const LONGEST = 500;
const ACCOUNT = /\b(?:account|a\/c)\s*(?:no|number|num)?\.?\s*[:\-–]?\s*['_]?([\dXx*]{2,}\d{4})\b/i;
