import * as fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  createProduct,
  deleteProducts,
  countMovementsOf,
  productsOfSku,
  productTotals,
  reorderProduct,
  updateProduct,
} from '#data/sample/products.ts';
import {
  createPurchaseOrder,
  deletePurchaseOrders,
  PURCHASE_ORDER_LIST,
  purchaseOrderTotals,
  updatePurchaseOrder,
  vendorSuggestions,
} from '#data/sample/purchase-orders.ts';
import {
  createSalesOrder,
  customerSuggestions,
  deleteSalesOrders,
  salesOrderTotals,
  updateSalesOrder,
} from '#data/sample/sales-orders.ts';
import { recordMovement } from '#data/sample/stock-movements.ts';
import { windowOf } from '#data/lists/row-window.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { inventoryValue } from '#domain/sample/product.ts';
import { BLANK_PRODUCT, type ProductInput } from '#domain/sample/product-input.ts';
import { asQuantity } from '#domain/quantity.ts';
import {
  BLANK_MOVEMENT,
  type MovementInput,
  MOVEMENT_TYPES,
  type StockMovement,
} from '#domain/sample/stock-movement.ts';
import { recordId } from '#domain/record-id.ts';
import { aBusiness, anItem } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import { runs } from '../../support/runs.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const DAY = '2024-07-01';

const aProduct = (said: Partial<ProductInput> = {}): ProductInput => ({
  ...BLANK_PRODUCT,
  name: 'Chair',
  sku: 'CH-1',
  category: 'Furniture',
  ...said,
});
const aMovement = (said: Partial<MovementInput>): MovementInput => ({
  ...BLANK_MOVEMENT,
  productId: 'PRD-001',
  type: 'Stock In',
  quantity: asQuantity(1),
  ...said,
});

describe('a movement', () => {
  it('adds to and removes from the stock', async () => {
    const db = await freshMirror(aBusiness());
    await createProduct(aProduct({ currentStock: asQuantity(10) }));
    await recordMovement(aMovement({ quantity: asQuantity(5) }), DAY);
    const out = await recordMovement(aMovement({ type: 'Stock Out', quantity: asQuantity(3) }), DAY);
    expect(out).toMatchObject({ id: 'SM-002', product: 'Chair', quantity: -3, date: DAY });
    expect((await db.records('products').get('PRD-001'))?.currentStock).toBe(12);
  });

  it('beyond the stock leaves 0, and keeps its full quantity', async () => {
    const db = await freshMirror(aBusiness());
    await createProduct(aProduct({ currentStock: asQuantity(3) }));
    const out = await recordMovement(aMovement({ type: 'Stock Out', quantity: asQuantity(5) }), DAY);
    expect(out.quantity).toBe(-5);
    expect((await db.records('products').get('PRD-001'))?.currentStock).toBe(0);
  });

  it.each([
    ['a product', { productId: '' }],
    ['a type', { type: '' }],
    ['a quantity', { quantity: null }],
    ['a quantity other than 0', { quantity: asQuantity(0) }],
  ] as const)('without %s is refused', async (_, lack) => {
    const db = await freshMirror(aBusiness());
    await createProduct(aProduct());
    await expect(recordMovement(aMovement(lack), DAY)).rejects.toMatchObject({
      title: 'Error',
      message: 'Please fill all required fields',
    });
    expect(await db.records('stockMovements').count()).toBe(0);
  });

  it('of a deleted product is refused, and nothing is written', async () => {
    const db = await freshMirror(aBusiness());
    await createProduct(aProduct());
    await deleteProducts(['PRD-001']);
    await expect(recordMovement(aMovement({}), DAY)).rejects.toThrow(/PRD-001 no longer exists/);
    expect(await db.records('stockMovements').count()).toBe(0);
    expect(await wrongTotals(db)).toEqual([]);
  });
});

describe('after any sequence of movements', () => {
  it('the stock is what max(0, …) gives step by step, the value is Σ stock × price, and no movement lacks its product', async () => {
    const aStep = fc.record({
      product: fc.integer({ min: 1, max: 3 }),
      type: fc.constantFrom(...MOVEMENT_TYPES),
      thousandths: fc.integer({ min: 1, max: 50_000 }),
      deletes: fc.integer({ min: 0, max: 12 }).map((dice) => dice === 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 12 }), async (steps) => {
        const db = await freshMirror(aBusiness());
        const stock = new Map<string, number>();
        for (const price of [99_99, 1_250_50, 7]) {
          const { id } = await createProduct(aProduct({ price: asPaise(price), currentStock: asQuantity(2.5) }));
          stock.set(id, 2500);
        }
        for (const { product, type, thousandths, deletes } of steps) {
          const id = `PRD-00${product}`;
          const before = stock.get(id);
          const deed = deletes
            ? deleteProducts([id])
            : recordMovement(aMovement({ productId: id, type, quantity: asQuantity(thousandths / 1000) }), DAY);
          if (before === undefined) await expect(deed).rejects.toThrow(/no longer exists/);
          else await deed;
          if (before === undefined) continue;
          if (deletes) stock.delete(id);
          else stock.set(id, Math.max(0, before + (type === 'Stock In' ? thousandths : -thousandths)));
        }
        const products = await db.records('products').toArray();
        expect(new Map(products.map((one) => [one.id, Math.round(one.currentStock * 1000)]))).toEqual(stock);
        expect((await productTotals()).all.amount).toBe(sumOf(products.map(inventoryValue)));
        const orphans = await db
          .records('stockMovements')
          .filter((one) => !stock.has(one.productId))
          .count();
        expect(orphans).toBe(0);
        expect(await wrongTotals(db)).toEqual([]);
      }),
      { numRuns: runs(15) },
    );
  });
});

describe('a product', () => {
  it('stores 0 for empty figures, and is at low stock from the start', async () => {
    await freshMirror(aBusiness());
    expect(await createProduct(aProduct())).toMatchObject({ id: 'PRD-001', currentStock: 0, maxStock: 0, price: 0 });
    expect((await productTotals())['Low Stock'].count).toBe(1);
  });

  it('is deleted with its movements, and no others', async () => {
    const db = await freshMirror(aBusiness());
    await createProduct(aProduct());
    await createProduct(aProduct({ name: 'Desk' }));
    for (const productId of ['PRD-001', 'PRD-002', 'PRD-001']) await recordMovement(aMovement({ productId }), DAY);
    expect(await countMovementsOf('PRD-001')).toBe(2);
    await deleteProducts(['PRD-001']);
    expect((await db.records('stockMovements').toArray()).map((one) => one.productId)).toEqual(['PRD-002']);
  });

  it('is deleted with thousands of movements in batches, so that the page stays responsive', async () => {
    const stockMovements = Array.from({ length: 1750 }, (_, at): StockMovement => {
      const isIn = at % 2 === 0;
      return {
        id: recordId('SM-', at + 1),
        productId: 'PRD-001',
        product: 'Chair',
        type: isIn ? 'Stock In' : 'Stock Out',
        quantity: asQuantity(isIn ? 1 : -1),
        date: DAY,
        reference: '',
        reason: 'Sale',
      };
    });
    const db = await freshMirror(aBusiness({ stockMovements }));
    await createProduct(aProduct());
    const asked: string[] = [];
    const [deletion, reading] = [IDBObjectStore.prototype.delete, IDBIndex.prototype.getAll];
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function deleted(this: IDBObjectStore, key) {
      asked.push('deletion');
      return deletion.call(this, key);
    });
    vi.spyOn(IDBIndex.prototype, 'getAll').mockImplementation(function read(this: IDBIndex, ...given) {
      asked.push('reading');
      return reading.apply(this, given);
    });
    await deleteProducts(['PRD-001']);
    const atOnce = asked
      .join('')
      .split('reading')
      .map((deletions) => deletions.length / 'deletion'.length);
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(500);
    expect(await db.records('stockMovements').count()).toBe(0);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('is not brought back by an edit after it was deleted', async () => {
    const db = await freshMirror(aBusiness());
    await createProduct(aProduct());
    await deleteProducts(['PRD-001']);
    await expect(updateProduct('PRD-001', aProduct({ name: 'Ghost' }))).rejects.toThrow(/no longer exists/);
    expect(await db.records('products').count()).toBe(0);
  });

  it('is not reordered if its stock is full: the refusal says what to set', async () => {
    const db = await freshMirror(aBusiness());
    await createProduct(aProduct({ currentStock: asQuantity(4), maxStock: asQuantity(4) }));
    await expect(reorderProduct('PRD-001', DAY)).rejects.toThrow(
      'The max stock of PRD-001 is not above its stock. Set it, then reorder.',
    );
    expect(await db.records('purchaseOrders').count()).toBe(0);
  });

  it('is reordered from its supplier, up to its max stock, as a Pending order', async () => {
    await freshMirror(aBusiness());
    const stock = { currentStock: asQuantity(4), maxStock: asQuantity(10), price: asPaise(250_00) };
    await createProduct(aProduct({ ...stock, supplier: 'Kaveri' }));
    expect(await reorderProduct('PRD-001', DAY)).toMatchObject({
      id: 'PO-2024-001',
      vendorName: 'Kaveri',
      amount: 1500_00,
      status: 'Pending',
      date: DAY,
      items: [{ name: 'Chair', quantity: 6, rate: 250_00, amount: 1500_00 }],
    });
  });
});

describe('the products of a SKU', () => {
  it.each([
    ['8901719110245', ['Tea']],
    ['ch-1', ['Chair']],
    ['TEA 500', ['Tea 500']],
    ['500', []],
    ['89017191102', []],
    ['Tea', []],
    ['--', []],
  ])('%s are %j', async (code, names) => {
    await freshMirror(aBusiness());
    await createProduct(aProduct());
    await createProduct(aProduct({ name: 'Tea', sku: '8901719110245' }));
    await createProduct(aProduct({ name: 'Tea 500', sku: 'Tea  500' }));
    expect((await productsOfSku(code)).map(({ name }) => name)).toEqual(names);
  });

  it('are at most two, and no other product is read', async () => {
    const db = await freshMirror();
    for (const name of ['A', 'B', 'C']) await createProduct(aProduct({ name, sku: 'SAME-1' }));
    let read = 0;
    db.records('products').hook('reading', (row) => {
      read++;
      return row;
    });
    expect(await productsOfSku('SAME-1')).toHaveLength(2);
    expect(read).toBeLessThanOrEqual(3);
  });
});

describe('an order', () => {
  const order = { date: DAY, amount: asPaise(100_00), status: 'Pending' } as const;

  it('counts in its status and in all, and in neither after it is deleted', async () => {
    await freshMirror(aBusiness());
    await createSalesOrder({ ...order, customerName: 'Asha' });
    await createSalesOrder({ ...order, customerName: 'Asha', status: 'Completed' });
    expect(await salesOrderTotals()).toMatchObject({
      all: { count: 2, amount: 200_00 },
      Completed: { count: 1, amount: 100_00 },
      Pending: { count: 1 },
    });
    await deleteSalesOrders(['SO-2024-001']);
    expect((await salesOrderTotals()).all).toEqual({ count: 1, amount: 100_00 });
  });

  it('to a vendor counts the same way', async () => {
    await freshMirror(aBusiness());
    await createPurchaseOrder({ ...order, vendorName: 'Kaveri' });
    await createPurchaseOrder({ ...order, vendorName: 'Kaveri', status: 'Received' });
    await createPurchaseOrder({ ...order, vendorName: 'Kaveri', status: 'Received' });
    expect(await purchaseOrderTotals()).toMatchObject({
      all: { count: 3, amount: 300_00 },
      Received: { count: 2, amount: 200_00 },
      Pending: { count: 1, amount: 100_00 },
    });
    await deletePurchaseOrders(['PO-2024-002']);
    expect((await purchaseOrderTotals()).Received).toEqual({ count: 1, amount: 100_00 });
  });

  it('suggests recent vendors, latest first, each once', async () => {
    await freshMirror(aBusiness());
    for (const vendorName of ['Kaveri', 'Asha', ' ', 'Kaveri']) await createPurchaseOrder({ ...order, vendorName });
    expect(await vendorSuggestions()).toEqual(['Kaveri', 'Asha']);
  });

  it('suggests matching customers, then recent ones, each once', async () => {
    const customers = ['Usha Rao', 'Desai & Sons'].map((name, at) => ({ id: `CUST-00${at + 1}`, name, gstin: '' }));
    await freshMirror(aBusiness({ customers }));
    for (const customerName of ['Usha Rao', 'Kavita Bhat']) await createSalesOrder({ ...order, customerName });
    expect(await customerSuggestions('de')).toEqual(['Desai & Sons', 'Kavita Bhat', 'Usha Rao']);
    expect(await customerSuggestions('us')).toEqual(['Usha Rao', 'Kavita Bhat']);
  });

  it('keeps its items when its four fields are edited', async () => {
    const items = [anItem()];
    const kept = { ...order, id: 'SO-2024-001', customerName: 'Asha', items };
    const db = await freshMirror(aBusiness({ salesOrders: [kept] }));
    await updateSalesOrder('SO-2024-001', { ...order, customerName: 'Usha', amount: null });
    expect(await db.records('salesOrders').get('SO-2024-001')).toMatchObject({
      customerName: 'Usha',
      amount: 0,
      items,
    });
  });

  it('is found by its vendor, and sorted by that name in any case', async () => {
    const db = await freshMirror(aBusiness());
    for (const vendorName of ['beta', 'Alpha', 'Gamma']) await createPurchaseOrder({ ...order, vendorName });
    await updatePurchaseOrder('PO-2024-003', { ...order, vendorName: 'aardvark' });
    const vendors = async (find: string) => {
      const view = { sort: 'vendor', direction: 'up', filter: '', find } as const;
      const window = await windowOf(db.records('purchaseOrders'), PURCHASE_ORDER_LIST, view, { at: 'first' }, 50);
      return window.rows.map(({ vendorName }) => vendorName);
    };
    expect(await vendors('')).toEqual(['aardvark', 'Alpha', 'beta']);
    expect([await vendors('AARD'), await vendors('alpha'), await vendors('gamma')]).toEqual([
      ['aardvark'],
      ['Alpha'],
      [],
    ]);
  });
});
