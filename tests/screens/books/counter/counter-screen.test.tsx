import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { booksStore } from '#data/books/store.ts';
import { givenTime } from '../../../support/given-time.ts';
import { scan } from '../../../support/scanner.ts';
import {
  button,
  dialog,
  expectAmount,
  expectLines,
  field,
  find,
  keys,
  lastScan,
  openCounter,
  region,
  RICE,
  SALT,
  shop,
  SOAP,
} from './counter-hands.ts';

let key: string;
const print = vi.fn();

beforeEach(async () => {
  await page.viewport(1180, 820);
  print.mockReset();
  vi.spyOn(window, 'print').mockImplementation(print);
  key = await shop();
});

const vouchers = () => booksStore.records('vouchers').toArray();
const kinds = async () => (await vouchers()).map(({ kind }) => kind);

describe('a sale', () => {
  test('of ten scans is paid in cash, saved and printed by Ctrl+Enter twice, and the next scan begins the next bill', async () => {
    await openCounter(key);
    for (let round = 0; round < 5; round++) {
      await scan(SALT);
      await scan(SOAP);
    }
    await expectLines(['Salt', '5 PCS', '525.00'], ['Soap', '5 PCS', '105.00']);
    await expectAmount('Sums', 'Items', '10');
    await expectAmount('Sums', 'Total', '₹630');
    await expect.element(button('Pay ₹630')).toBeVisible();
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(region('Pay')).toBeVisible();
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(region('Saved').getByText(/^Invoice INV\/\d\d-\d\d\/0001 saved$/)).toBeVisible();
    await expectAmount('Saved', 'Change', '₹0');
    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(await kinds()).toEqual(['Invoice', 'Receipt']);
    await scan(RICE);
    await expectLines(['Rice', '1 KGS', '60.00']);
    await expect.element(region('Saved')).not.toBeInTheDocument();
  });

  test('stays after a reload with its lines, its customer and what was taken', async () => {
    await openCounter(key);
    await scan(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    await button('Pay ₹105').click();
    await userEvent.fill(field('UPI'), '5');
    await expectAmount('Pay', 'Remaining', '₹100');
    await cleanup();
    await openCounter(key);
    await expectLines(['Salt', '1 PCS', '105.00']);
    await button('Pay ₹105').click();
    await expect.element(field('UPI')).toHaveValue('5');
  });

  test('is held, another one is begun, and it is recalled', async () => {
    await openCounter(key);
    await scan(SALT);
    await expectLines(['Salt', '1 PCS', '105.00']);
    await keys('{F4}');
    await expect.element(button('Held Bills, 1')).toBeVisible();
    await scan(SOAP);
    await expectLines(['Soap', '1 PCS', '21.00']);
    await keys('{F6}');
    const held = page.getByRole('table', { name: 'Held Bills' });
    await expect.element(held.getByRole('row', { name: /^Bill 1 Walk-in Customer 1 ₹105/ })).toBeVisible();
    await button('Recall Bill 1').click();
    await expectLines(['Salt', '1 PCS', '105.00']);
    await expect.element(button('Held Bills, 1')).toBeVisible();
    await keys('{F6}');
    await button('Clear Bill 2').click();
    await expect.element(page.getByText('No bill is held.')).toBeVisible();
  });

  test('is of a customer of an unknown number, who is made with it', async () => {
    await openCounter(key);
    await scan(SALT);
    await keys('{F3}');
    await userEvent.fill(dialog('Customer').getByLabelText('Phone or Name'), '9876543210');
    await dialog('Customer').getByRole('button', { name: 'Add “9876543210”' }).click();
    await expect.element(dialog('Customer').getByLabelText('Name', { exact: true })).toHaveValue('9876543210');
    await userEvent.fill(dialog('Customer').getByLabelText('Name', { exact: true }), 'Ravi');
    await dialog('Customer').getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(button('Customer: Ravi')).toBeVisible();
    await button('Pay ₹105').click();
    await button('Fill On Account').click();
    await expectAmount('Pay', 'Remaining', '₹0');
    await button('Save').click();
    await expect.element(region('Saved')).toBeVisible();
    expect(await kinds()).toEqual(['Invoice']);
  });
});

describe('by keys alone', () => {
  test('letters typed anywhere find, Enter adds, and the keys of the lines change them', async () => {
    await openCounter(key);
    await keys('so');
    await expect.element(page.getByRole('option', { name: /^Soap/ })).toBeVisible();
    await keys('{Enter}');
    await expectLines(['Soap', '1 PCS', '21.00']);
    await expect.element(find).toHaveValue('');
    await userEvent.fill(find, '0.5*ric');
    await keys('{Enter}');
    await expectLines(['Soap', '1 PCS', '21.00'], ['Rice', '0.5 KGS', '30.00']);
    await keys('+');
    await expectLines(['Soap', '1 PCS', '21.00'], ['Rice', '1.5 KGS', '90.00']);
    await userEvent.fill(find, '@80');
    await keys('{Enter}');
    await expectLines(['Soap', '1 PCS', '21.00'], ['Rice', '1.5 KGS', '120.00']);
    await userEvent.fill(find, '*2');
    await keys('{Enter}');
    await expectLines(['Soap', '1 PCS', '21.00'], ['Rice', '2 KGS', '160.00']);
    await keys('{ArrowDown}');
    await expect.element(page.getByRole('group', { name: 'Selected Line' })).toBeVisible();
    await keys('{Delete}');
    await expectLines(['Rice', '2 KGS', '160.00']);
    await keys('-');
    await expectLines(['Rice', '1 KGS', '80.00']);
    await keys('-');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Line' }).click();
    await expect.element(page.getByRole('table', { name: 'Lines' })).not.toBeInTheDocument();
  });

  test('"3*" waits for the next scan, the bill takes a discount, and Escape leaves Pay', async () => {
    await openCounter(key);
    await userEvent.fill(find, '3*');
    await keys('{Enter}');
    await scan(SALT);
    await expectLines(['Salt', '3 PCS', '315.00']);
    await keys('{F7}');
    await userEvent.fill(dialog('Bill Discount').getByLabelText('Discount'), '15');
    await keys('{Enter}');
    await expectAmount('Sums', 'Discount', '₹15');
    await expectAmount('Sums', 'Total', '₹300');
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(region('Pay')).toBeVisible();
    await keys('{Escape}');
    await expect.element(find).toBeVisible();
    await keys('{F8}');
    await expect.element(button('Held Bills, 1')).toBeVisible();
  });

  test('the keys of new vouchers are silent here', async () => {
    const router = await openCounter(key);
    await keys('{F9}{F6}');
    await expect.element(dialog('Held Bills')).toBeVisible();
    await givenTime();
    expect(router.state.location.pathname).toBe(`/books/${key}/counter`);
  });
});

describe('the page', () => {
  test('has neither sidebar nor header, and leads to the Dashboard', async () => {
    await openCounter(key);
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    expect(document.title).toBe('Counter · Tarazu');
    await page.getByRole('link', { name: 'Leave Counter' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('the selected line alone shows its fields, and says what is wrong in them', async () => {
    await openCounter(key);
    await scan(SALT);
    await scan(SOAP);
    await page.getByRole('button', { name: 'Salt', exact: true }).click();
    const fields = page.getByRole('group', { name: 'Selected Line' });
    await userEvent.fill(fields.getByLabelText('Quantity'), '0');
    await expect.element(fields.getByText('Enter a quantity above 0.')).toBeVisible();
    await userEvent.fill(fields.getByLabelText('Quantity'), '-2');
    await expect.element(fields.getByText('Use Returns to take goods back.')).toBeVisible();
    await userEvent.fill(fields.getByLabelText('Quantity'), '4');
    await keys('{Enter}');
    await userEvent.fill(fields.getByLabelText('Discount'), '10%');
    await keys('{Enter}');
    await expectAmount('Sums', 'Total', '₹399');
    await fields.getByRole('button', { name: 'One More' }).click();
    await fields.getByRole('button', { name: 'Remove Line' }).click();
    await expectLines(['Soap', '1 PCS', '21.00']);
    await expect.element(lastScan).toHaveTextContent('Soap');
  });
});
