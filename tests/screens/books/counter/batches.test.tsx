import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { booksStore } from '#data/books/store.ts';
import { expiryInWords } from '#domain/books/batches/batch-days.ts';
import type { BusinessInput } from '#domain/books/masters/business.ts';
import { asRate } from '#domain/books/rate.ts';
import { daysAfter, firstDayOfYear, type IsoDate } from '#domain/calendar.ts';
import { formatDay, formatDayInFigures } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { batchesOf, buyBatches } from '../../../support/batches.ts';
import { scan } from '../../../support/scanner.ts';
import { addGoods, aTrader } from '../../../support/trade.ts';
import {
  button,
  expectAmount,
  expectLines,
  field,
  keys,
  lastScan,
  openCounter,
  region,
  shop,
} from './counter-hands.ts';

const CROCIN = '8901234567894';
const START = firstDayOfYear(today());
const GONE = daysAfter(today(), -1);
const SOON = daysAfter(today(), 20);
const LATER = daysAfter(today(), 80);
const print = vi.fn();

beforeEach(async () => {
  await page.viewport(1180, 820);
  print.mockReset();
  vi.spyOn(window, 'print').mockImplementation(print);
});

/** A chemist's counter, with Crocin at ₹20 of these batches. */
async function chemist(
  batches: readonly (readonly [units: number, number: string, expiry: IsoDate, mrp?: number])[],
  rules: Partial<BusinessInput> = {},
): Promise<void> {
  const key = await shop({ booksBegin: START, ...rules });
  const price = { sellingPrice: asRate(20_0000), priceIncludesGst: true, mrp: asPaise(25_00) };
  const crocin = await addGoods('Crocin', { batches: true, barcode: CROCIN, ...price });
  const bought = batches.map(([units, number, expiry, mrp]) => {
    const printed = mrp === undefined ? {} : { mrp: asPaise(mrp * 100) };
    return [units, { number, expiry: formatDayInFigures(expiry), ...printed }] as const;
  });
  await buyBatches(START, await aTrader('Supplier', 'Gokul Mills'), crocin, bought);
  await openCounter(key);
}

/** "A 2, B 3": the batches of the invoice that was saved last. */
async function sold(): Promise<string | undefined> {
  const vouchers = await booksStore.records('vouchers').orderBy('keys.serial').toArray();
  const invoice = vouchers.findLast(({ kind }) => kind === 'Invoice');
  return invoice && batchesOf(invoice);
}

test('a scan sells what expires first and has not expired, at its MRP; the roll and the invoice say of which batch', async () => {
  let paper = '';
  print.mockImplementation(() => (paper = document.body.textContent ?? ''));
  await chemist([
    [2, 'A', GONE],
    [1, 'B', SOON, 30],
    [9, 'C', LATER],
  ]);
  await scan(CROCIN);
  await scan(CROCIN);
  await expectLines(['Crocin', '2 NOS', '40.00']);
  await expect.element(lastScan).toHaveTextContent('Crocin: 2 NOS × ₹20');
  await userEvent.fill(field('Find or Scan'), '@31');
  await keys('{Enter}');
  await button('Pay ₹62').click();
  const rate = page.getByRole('group', { name: 'Selected Line' });
  await expect.element(rate).toHaveTextContent('The MRP is ₹30. Lower the rate.');
  await userEvent.fill(rate.getByLabelText('Rate'), '28');
  await keys('{Enter}');
  await button('Pay ₹56').click();
  await expect.element(region('Pay')).toBeVisible();
  await keys('{Control>}{Enter}{/Control}');
  await expect.element(region('Saved')).toBeVisible();
  expect(await sold()).toBe('B 1, C 1');
  const words = [`Batch B: 1, Exp ${expiryInWords(SOON)}, MRP 30.00`, `Batch C: 1, Exp ${expiryInWords(LATER)}`];
  await expect.poll(() => words.filter((word) => paper.includes(word))).toEqual(words);
  await page.getByRole('link', { name: 'Open Invoice' }).click();
  for (const word of words) await expect.element(page.getByText(word)).toBeVisible();
});

test('where all has expired, a scan says which batch and since when, and nothing is added', async () => {
  await chemist([[2, 'A', GONE]]);
  await scan(CROCIN);
  await expect
    .element(lastScan)
    .toHaveTextContent(`Expired on ${formatDay(GONE)}: Crocin, batch A. Take it off the shelf, and write it off.`);
  await expectAmount('Sums', 'Total', '₹0');
});

test('more than has not expired is refused at its line where stock may not be negative', async () => {
  await chemist(
    [
      [2, 'A', GONE],
      [3, 'B', SOON],
    ],
    { negativeStock: 'Refuse' },
  );
  await userEvent.fill(field('Find or Scan'), '4*');
  await keys('{Enter}');
  await scan(CROCIN);
  await expectLines(['Crocin', '4 NOS', '80.00']);
  await button('Pay ₹80').click();
  const line = page.getByRole('group', { name: 'Selected Line' });
  await expect.element(line).toHaveTextContent('Only 3 NOS have not expired.');
  await userEvent.fill(line.getByLabelText('Quantity'), '3');
  await keys('{Enter}');
  await button('Pay ₹60').click();
  await button('Fill Cash').click();
  await button('Save').click();
  await expect.element(region('Saved')).toBeVisible();
  expect(await sold()).toBe('B 3');
});

test('where the business only warns of expired goods, the scan and Pay say so, and they are sold', async () => {
  await chemist(
    [
      [2, 'A', GONE],
      [3, 'B', SOON],
    ],
    { expiredGoods: 'Warn', negativeStock: 'Refuse' },
  );
  await scan(CROCIN);
  await expect.element(lastScan).toHaveTextContent(`Expired on ${formatDay(GONE)}: Crocin, batch A. 1 NOS × ₹20`);
  await scan(CROCIN);
  await scan(CROCIN);
  await expectLines(['Crocin', '3 NOS', '60.00']);
  await button('Pay ₹60').click();
  await expect.element(region('Pay').getByText('Expired: 2 NOS of it.')).toBeVisible();
  await button('Fill Cash').click();
  await button('Save').click();
  await expect.element(region('Saved')).toBeVisible();
  expect(await sold()).toBe('A 2, B 1');
});

test('what has not expired and comes back is sold again by the same bill, though the shelf has only expired ones', async () => {
  await chemist([
    [2, 'A', GONE],
    [1, 'B', SOON],
  ]);
  await scan(CROCIN);
  await button('Pay ₹20').click();
  await button('Fill Cash').click();
  await button('Save').click();
  await expect.element(region('Saved')).toBeVisible();
  const [invoice] = (await booksStore.records('vouchers').toArray()).filter(({ kind }) => kind === 'Invoice');
  await scan(invoice?.number ?? '');
  await field('Take Back Crocin').fill('1');
  await button('Add to Bill').click();
  await expect.element(region('Returns')).toHaveTextContent('−20.00');
  await scan(CROCIN);
  await expectLines(['Crocin', '1 NOS', '20.00']);
  await button('Pay ₹0').click();
  await button('Save').click();
  await expect.element(region('Saved').getByText(/0002 saved$/)).toBeVisible();
  expect(await sold()).toBe('B 1');
});
