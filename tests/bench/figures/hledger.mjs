import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inMs } from '../numbers.mjs';
import { atMost } from '../table.mjs';

/**
 * The same vouchers in another engine: hledger reads them as a journal, and must come to the same trial balance, profit and
 * balance sheet. It adds everything up each time, so its time says what kept sums save.
 *
 * @param {import('../lab.mjs').Lab} lab
 */
export async function hledger(lab) {
  if (spawnSync('hledger', ['--version']).status !== 0)
    return [{ figure: 'The same statements by hledger', value: 'not measured', beside: 'hledger is not installed' }];
  const page = await lab.holding(100_000, 'books');
  const folder = mkdtempSync(join(tmpdir(), 'tarazu-hledger-'));
  const file = join(folder, 'books.journal');
  writeFileSync(file, await page.evaluate(() => window.bench.asJournal()));
  const days = await page.evaluate(() => window.bench.daysRead());
  const times = { ours: 0, theirs: 0 };
  let differences = 0;
  for (const day of days) {
    const ours = await page.evaluate((on) => window.bench.statementsOn(on), day);
    const started = performance.now();
    const theirs = statementsBy(file, day);
    times.theirs += performance.now() - started;
    times.ours += ours.took;
    differences += differencesIn(ours, theirs);
  }
  rmSync(folder, { recursive: true });
  const beside = `${inMs(times.ours / days.length)} / ${inMs(times.theirs / days.length)}`;
  return [
    atMost('Rows that hledger has otherwise, 100,000 vouchers, three days', differences, 0, { shown: String }),
    atMost('The three statements of a day, ours / hledger’s', times.ours / times.theirs, 1, { beside }),
  ];
}

/**
 * @param {string} file
 * @param {string} day
 */
function statementsBy(file, day) {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  const end = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const all = balances(file, ['-e', end]);
  const own = balances(file, ['-b', `${year}-04-01`, '-e', end]);
  return { all, own };
}

/**
 * The balance of each account in paise, by its name after the colons.
 *
 * @param {string} file
 * @param {readonly string[]} period
 */
function balances(file, period) {
  const { stdout, status, stderr } = spawnSync(
    'hledger',
    ['-f', file, 'balance', '--flat', '--no-total', '--empty', '-O', 'csv', ...period],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`hledger refused the journal: ${stderr}`);
  const rows = stdout.trim().split('\n').slice(1);
  return rows.map((row) => {
    const [account = '', amount = '0'] = row.slice(1, -1).split('","');
    return { account, name: account.slice(account.lastIndexOf(':') + 1), amount: Math.round(Number(amount) * 100) };
  });
}

/**
 * How many rows of the trial balance, and sums of the other two statements, differ.
 *
 * @param {{ trial: readonly { name: string, amount: number, isNominal: boolean }[], sides: readonly number[], profit: readonly number[] }} ours
 * @param {ReturnType<typeof statementsBy>} theirs
 */
function differencesIn({ trial, sides, profit }, { all, own }) {
  const isNominal = (/** @type {string} */ account) => /^(income|expenses):/.test(account);
  const expected = new Map(
    [...all.filter(({ account }) => !isNominal(account)), ...own.filter(({ account }) => isNominal(account))].map(
      ({ name, amount }) => [name, amount],
    ),
  );
  const sumOf = (/** @type {readonly { account: string, amount: number }[]} */ rows) =>
    rows.filter(({ account }) => isNominal(account)).reduce((sum, { amount }) => sum + amount, 0);
  // What earlier years came to stands in Profit & Loss A/c without being posted, beside what is posted to it.
  const posted = expected.get('Profit & Loss A/c') ?? 0;
  expected.set('Profit & Loss A/c', posted + sumOf(all) - sumOf(own));
  const told = new Map(trial.map(({ name, amount }) => [name, amount]));
  const names = new Set([...expected.keys(), ...told.keys()]);
  const wrong = [...names].filter((name) => (expected.get(name) ?? 0) !== (told.get(name) ?? 0));
  const isProfitWrong = profit[0] !== -sumOf(own);
  return wrong.length + Number(isProfitWrong) + Number(sides.length !== 2 || sides[0] !== sides[1]);
}
