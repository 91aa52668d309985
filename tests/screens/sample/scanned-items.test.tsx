import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createProduct } from '#data/sample/products.ts';
import { sampleStore } from '#data/sample/store.ts';
import { asPaise } from '#domain/money.ts';
import { BLANK_PRODUCT } from '#domain/sample/product-input.ts';
import { openApp } from '../../app/open-app.tsx';
import { givenTime } from '../../support/given-time.ts';
import { pick } from '../../support/lists.ts';
import { scan } from '../../support/scanner.ts';
import { toastOf } from '../../support/toasts.ts';

const CODE = '8901719110245';
const form = page.getByRole('dialog');
const item = (number: number) => form.getByRole('group', { name: `Item ${number}` });
const name = (number: number) => item(number).getByLabelText('Item Name');
const total = form.getByLabelText('Total', { exact: true });
const focus = (field: { element: () => Element }) => (field.element() as HTMLElement).focus();

beforeEach(async () => {
  await page.viewport(1280, 900);
  await openApp('/invoices');
  for (const [sku, title, price] of [
    [CODE, 'Tea 250 g', 90_00],
    ['TEA 500', 'Tea 500 g', 170_00],
  ] as const) {
    await createProduct({ ...BLANK_PRODUCT, name: title, sku, category: 'Accessories', price: asPaise(price) });
  }
  await page.getByRole('button', { name: 'New Invoice' }).first().click();
  await expect.element(name(1)).toBeVisible();
});

async function expectNothingSaved() {
  await givenTime();
  await expect.element(form).toBeVisible();
  expect(await sampleStore.records('invoices').count()).toBe(14);
  await expect.element(page.getByText('Please fill all required fields')).not.toBeInTheDocument();
}

describe('a scan into an item', () => {
  test('brings the product of the code and its price, and the focus is on the next item; nothing is saved', async () => {
    await pick('Customer Choose', 'Desai & Sons');
    await name(1).fill('Tea 250 g');
    await expect.element(item(1).getByLabelText('Rate')).toHaveValue('90');
    await form.getByRole('button', { name: 'Add Item' }).click();
    await expect.element(name(2)).toHaveFocus();
    await scan(CODE);
    await expect.element(name(2)).toHaveValue('Tea 250 g');
    await expect.element(item(2).getByLabelText('Rate')).toHaveValue('90');
    await expect.element(total).toHaveValue('₹212.40');
    await expect.element(name(3)).toHaveFocus();
    await expectNothingSaved();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Success', 'Invoice created successfully')).toBeVisible();
    const saved = await sampleStore.records('invoices').get('INV-2024-015');
    expect(saved?.items.map((one) => one.name)).toEqual(['Tea 250 g', 'Tea 250 g']);
    expect(saved?.totalAmount).toBe(212_40);
  });

  test('fills the first one, too, and the next scans fill the next ones, however soon they come', async () => {
    focus(name(1));
    await scan(CODE);
    await scan('EL-KBM-01');
    await scan(CODE);
    await expect.element(name(3)).toHaveValue('Tea 250 g');
    await expect.element(name(1)).toHaveValue('Tea 250 g');
    await expect.element(name(2)).not.toHaveValue('EL-KBM-01');
    await expect.element(item(2).getByLabelText('Rate')).not.toHaveValue('');
    await expect.element(name(4)).toHaveFocus();
    await expectNothingSaved();
  });

  test('is taken with the focus on any field of the invoice, which stays as it was', async () => {
    await pick('Customer Choose', 'Desai & Sons');
    focus(name(1));
    await scan(CODE);
    await expect.element(name(2)).toHaveFocus();
    focus(item(1).getByLabelText('Quantity'));
    await scan('TEA 500');
    await expect.element(name(2)).toHaveValue('Tea 500 g');
    await expect.element(item(1).getByLabelText('Quantity')).toHaveValue('1');
    (form.getByRole('button', { name: 'Remove item 1' }).element() as HTMLElement).focus();
    await scan(`]E0${CODE}`, { everyMs: 100 });
    await expect.element(name(3)).toHaveValue('Tea 250 g');
    await expectNothingSaved();
  });

  test('finds its code without regard to case and spaces', async () => {
    focus(name(1));
    await scan('el-mon-24');
    await expect.element(item(1).getByLabelText('Rate')).not.toHaveValue('');
    await scan('TEA  500');
    await expect.element(name(2)).toHaveValue('Tea 500 g');
    await expect.element(item(2).getByLabelText('Rate')).toHaveValue('170');
  });

  test('leaves a code that no product has, says so, and the next scan takes its place', async () => {
    focus(name(1));
    await scan('0000000000017');
    await expect.element(form.getByText('No product has the SKU 0000000000017.')).toBeVisible();
    await expect.element(name(1)).toHaveValue('0000000000017');
    await expect.element(name(1)).toHaveFocus();
    await expectNothingSaved();
    await scan(CODE);
    await expect.element(name(1)).toHaveValue('Tea 250 g');
    await expect.element(form.getByText(/No product has/)).not.toBeInTheDocument();
  });

  test('does not choose between two products of one code', async () => {
    await createProduct({ ...BLANK_PRODUCT, name: 'Coffee', sku: CODE, category: 'Accessories', price: asPaise(5_00) });
    focus(name(1));
    await scan(CODE);
    await expect
      .element(form.getByText(`Several products have the SKU ${CODE}. Type the name of one of them.`))
      .toBeVisible();
    await expect.element(item(1).getByLabelText('Rate')).toHaveValue('');
  });

  test('keeps a rate that was typed', async () => {
    await item(1).getByLabelText('Rate').fill('80');
    focus(name(1));
    await scan(CODE);
    await expect.element(name(1)).toHaveValue('Tea 250 g');
    await expect.element(item(1).getByLabelText('Rate')).toHaveValue('80');
  });
});

describe('Enter in the field of an item', () => {
  test('goes on from name to quantity, rate, the next item and Add Item, and never saves', async () => {
    await pick('Customer Choose', 'Desai & Sons');
    await form.getByRole('button', { name: 'Add Item' }).click();
    focus(name(1));
    await userEvent.keyboard('Pen{Enter}');
    await expect.element(item(1).getByLabelText('Quantity')).toHaveFocus();
    await userEvent.keyboard('2{Enter}');
    await expect.element(item(1).getByLabelText('Rate')).toHaveFocus();
    await userEvent.keyboard('50{Enter}');
    await expect.element(name(2)).toHaveFocus();
    await userEvent.keyboard('Ink{Enter}{Enter}{Enter}');
    await expect.element(form.getByRole('button', { name: 'Add Item' })).toHaveFocus();
    await expectNothingSaved();
    await userEvent.keyboard('{Enter}');
    await expect.element(name(3)).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(toastOf('Success', 'Invoice created successfully')).toBeVisible();
    const saved = await sampleStore.records('invoices').get('INV-2024-015');
    expect(saved?.items.map((one) => one.name)).toEqual(['Pen', 'Ink']);
  });

  test('brings the product of a code that was typed by hand', async () => {
    focus(name(1));
    await scan(CODE, { everyMs: 200 });
    await expect.element(name(1)).toHaveValue('Tea 250 g');
    await expect.element(total).toHaveValue('₹106.20');
    await expect.element(item(1).getByLabelText('Quantity')).toHaveFocus();
  });
});
