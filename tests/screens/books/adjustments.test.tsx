import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '#data/clock.ts';
import { createGodown } from '#data/books/masters/godowns.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { saveCount } from '#data/books/vouchers/count-stock.ts';
import { formatDay } from '#domain/format.ts';
import { openBooksAt } from '../../app/open-app.tsx';
import { scan } from '../../support/scanner.ts';
import { toastOf } from '../../support/toasts.ts';
import { addGoods, aTrader, sell } from '../../support/trade.ts';
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
let key: string;
let soap: Item;

beforeEach(async () => {
  await page.viewport(1280, 900);
  key = await voucherBooks();
  soap = await addGoods('Soap', { openingQuantity: asQuantity(10), openingRate: asRate(20_0000) });
});

describe('a stock adjustment', () => {
  test('is begun at Items, entered with the keyboard, and stands on Adjustments', async () => {
    await openBooksAt(`/books/${key}/items`);
    await button('Stock Adjustment').click();
    await expect.element(heading('New Stock Adjustment')).toBeVisible();
    await userEvent.click(field('Reason'));
    await keys('Fell down');
    await userEvent.click(inLine(1, 'Item'));
    await choose('soa');
    await expect.element(inLine(1, 'Quantity')).toHaveFocus();
    await expect.poll(() => noteAt(inLine(1, 'Item').element())).toBe('10 NOS in stock');
    await keys('3');
    await button('Save').click();
    await expect.element(heading('Stock Adjustment SA/26-27/0001')).toBeVisible();
    await expect.element(toastOf('Success', 'Stock Adjustment SA/26-27/0001 saved')).toBeVisible();
    await expect
      .element(page.getByRole('table', { name: 'Postings' }))
      .toHaveTextContent(/Stock Loss₹60.*Purchases.*₹60/);
    await expect.element(page.getByRole('region', { name: 'Slip' })).toHaveTextContent(/Written offFell down/);
    await expect.element(page.getByRole('region', { name: 'Slip' })).toHaveTextContent(/Soap · Main3 NOS60\.00/);
    await openBooksAt(`/books/${key}/items`);
    await page.getByRole('tab', { name: 'Adjustments' }).click();
    await expect
      .element(page.getByRole('table', { name: 'Adjustments' }).getByRole('row').nth(1))
      .toHaveTextContent(/SA\/26-27\/0001.*Written off.*Soap.*₹60/);
  });

  test('says at its fields what is missing', async () => {
    await openBooksAt(`/books/${key}/vouchers/new/stock-adjustment`);
    await button('Save').click();
    await expect.element(toastOf('Error', 'Choose the item.')).toBeVisible();
    await expect.element(inLine(1, 'Item')).toHaveFocus();
  });
});

test('a stock transfer goes from godown to godown', async () => {
  await createGodown({ ...BLANK_GODOWN, name: 'Shop' });
  await openBooksAt(`/books/${key}/vouchers/new/stock-transfer`);
  await expect.element(page.getByRole('button', { name: 'From Godown Main' })).toBeVisible();
  await page.getByRole('button', { name: /^To Godown/ }).click();
  await page.getByRole('option', { name: 'Shop' }).click();
  await userEvent.click(inLine(1, 'Item'));
  await choose('soa');
  await expect.poll(() => noteAt(inLine(1, 'Item').element())).toBe('10 NOS in Main');
  await keys('4');
  await button('Save').click();
  await expect.element(heading('Stock Transfer ST/26-27/0001')).toBeVisible();
  expect(await stored()).toMatchObject([
    { kind: 'Stock Transfer', fromGodown: { name: 'Main' }, toGodown: { name: 'Shop' }, lines: [{ quantity: 4 }] },
  ]);
});

test('a stock count shows what differs, and saves it as adjustments', async () => {
  await addGoods('Oil', { openingQuantity: asQuantity(4), openingRate: asRate(10_0000) });
  await openBooksAt(`/books/${key}/items`);
  await page.getByRole('link', { name: 'Stock Count' }).click();
  await expect.element(heading('Stock Count')).toBeVisible();
  const row = (name: string) => page.getByRole('table', { name: 'Goods' }).getByRole('row').filter({ hasText: name });
  await expect.element(row('Soap')).toHaveTextContent('10 NOS');
  await userEvent.fill(field('Counted Soap'), '8');
  await userEvent.fill(field('Counted Oil'), '5');
  await expect.element(row('Soap')).toHaveTextContent('−2');
  await expect.element(row('Oil')).toHaveTextContent('+1');
  await button('Save Count').click();
  await expect
    .element(toastOf('Success', 'Stock Adjustment SA/26-27/0001 and Stock Adjustment SA/26-27/0002 saved'))
    .toBeVisible();
  await expect.element(row('Soap')).toHaveTextContent('8 NOS');
  await expect.element(field('Counted Soap')).toHaveValue('');
});

test('a row that moved after it was counted says so before saving, and is saved once the count is meant', async () => {
  await openBooksAt(`/books/${key}/stock-count`);
  await userEvent.fill(field('Counted Soap'), '10');
  await sell(today(), await aTrader('Customer', 'Vimal'), [[soap, 2, 30]]);
  const moved = '2 NOS went since it was counted. Count it again, or keep the count.';
  await expect.element(field('Counted Soap')).toHaveAccessibleDescription(moved);
  await button('Save Count').click();
  await expect.element(toastOf('Not saved', `Soap: ${moved}`)).toBeVisible();
  await button('Keep 10').click();
  await expect.element(page.getByText(moved, { exact: true })).not.toBeInTheDocument();
  await button('Save Count').click();
  await expect.element(toastOf('Success', 'Stock Adjustment SA/26-27/0001 saved')).toBeVisible();
});

test('a scan counts one more of its item, wherever the focus is; an unknown barcode is told', async () => {
  const code = '8901719110245';
  await addGoods('Oil', { barcode: code, openingQuantity: asQuantity(4), openingRate: asRate(10_0000) });
  await openBooksAt(`/books/${key}/stock-count`);
  await expect.element(field('Counted Oil')).toBeVisible();
  const find = page.getByRole('searchbox', { name: 'Find goods' });
  await scan(code);
  await expect.element(field('Counted Oil')).toHaveFocus();
  await expect.element(field('Counted Oil')).toHaveValue('1');
  await scan(code);
  await expect.element(field('Counted Oil')).toHaveValue('2');
  await scan('0000000000017');
  await expect.element(toastOf('Not counted', 'No goods have the code 0000000000017.')).toBeVisible();
  await expect.element(field('Counted Oil')).toHaveValue('2');
  await userEvent.fill(find, 'soap');
  await expect.element(field('Counted Oil')).not.toBeInTheDocument();
  await scan(code);
  await expect.element(field('Counted Oil')).toHaveFocus();
  await expect.element(field('Counted Oil')).toHaveValue('3');
  await userEvent.fill(find, 'soap');
  await expect.element(field('Counted Oil')).not.toBeInTheDocument();
  await keys('{Enter}');
  await expect.element(field('Counted Soap')).toHaveFocus();
  await userEvent.fill(find, code);
  await keys('{Enter}');
  await expect.element(field('Counted Oil')).toHaveFocus();
  await expect.element(field('Counted Oil')).toHaveValue('4');
  expect(await stored()).toEqual([]);
  await button('Save Count').click();
  await expect.element(toastOf('Counted', '1 item was counted.')).toBeVisible();
});

describe('a count', () => {
  const MAIN = { id: 'GDN-000001', name: 'Main' };
  const region = (name: string) => page.getByRole('region', { name });
  let counted: string;

  beforeEach(async () => {
    await saveCount(today(), MAIN, { [soap.id]: { counted: asQuantity(10), there: asQuantity(10) } });
    counted = `Soap was counted on ${formatDay(today())} in Main: 10 NOS (SA/26-27/0001).`;
  });

  test('is named by a voucher that changes its day, before that is saved or cancelled', async () => {
    await openBooksAt(`/books/${key}/vouchers/new/stock-adjustment`);
    await userEvent.click(inLine(1, 'Item'));
    await choose('soa');
    await keys('3');
    await expect
      .element(page.getByText(`${counted} With this the books have 3 NOS less of it for that day.`))
      .toBeVisible();
    await button('Save').click();
    await expect.element(heading('Stock Adjustment SA/26-27/0002')).toBeVisible();
    await button('Cancel Stock Adjustment').click();
    await expect
      .element(page.getByRole('alertdialog'))
      .toHaveTextContent(`${counted} With this the books have 3 NOS more of it for that day.`);
  });

  test('has a page that says what changed since, and brings the books to the count again', async () => {
    await sell(today(), await aTrader('Customer', 'Vimal'), [[soap, 3, 30]]);
    const [first] = await stored();
    await openBooksAt(`/books/${key}/vouchers/${first?.id}`);
    await expect.element(region('Slip')).toHaveTextContent(/CountedStock count.*Counted.*Soap · Main10 NOS0 NOS/);
    await expect.element(region('Postings')).toHaveTextContent('It posts nothing.');
    const changed = region('Changed since It Was Counted');
    await expect.element(changed.getByRole('row', { name: 'Soap' })).toHaveTextContent('Soap10 NOS7 NOS');
    await button('Adjust to the Count').click();
    await expect.element(toastOf('Success', 'Stock Adjustment SA/26-27/0002 saved')).toBeVisible();
    await expect.element(changed).not.toBeInTheDocument();
    expect((await stored()).at(-1)).toMatchObject({ direction: 'Found', lines: [{ quantity: 3, counted: 10 }] });

    await openBooksAt(`/books/${key}/items`);
    await page.getByRole('tab', { name: 'Adjustments' }).click();
    await expect
      .element(page.getByRole('table', { name: 'Adjustments' }).getByRole('row').filter({ hasText: '0001' }))
      .toHaveTextContent(/SA\/26-27\/0001.*Counted.*Soap/);
  });

  test('of a day that was counted already says so before it is saved', async () => {
    await openBooksAt(`/books/${key}/stock-count`);
    await userEvent.fill(field('Counted Soap'), '9');
    await expect
      .element(page.getByText(`${counted} With this the books have 1 NOS less of it for that day.`))
      .toBeVisible();
    await userEvent.fill(field('Counted Soap'), '10');
    await expect.element(page.getByText(counted)).not.toBeInTheDocument();
  });

  test('can be edited, and keeps what was counted as long as a line is of those goods', async () => {
    await addGoods('Oil', { openingQuantity: asQuantity(4), openingRate: asRate(10_0000) });
    const [first] = await stored();
    await openBooksAt(`/books/${key}/vouchers/${first?.id}/edit`);
    await expect.poll(() => noteAt(inLine(1, 'Quantity').element())).toBe('NOS, counted 10');
    await userEvent.fill(field('Reason'), 'Counted by Usha');
    await button('Save').click();
    await expect.element(toastOf('Success', 'Stock Adjustment SA/26-27/0001 saved')).toBeVisible();
    expect(await stored()).toMatchObject([{ narration: 'Counted by Usha', lines: [{ quantity: 0, counted: 10 }] }]);
    await button('Edit').click();
    await userEvent.click(inLine(1, 'Item'));
    await choose('oil');
    await expect.poll(() => noteAt(inLine(1, 'Quantity').element())).toBe('NOS');
    await button('Save').click();
    await expect.element(toastOf('Error', 'Enter a quantity above 0.')).toBeVisible();
  });
});
