import { negative, type Paise, sumOf } from './money.ts';

/** A financial statement as the screen, the PDF and the workbook draw it, each in its own way. */
export type Statement = Readonly<{
  name: StatementName;
  /** In words: "For June 2024", "As at 30 June 2024". */
  period: string;
  sections: readonly StatementSection[];
}>;

/** In the order in which they are asked for and filed. */
export const STATEMENT_NAMES = ['Profit & Loss', 'Balance Sheet', 'Cash Flow'] as const;
export type StatementName = (typeof STATEMENT_NAMES)[number];

export type StatementSection = Readonly<{
  title: string;
  lines: readonly StatementLine[];
  /** First what the lines come to; then what stands when the sections before are counted in, such as gross profit. */
  totals: readonly StatementTotal[];
}>;

export type StatementLine = Readonly<{ name: string; amount: Paise }>;

/** Nothing is added to a total that is final: an accountant rules it off twice. */
export type StatementTotal = StatementLine & Readonly<{ isFinal: boolean }>;

/** A section whose first total is the sum of its lines. */
export function section(
  title: string,
  lines: readonly StatementLine[],
  total: string,
  further: readonly StatementTotal[] = [],
): StatementSection {
  return { title, lines, totals: [{ name: total, amount: sumOfLines(lines), isFinal: false }, ...further] };
}

/** What stands when the lines of some are added and those of others taken away, such as gross profit: sales less costs. */
export function carried(
  name: string,
  added: readonly (readonly StatementLine[])[],
  deducted: readonly (readonly StatementLine[])[] = [],
): StatementTotal {
  const amounts = [...added.map(sumOfLines), ...deducted.map((lines) => negative(sumOfLines(lines)))];
  return { name, amount: sumOf(amounts), isFinal: false };
}

/** The same, ruled off: nothing more is added to it. */
export function ruledOff(total: StatementTotal): StatementTotal {
  return { ...total, isFinal: true };
}

/** What the statement ends in. Refuses one without a section (RangeError). */
export function resultOf(statement: Statement): StatementTotal {
  const result = statement.sections.at(-1)?.totals.at(-1);
  if (!result) throw new RangeError(`${statement.name} has no result: it has no section.`);
  return result;
}

function sumOfLines(lines: readonly StatementLine[]): Paise {
  return sumOf(lines.map((line) => line.amount));
}
