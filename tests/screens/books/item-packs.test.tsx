import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createItem } from '#data/books/masters/items.ts';
import { booksStore } from '#data/books/store.ts';
import { BLANK_ITEM, type ItemInput } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { ItemsScreen } from '#screens/books/items/items-screen.tsx';
import { openBooksScreen } from '../../support/open-books-screen.tsx';
import { scan } from '../../support/scanner.ts';
import { begin, button, field, line, voucherBooks } from '../../support/voucher-hands.ts';

const [SALT, BOX] = ['8901719110245', '8906000000014'];
const box = { code: BOX, unit: 'BOX', contains: asQuantity(12), sellingPrice: asRate(1200_0000), mrp: null } as const;
const salt: ItemInput = {
  ...BLANK_ITEM,
  name: 'Salt',
  hsn: '250100',
  unit: 'PCS',
  percent: 5,
  barcode: SALT,
  sellingPrice: asRate(100_0000),
  openingQuantity: asQuantity(50),
  packs: [box],
};
const dialog = page.getByRole('dialog');
const group = (name: string) => dialog.getByRole('group', { name, exact: true });
const inGroup = (name: string, label: string) => group(name).getByLabelText(label, { exact: true });
const inLine = (number: number, label: string) => line(number).getByLabelText(label, { exact: true });

let key: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  key = await voucherBooks();
});

test('an item is given an MRP, a scale code and a box, and has them again in its form', async () => {
  await openBooksScreen(ItemsScreen, '/items');
  await button('New Item').click();
  await userEvent.fill(dialog.getByLabelText('Name', { exact: true }), 'Tea');
  await userEvent.fill(dialog.getByLabelText('Selling Price', { exact: true }), '105');
  await userEvent.fill(dialog.getByLabelText('MRP', { exact: true }), '110');
  await userEvent.fill(dialog.getByLabelText('Scale Code', { exact: true }), '042');
  await dialog.getByRole('button', { name: /^GST Rate/ }).click();
  await page.getByRole('option', { name: '5%', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add Barcode' }).click();
  await expect.element(inGroup('Barcode 2', 'Code')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(inGroup('Barcode 2', 'Code')).toHaveAccessibleDescription('Enter the code.');
  await userEvent.fill(inGroup('Barcode 2', 'Code'), BOX);
  await userEvent.click(inGroup('Barcode 2', 'Unit'));
  await userEvent.keyboard('box{Enter}');
  await userEvent.fill(inGroup('Barcode 2', 'Contains'), '12');
  await userEvent.fill(inGroup('Barcode 2', 'Selling Price'), '1200');
  await dialog.getByRole('button', { name: 'Add Barcode' }).click();
  await dialog.getByRole('button', { name: 'Remove Barcode 3' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Add Barcode' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [made] = (await booksStore.records('items').toArray()).filter(({ name }) => name === 'Tea');
  expect(made).toMatchObject({ mrp: 110_00, scaleCode: '042', packs: [box] });
  await button('Edit Tea').click();
  await expect.element(inGroup('Barcode 2', 'Contains')).toHaveValue('12');
});

test('a scan of a box brings its unit, what it contains and its price; the unit offers it, too', async () => {
  await createItem(salt);
  await begin(key, 'invoice');
  await scan(BOX);
  await expect.element(inLine(1, 'Unit')).toHaveValue('BOX');
  await expect.element(inLine(1, 'Unit')).toHaveAccessibleDescription('of 12 PCS');
  await expect.element(inLine(1, 'Rate')).toHaveValue('1,200');
  await scan(SALT);
  await expect.element(inLine(2, 'Unit')).toHaveValue('PCS');
  await expect.element(inLine(2, 'Rate')).toHaveValue('100');
  await scan(BOX);
  await expect.element(inLine(1, 'Quantity')).toHaveValue('2');
  await userEvent.click(inLine(2, 'Unit'));
  await userEvent.keyboard('bo');
  await expect.element(page.getByRole('option', { name: /^BOX.*BOX of 12/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(inLine(2, 'Unit')).toHaveAccessibleDescription('of 12 PCS');
  await expect.element(inLine(2, 'Rate')).toHaveValue('1,200');
  await userEvent.click(inLine(2, 'Unit'));
  await userEvent.keyboard('doz{Enter}');
  await expect.element(inLine(2, 'Unit')).toHaveValue('DOZ');
  await expect.element(inLine(2, 'Unit')).not.toHaveAccessibleDescription();
});

test('a code of two MRPs asks which one, and the line shows the MRP', async () => {
  const dearer = { ...box, code: SALT, unit: 'PCS', contains: asQuantity(1), sellingPrice: null, mrp: asPaise(120_00) };
  await createItem({ ...salt, mrp: asPaise(110_00), packs: [dearer as ItemInput['packs'][number]] });
  await begin(key, 'invoice');
  await scan(SALT);
  const question = page.getByRole('dialog', { name: 'Which One?' });
  await expect.element(question.getByRole('button', { name: 'Salt · PCS · MRP ₹110' })).toBeVisible();
  await question.getByRole('button', { name: 'Salt · PCS · MRP ₹120' }).click();
  await expect.element(inLine(1, 'Rate')).toHaveAccessibleDescription('MRP ₹120');
});

test('a code from a scale brings what it weighed, on a line of its own', async () => {
  const rice = { ...salt, name: 'Rice', unit: 'KGS', barcode: '', packs: [], scaleCode: '1' } as const;
  await createItem({ ...rice, sellingPrice: asRate(60_0000), priceIncludesGst: true });
  await begin(key, 'invoice');
  await page.getByRole('switch', { name: /^Rates Include GST/ }).click();
  await scan('2100001027506');
  await expect.element(inLine(1, 'Quantity')).toHaveValue('2.75');
  await scan('2300001099996');
  await expect.element(inLine(2, 'Quantity')).toHaveValue('1.667');
  await expect.element(inLine(2, 'Rate')).toHaveValue('59.982');
  await scan('2100001027507');
  await expect.element(page.getByText('Read again: 2100001027507')).toBeVisible();
  await scan('upi://pay?pa=9876543210@upi');
  await expect.element(page.getByText('This is a UPI code, not an item.')).toBeVisible();
  await expect.element(field('Customer')).toHaveValue('');
});
