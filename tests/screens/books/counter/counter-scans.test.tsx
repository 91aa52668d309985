import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openBooksAt } from '../../../app/open-app.tsx';
import { givenTime } from '../../../support/given-time.ts';
import { scan } from '../../../support/scanner.ts';
import { addGoods } from '../../../support/trade.ts';
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
  SALT,
  shop,
  SOAP,
  UNPRICED,
} from './counter-hands.ts';

let key: string;
const UNKNOWN = '0000000000017';

beforeEach(async () => {
  await page.viewport(1180, 820);
  vi.spyOn(window, 'print').mockImplementation(() => {});
  key = await shop();
});

describe('a scan', () => {
  test('adds one to the line of its item, but makes a line of its own beside one with a discount', async () => {
    await openCounter(key);
    await scan(SALT);
    await scan(SALT);
    await expectLines(['Salt', '2 PCS', '210.00']);
    await expect.element(lastScan).toHaveTextContent('Salt: 2 PCS × ₹105');
    await page.getByRole('button', { name: 'Salt', exact: true }).click();
    await userEvent.fill(page.getByRole('group', { name: 'Selected Line' }).getByLabelText('Discount'), '10');
    await keys('{Enter}');
    await expectAmount('Sums', 'Total', '₹200');
    await scan(SALT);
    await expectLines(['Salt', '2 PCS', '200.00'], ['Salt', '1 PCS', '105.00']);
  });

  test('that comes before the bill is at hand waits for it', async () => {
    const opening = Promise.withResolvers<void>();
    const { locks } = navigator;
    const query = locks.query.bind(locks);
    vi.spyOn(locks, 'query').mockImplementation(() => opening.promise.then(query));
    await openBooksAt(`/books/${key}/counter`);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Counter' })).toBeInTheDocument();
    await scan(SALT);
    await scan(SOAP);
    opening.resolve();
    await expectLines(['Salt', '1 PCS', '105.00'], ['Soap', '1 PCS', '21.00']);
  });

  test('leaves nothing of its code in the field, where the focus is or not', async () => {
    await openCounter(key);
    await find.click();
    await keys('sal');
    await givenTime();
    await scan(SOAP);
    await expectLines(['Soap', '1 PCS', '21.00']);
    await expect.element(find).toHaveValue('sal');
    await keys('{Escape}');
    (document.activeElement as HTMLElement).blur();
    await scan(SOAP, { everyMs: 100 });
    await expectLines(['Soap', '2 PCS', '42.00']);
    await expect.element(find).toHaveValue('');
  });

  test('of several items asks which one, and later ones wait in their order', async () => {
    await addGoods('Salt, old wrapper', { sku: SALT });
    await openCounter(key);
    await scan(SALT);
    await expect.element(dialog('Which One?')).toBeVisible();
    await scan(SOAP);
    await scan(SOAP);
    await expect.element(dialog('Which One?').getByText('2 waiting')).toBeVisible();
    await dialog('Which One?')
      .getByRole('button', { name: /^Salt PCS/ })
      .click();
    await expectLines(['Salt', '1 PCS', '105.00'], ['Soap', '2 PCS', '42.00']);
  });

  test('of an unknown code asks what it is, and it is given to an item', async () => {
    await openCounter(key);
    await scan(UNKNOWN);
    const question = dialog(`Unknown Code ${UNKNOWN}`);
    await expect.element(question).toBeVisible();
    await scan(SOAP);
    await expect.element(question.getByText('1 waiting')).toBeVisible();
    await question.getByRole('button', { name: 'Skip' }).click();
    await expectLines(['Soap', '1 PCS', '21.00']);
    await addGoods('Candle', { sku: 'C-1' });
    await scan(UNKNOWN);
    await question.getByRole('button', { name: 'Give to an Item' }).click();
    await userEvent.fill(dialog('Give to an Item').getByLabelText('Item'), 'Candle');
    await page.getByRole('option', { name: /^Candle/ }).click();
    await dialog('Give to an Item').getByRole('button', { name: 'Give Code' }).click();
    await expect.element(page.getByRole('row', { name: /^Candle/ })).toBeVisible();
  });

  test('of an unknown code becomes a new item', async () => {
    await openCounter(key);
    await scan(UNKNOWN);
    await dialog(`Unknown Code ${UNKNOWN}`).getByRole('button', { name: 'Add Item' }).click();
    await expect.element(dialog('New Item').getByLabelText('Barcode')).toHaveValue(UNKNOWN);
    await dialog('New Item').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog(`Unknown Code ${UNKNOWN}`)).toBeVisible();
  });

  test.each([
    ['upi://pay?pa=a@b&pn=X', 'This is a UPI code, not an item.'],
    ['upi://pay?pa=asha@okbank&pn=Asha', 'This is a UPI code, not an item.'],
    ['https://example.in/PAY1', 'This is a web address, not an item.'],
    ['https://asha.example.in', 'This is a web address, not an item.'],
    ['www.asha.in', 'This is a web address, not an item.'],
    ['27AAPFU0939F1ZV', 'This is a GSTIN, not an item.'],
  ])('of %s says what it is', async (code, sentence) => {
    await openCounter(key);
    await scan(code);
    await expect.element(lastScan).toHaveTextContent(sentence);
    await expect.element(find).toHaveValue('');
  });

  test('of an address in small letters is no typing where letters are typed', async () => {
    await openCounter(key);
    await scan(SALT);
    await page.getByRole('row', { name: /^Salt/ }).getByRole('button').click();
    const group = page.getByRole('group', { name: 'Selected Line' });
    for (const place of [find, group.getByLabelText('Discount'), group.getByRole('button', { name: 'Remove Line' })]) {
      (place.element() as HTMLElement).focus();
      await scan('upi://pay?pa=asha@okbank&pn=Asha');
      await expect.element(lastScan).toHaveTextContent('This is a UPI code, not an item.');
      await scan('www.asha.in');
      await expect.element(lastScan).toHaveTextContent('This is a web address, not an item.');
    }
    await expect.element(find).toHaveValue('');
    await expect.element(group.getByLabelText('Discount')).toHaveValue('');
    await expectLines(['Salt', '1 PCS', '105.00']);
  });

  test('of an item without a price waits for it, and Pay goes there', async () => {
    await openCounter(key);
    await scan(UNPRICED);
    await expect.element(lastScan).toHaveTextContent('Oil: enter the rate.');
    await keys('{Control>}{Enter}{/Control}');
    const rate = page.getByRole('group', { name: 'Selected Line' }).getByLabelText('Rate');
    await expect.element(rate).toHaveFocus();
    await keys('42{Enter}');
    await expectAmount('Sums', 'Total', '₹42');
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(region('Pay')).toBeVisible();
  });

  test('while Pay is open says to finish the payment first', async () => {
    await openCounter(key);
    await scan(SALT);
    await button('Pay ₹105').click();
    await expect.element(region('Pay')).toBeVisible();
    await scan(SOAP);
    await expect.element(page.getByText('Finish the payment first.')).toBeVisible();
    await expect.element(field('Cash')).toHaveValue('');
    await button('Back').click();
    await expectLines(['Salt', '1 PCS', '105.00']);
  });

  test('of two thousand letters is unknown, quoted and cut', async () => {
    await openCounter(key);
    await userEvent.fill(find, `X${'1'.repeat(2000)}`);
    await keys('{Enter}');
    await expect.element(dialog(/^Unknown Code X1{30,60}…$/)).toBeVisible();
  });
});

describe('Pay', () => {
  test('refuses more than what remains by UPI and credit of a walk-in, offers sums of cash, and gives back', async () => {
    await openCounter(key);
    await scan(SALT);
    await button('Pay ₹105').click();
    await userEvent.fill(field('UPI'), '120');
    await expect.element(region('Pay').getByText('₹105 remains. Enter at most that.')).toBeVisible();
    await button('Save').click();
    await expect.element(region('Pay')).toBeVisible();
    await userEvent.fill(field('UPI'), '');
    await button('Fill On Account').click();
    await button('Save').click();
    await expect
      .element(
        region('Pay')
          .getByText(/Choose.*customer|named customer/i)
          .first(),
      )
      .toBeVisible();
    await userEvent.fill(field('On Account'), '');
    for (const offer of ['Exact', '₹110', '₹200', '₹500']) await expect.element(button(offer)).toBeVisible();
    await button('₹200').click();
    await expectAmount('Pay', 'Change', '₹95');
    await userEvent.fill(field('UPI'), '5');
    await expectAmount('Pay', 'Change', '₹100');
    await userEvent.fill(field('UPI Reference'), '612345678901');
    await button('Save').click();
    await expectAmount('Saved', 'Change', '₹100');
    await button('New Bill').click();
    await expectAmount('Sums', 'Total', '₹0');
  });

  test('leaves the focus on the counter, where a button that was pressed goes', async () => {
    await openCounter(key);
    const counter = page.getByRole('main');
    await scan(SALT);
    await button('Pay ₹105').click();
    await button('Back').click();
    await expect.element(counter).toHaveFocus();
    await button('Pay ₹105').click();
    await button('Fill Cash').click();
    await button('Save').click();
    await expect.element(region('Saved')).toBeVisible();
    await expect.element(counter).toHaveFocus();
    await button('New Bill').click();
    await expect.element(counter).toHaveFocus();
    await scan(SALT);
    await page.getByRole('button', { name: 'Salt', exact: true }).click();
    await button('Remove Line').click();
    await expectLines();
    await expect.element(counter).toHaveFocus();
  });
});
