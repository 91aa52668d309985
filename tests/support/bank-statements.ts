import { bankRules } from '#data/books/banking/bank-rules.ts';
import { takeInStatement, type StatementImport } from '#data/books/banking/take-in-statement.ts';
import { standingsIn } from '#data/books/projections/bank-standings.ts';
import { booksStore } from '#data/books/store.ts';
import type { BankLine, LineStanding } from '#domain/books/banking/bank-line.ts';
import { readStatement } from '#domain/books/banking/read-statement.ts';
import { statementHead } from '#domain/books/banking/statement-columns.ts';
import type { BankStatementLine } from '#domain/books/banking/statement-line.ts';

export const BANK = { id: 'LED-000002', name: 'Bank' };

/** The lines of a statement of few words, a row each: "05/04/2026|Narration|Withdrawal|Deposit|Balance|Reference". */
export function statementLines(text: string): readonly BankStatementLine[] {
  const lines = `Date|Narration|Debit|Credit|Balance|Ref No\n${text}`.split('\n');
  const rows = lines.map((line, at) => ({ line: at + 1, cells: line.split('|').map((cell) => cell.trim()) }));
  return readStatement(rows, statementHead(rows)).lines;
}

/** Takes them in for the ledger "Bank". */
export function takeIn(text: string): Promise<StatementImport> {
  return takeInStatement(BANK.id, statementLines(text), 'april.csv');
}

/** The only line with these words. */
export async function lineCalled(words: string): Promise<BankLine> {
  const lines = await booksStore.records('bankLines').toArray();
  const found = lines.filter(({ narration }) => narration.includes(words));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} lines are called “${words}”.`);
  return found[0];
}

export async function standingOf(words: string): Promise<LineStanding | undefined> {
  const { id } = await lineCalled(words);
  return (await standingsIn(booksStore.database()).get(id))?.state;
}

/** "ravi@okaxis: Receipt Ravi" */
export async function ruleSentences(): Promise<readonly string[]> {
  return (await bankRules()).map(({ words, kind, name }) => `${words}: ${kind} ${name}`);
}
