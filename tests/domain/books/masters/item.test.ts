import { describe, expect, it } from 'vitest';
import {
  asksFrom,
  BLANK_ITEM,
  type Item,
  ITEM_KINDS,
  itemInput,
  type ItemInput,
  itemFrom,
  openingValue,
  rateOn,
  TAXABILITIES,
  type Taxability,
  withKind,
  withPercent,
} from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';

const TODAY = '2026-11-25';
const SOAP: ItemInput = { ...BLANK_ITEM, name: 'Soap', percent: 18 };
const KEPT: Item = { ...itemFrom(SOAP), id: '1' };

describe('an item', () => {
  it('is at first taxable goods, counted in numbers, without figures', () => {
    expect(BLANK_ITEM).toEqual({
      name: '',
      kind: 'Goods',
      sku: '',
      barcode: '',
      batches: false,
      manufacturer: '',
      hsn: '',
      unit: 'NOS',
      taxability: 'Taxable',
      rates: [],
      percent: null,
      from: '',
      priceIncludesGst: false,
      sellingPrice: null,
      purchasePrice: null,
      mrp: null,
      scaleCode: '',
      packs: [],
      reorderLevel: null,
      openingQuantity: null,
      openingRate: null,
      isActive: true,
    });
    expect(ITEM_KINDS).toEqual(['Goods', 'Service']);
  });

  it('is kept with its first rate since GST began, so that no document is before it', () => {
    expect(itemFrom(SOAP).rates).toEqual([{ from: '2017-07-01', percent: 18 }]);
  });

  it('is kept without needless spaces; empty stock is none, an empty price stays empty', () => {
    const typed = { ...SOAP, name: ' Soap  100 g ', sku: ' S-1 ', barcode: ' 890 ', hsn: '3401.11 90' };
    expect(itemFrom(typed)).toEqual({
      name: 'Soap 100 g',
      kind: 'Goods',
      sku: 'S-1',
      barcode: '890',
      hsn: '34011190',
      unit: 'NOS',
      taxability: 'Taxable',
      rates: [{ from: '2017-07-01', percent: 18 }],
      priceIncludesGst: false,
      sellingPrice: null,
      purchasePrice: null,
      reorderLevel: null,
      openingQuantity: 0,
      openingRate: 0,
      isActive: true,
    });
  });

  it('comes back from its form unchanged', () => {
    const item: Item = {
      ...KEPT,
      unit: 'KGS',
      rates: [
        { from: '2017-07-01', percent: 18 },
        { from: '2025-09-22', percent: 5 },
      ],
      priceIncludesGst: true,
      sellingPrice: asRate(1_255_000),
      purchasePrice: asRate(1_000_000),
      reorderLevel: asQuantity(5),
      openingQuantity: asQuantity(2.5),
      openingRate: asRate(900_000),
      isActive: false,
    };
    expect(itemInput(item, TODAY)).toMatchObject({ percent: 5, from: '', openingQuantity: 2.5, openingRate: 900_000 });
    expect({ ...itemFrom(itemInput(item, TODAY)), id: '1' }).toEqual(item);
    expect(itemInput(KEPT, TODAY)).toMatchObject({ openingQuantity: null, openingRate: null });
    expect(itemInput(item, TODAY)).not.toHaveProperty('id');
  });

  it('takes the rate in force on the day of the document', () => {
    const rates = [
      { from: '2017-07-01', percent: 18 },
      { from: '2025-09-22', percent: 5 },
    ] as const;
    expect(rateOn({ taxability: 'Taxable', rates }, '2025-09-21')).toBe(18);
    expect(rateOn({ taxability: 'Taxable', rates }, '2025-09-22')).toBe(5);
    expect(rateOn({ taxability: 'Taxable', rates: [] }, TODAY)).toBe(0);
    const untaxed: readonly Taxability[] = ['Nil-rated', 'Exempt', 'Non-GST'];
    expect(TAXABILITIES).toEqual(['Taxable', ...untaxed]);
    for (const taxability of untaxed) expect(rateOn({ taxability, rates }, TODAY)).toBe(0);
  });

  it('has an opening stock of quantity × rate', () => {
    expect(openingValue({ openingQuantity: asQuantity(20), openingRate: asRate(2_500_000) })).toBe(5_000_00);
  });
});

describe('changing the GST rate of an item', () => {
  const input = itemInput(KEPT, TODAY);

  it('asks from which day, and only then', () => {
    expect(asksFrom(input, TODAY)).toBe(false);
    expect(asksFrom({ ...input, percent: 5 }, TODAY)).toBe(true);
    expect(asksFrom({ ...input, percent: null }, TODAY)).toBe(false);
    expect(asksFrom({ ...input, percent: 5, taxability: 'Exempt' }, TODAY)).toBe(false);
    expect(asksFrom(SOAP, TODAY)).toBe(false);
  });

  it('leaves older documents their rate', () => {
    const { rates } = itemFrom({ ...input, percent: 5, from: '2026-12-01' });
    expect(rates).toEqual([
      { from: '2017-07-01', percent: 18 },
      { from: '2026-12-01', percent: 5 },
    ]);
  });

  it('changes nothing without a day, or while the item is not taxed', () => {
    expect(itemFrom({ ...input, percent: 5 }).rates).toEqual(KEPT.rates);
    expect(itemFrom({ ...input, percent: null, from: '2026-12-01' }).rates).toEqual(KEPT.rates);
    expect(itemFrom({ ...input, percent: 5, from: '2026-12-01', taxability: 'Exempt' }).rates).toEqual(KEPT.rates);
    expect(itemFrom({ ...SOAP, taxability: 'Nil-rated' }).rates).toEqual([]);
    expect(itemInput({ ...KEPT, rates: [] }, TODAY).percent).toBeNull();
  });
});

describe('a service', () => {
  it('has no unit, whatever was chosen before', () => {
    expect(withKind({ ...SOAP, unit: 'KGS' }, 'Service')).toEqual({ ...SOAP, kind: 'Service', unit: 'NA' });
    expect(itemFrom({ ...SOAP, kind: 'Service', unit: 'KGS' }).unit).toBe('NA');
    expect(itemFrom({ ...SOAP, unit: 'KGS' }).unit).toBe('KGS');
  });

  it('that turns out to be goods is counted in numbers', () => {
    expect(withKind({ ...SOAP, kind: 'Service', unit: 'NA' }, 'Goods')).toEqual(SOAP);
    expect(withKind({ ...SOAP, unit: 'KGS' }, 'Goods').unit).toBe('KGS');
  });
});

describe('a chosen GST rate', () => {
  it('keeps the day from which it holds, unless it is the one in force again', () => {
    const input: ItemInput = { ...itemInput(KEPT, TODAY), percent: 5, from: '2026-12-01' };
    expect(withPercent(input, 12, TODAY)).toEqual({ ...input, percent: 12 });
    expect(withPercent(input, 18, TODAY)).toEqual({ ...input, percent: 18, from: '' });
  });
});
