import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createGodown } from '#data/books/masters/godowns.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankPurchase, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { addItem } from '../../support/document-hands.tsx';
import { aBought, OURS } from '../../support/documents.ts';
import { customer, DAY, order } from '../../support/order-hands.ts';
import { toastOf } from '../../support/toasts.ts';
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

const inLine = (number: number, label: string) => line(number).getByLabelText(label, { exact: true });
const saved = (title: string) => toastOf('Success', `${title} saved`);

let key: string;

beforeEach(async () => {
  vi.setSystemTime(`${DAY}T10:00:00+05:30`);
  await page.viewport(1280, 900);
  key = await voucherBooks();
});

async function pick(label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function begin(kind: string) {
  await openBooksAt(`/books/${key}/vouchers/new/${kind}`);
  await expect.element(button('Save')).toBeVisible();
}

describe('the form of a quotation', () => {
  test('is entered with the keyboard alone, and is valid for fifteen days from its date', async () => {
    await addItem('Soap', 20, 18);
    await begin('quotation');
    await expect.element(field('Customer')).toHaveFocus();
    await choose('mee');
    await expect.element(field('Date')).toHaveFocus();
    await expect.element(field('Valid Until')).toHaveValue('10/12/2026');
    await field('Date').fill('27/11/2026');
    await expect.element(field('Valid Until')).toHaveValue('12/12/2026');
    await inLine(1, 'Item').click();
    await choose('soa');
    await keys('10');
    await expect.element(inLine(1, 'Taxable Value')).toHaveValue('200');
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(saved('Quotation QTN/26-27/0001')).toBeVisible();
    expect(await stored()).toMatchObject([{ kind: 'Quotation', validUntil: '2026-12-12', lines: [{ key: 1 }] }]);
  });

  test('says at its field what is missing', async () => {
    await begin('quotation');
    await button('Save').click();
    await expect.element(field('Customer')).toHaveFocus();
    expect(noteAt(field('Customer').element())).toBe('Choose the customer.');
  });
});

describe('the form of a sales order', () => {
  test('has the day by which it is to be delivered, and a reference', async () => {
    await addItem('Soap', 20, 18);
    await begin('sales-order');
    await choose('mee');
    await field('Deliver By').fill('5/12/2026');
    await field('Reference').fill('PO 17');
    await inLine(1, 'Item').click();
    await choose('soa');
    await keys('3');
    await button('Save').click();
    await expect.element(heading('Sales Order SO/26-27/0001')).toBeVisible();
    expect(await stored()).toMatchObject([{ kind: 'Sales Order', deliverBy: '2026-12-05', reference: 'PO 17' }]);
  });

  test('warns of nothing that is not in stock: it may be bought by then', async () => {
    await addItem('Soap', 20, 18);
    await begin('sales-order');
    await inLine(1, 'Item').click();
    await choose('soa');
    await keys('3{Tab}');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(noteAt(inLine(1, 'Quantity').element())).toBe('');
  });
});

describe('the form of a purchase order', () => {
  test('is of a supplier, has the price at which items are bought, and offers no ledgers', async () => {
    await addItem('Soap', 20, 18, { sellingPrice: null });
    await customer('Asha Traders');
    await begin('purchase-order');
    await expect.element(field('Supplier')).toHaveFocus();
    await choose('ash');
    await field('Expected By').fill('5/12/2026');
    await inLine(1, 'Item').click();
    await keys('cas');
    await expect.element(page.getByRole('option', { name: 'Add “cas”' })).toBeVisible();
    await expect.element(page.getByRole('option', { name: /^Cash/ })).not.toBeInTheDocument();
    await inLine(1, 'Item').fill('');
    await choose('soa');
    await keys('3');
    await expect.element(inLine(1, 'Rate')).toHaveValue('20');
    await button('Save').click();
    await expect.element(heading('Purchase Order PO/26-27/0001')).toBeVisible();
  });
});

describe('the form of a challan', () => {
  test('on approval is numbered in its own series, at the selling price, and its goods are due back in six months', async () => {
    await addItem('Soap', 20, 18, { openingQuantity: asQuantity(5) });
    await begin('delivery-challan');
    await pick('Purpose', 'On Approval');
    await expect.element(field('Due Back')).toHaveValue('25/05/2027');
    await expect.element(page.getByText('Next: DCA/26-27/0001')).toBeVisible();
    await field('Party').click();
    await choose('mee');
    await inLine(1, 'Item').click();
    await choose('soa');
    await keys('4');
    await expect.element(inLine(1, 'Rate')).toHaveValue('20');
    await button('Save').click();
    await expect.element(heading('Delivery Challan DCA/26-27/0001')).toBeVisible();
    expect(await stored()).toMatchObject([{ purpose: 'On Approval', dueBack: '2027-05-25' }]);
  });

  test('for job work begins at cost; to a godown of ours it has no party', async () => {
    await createGodown({ name: 'Shop', address: '', isActive: true });
    await addItem('Soap', 20, 18, { purchasePrice: asRate(120_000), openingQuantity: asQuantity(5) });
    await begin('delivery-challan');
    await pick('Purpose', 'Job Work');
    await expect.element(field('Due Back')).toHaveValue('25/11/2027');
    await inLine(1, 'Item').click();
    await choose('soa');
    await keys('4');
    await expect.element(inLine(1, 'Rate')).toHaveValue('12');
    await pick('Purpose', 'To Own Godown');
    await expect.element(field('Party')).not.toBeInTheDocument();
    await expect.element(field('Due Back')).not.toBeInTheDocument();
    await button('Save').click();
    await expect.element(page.getByText('Choose the godown that the goods go to.').first()).toBeVisible();
    await pick('To Godown', 'Shop');
    await button('Save').click();
    await expect.element(heading('Delivery Challan DCO/26-27/0001')).toBeVisible();
  });

  test('for job work begins with what the goods cost on the average, whatever they are bought for today', async () => {
    const stock = { openingQuantity: asQuantity(5), openingRate: asRate(9_5000) };
    await addItem('Soap', 20, 18, { purchasePrice: asRate(12_0000), ...stock });
    await addItem('Oil', 20, 18, { purchasePrice: null, ...stock });
    await begin('delivery-challan');
    await pick('Purpose', 'Job Work');
    await inLine(1, 'Item').click();
    await choose('soa');
    await expect.element(inLine(1, 'Rate')).toHaveValue('9.50');
    await inLine(1, 'Rate').fill('11');
    await button('Add Line').click();
    await choose('oil');
    await expect.element(inLine(2, 'Rate')).toHaveValue('9.50');
    await expect.element(inLine(1, 'Rate')).toHaveValue('11');
  });

  test('of goods that are returned has the lines of their purchase', async () => {
    const soap = await addItem('Soap', 20, 18);
    const asha = await customer('Asha Traders');
    const bought = withParty(blankPurchase(DAY, { ...OURS, registration: 'Unregistered' }), asha, null);
    const lines = [aBought(20, 9, 0, { item: lineItem(soap) })];
    await createVoucher({ ...bought, billNumber: 'A/1', billDate: DAY, lines }, 'Issued');
    await begin('delivery-challan');
    await pick('Purpose', 'Return of Goods');
    await field('Purchase').click();
    await choose('PUR');
    await expect.element(field('Party')).toHaveValue('Asha Traders');
    await expect.element(inLine(1, 'Item')).toHaveValue('Soap');
    await expect.element(inLine(1, 'Quantity')).toHaveValue('20');
    await inLine(1, 'Quantity').fill('6');
    await expect.element(inLine(1, 'Rate')).toHaveValue('9');
    await button('Save').click();
    await expect.element(heading('Delivery Challan DCO/26-27/0001')).toBeVisible();
    await button('New Debit Note').click();
    await expect.element(heading('New Debit Note')).toBeVisible();
    await expect.element(inLine(1, 'Quantity')).toHaveValue('6');
    expect((await stored()).at(-1)).toMatchObject({ against: { number: 'PUR/26-27/0001' }, lines: [{ at: 0 }] });
  });
});

describe('the form of goods back', () => {
  test('finds its challan by number or party, and has what of it is left; what comes back is to be replaced at first', async () => {
    const soap = await addItem('Soap', 20, 5, { openingQuantity: asQuantity(10) });
    const meena = await customer('Ravi Stores');
    await order('Delivery Challan', meena, [[soap, 4, 20]], { purpose: 'Job Work' });
    await begin('goods-back');
    await expect.element(field('Challan')).toHaveFocus();
    await choose('rav');
    await expect.element(field('Challan')).toHaveValue('DCJ/26-27/0001');
    await expect.element(page.getByRole('switch', { name: 'To Be Replaced' })).toBeChecked();
    await expect.element(inLine(1, 'Quantity')).toHaveValue('4');
    await expect.poll(() => noteAt(inLine(1, 'Quantity').element())).toBe('NOS, at most 4');
    await inLine(1, 'Quantity').fill('5');
    await button('Save').click();
    await expect.element(page.getByText('At most 4 NOS of DCJ/26-27/0001 are left.').first()).toBeVisible();
    await inLine(1, 'Quantity').fill('3');
    await button('Save').click();
    await expect.element(heading('Goods Back GB/26-27/0001')).toBeVisible();
    expect((await stored()).at(-1)).toMatchObject({ kind: 'Goods Back', toBeReplaced: true, lines: [{ quantity: 3 }] });
  });
});

describe('a saved order', () => {
  test('is changed on its form: what was taken of a line is the least that it can be', async () => {
    const soap = await addItem('Soap', 20, 5, { openingQuantity: asQuantity(10) });
    const so = await order('Sales Order', await customer('Ravi Stores'), [[soap, 8, 20]]);
    await openBooksAt(`/books/${key}/vouchers/new/delivery-challan?of=${so.id}`);
    await inLine(1, 'Quantity').fill('5');
    await button('Save').click();
    await expect.element(heading('Delivery Challan DC/26-27/0001')).toBeVisible();
    await openBooksAt(`/books/${key}/vouchers/${so.id}/edit`);
    await expect.element(heading('Edit Sales Order SO/26-27/0001')).toBeVisible();
    await expect.element(field('Number')).toHaveAttribute('readonly');
    await inLine(1, 'Quantity').fill('4');
    await button('Save').click();
    await expect
      .element(page.getByText('5 NOS of it are taken by Delivery Challan DC/26-27/0001. Enter at least that.').first())
      .toBeVisible();
    await inLine(1, 'Quantity').fill('6');
    await button('Save').click();
    await expect.element(heading('Sales Order SO/26-27/0001')).toBeVisible();
    expect(await stored()).toMatchObject([{ lines: [{ quantity: 6 }] }, {}]);
  });

  test('of goods back keeps its challan, and says otherwise how much came back', async () => {
    const soap = await addItem('Soap', 20, 5, { openingQuantity: asQuantity(10) });
    const challan = await order('Delivery Challan', await customer('Ravi Stores'), [[soap, 4, 20]], {
      purpose: 'Job Work',
    });
    await openBooksAt(`/books/${key}/vouchers/new/goods-back?of=${challan.id}`);
    await inLine(1, 'Quantity').fill('1');
    await button('Save').click();
    await expect.element(heading('Goods Back GB/26-27/0001')).toBeVisible();
    await button('Edit').click();
    await expect.element(field('Challan')).toHaveAttribute('readonly');
    await inLine(1, 'Quantity').fill('3');
    await page.getByRole('switch', { name: 'To Be Replaced' }).click();
    await button('Save').click();
    await expect.element(heading('Goods Back GB/26-27/0001')).toBeVisible();
    expect((await stored()).at(-1)).toMatchObject({ toBeReplaced: false, lines: [{ quantity: 3 }] });
  });
});
