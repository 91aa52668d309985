import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { DocumentParty } from '#domain/books/documents/document.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asQuantity } from '#domain/quantity.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { addItem } from '../../support/document-hands.tsx';
import { alertDialog, customer, DAY, order, rowsOf } from '../../support/order-hands.ts';
import { makeOf } from '../../support/orders.ts';
import { toastOf } from '../../support/toasts.ts';
import { button, field, heading, line, noteAt, voucherBooks } from '../../support/voucher-hands.ts';

const linked = page.getByRole('list', { name: 'Linked Documents' });

let [key, soap, ravi] = ['', {} as Item, {} as DocumentParty];

beforeEach(async () => {
  vi.setSystemTime(`${DAY}T10:00:00+05:30`);
  await page.viewport(1280, 900);
  key = await voucherBooks();
  soap = await addItem('Soap', 20, 5, { openingQuantity: asQuantity(200) });
  ravi = await customer('Ravi Stores');
});

const open = (id: string) => openBooksAt(`/books/${key}/vouchers/${id}`);

describe('the page of a sales order', () => {
  test('says of each line what was ordered, delivered and billed, and what is left', async () => {
    const so = await order('Sales Order', ravi, [[soap, 100, 20]]);
    const challan = await makeOf(so, 'Delivery Challan', DAY, [40]);
    const invoice = await makeOf(so, 'Invoice', DAY, [30]);
    await open(so.id);
    expect(await rowsOf('Progress')).toEqual([
      ['Item', 'Ordered', 'Delivered', 'Billed', 'Left to Deliver', 'Left to Bill'],
      ['Soap', '100 NOS', '40 NOS', '30 NOS', '60 NOS', '70 NOS', ''],
    ]);
    await expect.element(page.getByText('Part delivered')).toBeVisible();
    await expect.element(page.getByRole('table', { name: 'Postings' })).not.toBeInTheDocument();
    const links = linked.getByRole('link').elements();
    expect(links.map((link) => link.textContent)).toEqual([
      `Delivery Challan ${challan.number}`,
      `Invoice ${invoice.number}`,
    ]);
    await linked.getByRole('link', { name: `Invoice ${invoice.number}` }).click();
    await expect.element(heading(`Invoice ${invoice.number}`)).toBeVisible();
    await expect.element(linked.getByRole('link', { name: `Sales Order ${so.number}` })).toBeVisible();
    await expect.element(linked.getByRole('link', { name: `Delivery Challan ${challan.number}` })).toBeVisible();
  });

  test('closes a line with a reason and opens it again; without a reason it stays open', async () => {
    const so = await order('Sales Order', ravi, [[soap, 100, 20]]);
    await open(so.id);
    await button('Close line 1').click();
    await alertDialog.getByRole('button', { name: 'Close Line' }).click();
    await expect.element(alertDialog.getByLabelText('Reason')).toBeVisible();
    expect(noteAt(alertDialog.getByLabelText('Reason').element())).toBe('Enter why nothing more of it is to come.');
    await alertDialog.getByLabelText('Reason').fill('Not needed any more');
    await alertDialog.getByRole('button', { name: 'Close Line' }).click();
    await expect.element(toastOf('Success', 'Line 1 of Sales Order SO/26-27/0001 closed')).toBeVisible();
    await expect.element(page.getByText('Closed: Not needed any more')).toBeVisible();
    expect((await rowsOf('Progress'))[1]?.slice(4, 6)).toEqual(['0 NOS', '0 NOS']);
    await button('Reopen line 1').click();
    await expect.element(button('Close line 1')).toBeVisible();
    expect((await rowsOf('Progress'))[1]?.slice(4, 6)).toEqual(['100 NOS', '100 NOS']);
  });

  test('closes the whole order, after which nothing can be made of it, until it is reopened', async () => {
    const so = await order('Sales Order', ravi, [[soap, 100, 20]]);
    await open(so.id);
    await expect.element(button('New Invoice')).toBeVisible();
    await button('Close Order').click();
    await alertDialog.getByLabelText('Reason').fill('Gone elsewhere');
    await alertDialog.getByRole('button', { name: 'Close Order' }).click();
    await expect.element(button('Reopen')).toBeVisible();
    await expect.element(button('New Invoice')).not.toBeInTheDocument();
    await expect.element(button('New Delivery Challan')).not.toBeInTheDocument();
    await expect.element(button('Close Order')).not.toBeInTheDocument();
    await button('Reopen').click();
    await expect.element(button('New Invoice')).toBeVisible();
  });

  test('begins a purchase order of what it lacks, and offers none while all is there', async () => {
    const so = await order('Sales Order', ravi, [[soap, 100, 20]]);
    await open(so.id);
    await expect.element(button('New Delivery Challan')).toBeVisible();
    await expect.element(button('New Purchase Order')).not.toBeInTheDocument();
    await order('Sales Order', ravi, [[soap, 160, 20]]);
    await button('New Purchase Order').click();
    await expect.element(heading('New Purchase Order')).toBeVisible();
    await expect.element(line(1).getByLabelText('Quantity')).toHaveValue('60');
  });

  test('is not cancelled while something was made of it: the documents are named', async () => {
    const so = await order('Sales Order', ravi, [[soap, 100, 20]]);
    const challan = await makeOf(so, 'Delivery Challan', DAY, [40]);
    await open(so.id);
    await button('Cancel Sales Order').click();
    await alertDialog.getByRole('button', { name: 'Cancel Sales Order' }).click();
    await expect.element(page.getByText(`Delivery Challan ${challan.number} is made of`)).toBeVisible();
  });
});

describe('the page of a quotation', () => {
  test('prints as a quotation or as a proforma invoice', async () => {
    const { id } = await order('Quotation', ravi, [[soap, 10, 20]]);
    await open(id);
    const slip = page.getByRole('region', { name: 'Slip' });
    await expect.element(slip).toHaveTextContent('Quotation');
    await button('Paper').click();
    expect(
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    ).toEqual(['Original', 'Proforma Invoice']);
    await page.getByRole('option', { name: 'Proforma Invoice' }).click();
    await expect.element(slip).toHaveTextContent('This is not a tax invoice.');
  });

  test('that is expired converts after a question', async () => {
    const { id } = await order('Quotation', ravi, [[soap, 10, 20]], { date: '2026-11-01', validUntil: '2026-11-16' });
    await open(id);
    await expect.element(page.getByText('Expired')).toBeVisible();
    await button('New Sales Order').click();
    await expect.element(alertDialog).toHaveTextContent('It was valid until 16 Nov 2026.');
    await alertDialog.getByRole('button', { name: 'Go On' }).click();
    await expect.element(heading('New Sales Order')).toBeVisible();
    await expect.element(line(1).getByLabelText('Quantity')).toHaveValue('10');
    await expect.element(field('Customer')).toHaveValue('Ravi Stores');
  });
});

describe('the page of a challan', () => {
  test('says what was sent, came back and was billed, and for what', async () => {
    const challan = await order('Delivery Challan', ravi, [[soap, 10, 20]], { purpose: 'On Approval' });
    await makeOf(challan, 'Goods Back', DAY, [3]);
    await makeOf(challan, 'Invoice', DAY, [2]);
    await open(challan.id);
    expect(await rowsOf('Progress')).toEqual([
      ['Item', 'Sent', 'Back', 'Billed', 'Left'],
      ['Soap', '10 NOS', '3 NOS', '2 NOS', '5 NOS', ''],
    ]);
    await expect.element(page.getByText('On Approval', { exact: true }).first()).toBeVisible();
    await expect.element(button('New Invoice')).toBeVisible();
    await button('New Goods Back').click();
    await expect.element(heading('New Goods Back')).toBeVisible();
    await expect.element(line(1).getByLabelText('Quantity')).toHaveValue('5');
  });

  test('of goods for job work is never billed', async () => {
    const { id } = await order('Delivery Challan', ravi, [[soap, 10, 20]], { purpose: 'Job Work' });
    await open(id);
    await expect.element(button('New Goods Back')).toBeVisible();
    await expect.element(button('New Invoice')).not.toBeInTheDocument();
  });
});

describe('the page of a purchase order', () => {
  test('says what was received and what is left to receive', async () => {
    const po = await order('Purchase Order', ravi, [[soap, 100, 20]]);
    await open(po.id);
    expect(await rowsOf('Progress')).toEqual([
      ['Item', 'Ordered', 'Received', 'Left to Receive'],
      ['Soap', '100 NOS', '0 NOS', '100 NOS', ''],
    ]);
    await button('New Purchase').click();
    await expect.element(heading('New Purchase')).toBeVisible();
    await expect.element(line(1).getByLabelText('Quantity')).toHaveValue('100');
  });
});
