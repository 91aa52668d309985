import { booksStore } from '#data/books/store.ts';
import { balanceSheetOn, profitAndLossOf, trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { isNominal, natureOf } from '#domain/books/ledger-group.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { groupOfParty } from '#domain/books/masters/party.ts';
import { currentPostings } from '#domain/books/vouchers/voucher.ts';
import { firstDayOfYear, type IsoDate } from '#domain/calendar.ts';

/** The vouchers of the open books as a journal that hledger reads: the kind of each account, its group, then its name. */
export async function asJournal(): Promise<string> {
  const db = booksStore.database();
  const accounts = new Map<string, string>();
  for (const { id, name, group } of await db.records('ledgers').toArray())
    accounts.set(id, group === null ? `equity:${name}` : `${KINDS[natureOf(group)]}:${group}:${name}`);
  for (const { id, kind } of await db.records('parties').toArray())
    accounts.set(id, kind === 'Supplier' ? 'liabilities:Sundry Creditors' : `assets:${groupOfParty(kind)}`);
  const parts: string[] = [];
  await db.records('vouchers').each((voucher) => {
    const lines = currentPostings(voucher).map(
      ({ ledger, amount }) => `  ${accounts.get(ledger)}  ${(amount / 100).toFixed(2)}`,
    );
    if (lines.length > 0) parts.push(`${voucher.date} ${voucher.number}\n${lines.join('\n')}\n`);
  });
  return parts.join('\n');
}

/** What our statements say of a day, in paise by name, debit positive, and how long they took in milliseconds. */
export async function statementsOn(day: IsoDate) {
  const started = performance.now();
  const reports = [
    await trialBalanceOn(day),
    await balanceSheetOn(day),
    await profitAndLossOf(firstDayOfYear(day), day),
  ] as const;
  const took = performance.now() - started;
  const groups = new Map((await booksStore.records('ledgers').toArray()).map(({ name, group }) => [name, group]));
  const trial = entriesIn(reports[0]).map(([name, [debit = 0, credit = 0]]) => {
    const group = groups.get(name);
    return { name, amount: debit - credit, isNominal: group != null && isNominal(group) };
  });
  return { took, trial, sides: totalsIn(reports[1], 'Total'), profit: totalsIn(reports[2], 'Net Profit') };
}

/** The debit and the credit of each row but the total. */
function entriesIn({ lines }: Report): readonly (readonly [string, readonly number[]])[] {
  return lines
    .filter(({ look, cells }) => look !== 'grand' && cells.some((cell) => typeof cell !== 'string'))
    .map(({ cells: [name, ...sides] }) => [
      name,
      sides.map((cell) => (typeof cell === 'object' && 'amount' in cell ? cell.amount : 0)),
    ]);
}

function totalsIn({ lines }: Report, title: string): readonly number[] {
  return lines
    .filter(({ cells: [name] }) => name === title)
    .flatMap(({ cells }) =>
      cells.flatMap((cell) => (typeof cell === 'object' && 'amount' in cell ? [cell.amount] : [])),
    );
}

const KINDS = { asset: 'assets', liability: 'liabilities', income: 'income', expense: 'expenses' } as const;
