import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { booksStore } from '#data/books/store.ts';
import { noteActivity, staffStanding } from '#data/books/staff/guard.ts';
import { lock, permissionTo } from '#data/books/staff/access.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { as } from '../../../support/staff.ts';
import { scan } from '../../../support/scanner.ts';
import { dialog, expectAmount, expectLines, find, region, SALT, shop } from '../counter/counter-hands.ts';
import {
  button,
  CASHIERS,
  enter,
  heading,
  keys,
  OWNERS,
  signInAs,
  staffedShop,
  type,
  whoAreYou,
} from './staff-hands.ts';

const passcode = whoAreYou.getByLabelText('Passcode', { exact: true });

describe('nobody signed in', () => {
  test('sees the name of the books and the staff, and nothing else of them', async () => {
    const key = await staffedShop();
    await openBooksAt(`/books/${key}/items`);
    await expect.element(heading('Who are you?')).toBeVisible();
    await expect.element(whoAreYou.getByText(/^Asha Stores \d+$/)).toBeVisible();
    const names = whoAreYou.getByRole('list', { name: 'Staff' }).getByRole('button').elements();
    expect(names.map((one) => one.getAttribute('aria-label'))).toEqual([
      'Accountant One, Accountant',
      'Cashier One, Cashier',
      'Manager One, Manager',
      'Owner One, Owner',
      'Viewer One, Viewer',
    ]);
    expect(document.title).toBe('Who are you? · Tarazu');
    expect(document.body.textContent).not.toMatch(/Salt|Soap|FY 20/);
    await expect.element(whoAreYou.getByRole('link', { name: 'Books' })).toHaveAttribute('href', '/books');
    await keys('{Control>}k{/Control}{F8}');
    await expect.element(page.getByRole('dialog', { name: 'Find anything' })).not.toBeInTheDocument();
  });

  test('signs in by the keys on the screen, and begins at the counter as a Cashier', async () => {
    const key = await staffedShop('Cashier');
    const router = await openBooksAt(`/books/${key}`);
    await signInAs('Cashier One, Cashier', CASHIERS);
    await expect.element(heading('Counter')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(`/books/${key}/counter`);
    await expect.element(whoAreYou).not.toBeInTheDocument();
  });

  test('signs in by an Indian keyboard and Enter; a wrong passcode is refused, and its digits are dots', async () => {
    const key = await staffedShop();
    await openBooksAt(`/books/${key}`);
    await whoAreYou.getByRole('button', { name: 'Owner One, Owner' }).click();
    await expect.element(passcode).toHaveFocus();
    await expect.element(passcode).toHaveAttribute('type', 'password');
    await type('482171');
    await expect.element(whoAreYou.getByText('Wrong passcode.')).toBeVisible();
    await expect.element(passcode).toHaveValue('');
    await type('४८२१७०');
    await expect.element(heading('Dashboard')).toBeVisible();
  });

  test('waits after the fourth wrong one, and says how long', async () => {
    const key = await staffedShop();
    await openBooksAt(`/books/${key}`);
    await whoAreYou.getByRole('button', { name: 'Owner One, Owner' }).click();
    for (let time = 0; time < 4; time++) {
      await enter('1357');
      await expect.element(whoAreYou.getByText(/^Wrong passcode\./)).toBeVisible();
      await expect.element(passcode).toHaveValue('');
    }
    await expect.element(whoAreYou.getByText(/Wait \d seconds?, then try again\./)).toBeVisible();
  });

  test('is not signed in by a scanner', async () => {
    const key = await staffedShop();
    await openBooksAt(`/books/${key}`);
    await whoAreYou.getByRole('button', { name: 'Owner One, Owner' }).click();
    await expect.element(passcode).toHaveFocus();
    await scan(OWNERS);
    await expect.element(whoAreYou.getByText('A code was scanned. Type the passcode.')).toBeVisible();
    await expect.element(passcode).toHaveValue('');
    expect(staffStanding()?.person).toBeUndefined();
  });
});

describe('a lock', () => {
  test('covers the counter and keeps the bill; the same person finds it again', async () => {
    const key = await staffedShop('Cashier');
    as('Cashier');
    await openBooksAt(`/books/${key}/counter`);
    await expect.element(region('Sums')).toBeVisible();
    await scan(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    await button('Lock').click();
    await expect.element(whoAreYou).toBeVisible();
    expect(document.querySelector('[data-frame]')?.hasAttribute('inert')).toBe(true);
    expect(document.title).toBe('Who are you? · Tarazu');
    await scan(SALT);
    await keys('{Control>}k{/Control}');
    await expect.element(page.getByRole('dialog', { name: 'Find anything' })).not.toBeInTheDocument();
    await type(CASHIERS);
    await expect.element(whoAreYou).not.toBeInTheDocument();
    await expectLines(['Salt', '1 PCS', '105.00']);
  });

  test('comes by Alt+L over an open dialog, which stands there again afterwards', async () => {
    const key = await staffedShop('Cashier');
    as('Cashier');
    await openBooksAt(`/books/${key}/counter`);
    await expect.element(region('Sums')).toBeVisible();
    await page.getByRole('button', { name: /^Customer/ }).click();
    await expect.element(dialog('Customer')).toBeVisible();
    await keys('{Alt>}l{/Alt}');
    await expect.element(whoAreYou).toBeVisible();
    await expect.element(passcode).toHaveFocus();
    await keys('{Escape}');
    await type(CASHIERS);
    await expect.element(whoAreYou).not.toBeInTheDocument();
    await expect.element(dialog('Customer')).toBeVisible();
  });

  test('lets another person begin at her own first page, and the bill stays', async () => {
    const key = await staffedShop('Cashier');
    as('Cashier');
    const router = await openBooksAt(`/books/${key}/counter`);
    await expect.element(region('Sums')).toBeVisible();
    await scan(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    lock();
    await button('Someone Else').click();
    await signInAs('Owner One, Owner', OWNERS);
    await expect.element(heading('Dashboard')).toBeVisible();
    await router.navigate({ to: '/books/$key/counter', params: { key } });
    await expectLines(['Salt', '1 PCS', '105.00']);
    await expectAmount('Sums', 'Total', '₹105');
  });

  test('says whose changes go when someone else signs in', async () => {
    const key = await staffedShop('Cashier');
    as('Owner');
    await openBooksAt(`/books/${key}/parties?new`);
    await userEvent.fill(page.getByLabelText('Name', { exact: true }), 'Asha Traders');
    lock();
    await expect
      .element(
        whoAreYou.getByText('Owner One’s changes to Asha Traders are not saved. They go when someone else signs in.'),
      )
      .toBeVisible();
    await type(OWNERS);
    await expect.element(whoAreYou).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Asha Traders');
  });

  test('turns an unsaved voucher into a draft when someone else signs in', async () => {
    const key = await staffedShop('Cashier');
    as('Owner');
    await openBooksAt(`/books/${key}/vouchers/new/journal`);
    await userEvent.fill(page.getByLabelText('Narration'), 'Attic');
    lock();
    await expect.element(whoAreYou.getByText(/They become a draft when someone else signs in\.$/)).toBeVisible();
    await button('Someone Else').click();
    await signInAs('Cashier One, Cashier', CASHIERS);
    await expect.element(heading('Counter')).toBeInTheDocument();
    const drafts = await booksStore.records('vouchers').toArray();
    expect(drafts.map(({ narration, state }) => [narration, state])).toEqual([['Attic', 'Draft']]);
  });
});

describe('a page that is not allowed', () => {
  test('says so, also when the rights change while it is open', async () => {
    const key = await staffedShop();
    as('Owner');
    await openBooksAt(`/books/${key}/reports/profit-and-loss`);
    await expect.element(heading('Profit & Loss')).toBeVisible();
    as('Cashier');
    await expect.element(heading('Counter')).toBeInTheDocument();
    expect(permissionTo('reports')).toBe('not');
  });

  test('is not drawn', async () => {
    await page.viewport(1280, 800);
    const key = await staffedShop();
    as('Cashier');
    await openBooksAt(`/books/${key}/reports/trial-balance`);
    await expect.element(heading('Not for Cashiers')).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Main Navigation' }).getByRole('link');
    await expect
      .poll(() => links.elements().map(({ textContent }) => textContent))
      .toEqual(['Invoices', 'Counter', 'Parties', 'Items']);
    await button('Sign in as someone else').click();
    await expect.element(whoAreYou).toBeVisible();
  });

  test('is not offered by the palette, and its key does nothing', async () => {
    const key = await staffedShop();
    as('Cashier');
    const router = await openBooksAt(`/books/${key}/items`);
    await expect.element(heading('Items')).toBeVisible();
    await keys('{F9}');
    expect(router.state.location.pathname).toBe(`/books/${key}/items`);
    await keys('{Control>}k{/Control}');
    const palette = page.getByRole('dialog', { name: 'Find anything' });
    await expect.element(palette.getByRole('option', { name: 'New Invoice' })).toBeVisible();
    await expect.element(palette.getByRole('option', { name: 'New Purchase' })).not.toBeInTheDocument();
    await expect.element(palette.getByRole('option', { name: /^Settings/ })).not.toBeInTheDocument();
  });
});

test('books without staff have none of it', async () => {
  const key = await shop();
  await openBooksAt(`/books/${key}/counter`);
  await expect.element(find).toBeVisible();
  await expect.element(button('Lock')).not.toBeInTheDocument();
  noteActivity();
  expect(staffStanding()).toBeUndefined();
});
