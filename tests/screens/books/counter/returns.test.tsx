import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { booksStore } from '#data/books/store.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { scan } from '../../../support/scanner.ts';
import { addGoods, aTrader, sell as sellOn } from '../../../support/trade.ts';
import {
  button,
  dialog,
  expectAmount,
  field,
  find,
  keys,
  lastScan,
  openCounter,
  region,
  SALT,
  shop,
  SOAP,
} from './counter-hands.ts';

let key: string;

beforeEach(async () => {
  await page.viewport(1180, 820);
  key = await shop();
  await openCounter(key);
});

describe('goods that come back', () => {
  test('are found by their bill, stand as minus, and are exchanged: 105 back, 21 new, 84 given back as it came', async () => {
    await sell(SALT);
    await scanIn(SOAP);
    await keys('{F9}');
    await field('Find a Bill').fill('0001');
    await dialog('Returns')
      .getByRole('button', { name: /INV\/26-27\/0001/ })
      .click();
    const sold = page.getByRole('table', { name: 'Sold' });
    await expect.element(sold).toHaveTextContent('Salt');
    await field('Take Back Salt').fill('2');
    await button('Add to Bill').click();
    await expect.element(sold).toHaveTextContent('At most 1 of this line can be taken back.');
    await field('Take Back Salt').fill('1');
    await button('Add to Bill').click();
    await expect.element(dialog('Returns')).not.toBeInTheDocument();
    await expect.element(region('Returns')).toHaveTextContent('Back of INV/26-27/0001');
    await expect.element(region('Returns')).toHaveTextContent('−105.00');
    await expectAmount('Sums', 'Returns', '−₹105');
    await expectAmount('Sums', 'Total', '−₹84');
    await button('Give Back ₹84').click();
    await expectAmount('Pay', 'Total', '₹84');
    await expect.element(field('Cash')).toHaveValue('84');
    await button('Save').click();
    await expect.element(region('Saved')).toHaveTextContent('Invoice INV/26-27/0002 saved');
    await expectAmount('Saved', 'Change', '₹84');
    const vouchers = await booksStore.records('vouchers').orderBy('keys.serial').toArray();
    expect(vouchers.map(({ kind }) => kind)).toEqual(['Invoice', 'Receipt', 'Invoice', 'Credit Note', 'Payment']);
  });

  test('of more bills than are listed: it is told that there are more, until the text finds few', async () => {
    const [asha, pen] = [await aTrader('Customer', 'Asha'), await addGoods('Pen')];
    for (let nth = 0; nth < 21; nth++) await sellOn(today(), asha, [[pen, 1, 10]]);
    await keys('{F9}');
    const more = dialog('Returns').getByRole('status');
    await expect.element(more).toHaveTextContent(/^There are more bills than these\. Type more /);
    await field('Find a Bill').fill('0021');
    await expect.element(more).not.toBeInTheDocument();
    await field('Find a Bill').fill('nobody');
    await expect.element(more).toHaveTextContent('No bill is found by that.');
  });

  test('are at hand by a scan of the number of their bill, once the payment is finished', async () => {
    await sell(SALT);
    await scan(SOAP);
    await button('Pay ₹21').click();
    await expect.element(region('Pay')).toBeVisible();
    await scan('INV/26-27/0001');
    await expect.element(page.getByText('Finish the payment first.')).toBeVisible();
    await button('Fill Cash').click();
    await button('Save').click();
    await expect.element(region('Saved')).toBeVisible();
    await scan('INV/26-27/0001');
    await expect.element(dialog('Returns').getByRole('table', { name: 'Sold' })).toHaveTextContent('Salt');
    await expect.element(lastScan).toHaveTextContent('Returns of INV/26-27/0001.');
    await field('Take Back Salt').fill('1');
    await button('Add to Bill').click();
    await expect.element(region('Returns')).toHaveTextContent('Back of INV/26-27/0001');
    await expect.element(button('Give Back ₹105')).toBeVisible();
  });

  test('of one bill are added again, as far as there are any left, and of another bill are refused', async () => {
    await sell(SALT);
    await scanIn('3*soap');
    await expect.element(page.getByRole('table', { name: 'Lines' })).toBeVisible();
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(region('Pay')).toBeVisible();
    await keys('{Control>}{Enter}{/Control}');
    await expect.element(region('Saved')).toBeVisible();
    const sold = page.getByRole('table', { name: 'Sold' });
    await scan('INV/26-27/0002');
    await expect.element(sold).toHaveTextContent('Left 3');
    await field('Take Back Soap').fill('1');
    await button('Add to Bill').click();
    await expect.element(region('Returns')).toHaveTextContent('−1 PCS');
    await scan('INV/26-27/0002');
    await expect.element(sold).toHaveTextContent('Left 2');
    await field('Take Back Soap').fill('2');
    await button('Add to Bill').click();
    await expect.element(region('Returns')).toHaveTextContent('−3 PCS');
    await scan('INV/26-27/0001');
    await field('Take Back Salt').fill('1');
    await button('Add to Bill').click();
    await expect
      .element(dialog('Returns').getByRole('alert'))
      .toHaveTextContent('Goods of INV/26-27/0002 come back with this bill. Save it first, or remove them.');
  });

  test('of a bill that was cancelled are refused, and another bill is found', async () => {
    await sell(SALT);
    const vouchers = await booksStore.records('vouchers').orderBy('keys.serial').toArray();
    for (const { id, rev } of vouchers.toReversed()) await cancelVoucher(id, rev);
    await scan('inv/26-27/0001');
    await expect
      .element(dialog('Returns').getByRole('alert'))
      .toHaveTextContent('It is no issued invoice any more. Find another one.');
  });

  test('without a bill need a reason, and come back at most at the price of the day', async () => {
    await button('More').click();
    await page.getByRole('menuitem', { name: 'Returns' }).click();
    await button('Return Without Bill').click();
    await field('Item').fill('salt');
    await page.getByRole('option', { name: /Salt/ }).click();
    await expect.element(field('Rate')).toHaveValue('105');
    await field('Rate').fill('106');
    await button('Add to Bill').click();
    await expect.element(dialog('Returns')).toHaveTextContent('The price today is 105. Enter at most that.');
    await expect.element(dialog('Returns')).toHaveTextContent('Enter why the goods come back without a bill.');
    await field('Rate').fill('105');
    await field('Reason').fill('The bill is lost');
    await button('Add to Bill').click();
    await expect.element(region('Returns')).toHaveTextContent('Back without bill');
    await button('Remove Returns').click();
    await expect.element(region('Returns')).not.toBeInTheDocument();
    await expect.element(button('Pay ₹0')).toBeDisabled();
  });
});

async function scanIn(code: string) {
  await find.fill(code);
  await keys('{Enter}');
}

/** One of it, paid in cash. */
async function sell(code: string) {
  await scanIn(code);
  await expect.element(page.getByRole('table', { name: 'Lines' })).toBeVisible();
  await keys('{Control>}{Enter}{/Control}');
  await expect.element(region('Pay')).toBeVisible();
  await button('Fill Cash').click();
  await button('Save').click();
  await expect.element(region('Saved')).toBeVisible();
}
