import { describe, expect, it } from 'vitest';
import { BLANK_ITEM, type ItemInput, itemFrom, itemInput, withKind } from '#domain/books/masters/item.ts';
import { problemsInItem } from '#domain/books/masters/item-problems.ts';
import { codeKeysOf, keysOfCode, rowInWords, rowsWithCode, termsOfRow } from '#domain/books/masters/item-row.ts';
import { blankPack, type PackInput, withPackUnit } from '#domain/books/masters/pack.ts';
import { problemsInPacks } from '#domain/books/masters/pack-problems.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';

const TODAY = '2026-11-29';
const BOX: PackInput = {
  code: '8906000000014',
  unit: 'BOX',
  contains: asQuantity(12),
  sellingPrice: asRate(1200_0000),
  mrp: null,
};
const SALT: ItemInput = {
  ...BLANK_ITEM,
  name: 'Salt',
  unit: 'PCS',
  barcode: '8901719110245',
  sku: 'S-1',
  percent: 5,
  priceIncludesGst: true,
  sellingPrice: asRate(105_0000),
  purchasePrice: asRate(80_0000),
  mrp: asPaise(110_00),
  packs: [BOX],
};
const salt = { ...itemFrom(SALT), id: 'ITM-1' };
const problemsInOne = (pack: Partial<PackInput>, of: Partial<ItemInput> = {}, chargesGst = true) =>
  problemsInPacks({ ...SALT, ...of, packs: [{ ...BOX, ...pack }] }, chargesGst)[0];

describe('the packs of an item', () => {
  it('stay with it, and come back into its form', () => {
    expect(salt.packs).toEqual([BOX]);
    expect(itemInput(salt, TODAY)).toMatchObject({ mrp: 110_00, scaleCode: '', packs: [BOX] });
    expect(problemsInItem(SALT, TODAY)).toEqual({});
  });

  it('are not there where nothing was entered, and never of a service', () => {
    expect(itemFrom({ ...BLANK_ITEM, name: 'Pen' })).not.toHaveProperty('packs');
    const service = itemFrom(withKind({ ...SALT, scaleCode: '7' }, 'Service'));
    expect([service.packs, service.scaleCode, service.mrp]).toEqual([undefined, undefined, 110_00]);
  });

  it('are found by their codes, in any spelling, as the item is by its own', () => {
    expect(rowsWithCode(salt, '8901719110245')).toEqual([{ item: salt }]);
    expect(rowsWithCode(salt, ']E08906000000014')).toEqual([{ item: salt, pack: BOX }]);
    expect(rowsWithCode(salt, 's-1')).toEqual([{ item: salt }]);
    expect(rowsWithCode(salt, '890')).toEqual([]);
    expect(rowsWithCode(salt, '')).toEqual([]);
  });

  it('are found by the scale code of the item, leading zeros aside', () => {
    const rice = { ...salt, scaleCode: '042' };
    for (const code of ['42', '042', '00042']) {
      expect(rowsWithCode(rice, code)).toEqual([{ item: rice }]);
      expect(codeKeysOf(rice).some((key) => keysOfCode(code).includes(key))).toBe(true);
    }
    expect(rowsWithCode(rice, '420')).toEqual([]);
    expect(codeKeysOf(rice)).toEqual(['s-1', '08901719110245', '08906000000014', 'scale/42']);
  });

  it('say unit, what it contains, price and MRP to a line', () => {
    expect(termsOfRow({ item: salt })).toEqual({
      unit: 'PCS',
      mrp: 110_00,
      sellingPrice: 105_0000,
      purchasePrice: 80_0000,
    });
    expect(termsOfRow({ item: salt, pack: { ...BOX, contains: asQuantity(12), sellingPrice: null } })).toEqual({
      unit: 'BOX',
      contains: 12,
      sellingPrice: 1260_0000,
      purchasePrice: 960_0000,
    });
    const dearer = { ...BOX, unit: 'PCS', contains: asQuantity(1), mrp: asPaise(120_00) } as const;
    expect(termsOfRow({ item: salt, pack: dearer })).not.toHaveProperty('contains');
    expect([rowInWords({ item: salt }), rowInWords({ item: salt, pack: dearer })]).toEqual([
      'PCS · MRP ₹110',
      'PCS · MRP ₹120',
    ]);
  });
});

describe('the problems of a pack', () => {
  it('are that it has no code, or contains nothing', () => {
    expect(problemsInOne({ code: ' ' })).toEqual({ code: 'Enter the code.' });
    expect(problemsInOne({ contains: null })).toEqual({ contains: 'Enter how many PCS are in it.' });
    expect(problemsInOne({ contains: asQuantity(0) })).toEqual({ contains: 'Enter how many PCS are in it.' });
    expect(problemsInItem({ ...SALT, packs: [{ ...BOX, code: '' }] }, TODAY)).toEqual({
      packs: 'Barcode 2: Enter the code.',
    });
  });

  it('are that its unit is always of another size', () => {
    expect(problemsInOne({ unit: 'DOZ', contains: asQuantity(10), sellingPrice: null })).toEqual({
      contains: '1 DOZ is always 12 PCS. Enter that, or choose another unit.',
    });
    expect(problemsInOne({ unit: 'DOZ', sellingPrice: null })).toEqual({});
    expect(problemsInOne({ unit: 'PCS' })).toEqual({
      contains: 'It is counted in PCS, as the item is: enter 1, or choose the unit of the pack.',
    });
  });

  it('are that nothing tells it from another row of its code; a second MRP does', () => {
    const same = { ...blankPack('PCS'), code: '8901719110245', mrp: asPaise(110_00) };
    expect(problemsInOne(same)).toEqual({
      code: 'Barcode has this code with this MRP. Enter another MRP, or remove one.',
    });
    expect(problemsInOne({ ...same, mrp: asPaise(120_00) })).toEqual({});
    expect(problemsInPacks({ ...SALT, packs: [BOX, BOX] })[1]).toEqual({
      code: 'Barcode 2 has this code with this MRP. Enter another MRP, or remove one.',
    });
  });

  it('are a selling price above the MRP, tax included', () => {
    expect(problemsInOne({ mrp: asPaise(1199_00) })).toEqual({
      mrp: 'The selling price is ₹1,200, above the MRP of ₹1,199. Correct one of the two.',
    });
    expect(problemsInOne({ mrp: asPaise(1259_00) }, { priceIncludesGst: false })).toEqual({
      mrp: 'The selling price is ₹1,260 with GST, above the MRP of ₹1,259. Correct one of the two.',
    });
    // Who charges no GST takes the price as it is.
    expect(problemsInOne({ mrp: asPaise(1259_00) }, { priceIncludesGst: false }, false)).toEqual({});
    expect(problemsInOne({ sellingPrice: null, mrp: asPaise(1259_00) })).toHaveProperty('mrp');
    expect(problemsInItem({ ...SALT, sellingPrice: asRate(110_0100) }, TODAY)).toHaveProperty('mrp');
    expect(problemsInItem({ ...SALT, sellingPrice: asRate(110_0000) }, TODAY)).toEqual({});
    expect(problemsInItem({ ...SALT, sellingPrice: null }, TODAY)).toEqual({});
  });

  it('are more than twenty of them; a scale code that is none', () => {
    const packs = Array.from({ length: 21 }, (_, at) => ({ ...BOX, code: `P-${at}` }));
    expect(problemsInItem({ ...SALT, packs }, TODAY)).toEqual({ packs: 'An item has at most 20 further barcodes.' });
    for (const scaleCode of ['1234567', 'A1', '1.5']) {
      expect(problemsInItem({ ...SALT, scaleCode }, TODAY)).toEqual({
        scaleCode: 'Enter a scale code of 1 to 6 digits.',
      });
    }
    expect(problemsInItem({ ...SALT, scaleCode: '000042' }, TODAY)).toEqual({});
  });
});

describe('the unit of a pack', () => {
  it('says what it contains where that is always so many, and asks where nobody knows', () => {
    const pack = blankPack('PCS');
    expect(withPackUnit(pack, 'DOZ', 'PCS').contains).toBe(12);
    expect(withPackUnit(pack, 'BOX', 'PCS').contains).toBeNull();
    expect(withPackUnit(BOX, 'CTN', 'PCS').contains).toBe(12);
  });
});
