import { strFromU8, unzipSync } from 'fflate';
import { read, utils } from '@e965/xlsx';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { openBooks } from '#data/books/store.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { documentParty } from '#domain/books/documents/blank-document.ts';
import { GROUP_NAMES } from '#domain/books/ledger-group.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { formatRupees } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { readTally } from '../../support/tally-reader.ts';
import { toastOf } from '../../support/toasts.ts';
import { addGoods, sell } from '../../support/trade.ts';
import { tradeForTwoYears } from '../../support/trading-years.ts';

const saved: File[] = [];
let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  saved.length = 0;
  const made = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = made.mock.lastCall?.[0];
    if (blob instanceof Blob) saved.push(new File([blob], this.download, { type: blob.type }));
  });
  await emptyShelf();
  forgetAnswers();
  key = await startBooks(
    aBooksBusiness({ booksBegin: '2026-04-01', registration: 'Regular', gstin: '27AAPFU0939F1ZV' }),
  );
  await openBooks(key);
});

test('one press saves a ZIP in which everything of the year says the same', async () => {
  await tradeForTwoYears();
  const router = await openBooksAt(`/books/${key}/import-export?tab=export`);
  const pack = page.getByRole('region', { name: 'Accountant’s pack' });
  await pack.getByLabelText('From', { exact: true }).fill('1/4/2026');
  await pack.getByLabelText('To', { exact: true }).fill('31/3/2027');
  await pack.getByRole('button', { name: 'Save Pack' }).click();
  const fileName = `${key}-accountants-pack-2026-04-01-to-2027-03-31.zip`;
  await expect.element(toastOf('Pack saved', fileName)).toBeVisible();
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer()));
  expect(Object.keys(files)).toEqual([
    'read-me.txt',
    'statements.xlsx',
    'registers.xlsx',
    'receivables-and-payables.xlsx',
    'day-book.xlsx',
    'ledgers.xlsx',
    expect.stringMatching(/^gstr-1\/2026-04\/returns_\d+_R1_27AAPFU0939F1ZV_offline\.json$/),
    expect.stringMatching(/^gstr-1\/2026-06\/returns_/),
    'tally/masters.xml',
    'tally/vouchers.xml',
    'edit-log.csv',
    'edit-log.jsonl',
    'invoices/INV-26-27-0001.pdf',
    'invoices/INV-26-27-0002.pdf',
    'invoices/CN-26-27-0001.pdf',
  ]);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const sheets = (name: string) => read(files[name], { type: 'array' });
  const rowsOf = (name: string, sheet: string) =>
    utils.sheet_to_json<string[]>(sheets(name).Sheets[sheet] ?? {}, { header: 1 });

  const trial = rowsOf('statements.xlsx', 'trial-balance');
  const cash = trial.find(([row]) => row === 'Cash');
  const tally = readTally(text('tally/masters.xml'), text('tally/vouchers.xml'));
  expect(Math.round(Number(cash?.[1]) * 100)).toBe(tally.moved.get('Cash'));
  const ledger = rowsOf('ledgers.xlsx', 'ledgers').filter(([name]) => name === 'Cash');
  expect(ledger.at(-1)?.[2]).toBe('Closing');
  expect(Number(ledger.at(-1)?.[6])).toBe(Number(cash?.[1]));
  // All but the draft of these days are for Tally.
  expect(rowsOf('day-book.xlsx', 'day-book')).toHaveLength(tally.vouchers.length + 3);
  for (const [name, title] of [
    ['day-book', 'Day Book'],
    ['ledgers', 'Ledgers'],
  ] as const)
    expect(rowsOf(`${name}.xlsx`, name)[0]).toEqual([`${title}, 01 Apr 2026 to 31 Mar 2027`]);
  expect(text('invoices/INV-26-27-0001.pdf')).toMatch(/^%PDF/);

  const head = await headOf(text('edit-log.jsonl'));
  expect(text('read-me.txt')).toContain(`The edit log is unbroken: ${head.entries} entries.`);
  expect(text('read-me.txt')).toContain(head.hash);

  const totalIn = (name: string, sheet: string) => rowsOf(name, sheet).at(-1)?.slice(-1).map(Number).map(inRupees)[0];
  const screen = async (name: string, path: string, day: 'To' | 'As On') => {
    router.history.push(`/books/${key}/reports/${path}`);
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
    if (day === 'To') await page.getByLabelText('From', { exact: true }).fill('1/4/2026');
    await page.getByLabelText(day, { exact: true }).fill('31/3/2027');
  };
  for (const [name, path] of [
    ['Sales Register', 'sales-register'],
    ['Purchase Register', 'purchase-register'],
  ] as const) {
    expect(rowsOf('registers.xlsx', path)[0]).toEqual([`${name}, 01 Apr 2026 to 31 Mar 2027`]);
    await screen(name, path, 'To');
    await expect
      .element(page.getByRole('group', { name: 'Total', exact: true }))
      .toHaveTextContent(totalIn('registers.xlsx', path) ?? 'no total');
  }
  for (const [name, path] of [
    ['Receivables', 'receivables'],
    ['Payables', 'payables'],
  ] as const) {
    expect(rowsOf('receivables-and-payables.xlsx', path)[0]).toEqual([`${name}, As on 31 Mar 2027`]);
    await screen(name, path, 'As On');
    const total = totalIn('receivables-and-payables.xlsx', path) ?? 'no total';
    expect(totalIn('receivables-and-payables.xlsx', `${path}-by-document`)).toBe(total);
    await expect.element(page.getByRole('table', { name }).getByRole('row').last()).toHaveTextContent(total);
  }
  router.history.push(`/books/${key}/gst?month=2026-04`);
  await page.getByRole('button', { name: 'Save GSTR-1 JSON' }).click();
  await expect.poll(() => saved.at(-1)?.name).toMatch(/^returns_/);
  const april = Object.keys(files).find((name) => name.startsWith('gstr-1/2026-04/')) ?? '';
  expect(text(april)).toBe(await saved.at(-1)?.text());
});

test('without invoices, and with what Tally or the portal would refuse, the pack says so and has the rest', async () => {
  const own = await createParty({
    ...blankParty('Customer'),
    name: 'Asha',
    registration: 'Regular',
    gstin: '27AAPFU0939F1ZV',
  });
  await sell('2026-05-02', documentParty(own), [[await addGoods('Soap'), 1, 100]]);
  await createLedger({ ...BLANK_LEDGER, name: 'Fixed Assets', group: 'Fixed Assets' });
  await openBooksAt(`/books/${key}/import-export?tab=export`);
  const pack = page.getByRole('region', { name: 'Accountant’s pack' });
  await pack.getByLabelText('From', { exact: true }).fill('1/4/2026');
  await pack.getByLabelText('To', { exact: true }).fill('31/3/2027');
  await page.getByLabelText('Invoices and credit notes as PDF').click();
  await page.getByRole('button', { name: 'Save Pack' }).click();
  await expect
    .element(page.getByRole('list', { name: 'Notes on the pack' }))
    .toHaveTextContent('Tally has a group named “Fixed Assets” already. Rename the ledger.');
  await expect
    .element(page.getByRole('list', { name: 'Notes on the pack' }))
    .toHaveTextContent('GSTR-1 of May 2026 is not in the pack. A problem blocks GSTR-1.');
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer()));
  expect(Object.keys(files).filter((name) => /^(tally|invoices|gstr-1)/.test(name))).toEqual([]);
});

test('of many notes on the pack it is told how many more there are than are shown, and where they are', async () => {
  // Each is a group of Tally.
  const names = GROUP_NAMES.slice(0, 21);
  for (const name of names) await createLedger({ ...BLANK_LEDGER, name, group: 'Fixed Assets' });
  await openBooksAt(`/books/${key}/import-export?tab=export`);
  await page.getByLabelText('Invoices and credit notes as PDF').click();
  await page.getByRole('button', { name: 'Save Pack' }).click();
  const notes = page.getByRole('list', { name: 'Notes on the pack' }).getByRole('listitem');
  await expect.element(notes.nth(20)).toHaveTextContent(/^and \d+ more, all in read-me\.txt$/);
  const files = unzipSync(new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer()));
  const text = strFromU8(files['read-me.txt'] ?? new Uint8Array());
  for (const name of names) expect(text).toContain(`Tally has a group named “${name}” already.`);
});

/** As the screens write it, without paise where there are none. */
function inRupees(amount: number): string {
  return formatRupees(asPaise(Math.round(amount * 100)));
}

/** Checks the chain from the file alone, as whoever gets it may: with SHA-256, and nothing of the product. */
async function headOf(lines: string): Promise<{ entries: number; hash: string }> {
  let hash = '';
  const all = lines.trimEnd().split('\n');
  for (const line of all) {
    const { hash: own, previous, ...entry } = JSON.parse(line) as Record<string, unknown>;
    expect(previous).toBe(hash);
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${hash}${JSON.stringify(entry)}`));
    hash = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    expect(own).toBe(hash);
  }
  return { entries: all.length, hash };
}
