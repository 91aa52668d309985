import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openBooksAt } from '../../../app/open-app.tsx';
import { perUnit } from '../../../support/counter.ts';
import { as, withStaff } from '../../../support/staff.ts';
import { addGoods, aTrader, buy } from '../../../support/trade.ts';
import { keys, shop } from '../counter/counter-hands.ts';
import { button, heading } from './staff-hands.ts';

/** Labels are not for Cashiers, until an Owner lets them keep stock; what goods cost stays hidden. */

const table = page.getByRole('table', { name: 'Items to Label' });
const KEEPS_STOCK = { 'stock/Cashier': 'allowed' } as const;

let [key, ghee, bill] = ['', '', ''];

beforeEach(async () => {
  await page.viewport(1180, 820);
  vi.spyOn(window, 'print').mockImplementation(() => {});
  key = await shop();
  const made = await addGoods('Ghee', { purchasePrice: perUnit(7771.11), sellingPrice: perUnit(9000) });
  ghee = made.id;
  ({ id: bill } = await buy('2026-06-01', await aTrader('Supplier', 'Usha Foods'), [[made, 3, 7771.11]]));
});

test('the page is not for Cashiers, and no item leads there', async () => {
  await withStaff();
  as('Cashier');
  await openBooksAt(`/books/${key}/labels?items=${ghee}`);
  await expect.element(heading('Not for Cashiers')).toBeVisible();
  await openBooksAt(`/books/${key}/items`);
  const row = page.getByRole('row', { name: /Ghee/ });
  await expect.element(row).toBeVisible();
  row.element().focus();
  await keys('{Control>}a{/Control}');
  const selected = page.getByRole('group', { name: 'Selected items' });
  await expect.element(selected).toBeVisible();
  await expect.element(selected.getByRole('button', { name: 'Labels' })).not.toBeInTheDocument();
});

test('one who keeps stock prints them, as many as a purchase brought, without the cost', async () => {
  await withStaff(KEEPS_STOCK);
  as('Cashier');
  await openBooksAt(`/books/${key}/labels?purchase=${bill}`);
  await expect.element(table).toHaveTextContent('₹9,450');
  await expect.element(table.getByLabelText('Labels of Ghee')).toHaveValue('3');
  await expect.element(page.getByText(/7,?771\.11/)).not.toBeInTheDocument();
  await button('Print').click();
  await expect.poll(() => vi.mocked(window.print).mock.calls.length).toBe(1);
  expect(document.querySelector('[data-paper]')?.textContent).not.toMatch(/7,?771/);
  window.dispatchEvent(new Event('afterprint'));
});

test('a code for goods that have none is approved by another', async () => {
  await withStaff(KEEPS_STOCK);
  as('Cashier');
  await openBooksAt(`/books/${key}/labels?items=${ghee}`);
  await userEvent.click(button('Make Code for Ghee'));
  await expect.element(page.getByRole('dialog', { name: 'Approval Needed' })).toBeVisible();
});

test('one who may change no items makes no code', async () => {
  await withStaff({ ...KEEPS_STOCK, 'masters/Cashier': 'not' });
  as('Cashier');
  await openBooksAt(`/books/${key}/labels?items=${ghee}`);
  await expect.element(table).toHaveTextContent('There is no code to print as bars.');
  await expect.element(button('Make Code for Ghee')).not.toBeInTheDocument();
});
