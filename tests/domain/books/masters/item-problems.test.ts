import { describe, expect, it } from 'vitest';
import { BLANK_ITEM, itemInput, type ItemInput, itemFrom } from '#domain/books/masters/item.ts';
import { problemsInItem, problemsInUsedGoods } from '#domain/books/masters/item-problems.ts';
import { GST_PERCENTAGES } from '#domain/books/law/gst-rates.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';

const TODAY = '2026-11-25';
const SOAP: ItemInput = { ...BLANK_ITEM, name: 'Soap', percent: 18 };
const HAIRCUT: ItemInput = { ...SOAP, name: 'Haircut', kind: 'Service', unit: 'NA' };

describe('an item is refused', () => {
  it('without a name and a GST rate, and for nothing else', () => {
    expect(problemsInItem(BLANK_ITEM, TODAY)).toEqual({
      name: 'Enter the name of the item.',
      percent: 'Choose the GST rate.',
    });
    expect(problemsInItem(SOAP, TODAY)).toEqual({});
    expect(problemsInItem(HAIRCUT, TODAY)).toEqual({});
  });

  it('with a code that is not one of its kind', () => {
    expect(problemsInItem({ ...SOAP, hsn: '998314' }, TODAY)).toHaveProperty('hsn');
    expect(problemsInItem({ ...HAIRCUT, hsn: '998314' }, TODAY)).toEqual({});
  });

  it('as goods without a unit', () => {
    expect(problemsInItem({ ...SOAP, unit: 'NA' }, TODAY)).toEqual({
      unit: 'Choose the unit that the goods are counted in.',
    });
  });

  it.each([2, 15, 17.5, -5])('with the rate %d %, which the portal does not take', (percent) => {
    expect(problemsInItem({ ...SOAP, percent }, TODAY)).toEqual({ percent: 'Choose the GST rate.' });
  });

  it.each(GST_PERCENTAGES)('but not with the rate %d %', (percent) => {
    expect(problemsInItem({ ...SOAP, percent }, TODAY)).toEqual({});
  });

  it('but not without a rate when it is exempt', () => {
    expect(problemsInItem({ ...SOAP, percent: null, taxability: 'Exempt' }, TODAY)).toEqual({});
  });

  it('when its rate changes from no day', () => {
    const input = { ...itemInput({ ...itemFrom(SOAP), id: '1' }, TODAY), percent: 5 };
    expect(problemsInItem(input, TODAY)).toEqual({ from: 'Enter the day from which the new rate holds.' });
    expect(problemsInItem({ ...input, from: '2026-12-01' }, TODAY)).toEqual({});
  });

  it('with a price or a quantity below nothing', () => {
    const [minus, less] = [asRate(-1), asQuantity(-1)];
    const wrong = { sellingPrice: minus, purchasePrice: minus, reorderLevel: less, openingQuantity: less };
    expect(problemsInItem({ ...SOAP, ...wrong, openingRate: minus }, TODAY)).toEqual({
      sellingPrice: 'Enter the selling price without a minus.',
      purchasePrice: 'Enter the purchase price without a minus.',
      reorderLevel: 'Enter the reorder level without a minus.',
      openingQuantity: 'Enter the opening quantity without a minus.',
      openingRate: 'Enter the opening rate without a minus.',
    });
    const [free, none] = [asRate(0), asQuantity(0)];
    const zero = { sellingPrice: free, purchasePrice: free, reorderLevel: none, openingQuantity: none };
    expect(problemsInItem({ ...SOAP, ...zero, openingRate: free }, TODAY)).toEqual({});
  });

  it('with an opening stock worth more than can be counted', () => {
    const stock = { openingQuantity: asQuantity(999_999_999), openingRate: asRate(999_999_999_999_999) };
    expect(problemsInItem({ ...SOAP, ...stock }, TODAY)).toEqual({
      openingRate: 'The opening stock is worth too much to be counted. Correct one of the two.',
    });
  });

  it('as a service that has stock', () => {
    const stock = { reorderLevel: asQuantity(0), openingQuantity: asQuantity(1), openingRate: asRate(1) };
    expect(problemsInItem({ ...HAIRCUT, ...stock }, TODAY)).toEqual({
      reorderLevel: 'A service has no stock. Clear the reorder level.',
      openingQuantity: 'A service has no stock. Clear the opening quantity.',
      openingRate: 'A service has no stock. Clear the opening rate.',
    });
  });
});

describe('goods that vouchers use', () => {
  const soap = itemFrom(SOAP);

  it('keep their unit, and do not become a service: what they moved would stay in a stock that it has none of', () => {
    expect(problemsInUsedGoods(soap, { ...soap, unit: 'DOZ' }, 2)).toEqual({
      unit: 'Soap is used in 2 vouchers and counted in NOS there: its stock would be another one. Make a new item for DOZ.',
    });
    expect(problemsInUsedGoods(soap, itemFrom(HAIRCUT), 1)).toEqual({
      kind: 'Soap is used in 1 voucher and counted in NOS there: a service has no stock. Make a new item for the service.',
    });
  });

  it('can change all else, and everything while no voucher uses them', () => {
    expect(problemsInUsedGoods(soap, { ...soap, name: 'Soaps' }, 2)).toEqual({});
    expect(problemsInUsedGoods(soap, { ...soap, unit: 'DOZ' }, 0)).toEqual({});
    expect(problemsInUsedGoods(soap, itemFrom(HAIRCUT), 0)).toEqual({});
  });

  it('a service may become goods, whatever uses it: it moved none', () => {
    expect(problemsInUsedGoods(itemFrom(HAIRCUT), soap, 3)).toEqual({});
  });
});
