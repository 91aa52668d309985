import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { read, utils } from '@e965/xlsx';
import { today } from '#data/clock.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { forgetAnswers } from '#data/store/live.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { daysAfter, firstDayOfYear, lastDayOfYear } from '#domain/calendar.ts';
import { formatDay, formatDayInFigures } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { toastOf } from '../../support/toasts.ts';
import { journalOn, receiptOn } from '../../support/vouchers.ts';

const START = firstDayOfYear(today());
const END = lastDayOfYear(today());

const table = (name: string) => page.getByRole('table', { name, exact: true });
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

let key: string;

/** Books in which a customer was billed 400 and paid 150 on the first two days of this year, out of 1,000 of capital. */
beforeEach(async () => {
  await page.viewport(1280, 900);
  vi.restoreAllMocks();
  await emptyShelf();
  forgetAnswers();
  key = await startBooks(aBooksBusiness({ booksBegin: START }));
  await openBooks(key);
  const [cash, capital] = [await ledgerNamed('Cash'), await ledgerNamed('Capital')];
  const fees = await createLedger({ ...BLANK_LEDGER, name: 'Fees', group: 'Indirect Incomes' });
  const usha = await createParty({ ...blankParty('Customer'), name: 'Usha' });
  await createVoucher(receiptOn(START, capital, cash, 1000), 'Issued');
  const billed = journalOn(START, [
    [usha, 400],
    [fees, -400],
  ]);
  await createVoucher(billed, 'Issued');
  await createVoucher(receiptOn(daysAfter(START, 1), usha, cash, 150.5), 'Issued');
});

async function ledgerNamed(name: string): Promise<Named> {
  const found = await booksStore.records('ledgers').where('keys.unique').equals(name.toLowerCase()).first();
  if (!found) throw new Error(`There is no ledger ${name}.`);
  return { id: found.id, name };
}

async function openReport(path: string, name: string) {
  const router = await openBooksAt(`/books/${key}/reports/${path}`);
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return router;
}

/** The cells of the rows of a report, without blank ones. */
function rowsOf(name: string): readonly (readonly string[])[] {
  const rows = table(name).getByRole('row').elements();
  return rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '').filter((text) => text !== ''));
}

function typeDay(label: string, text: string) {
  return field(label).fill(text);
}

test('Reports has a link to each report', async () => {
  await openBooksAt(`/books/${key}/reports`);
  const links = page.getByRole('list', { name: 'Reports' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map((one) => one.textContent)).toEqual([
    'Trial Balance',
    'Profit & Loss',
    'Balance Sheet',
    'Cash Flow',
    'Receivables',
    'Payables',
    'Sales Register',
    'Purchase Register',
    'GST Summary',
    'Stock Summary',
    'Stock Ledger',
    'Pending Sales Orders',
    'Pending Purchase Orders',
    'Goods with Parties',
    'Expiring Goods',
    'Day Book',
    'Party Statement',
  ]);
  await link('Balance Sheet').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Balance Sheet' })).toBeVisible();
  const current = page.getByRole('navigation', { name: 'Main Navigation' }).getByRole('link', { name: 'Reports' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
});

test('a report that has another place as well is a report all the same: the Day Book, and the statement of a party', async () => {
  const router = await openReport('day-book', 'Day Book');
  await expect.poll(() => rowsOf('Day Book').map((row) => row.find((cell) => cell.startsWith('₹')))).toHaveLength(4);
  await expect.element(button('Save XLSX')).toBeVisible();
  router.history.push(`/books/${key}/reports/party-statement`);
  await expect.element(button('Save CSV')).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Party' }).fill('ush');
  await page.getByRole('option', { name: 'Usha' }).click();
  await expect.element(table('Party Statement').getByRole('row').last()).toHaveTextContent('Closing');
  expect(rowsOf('Party Statement').at(-1)?.at(-1)).toBe('₹249.50 Dr');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await button('Save CSV').click();
  await expect.element(toastOf('CSV saved', `statement-of-usha-${START}-to-${END}.csv`)).toBeVisible();
});

describe('Trial Balance', () => {
  test('stands as on today, a row a ledger under its group, and both sides are equal', async () => {
    await openReport('trial-balance', 'Trial Balance');
    await expect.element(field('As On')).toHaveValue(formatDayInFigures(today()));
    await expect.element(page.getByText(`As on ${formatDay(today())}`)).toBeVisible();
    expect(rowsOf('Trial Balance')).toEqual([
      ['Particulars', 'Debit', 'Credit'],
      ['Capital Account'],
      ['Capital', '–', '₹1,000.00'],
      ['Cash-in-Hand'],
      ['Cash', '₹1,150.50', '–'],
      ['Sundry Debtors', '₹249.50', '–'],
      ['Indirect Incomes'],
      ['Fees', '–', '₹400.00'],
      ['Total', '₹1,400.00', '₹1,400.00'],
    ]);
  });

  test('follows a day as it is typed, and what cannot be read stays beside the last one that could', async () => {
    await openReport('trial-balance', 'Trial Balance');
    await typeDay('As On', '1/4');
    await expect.element(page.getByText(`As on ${formatDay(START)}`)).toBeVisible();
    await expect.element(table('Trial Balance').getByRole('row').last()).toHaveTextContent('₹1,400.00');
    await expect.poll(() => rowsOf('Trial Balance')).toContainEqual(['Cash', '₹1,000.00', '–']);
    await typeDay('As On', '31/2');
    await userEvent.keyboard('{Tab}');
    await expect.element(field('As On')).toHaveAccessibleDescription('31 February does not exist.');
    await expect.element(field('As On')).toHaveValue('31/2');
    await expect.element(page.getByText(`As on ${formatDay(START)}`)).toBeVisible();
    await button('End of last year').click();
    await expect.element(field('As On')).toHaveValue(formatDayInFigures(daysAfter(START, -1)));
    await expect.element(field('As On')).not.toHaveAccessibleDescription();
    await expect.element(table('Trial Balance').getByRole('row').last()).toHaveTextContent('Total––');
  });

  test('shows what another tab enters', async () => {
    await openReport('trial-balance', 'Trial Balance');
    await expect.element(table('Trial Balance')).toBeVisible();
    const more = receiptOn(START, await ledgerNamed('Capital'), await ledgerNamed('Bank'), 5);
    await createVoucher(more, 'Issued');
    await expect.element(table('Trial Balance').getByRole('row').last()).toHaveTextContent('₹1,405.00');
  });

  test('has figures that are links to what they are made of, and Back comes back to the day', async () => {
    const router = await openReport('trial-balance', 'Trial Balance');
    await typeDay('As On', '1/4');
    await expect.element(link('Cash ₹1,000.00')).toBeVisible();
    await link('Cash ₹1,000.00').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Cash' })).toBeVisible();
    await expect.element(field('From')).toHaveValue(formatDayInFigures(START));
    await expect.element(field('To')).toHaveValue(formatDayInFigures(START));
    await expect.element(table('Cash').getByRole('row', { name: 'Closing' })).toHaveTextContent('₹1,000.00');
    router.history.back();
    await expect.element(page.getByText(`As on ${formatDay(START)}`)).toBeVisible();
    await expect.element(field('As On')).toHaveValue(formatDayInFigures(START));
    await link('Sundry Debtors ₹400.00').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sundry Debtors' })).toBeVisible();
  });

  test('leads from the creditors to the suppliers', async () => {
    await createParty({ ...blankParty('Supplier'), name: 'Mill', balance: asPaise(80_00), side: 'Cr' });
    await openReport('trial-balance', 'Trial Balance');
    await link('Sundry Creditors ₹80.00').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Sundry Creditors' })).toBeVisible();
  });

  test('is saved as CSV, XLSX and PDF with the same figures', async () => {
    const saved = vi.spyOn(URL, 'createObjectURL');
    const last = () => {
      const blob = saved.mock.lastCall?.[0];
      if (!(blob instanceof Blob)) throw new Error('No file was saved.');
      return blob;
    };
    await openReport('trial-balance', 'Trial Balance');
    const name = `trial-balance-${today()}`;
    await button('Save CSV').click();
    await expect.element(toastOf('CSV saved', `${name}.csv`)).toBeVisible();
    expect(await last().text()).toBe(
      [
        `"Trial Balance, As on ${formatDay(today())}"`,
        'Particulars,Debit,Credit',
        'Capital Account,,',
        'Capital,0.00,1000.00',
        'Cash-in-Hand,,',
        'Cash,1150.50,0.00',
        'Sundry Debtors,249.50,0.00',
        'Indirect Incomes,,',
        'Fees,0.00,400.00',
        'Total,1400.00,1400.00',
        '',
      ].join('\r\n'),
    );
    await button('Save XLSX').click();
    await expect.element(toastOf('XLSX saved', `${name}.xlsx`)).toBeVisible();
    const sheet = read(await last().arrayBuffer()).Sheets['trial-balance'] ?? {};
    const rows = utils.sheet_to_json<Record<string, unknown>>(sheet, { range: 1 });
    expect(utils.sheet_to_json(sheet, { header: 1 })[0]).toEqual([`Trial Balance, As on ${formatDay(today())}`]);
    expect(rows.at(3)).toEqual({ Particulars: 'Cash', Debit: 1150.5, Credit: 0 });
    expect(rows.at(-1)).toEqual({ Particulars: 'Total', Debit: 1400, Credit: 1400 });
    await button('Save PDF').click();
    await expect.element(toastOf('PDF saved', `${name}.pdf`)).toBeVisible();
    expect(await last().slice(0, 5).text()).toBe('%PDF-');
  });

  test('scrolls within itself on the smallest phone, never the page', async () => {
    await page.viewport(320, 700);
    const capital = await ledgerNamed('Capital');
    await createVoucher(receiptOn(START, capital, await ledgerNamed('Bank'), 98_76_54_321), 'Issued');
    await openReport('trial-balance', 'Trial Balance');
    await expect.element(table('Trial Balance').getByRole('row').last()).toHaveTextContent('₹98,76,55,721.00');
    expect(document.querySelector('main')?.scrollWidth).toBe(320);
  });

  test('says why it could not be read, and offers nothing to save', async () => {
    await booksStore.database().records('business').clear();
    await openReport('trial-balance', 'Trial Balance');
    await expect.element(page.getByRole('alert')).toHaveTextContent('These books have no business.');
    await expect.element(button('Save CSV')).toBeDisabled();
  });
});

describe('Profit & Loss', () => {
  test('stands for the financial year of today, with its stocks and profits', async () => {
    await openReport('profit-and-loss', 'Profit & Loss');
    await expect.element(field('From')).toHaveValue(formatDayInFigures(START));
    await expect.element(field('To')).toHaveValue(formatDayInFigures(END));
    await expect.element(table('Profit & Loss')).toBeVisible();
    expect(rowsOf('Profit & Loss')).toEqual([
      ['Particulars', 'Details', 'Amount'],
      ['Trading income'],
      ['Closing Stock', '–'],
      ['Less trading costs'],
      ['Opening Stock', '–'],
      ['Gross Profit', '–'],
      ['Other income'],
      ['Indirect Incomes', '₹400.00'],
      ['Fees', '₹400.00'],
      ['Net Profit', '₹400.00'],
    ]);
  });

  test('a To before From is refused at the field, and the last period stays', async () => {
    await openReport('profit-and-loss', 'Profit & Loss');
    await typeDay('From', formatDayInFigures(daysAfter(END, 1)));
    await expect
      .element(field('To'))
      .toHaveAccessibleDescription(`Type ${formatDay(daysAfter(END, 1))} or a later day.`);
    await expect.element(page.getByText(`${formatDay(START)} to ${formatDay(END)}`)).toBeVisible();
    await typeDay('To', formatDayInFigures(lastDayOfYear(daysAfter(END, 1))));
    await expect.element(table('Profit & Loss').getByRole('row').last()).toHaveTextContent('Net Profit–');
    await button('Last year').click();
    await expect.element(field('To')).toHaveValue(formatDayInFigures(daysAfter(START, -1)));
    await button('This month').click();
    await expect.element(field('From')).toHaveValue(`01/${formatDayInFigures(today()).slice(3)}`);
    await button('This year').click();
    await expect.element(table('Profit & Loss').getByRole('row').last()).toHaveTextContent('₹400.00');
    await expect.element(field('From')).toHaveValue(formatDayInFigures(START));
  });

  test.each([
    ['a period', '?from=2020-04-01&to=2020-04-30', '01 Apr 2020 to 30 Apr 2020'],
    ['no period that there is', '?from=2020-13-01&to=2020-04-30', `${formatDay(START)} to ${formatDay(END)}`],
    [
      'a period that ends before it begins',
      '?from=2020-04-02&to=2020-04-01',
      `${formatDay(START)} to ${formatDay(END)}`,
    ],
  ])('an address that asks for %s', async (_, search, words) => {
    await openReport(`profit-and-loss${search}`, 'Profit & Loss');
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test.each([
    ['trial-balance?on=2020-04-01', 'Trial Balance'],
    ['balance-sheet?on=2020-04-01', 'Balance Sheet'],
    ['receivables?on=2020-04-01', 'Receivables'],
    ['payables?on=2020-04-01', 'Payables'],
    ['stock-summary?on=2020-04-01', 'Stock Summary'],
    ['profit-and-loss?from=2020-04-01&to=2021-03-31', 'Profit & Loss'],
    ['cash-flow?from=2020-04-01&to=2099-03-31', 'Cash Flow'],
    ['sales-register?from=2020-04-01&to=2099-03-31', 'Sales Register'],
    ['purchase-register?from=2020-04-01&to=2021-03-31', 'Purchase Register'],
    ['day-book?from=2020-04-01&to=2021-03-31', 'Day Book'],
    ['gst-summary?from=2020-04-01&to=2021-03-31', 'GST Summary'],
  ])('of days before the books begin, %s says when they do', async (address, name) => {
    await openReport(address, name);
    await expect.element(page.getByText(`Books begin on ${formatDay(START)}`, { exact: true })).toBeVisible();
  });

  test('of days with books says nothing of it', async () => {
    await openReport('trial-balance', 'Trial Balance');
    await expect.element(table('Trial Balance')).toBeVisible();
    await expect.element(page.getByText(/Books begin/)).not.toBeInTheDocument();
  });

  test('names its files by its period', async () => {
    await openReport('profit-and-loss', 'Profit & Loss');
    await button('Save CSV').click();
    await expect.element(toastOf('CSV saved', `profit-and-loss-${START}-to-${END}.csv`)).toBeVisible();
  });
});

describe('Balance Sheet', () => {
  test('has both sides with equal totals, and opens the profit it shows', async () => {
    await openReport('balance-sheet', 'Balance Sheet');
    await expect.element(table('Balance Sheet')).toBeVisible();
    expect(rowsOf('Balance Sheet')).toEqual([
      ['Particulars', 'Ledger', 'Group', 'Amount'],
      ['Liabilities'],
      ['Capital Account', '₹1,000.00'],
      ['Capital', '₹1,000.00'],
      ['Profit & Loss A/c', '₹400.00'],
      ['Total', '₹1,400.00'],
      ['Assets'],
      ['Current Assets', '₹1,400.00'],
      ['Cash-in-Hand', '₹1,150.50'],
      ['Cash', '₹1,150.50'],
      ['Sundry Debtors', '₹249.50'],
      ['Total', '₹1,400.00'],
    ]);
    await link('Profit & Loss A/c ₹400.00').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Profit & Loss' })).toBeVisible();
    await expect.element(page.getByText(`${formatDay(START)} to ${formatDay(today())}`)).toBeVisible();
    await expect.element(table('Profit & Loss').getByRole('row').last()).toHaveTextContent('₹400.00');
    await link('Fees ₹400.00').click();
    await expect.element(table('Fees').getByRole('row', { name: 'Closing' })).toHaveTextContent('₹400.00');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Journal JV/ })
      .click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  });

  test('keeps its figures in one column on a phone, still as a table, and never scrolls sideways', async () => {
    await page.viewport(390, 844);
    await openReport('balance-sheet', 'Balance Sheet');
    await expect
      .element(
        table('Balance Sheet')
          .getByRole('row', { name: /^Cash / })
          .last(),
      )
      .toBeVisible();
    const ends = [...document.querySelectorAll('tbody td > span')].map((figure) =>
      Math.round(figure.getBoundingClientRect().right),
    );
    expect(new Set(ends).size).toBe(1);
    expect(document.querySelector('main')?.scrollWidth).toBe(390);
    const sheet = document.querySelector('[data-one-figure]');
    expect(sheet?.scrollWidth).toBe(sheet?.clientWidth);
  });
});

describe('Cash Flow', () => {
  test('tells where the cash came from, and opens the balances at both ends', async () => {
    await openReport('cash-flow', 'Cash Flow');
    await expect.element(table('Cash Flow')).toBeVisible();
    expect(rowsOf('Cash Flow')).toEqual([
      ['Particulars', 'Details', 'Amount'],
      ['Operating activities'],
      ['Sundry Debtors', '₹150.50'],
      ['Net cash from operating activities', '₹150.50'],
      ['Net cash from investing activities', '–'],
      ['Financing activities'],
      ['Capital Account', '₹1,000.00'],
      ['Capital', '₹1,000.00'],
      ['Net cash from financing activities', '₹1,000.00'],
      ['Opening cash and bank', '–'],
      ['Closing cash and bank', '₹1,150.50'],
    ]);
    await link('Closing cash and bank ₹1,150.50').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Trial Balance' })).toBeVisible();
    await expect.element(page.getByText(`As on ${formatDay(END)}`)).toBeVisible();
  });
});

describe('every figure that opens', () => {
  test.each([
    ['trial-balance', 'Trial Balance'],
    ['profit-and-loss', 'Profit & Loss'],
    ['balance-sheet', 'Balance Sheet'],
    ['cash-flow', 'Cash Flow'],
  ])('on %s leads to where it stands again, and from there to a voucher', async (path, name) => {
    const router = await openReport(path, name);
    await expect.element(table(name).getByRole('link').first()).toBeVisible();
    // The name of a group opens it, too; what is asked here is about its figures.
    const figures = table(name)
      .getByRole('link')
      .elements()
      .filter((one) => one.hasAttribute('aria-label'));
    const names = figures.map((figure) => [figure.getAttribute('aria-label') ?? '', figure.textContent ?? ''] as const);
    for (const [label, figure] of names) {
      await link(label).click();
      await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).not.toBeInTheDocument();
      if (router.state.location.pathname.includes('/groups/'))
        await page.getByRole('link', { name: 'Usha', exact: true }).click();
      await expect.element(page.getByRole('main')).toHaveTextContent(figure);
      if (!router.state.location.pathname.includes('/reports/')) {
        await page
          .getByRole('main')
          .getByRole('link', { name: /^(Journal|Receipt) / })
          .first()
          .click();
        await expect.element(page.getByRole('table', { name: 'Postings' })).toBeVisible();
      }
      router.history.push(`/books/${key}/reports/${path}`);
      await expect.element(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    }
  });
});
