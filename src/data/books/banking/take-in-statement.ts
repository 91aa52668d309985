import type { OnProgress } from '#data/files/progress.ts';
import { act } from '#data/books/act.ts';
import { slicesOf, writeSlices } from '#data/store/in-slices.ts';
import type { BankLine } from '#domain/books/banking/bank-line.ts';
import { knownAmong } from '#domain/books/banking/known-lines.ts';
import { lineKeys, type BankStatementLine } from '#domain/books/banking/statement-line.ts';
import { transactionProgress } from '#data/files/transaction-progress.ts';
import { BANK_LINE_PREFIX, VOUCHER_DIGITS } from '#data/books/ids.ts';

/** The outcome of taking a statement in: the ids of its lines that are new, and how many were known already. */
export type StatementImport = Readonly<{ ids: readonly string[]; known: number }>;

/**
 * Takes the lines of a statement of a bank ledger in, the oldest first, in one transaction. Those that are known already, from
 * the same file or one that overlaps it, are left as they are. No lock is in the way: what the bank says changes no figure.
 * `onProgress` hears how many of the new lines are in, of how many.
 */
export function takeInStatement(
  account: string,
  lines: readonly BankStatementLine[],
  fileName: string,
  onProgress: OnProgress = () => {},
): Promise<StatementImport> {
  return act(
    'ledgers',
    ['bankLines', 'ledgers'],
    async (transaction) => {
      await transaction.find('ledgers', account);
      const stored = await transaction.whereAny('bankLines', 'keys.known', keysOfDays(account, lines));
      const keys = lineKeys(lines);
      const isKnown = knownAmong(lines, stored);
      const fresh = lines.flatMap((line, at) => (isKnown[at] === true ? [] : [{ line, key: keys[at] ?? '' }]));
      const ids = await transaction.freshIds('bankLines', BANK_LINE_PREFIX, VOUCHER_DIGITS, fresh.length);
      const rows = fresh.map(({ line: { line: _, ...fields }, key }, at): BankLine => {
        return { ...fields, id: ids[at] ?? '', rev: 1, account, known: key, state: 'Open', voucher: '' };
      });
      const goOn = transactionProgress(rows.length, onProgress);
      await writeSlices(slicesOf(rows), (some) => transaction.insertAll('bankLines', some), goOn);
      return { ids, known: lines.length - fresh.length };
    },
    'Not saved',
    { reason: `From ${fileName}` },
  );
}

/** The first and the last key that lines of the days of a statement can be known by. */
export function keysOfDays(
  account: string,
  lines: readonly BankStatementLine[],
): Readonly<{ from: string; to: string }> {
  const days = lines.map(({ on }) => on).toSorted();
  return { from: `${account}/${days[0] ?? ''}/`, to: `${account}/${days.at(-1) ?? ''}/\uffff` };
}
