import { afterEach, beforeEach, expect, it } from 'vitest';
import { updateCounterSettings } from '#data/books/counter-settings.ts';
import { createItem, deleteItems, item, updateItem } from '#data/books/masters/items.ts';
import { makeCode, nextOwnCode } from '#data/books/counter/own-codes.ts';
import { USUAL_SCALE_CODES } from '#domain/books/counter/scale-code.ts';
import { BLANK_ITEM, type ItemInput, itemInput } from '#domain/books/masters/item.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

beforeEach(() => freshBooks());
afterEach(emptyShelf);

const [FIRST, SECOND, THIRD] = ['2900000000018', '2900000000025', '2900000000032'];
const LAST = '2999999999991';
const anItem = (name: string, rest: Partial<ItemInput> = {}) =>
  createItem({ ...BLANK_ITEM, name, percent: 5, ...rest });

it('gives an item the next code, and changes nothing else of it', async () => {
  const soap = await anItem('Soap', { sku: 'S-1', openingQuantity: asQuantity(3) });
  expect(await makeCode(soap.id, soap.rev)).toBe(FIRST);
  expect(await item(soap.id)).toEqual({ ...soap, barcode: FIRST, rev: 2, keys: expect.anything() });
  const tea = await anItem('Tea');
  expect(await makeCode(tea.id, tea.rev)).toBe(SECOND);
});

it('gives none that an item has, be it inactive, or one of its packs', async () => {
  await anItem('Old soap', { barcode: FIRST, isActive: false });
  const pack = { code: SECOND, unit: 'BOX', contains: asQuantity(12), sellingPrice: null, mrp: null } as const;
  await anItem('Soap', { packs: [pack] });
  expect(await nextOwnCode()).toBe(THIRD);
  // What the form holds is taken, too.
  expect(await nextOwnCode(['', '8901719110245', THIRD])).toBe('2900000000049');
});

it('begins again with the first that is free where the last number is taken', async () => {
  await anItem('Of another shop', { barcode: LAST });
  const tea = await anItem('Tea', { barcode: FIRST });
  expect(await nextOwnCode()).toBe(SECOND);
  await anItem('Salt', { barcode: SECOND });
  expect(await nextOwnCode()).toBe(THIRD);
  await deleteItems([tea.id]);
  expect(await nextOwnCode()).toBe(FIRST);
});

it('leaves an item alone that has a barcode, was changed meanwhile or is gone', async () => {
  const soap = await anItem('Soap', { barcode: '111' });
  await expect(makeCode(soap.id, soap.rev)).rejects.toThrow('“Soap” has a barcode already: 111.');
  const tea = await anItem('Tea');
  await updateItem(tea.id, tea.rev, { ...itemInput(tea, '2026-11-25'), name: 'Green tea' });
  await expect(makeCode(tea.id, tea.rev)).rejects.toThrow('Changed in another tab meanwhile');
  expect(await item(tea.id)).toMatchObject({ name: 'Green tea', barcode: '' });
  await deleteItems([tea.id]);
  await expect(makeCode(tea.id, 2)).rejects.toThrow('no longer exists');
});

it('is refused where a scale prints codes that begin with 29', async () => {
  await updateCounterSettings(
    { scaleCodes: USUAL_SCALE_CODES },
    { scaleCodes: [{ pattern: '29IIIIIWWWWWC', holds: 'Weight', decimals: 3 }] },
  );
  const soap = await anItem('Soap');
  await expect(makeCode(soap.id, soap.rev)).rejects.toThrow('Scale Codes read codes that begin with 29.');
  expect(await item(soap.id)).toMatchObject({ barcode: '', rev: 1 });
});
