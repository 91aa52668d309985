import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { hasSku, inventoryValue, priceByName, stockLevel } from '#domain/sample/product.ts';
import { BLANK_PRODUCT, productFromInput, productInput, requiredForProduct } from '#domain/sample/product-input.ts';
import { reorderItem } from '#domain/sample/reorder.ts';
import { asQuantity } from '#domain/quantity.ts';
import { missingIn } from '#domain/required-fields.ts';

describe('the stock of a product', () => {
  it.each([
    ['Low Stock', 9, 10, 100],
    ['Low Stock', 10, 10, 100],
    ['Medium', 11, 10, 100],
    ['Medium', 29.999, 10, 100],
    ['Good', 30, 10, 100],
    ['Low Stock', 0, 0, 0],
    ['Low Stock', 80, 80, 100], // the reorder level takes precedence
    ['Good', 0.9, 0.1, 3], // exactly 30 percent, where floating point gives 0.8999…
  ] as const)('is %s at %d, with a reorder level of %d and room for %d', (level, current, reorder, max) => {
    expect(stockLevel(aStock(current, reorder, max))).toBe(level);
  });

  it('is Medium strictly under 30 percent, to the last thousandth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e9 }), (current, max) => {
        const expected = BigInt(current) * 100n < BigInt(max) * 30n ? 'Medium' : 'Good';
        expect(stockLevel(aStock(current / 1000, 0, max / 1000))).toBe(expected);
      }),
    );
  });

  it('is worth its quantity times its price', () => {
    expect(inventoryValue({ currentStock: asQuantity(9), price: asPaise(3_275_75) })).toBe(29_481_75);
    expect(inventoryValue({ currentStock: asQuantity(2.5), price: asPaise(1_01) })).toBe(2_53);
  });

  it('is reordered up to its maximum, at its own price', () => {
    expect(reorderItem(aDesk(4))).toEqual({ name: 'Desk', quantity: 26, rate: 100_00, amount: 2_600_00 });
  });

  it('is never reordered by a negative quantity', () => {
    expect(reorderItem(aDesk(31))).toEqual({ name: 'Desk', quantity: 0, rate: 100_00, amount: 0 });
  });
});

it('the price by name is that of all products of this name, however it is typed, or none', () => {
  const cheap = { name: 'Desk', price: asPaise(90_00) };
  expect(priceByName([aDesk(1), { ...aDesk(2) }, { ...cheap, name: 'Desks' }], 'Desk')).toBe(100_00);
  expect(priceByName([aDesk(1), cheap], 'Desk')).toBeUndefined();
  expect(priceByName([{ ...aDesk(1), name: ' Desk' }], 'desk ')).toBe(100_00);
  expect(priceByName([aDesk(1), { ...cheap, name: 'desk ' }], 'Desk')).toBeUndefined();
  expect(priceByName([aDesk(1)], 'Des')).toBeUndefined();
  expect(priceByName([], 'Desk')).toBeUndefined();
});

it('a new product needs a name, an SKU and a category, and its form starts without them', () => {
  expect(requiredForProduct).toEqual(['name', 'sku', 'category']);
  expect(missingIn(BLANK_PRODUCT, requiredForProduct)).toEqual(requiredForProduct);
  expect(BLANK_PRODUCT).toMatchObject({ supplier: '', location: '' });
});

it('a product comes back from its form unchanged, and figures left empty become 0', () => {
  const stored = {
    ...aDesk(4),
    sku: 'D-1',
    category: 'Furniture',
    reorderLevel: asQuantity(5),
    supplier: 'Rao',
    location: 'Warehouse-B',
  } as const;
  expect(productInput({ ...stored, id: 'PRD-001' })).toEqual(stored);
  expect(productFromInput(stored)).toEqual(stored);
  const { currentStock, reorderLevel, maxStock, price } = productFromInput(BLANK_PRODUCT);
  expect([currentStock, reorderLevel, maxStock, price]).toEqual([0, 0, 0, 0]);
});

function aStock(currentStock: number, reorderLevel: number, maxStock: number) {
  return {
    currentStock: asQuantity(currentStock),
    reorderLevel: asQuantity(reorderLevel),
    maxStock: asQuantity(maxStock),
  };
}

function aDesk(currentStock: number) {
  return { name: 'Desk', currentStock: asQuantity(currentStock), maxStock: asQuantity(30), price: asPaise(100_00) };
}

it.each([
  ['8901719110245', '8901719110245', true],
  ['EL-MON-24', ' el-mon-24', true],
  ['TEA 500', 'tea500', true],
  ['EL-MON-24', 'EL-MON-2', false],
  ['0012345', '12345', false],
])('a product with the SKU %s has the code %s: %s', (sku, code, isIt) => {
  expect(hasSku({ sku }, code)).toBe(isIt);
});
