import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createGodown } from '#data/books/masters/godowns.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { asQuantity } from '#domain/quantity.ts';
import { asRate } from '#domain/books/rate.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { givenTime } from '../../support/given-time.ts';
import { scan } from '../../support/scanner.ts';
import { toastOf } from '../../support/toasts.ts';
import { addGoods } from '../../support/trade.ts';
import { begin, button, field, keys, line, stored, voucherBooks } from '../../support/voucher-hands.ts';

const [SOAP, BOOK, UNKNOWN] = ['8901719110245', '036000291452', '0000000000017'];
const inLine = (number: number, label: string) => line(number).getByLabelText(label, { exact: true });
const focus = (element: { element: () => Element }) => (element.element() as HTMLElement).focus();
/** The items of the lines with their quantities, as they are seen. */
const lines = () =>
  page
    .getByRole('group', { name: /^Line \d+$/ })
    .elements()
    .map((group) => [...group.querySelectorAll('input')])
    .map(([item, ...others]) => [
      item?.value,
      others.find(({ labels }) => labels?.[0]?.textContent === 'Quantity')?.value,
    ]);
const expectLines = (...wanted: readonly (readonly [string, string])[]) =>
  expect.poll(() => lines().filter(([item]) => item !== '')).toEqual(wanted);

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  key = await voucherBooks();
  const prices = { sellingPrice: asRate(90_0000), purchasePrice: asRate(60_0000), openingQuantity: asQuantity(50) };
  await addGoods('Soap', { ...prices, barcode: SOAP, sku: 'SOAP-100' });
  await addGoods('Book', { ...prices, barcode: BOOK, sku: 'BK1' });
});

describe('a scan on a page of lines', () => {
  test.each([
    ['a button', () => focus(button('Add Line'))],
    ['the button that saves', () => focus(button('Save'))],
    ['a switch', () => focus(page.getByRole('switch').first())],
    ['a pick list', () => focus(line(1).getByRole('button', { name: /^GST Rate/ }))],
    ['the customer', () => focus(field('Customer'))],
    ['the date', () => focus(field('Date'))],
    ['nothing', () => (document.activeElement as HTMLElement).blur()],
  ])('adds its item with the focus on %s', async (_, go) => {
    await begin(key, 'invoice');
    go();
    await scan(SOAP);
    await expectLines(['Soap', '1']);
    await scan(BOOK);
    await expectLines(['Soap', '1'], ['Book', '1']);
    await expect.element(field('Customer')).toHaveValue('');
    await expect.element(inLine(3, 'Item')).toHaveFocus();
    expect(await stored()).toEqual([]);
  });

  test('with the focus in a figure leaves the figure as it was, half typed or not', async () => {
    await begin(key, 'invoice');
    await scan(SOAP);
    await expectLines(['Soap', '1']);
    focus(inLine(1, 'Rate'));
    await scan(BOOK);
    await expectLines(['Soap', '1'], ['Book', '1']);
    await expect.element(inLine(1, 'Rate')).toHaveValue('90');
    await userEvent.fill(inLine(1, 'Quantity'), '12');
    await scan(SOAP);
    await expectLines(['Soap', '13'], ['Book', '1']);
    await expect.element(inLine(1, 'Quantity')).toHaveValue('13');
  });

  test('with the focus on what a removed line has left is not swallowed', async () => {
    await begin(key, 'invoice');
    await scan(SOAP);
    await scan(BOOK);
    await expectLines(['Soap', '1'], ['Book', '1']);
    await button('Remove line 1').click();
    await scan(SOAP);
    await expectLines(['Book', '1'], ['Soap', '1']);
  });

  test.each([SOAP, 'SOAP-100', 'soap-100', `]E0${SOAP}`, `0${SOAP}`])(
    'of %s again is one more piece, and the next one makes the next line',
    async (code) => {
      await begin(key, 'invoice');
      await userEvent.click(inLine(1, 'Item'));
      await scan(code);
      await scan(code);
      await scan('0036000291452');
      await scan(code);
      await expectLines(['Soap', '3'], ['Book', '1']);
      await expect.element(inLine(3, 'Item')).toHaveFocus();
    },
  );

  test('comes from a scanner without a wire, too, which is no quicker than a typist', async () => {
    await begin(key, 'invoice');
    await userEvent.fill(inLine(1, 'Quantity'), '4');
    await scan(SOAP, { everyMs: 150 });
    await scan(SOAP, { everyMs: 50 });
    await expectLines(['Soap', '2']);
    await expect.element(inLine(1, 'Quantity')).toHaveValue('4');
    focus(button('Save'));
    await scan('SOAP-100', { everyMs: 120 });
    await expectLines(['Soap', '3']);
  });

  test('of a code that no item has says so with the code, and nothing is lost', async () => {
    await begin(key, 'invoice');
    await userEvent.click(inLine(1, 'Item'));
    await keys('Can');
    await givenTime();
    await scan(UNKNOWN);
    await expect.element(toastOf('Not added', `No item has the code ${UNKNOWN}.`)).toBeVisible();
    await expect.element(inLine(1, 'Item')).toHaveValue('Can');
    await expect.element(line(2)).not.toBeInTheDocument();
  });

  test('of a code that two items have asks which of them is meant', async () => {
    await addGoods('Soap, old wrapper', { sku: SOAP });
    await begin(key, 'invoice');
    await scan(SOAP);
    const question = page.getByRole('dialog', { name: 'Which item?' });
    await expect.element(question.getByText(`Several items have the code ${SOAP}.`)).toBeVisible();
    await question.getByRole('button', { name: /^Soap, old wrapper/ }).click();
    await expectLines(['Soap, old wrapper', '1']);
    await scan(BOOK);
    await expectLines(['Soap, old wrapper', '1'], ['Book', '1']);
  });

  test('under a dialog adds nothing, and the dialog says so', async () => {
    await begin(key, 'invoice');
    await userEvent.click(inLine(1, 'Item'));
    await keys('Candle');
    await page.getByRole('option', { name: 'Add “Candle”' }).click();
    const name = page.getByRole('dialog', { name: 'New Item' }).getByLabelText('Name', { exact: true });
    await expect.element(name).toBeVisible();
    await givenTime();
    focus(name);
    await scan(SOAP);
    await expect.element(toastOf('Scan not used', `Nothing here takes the code ${SOAP}.`)).toBeVisible();
    await expect.element(name).toHaveValue('Candle');
    expect(document.querySelectorAll('[role="group"][aria-label^="Line"]')).toHaveLength(1);
  });
});

describe('a scan adds its goods', () => {
  test('to a purchase', async () => {
    await openBooksAt(`/books/${key}/vouchers/new/purchase`);
    await expect.element(field('Bill Number')).toBeVisible();
    focus(field('Bill Number'));
    await scan(SOAP);
    await scan('SOAP-100');
    await expectLines(['Soap', '2']);
    await expect.element(field('Bill Number')).toHaveValue('');
  });

  test('to a stock transfer, with the focus on a godown', async () => {
    await createGodown({ ...BLANK_GODOWN, name: 'Shop' });
    await openBooksAt(`/books/${key}/vouchers/new/stock-transfer`);
    await expect.element(page.getByRole('button', { name: 'From Godown Main' })).toBeVisible();
    focus(page.getByRole('button', { name: /^To Godown/ }));
    await scan(SOAP);
    await scan(BOOK);
    await scan(SOAP);
    await expectLines(['Soap', '2'], ['Book', '1']);
  });

  test('to a stock adjustment, and a service is none', async () => {
    await addGoods('Wrapping', { kind: 'Service', unit: 'NA', hsn: '998540', sku: 'WRAP-1' });
    await openBooksAt(`/books/${key}/vouchers/new/stock-adjustment`);
    await userEvent.click(field('Reason'));
    await keys('Fell');
    await givenTime();
    await scan(BOOK);
    await scan('WRAP-1');
    await expect.element(toastOf('Not added', 'No goods have the code WRAP-1.')).toBeVisible();
    await expectLines(['Book', '1']);
    await expect.element(field('Reason')).toHaveValue('Fell');
  });
});

describe('a scan where no codes are taken', () => {
  test('is told on the page of a voucher, on a list and on a form, and changes nothing', async () => {
    await openBooksAt(`/books/${key}/items`);
    await expect.element(button('Edit Soap')).toBeVisible();
    focus(button('Edit Soap'));
    await scan(SOAP);
    await expect.element(toastOf('Scan not used', `Nothing here takes the code ${SOAP}.`)).toBeVisible();
    await givenTime();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('replaces what stood in a search: the next one finds its item', async () => {
    await openBooksAt(`/books/${key}/items`);
    const search = page.getByRole('searchbox').first();
    await userEvent.click(search);
    await scan(SOAP);
    await expect.element(button('Edit Book')).not.toBeInTheDocument();
    await scan('0036000291452');
    await expect.element(search).toHaveValue('0036000291452');
    await expect.element(button('Edit Book')).toBeVisible();
    await expect.element(button('Edit Soap')).not.toBeInTheDocument();
  });
});
