import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openBooksAt } from '../../../app/open-app.tsx';
import { scan } from '../../../support/scanner.ts';
import { as, withStaff } from '../../../support/staff.ts';
import { line } from '../../../support/voucher-hands.ts';
import { button, dialog, field, keys, openCounter, shop } from '../counter/counter-hands.ts';

/** Parties and items are made with approval at first, and not at all once an Owner says so. */

const add = page.getByRole('option', { name: /^Add / });
const none = (words: string) => page.getByText(words, { exact: true }).first();
const MAKES_NONE = { 'masters/Cashier': 'not' } as const;

let key: string;

beforeEach(async () => {
  await page.viewport(1180, 820);
  key = await shop();
});

async function begin(kind: 'invoice' | 'receipt') {
  as('Cashier');
  await openBooksAt(`/books/${key}/vouchers/new/${kind}`);
  await expect.element(button('Save')).toBeVisible();
}

describe('a Cashier who asks for approval', () => {
  test('makes an item of a name that is not there, without its cost', async () => {
    await withStaff();
    await begin('invoice');
    await line(1).getByLabelText('Item', { exact: true }).click();
    await keys('Ink');
    await add.click();
    const item = dialog('New Item');
    await expect.element(item.getByLabelText('Selling Price', { exact: true })).toBeVisible();
    await expect.element(item.getByLabelText('Purchase Price')).not.toBeInTheDocument();
    await item.getByRole('button', { name: /^GST Rate/ }).click();
    await page.getByRole('option', { name: /^18/ }).click();
    await item.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog('Approval Needed')).toBeVisible();
  });

  test('makes a party on a receipt, and no ledger instead of it', async () => {
    await withStaff();
    await begin('receipt');
    await field('Party or Ledger').click();
    await keys('Ravi');
    await add.click();
    await expect.element(dialog('New Party').getByLabelText('Credit Limit')).toBeVisible();
    await expect.element(button('Make a ledger instead')).not.toBeInTheDocument();
  });
});

describe('a Cashier who may make none', () => {
  beforeEach(() => withStaff(MAKES_NONE));

  test('is offered no customer and no item on an invoice', async () => {
    await begin('invoice');
    await field('Customer').click();
    await keys('Ravi');
    await expect.element(none('No customer is called so.')).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
    await keys('{Escape}');
    await line(1).getByLabelText('Item', { exact: true }).click();
    await keys('Ink');
    await expect.element(none('No item is called so.')).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
  });

  test('is offered no party on a receipt', async () => {
    await begin('receipt');
    await field('Party or Ledger').click();
    await keys('Ravi');
    await expect.element(none('No ledger or party is called so.')).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
  });

  test('skips an unknown code at the counter, and gives it to no item', async () => {
    as('Cashier');
    await openCounter(key);
    await scan('8901719110252');
    const unknown = dialog(/^Unknown Code/);
    await expect.element(unknown).toHaveTextContent('No item has this code.');
    await expect.element(button('Add Item')).not.toBeInTheDocument();
    await expect.element(button('Give to an Item')).not.toBeInTheDocument();
    await button('Skip').click();
    await expect.element(unknown).not.toBeInTheDocument();
  });

  test('finds customers at the counter, and adds none of a new number', async () => {
    as('Cashier');
    await openCounter(key);
    await keys('{F3}');
    await field('Phone or Name').fill('9876543210');
    await expect.element(dialog('Customer').getByRole('status')).toHaveTextContent('No customer is called so.');
    await expect.element(button('Add “9876543210”')).not.toBeInTheDocument();
    await keys('{Enter}');
    await expect.element(field('Phone or Name')).toBeVisible();
  });
});
