import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { updateItem } from '#data/books/masters/items.ts';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import { type Item, itemInput } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { addItem } from '../../support/document-hands.tsx';
import { customer, DAY, order } from '../../support/order-hands.ts';
import { makeOf } from '../../support/orders.ts';
import {
  button,
  choose,
  field,
  heading,
  keys,
  line,
  noteAt,
  stored,
  voucherBooks,
} from '../../support/voucher-hands.ts';

const dialog = page.getByRole('dialog', { name: 'Add From Orders' });
const inLine = (number: number, label: string) => line(number).getByLabelText(label, { exact: true });
const quantityOf = (number: number) => noteAt(inLine(number, 'Quantity').element());

let [key, soap, ravi] = ['', {} as Item, {} as DocumentParty];

beforeEach(async () => {
  vi.setSystemTime(`${DAY}T10:00:00+05:30`);
  await page.viewport(1280, 900);
  key = await voucherBooks();
  soap = await addItem('Soap', 20, 5, { openingQuantity: asQuantity(10) });
  ravi = await customer('Ravi Stores');
});

async function begin(kind: string, of = '') {
  await openBooksAt(`/books/${key}/vouchers/new/${kind}${of && `?of=${of}`}`);
  await expect.element(button('Save')).toBeVisible();
}

describe('Add From Orders', () => {
  test('comes once the party is chosen who has open orders, and adds so much of the lines of several', async () => {
    const oil = await addItem('Oil', 50, 5, { openingQuantity: asQuantity(10) });
    await order('Sales Order', ravi, [[soap, 5, 18]]);
    await order('Sales Order', ravi, [[oil, 3, 45]]);
    await begin('invoice');
    await expect.element(button('Add From Orders')).not.toBeInTheDocument();
    await choose('rav');
    await button('Add From Orders').click();
    await expect.element(dialog.getByLabelText('Take SO/26-27/0001 Soap')).toHaveValue('5');
    await dialog.getByRole('checkbox', { name: 'SO/26-27/0001 Soap' }).click();
    await dialog.getByLabelText('Take SO/26-27/0002 Oil').fill('2');
    await expect.element(dialog.getByRole('checkbox', { name: 'SO/26-27/0002 Oil' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(inLine(1, 'Item')).toHaveValue('Soap');
    await expect.element(inLine(2, 'Item')).toHaveValue('Oil');
    await expect.element(inLine(2, 'Quantity')).toHaveValue('2');
    await expect.element(inLine(2, 'Rate')).toHaveValue('45');
    await button('Add From Orders').click();
    await expect.element(dialog.getByLabelText('Take SO/26-27/0002 Oil')).toHaveValue('1');
    await expect.element(dialog.getByLabelText('Take SO/26-27/0001 Soap')).not.toBeInTheDocument();
    await keys('{Escape}');
    await button('Save').click();
    await expect.element(heading('Invoice INV/26-27/0001')).toBeVisible();
  });

  test('asks for at least one line, and says which order cannot go on the same document', async () => {
    await order('Sales Order', ravi, [[soap, 5, 18]]);
    await order('Sales Order', ravi, [[soap, 2, 18]], { place: '29' });
    await begin('invoice');
    await choose('rav');
    await button('Add From Orders').click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(dialog.getByText('Choose at least one line, and how much of it.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'SO/26-27/0001 Soap' }).click();
    await dialog.getByRole('checkbox', { name: 'SO/26-27/0002 Soap' }).click();
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect
      .element(dialog.getByText('SO/26-27/0002 has another place of supply. Make a document of its own of it.'))
      .toBeVisible();
  });

  test('on a purchase adds what was ordered of the supplier', async () => {
    await order('Purchase Order', ravi, [[soap, 5, 18]]);
    await begin('purchase');
    await choose('rav');
    await button('Add From Orders').click();
    await dialog.getByRole('checkbox', { name: 'PO/26-27/0001 Soap' }).click();
    await keys('{Enter}');
    await expect.element(inLine(1, 'Item or Ledger')).toHaveValue('Soap');
    await expect.element(inLine(1, 'Rate')).toHaveValue('18');
  });
});

describe('a line of an order', () => {
  test('says what the item costs today where that is something else', async () => {
    const so = await order('Sales Order', ravi, [[soap, 5, 20]]);
    const { rev } = soap as Item & { rev: number };
    await updateItem(soap.id, rev, { ...itemInput(soap, DAY), sellingPrice: asRate(24_0000) });
    await begin('invoice', so.id);
    await expect.element(inLine(1, 'Rate')).toHaveValue('20');
    await expect.poll(() => noteAt(inLine(1, 'Rate').element())).toBe('Price today ₹24');
  });

  test('takes its part of the discount on the order along, also when its quantity is changed', async () => {
    const so = await order('Sales Order', ravi, [[soap, 10, 20]], { billDiscount: { amount: asPaise(40_00) } });
    await begin('invoice', so.id);
    await expect.element(field('Bill Discount')).toHaveValue('40');
    await inLine(1, 'Quantity').fill('5');
    await expect.element(field('Bill Discount')).toHaveValue('20');
    await field('Bill Discount').fill('7');
    await inLine(1, 'Quantity').fill('10');
    await expect.element(field('Bill Discount')).toHaveValue('7');
  });
});

describe('goods that are reserved', () => {
  test('for another order are warned of at the line, and sold all the same', async () => {
    await order('Sales Order', ravi, [[soap, 7, 20]]);
    await begin('invoice');
    await choose('mee');
    await inLine(1, 'Item').click();
    await choose('soa');
    await keys('4');
    await expect.poll(() => quantityOf(1)).toBe('7 NOS are reserved');
    await button('Save').click();
    await expect.element(heading('Invoice INV/26-27/0001')).toBeVisible();
  });

  test('for the very order that is delivered are no reason to warn', async () => {
    const so = await order('Sales Order', ravi, [[soap, 7, 20]]);
    await begin('delivery-challan', so.id);
    await expect.element(inLine(1, 'Quantity')).toHaveValue('7');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(quantityOf(1)).toBe('');
    await inLine(1, 'Quantity').fill('11');
    await expect.poll(() => quantityOf(1)).toBe('Only 10 NOS in stock.');
  });

  test('went with a challan before: the invoice of them says nothing of stock', async () => {
    const challan = await order('Delivery Challan', ravi, [[soap, 10, 20]]);
    await begin('invoice', challan.id);
    await expect.element(inLine(1, 'Quantity')).toHaveValue('10');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(quantityOf(1)).toBe('');
    await button('Save').click();
    await expect.element(heading('Invoice INV/26-27/0001')).toBeVisible();
  });
});

describe('a credit note of goods that were ordered', () => {
  test('asks whether they are to be replaced, which is off at first', async () => {
    const so = await order('Sales Order', ravi, [[soap, 7, 20]]);
    const invoice = await makeOf(so, 'Invoice', DAY, [7]);
    await begin('credit-note', invoice.id);
    await expect.element(page.getByRole('switch', { name: 'To Be Replaced' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: /^Reason/ }).click();
    await page.getByRole('option', { name: 'Sales return' }).click();
    await expect.element(page.getByRole('switch', { name: 'To Be Replaced' })).not.toBeChecked();
    await page.getByRole('switch', { name: 'To Be Replaced' }).click();
    await button('Save').click();
    await expect.element(heading('Credit Note CN/26-27/0001')).toBeVisible();
    expect((await stored()).at(-1)).toMatchObject({ kind: 'Credit Note', toBeReplaced: true });
  });
});

describe('a stock adjustment', () => {
  test('writes off what a job worker used up of the goods with him', async () => {
    await order('Delivery Challan', ravi, [[soap, 4, 20]], { purpose: 'Job Work' });
    await begin('stock-adjustment');
    await inLine(1, 'Item').click();
    await choose('soa');
    await inLine(1, 'Quantity').fill('3');
    await line(1)
      .getByRole('button', { name: /^Godown/ })
      .click();
    await page.getByRole('option', { name: 'With Ravi Stores' }).click();
    await expect.element(line(1).getByText('4 NOS with Ravi Stores')).toBeVisible();
    await button('Save').click();
    await expect.element(heading('Stock Adjustment SA/26-27/0001')).toBeVisible();
    expect((await stored()).at(-1)).toMatchObject({ lines: [{ godown: { id: ravi.id } }] });
  });
});
