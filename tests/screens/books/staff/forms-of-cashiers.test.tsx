import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { itemsByCode, updateItem } from '#data/books/masters/items.ts';
import { itemInput } from '#domain/books/masters/item.ts';
import { openBooksAt } from '../../../app/open-app.tsx';
import { takeIn } from '../../../support/bank-statements.ts';
import { scan } from '../../../support/scanner.ts';
import { as, withStaff } from '../../../support/staff.ts';
import { line } from '../../../support/voucher-hands.ts';
import { button, dialog, field, keys, openCounter, SALT, shop } from '../counter/counter-hands.ts';

/** Parties and items are made with approval at first, and not at all once an Owner says so. */

const add = page.getByRole('option', { name: /^Add / });
const none = (words: string) => page.getByText(words, { exact: true }).first();
const MAKES_NONE = { 'masters/Cashier': 'not', 'ledgers/Cashier': 'allowed' } as const;

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

  test('edits the item of a line that cannot be sold', async () => {
    await withStaff();
    await payWithAnInactiveItem();
    await expect.element(button('Edit Salt')).toBeVisible();
  });

  test('makes whom a line of a bank names', async () => {
    await withStaff({ 'ledgers/Cashier': 'allowed' });
    await chooseForALine();
    await expect.element(button('Make “Ravi Traders”')).toBeVisible();
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

  test('is told what is wrong with the item of a line, and does not edit it', async () => {
    await payWithAnInactiveItem();
    await expect.element(button('Edit Salt')).not.toBeInTheDocument();
  });

  test('enters lines of a bank, and makes none whom they name', async () => {
    await chooseForALine();
    await expect.element(button('Make “Ravi Traders”')).not.toBeInTheDocument();
  });
});

/** Pays, as a Cashier, a bill whose item an Owner made inactive meanwhile. */
async function payWithAnInactiveItem() {
  as('Owner');
  await openCounter(key);
  await scan(SALT);
  await expect.element(button('Pay ₹105')).toBeVisible();
  const salt = (await itemsByCode(SALT))[0];
  if (!salt) throw new Error('Nothing has this code.');
  await updateItem(salt.id, salt.rev, { ...itemInput(salt, today()), isActive: false });
  as('Cashier');
  await button('Pay ₹105').click();
  await expect.element(page.getByText('Salt is inactive. Remove it, or make it active again.')).toBeVisible();
}

/** Opens, as a Cashier, the dialog for a line of the bank that names somebody who is no party. */
async function chooseForALine() {
  as('Owner');
  await takeIn('05/04/2026|NEFT RAVI TRADERS||500|1500|N1');
  as('Cashier');
  await openBooksAt(`/books/${key}/banking`);
  await button('Choose for NEFT RAVI TRADERS').click();
  await expect.element(dialog('Make Entry').getByRole('button', { name: 'Make', exact: true })).toBeVisible();
}
