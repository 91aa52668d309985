import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createItem } from '#data/books/masters/items.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { startBooks } from '#data/books/copies/books-on-device.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER, type LedgerInput } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { aBooksBusiness, emptyShelf } from '../../support/fresh-books.ts';
import { headsOf } from '../../support/lists.ts';
import { toastOf } from '../../support/toasts.ts';

const table = page.getByRole('table', { name: 'Ledgers' });
const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) });
const dialog = (name: string) => page.getByRole('dialog', { name });
const newLedger = page.getByRole('button', { name: 'New Ledger' });
const created = () => toastOf('Success', 'Ledger created successfully');
const field = (label: string) => page.getByRole('dialog').getByLabelText(label, { exact: true });
const group = page.getByRole('dialog').getByRole('combobox', { name: 'Group' });
const save = page.getByRole('dialog').getByRole('button', { name: 'Save' });

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 800);
  vi.restoreAllMocks();
  await emptyShelf();
  key = await startBooks(aBooksBusiness());
  await openBooks(key);
});

async function openAccounting(search = '') {
  const router = await openBooksAt(`/books/${key}/accounting${search}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Accounting' })).toBeVisible();
  return router;
}

async function fillNew({ name, under }: { name: string; under: string }) {
  await newLedger.click();
  await field('Name').fill(name);
  await group.fill(under);
  await userEvent.keyboard('{Enter}');
}

function aLedger(said: Partial<LedgerInput>) {
  return createLedger({ ...BLANK_LEDGER, ...said });
}

describe('Ledgers', () => {
  test('lists the ledgers by group with their opening balances', async () => {
    await aLedger({ name: 'Van', group: 'Fixed Assets', balance: asPaise(5_00_000_00) });
    await openAccounting();
    await expect.element(row('Van')).toHaveTextContent('₹5,00,000 Dr');
    expect(headsOf('Ledgers')).toEqual(['Name', 'Group', 'Opening Balance', 'Balance', 'Actions']);
    await expect.element(row('Cash')).toBeVisible();
    await page.getByRole('button', { name: 'Filter by group' }).click();
    await page.getByRole('option', { name: 'Fixed Assets' }).click();
    await expect.element(row('Cash')).not.toBeInTheDocument();
    await expect.element(row('Van')).toBeVisible();
  });

  test('a new ledger needs a name and a group, which is found by its beginning or its parent', async () => {
    await openAccounting();
    await newLedger.click();
    await save.click();
    await expect.element(toastOf('Error', 'Please fill all required fields')).toBeVisible();
    await expect.element(field('Name')).toHaveAccessibleDescription('Enter the name of the ledger.');
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(group).toHaveAccessibleDescription('Choose the group of the ledger.');
    await field('Name').fill('Van');
    await group.fill('current as');
    await expect.element(page.getByRole('option', { name: /^Bank Accounts/ })).toBeVisible();
    await group.fill('fix');
    await userEvent.keyboard('{Enter}');
    await field('Opening Balance').fill('500');
    await save.click();
    await expect.element(created()).toBeVisible();
    await expect.element(row('Van')).toHaveTextContent('Fixed Assets');
  });

  test('a name that a ledger or a party has, whatever the case, is refused at the field and stays typed', async () => {
    await createParty({ ...blankParty('Customer'), name: 'Usha' });
    await openAccounting();
    await fillNew({ name: 'RENT', under: 'indirect exp' });
    await save.click();
    const taken = 'There is already a ledger named “RENT”. Choose another name.';
    await expect.element(toastOf('Not saved', taken)).toBeVisible();
    await expect.element(field('Name')).toHaveAccessibleDescription(taken);
    await expect.element(field('Name')).toHaveFocus();
    await field('Name').fill('uSHA');
    await save.click();
    await expect
      .element(field('Name'))
      .toHaveAccessibleDescription('There is already a party named “uSHA”. Choose another name.');
    await field('Name').fill('Shop rent');
    await save.click();
    await expect.element(created()).toBeVisible();
  });

  test('a ledger under Sundry Debtors is refused: customers are parties', async () => {
    await openAccounting();
    await fillNew({ name: 'Usha', under: 'sundry deb' });
    await save.click();
    await expect
      .element(group)
      .toHaveAccessibleDescription('Customers and suppliers are parties. Make a party instead.');
    await expect.element(group).toHaveFocus();
    expect(await booksStore.records('ledgers').where('keys.unique').equals('usha').count()).toBe(0);
  });

  test('what documents post to may be renamed, but keeps its group, stays active, and stays', async () => {
    await openAccounting();
    await page.getByRole('button', { name: 'Edit Sales', exact: true }).click();
    await field('Name').fill('Counter sales');
    await group.fill('direct inc');
    await userEvent.keyboard('{Enter}');
    await save.click();
    await expect.element(group).toHaveAccessibleDescription('Leave Sales under Sales Accounts: documents post to it.');
    await group.fill('sales');
    await userEvent.keyboard('{Enter}');
    await save.click();
    await expect.element(toastOf('Success', 'Ledger updated successfully')).toBeVisible();
    await expect.element(row('Counter sales')).toBeVisible();
    await page.getByRole('button', { name: 'Delete Counter sales' }).click();
    await expect
      .element(toastOf('Not deleted', 'Counter sales stays: documents post to it. You can rename it.'))
      .toBeVisible();
    expect(await booksStore.records('ledgers').where('keys.unique').equals('counter sales').count()).toBe(1);
  });

  test('Profit & Loss A/c is renamed without being asked for a group', async () => {
    await openAccounting();
    await page.getByRole('button', { name: 'Edit Profit & Loss A/c' }).click();
    await field('Name').fill('Profit and Loss');
    await save.click();
    await expect.element(toastOf('Success', 'Ledger updated successfully')).toBeVisible();
  });

  test('tells its history: when, who and what, the latest first', async () => {
    await aLedger({ name: 'Van', group: 'Fixed Assets' });
    await openAccounting();
    await page.getByRole('button', { name: 'Edit Van' }).click();
    await field('Name').fill('Lorry');
    await save.click();
    await page.getByRole('button', { name: 'Edit Lorry' }).click();
    await dialog('Edit Ledger').getByText('History').click();
    const entries = dialog('Edit Ledger').getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect.element(entries.first()).toHaveTextContent('Changed: Name');
    await expect.element(entries.nth(1)).toHaveTextContent('Created');
  });

  test('an opening balance inside a lock is refused at its field', async () => {
    const { booksBegin } = aBooksBusiness();
    await aLedger({ name: 'Van', group: 'Fixed Assets' });
    await lockUpTo(booksBegin);
    await openAccounting();
    await page.getByRole('button', { name: 'Edit Van' }).click();
    await field('Opening Balance').fill('500');
    await save.click();
    await expect
      .element(field('Opening Balance'))
      .toHaveAccessibleDescription(/^The books are locked up to 01 Apr 2026/);
    await expect.element(field('Opening Balance')).toHaveValue('500');
  });

  test('by keyboard alone a ledger is made, changed and deleted', async () => {
    await openAccounting('?new=');
    await expect.element(dialog('New Ledger')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('Aaa{Tab}bank ac{Enter}{Tab}1,500{Tab}');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(created()).toBeVisible();
    await expect.element(row('Aaa')).toHaveTextContent('₹1,500 Dr');
    const edit = page.getByRole('button', { name: 'Edit Aaa' });
    (edit.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog('Edit Ledger')).toBeVisible();
    await expect.element(field('Name')).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}Aab{Control>}{Enter}{/Control}');
    await expect.element(row('Aab')).toBeVisible();
    (row('Aab').element() as HTMLElement).focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(row('Aab')).not.toBeInTheDocument();
  });
});

test('the difference in opening balances stands under the list until they agree', async () => {
  const difference = page.getByText('Difference in opening balances');
  await aLedger({ name: 'Van', group: 'Fixed Assets', balance: asPaise(500_00) });
  await openAccounting();
  await expect.element(difference).toBeVisible();
  await expect.element(page.getByText('₹500 Cr')).toBeVisible();
  await aLedger({ name: 'Loan', group: 'Secured Loans', balance: asPaise(500_00), side: 'Cr' });
  await expect.element(difference).not.toBeInTheDocument();
});

describe('the other tabs', () => {
  test('while nothing was entered the ledgers come first, then the Day Book', async () => {
    const router = await openAccounting();
    await expect.element(page.getByRole('tab', { name: 'Ledgers', selected: true })).toBeVisible();
    await page.getByRole('tab', { name: 'Day Book' }).click();
    await expect.element(page.getByText('Nothing was entered in these days.')).toBeVisible();
    expect(router.state.location.search).toEqual({ tab: 'day-book' });
  });

  test('the Trial Balance begins with what the books opened with, and both sides are equal', async () => {
    await aLedger({ name: 'Van', group: 'Fixed Assets', balance: asPaise(500_00) });
    await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(100_00) });
    await createParty({ ...blankParty('Both'), name: 'Ravi', balance: asPaise(50_00) });
    await createParty({ ...blankParty('Supplier'), name: 'Mill', balance: asPaise(80_00), side: 'Cr' });
    const opened = { openingQuantity: asQuantity(2), openingRate: asRate(20_0000) };
    await createItem({ ...BLANK_ITEM, name: 'Chair', percent: 18, ...opened });
    await openAccounting('?tab=trial-balance');
    const rows = page.getByRole('table', { name: 'Trial Balance' }).getByRole('row');
    await expect.element(rows.last()).toHaveTextContent('Total');
    const texts = rows.elements().map((line) => [...line.children].map((cell) => cell.textContent));
    expect(texts).toEqual([
      ['Particulars', 'Debit', 'Credit'],
      ['Stock-in-Hand', '', ''],
      ['Opening Stock', '₹40.00', '–'],
      ['Sundry Debtors', '₹150.00', '–'],
      ['Sundry Creditors', '–', '₹80.00'],
      ['Fixed Assets', '', ''],
      ['Van', '₹500.00', '–'],
      ['Difference in opening balances', '–', '₹610.00'],
      ['Total', '₹690.00', '₹690.00'],
    ]);
  });
});
