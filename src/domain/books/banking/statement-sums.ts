import type { BankStatementLine } from './statement-line.ts';

/** The rows of a statement that sum up, and those that look like it: a company may be called Total, a fee after an opening balance. */

export type StatementSum = 'opening' | 'closing' | 'total';

/** Returns which sum a text names that says nothing else but a day, a page or a figure; undefined if it names none. */
export function sumIn(text: string): StatementSum | undefined {
  const [words = '', , opening, closing] = SUM.exec(text) ?? [];
  const rest =
    text
      .slice(words.length)
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words === '' || rest.some((word) => !BESIDE_A_SUM.test(word))) return undefined;
  if (opening !== undefined) return 'opening';
  return closing === undefined ? 'total' : 'closing';
}

/** Whether a text begins what stands under all lines: a summary, legends, notices. */
export function isFooter(text: string): boolean {
  return FOOTER.test(text);
}

/**
 * Whether a row that is called a sum, and has a day and an amount, is a line none the less: its balance goes on from a
 * neighbour's, in either order; without a balance, it has a reference.
 */
export function isLineOfItsOwn(rows: readonly BankStatementLine[], at: number, sum: StatementSum): boolean {
  const [before, line, after] = [rows[at - 1], rows[at], rows[at + 1]];
  if (!line) return false;
  if (line.balance === null) return line.reference !== '';
  if (isStep(line, before, line) || isStep(line, after, line)) return true;
  // At an end of the file a neighbour must go on from it; so it does from an opening balance, which is all of its amount.
  if (sum === 'opening' && isAllOfBalance(line)) return false;
  return (!before && isStep(line, after, after)) || (!after && isStep(line, before, before));
}

/** Whether the amount of a row is its balance, as banks write an opening one. */
export function isAllOfBalance({ amount, balance }: BankStatementLine): boolean {
  return balance !== null && Math.abs(amount) === Math.abs(balance);
}

/** Whether the balances of two rows differ by the amount of the one that moved. Columns may stand swapped. */
function isStep(one: BankStatementLine, other: BankStatementLine | undefined, moved: BankStatementLine | undefined) {
  if (!other || !moved || one.balance === null || other.balance === null) return false;
  return Math.abs(one.balance - other.balance) === Math.abs(moved.amount);
}

const SUM =
  /^[\W_]*((opening bal(?:ance)?|(?:balance )?b\/?f\b|(?:balance )?brought (?:forward|down))|(closing bal(?:ance)?|(?:balance )?c\/?f\b|(?:balance )?carried (?:forward|down))|(?:(?:transaction|grand|page|sub|running)[\s-]+)?totals?\b)/i;
const BESIDE_A_SUM =
  /^(as|on|of|at|for|from|to|the|page|previous|last|next|inr|rs|dr|cr|amount|rupees|jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)$/;
const FOOTER =
  /^(\*+\s*)?(statement summary|legends?\b|this is (a )?(computer|system)|end of (the )?statement|disclaimer)/i;
