import { negative, type Paise, sumOf } from './money.ts';

/** A financial statement, shown on screen, as PDF and in the workbook. */
export type FinancialStatement = Readonly<{
  name: StatementName;
  /** Such as "For June 2024" or "As at 30 June 2024". */
  period: string;
  sections: readonly StatementSection[];
}>;

/** In the order of the screen's buttons and of the workbook's sheets. */
export const STATEMENT_NAMES = ['Profit & Loss', 'Balance Sheet', 'Cash Flow'] as const;
export type StatementName = (typeof STATEMENT_NAMES)[number];

export type StatementSection = Readonly<{
  title: string;
  lines: readonly FinancialStatementLine[];
  /** First the sum of the lines; then any totals that include earlier sections, such as gross profit. */
  totals: readonly StatementTotal[];
}>;

export type FinancialStatementLine = Readonly<{ name: string; amount: Paise }>;

/** Nothing more is added to a final total: an accountant draws a double rule under it. */
export type StatementTotal = FinancialStatementLine & Readonly<{ isFinal: boolean }>;

/** A section whose first total is the sum of its lines. */
export function section(
  title: string,
  lines: readonly FinancialStatementLine[],
  total: string,
  further: readonly StatementTotal[] = [],
): StatementSection {
  return { title, lines, totals: [{ name: total, amount: sumOfLines(lines), isFinal: false }, ...further] };
}

/** A total over several groups of lines, some added and some deducted, such as gross profit: sales less costs. */
export function carried(
  name: string,
  added: readonly (readonly FinancialStatementLine[])[],
  deducted: readonly (readonly FinancialStatementLine[])[] = [],
): StatementTotal {
  const amounts = [...added.map(sumOfLines), ...deducted.map((lines) => negative(sumOfLines(lines)))];
  return { name, amount: sumOf(amounts), isFinal: false };
}

/** Marks a total as final. */
export function ruledOff(total: StatementTotal): StatementTotal {
  return { ...total, isFinal: true };
}

/** The last total of the statement. Throws a RangeError if the statement has no sections. */
export function resultOfStatement(statement: FinancialStatement): StatementTotal {
  const result = statement.sections.at(-1)?.totals.at(-1);
  if (!result) throw new RangeError(`${statement.name} has no result: it has no section.`);
  return result;
}

function sumOfLines(lines: readonly FinancialStatementLine[]): Paise {
  return sumOf(lines.map((line) => line.amount));
}
