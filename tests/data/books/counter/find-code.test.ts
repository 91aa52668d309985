import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findCode } from '#data/books/counter/find-code.ts';
import { createItem, item, itemChoices, updateItem } from '#data/books/masters/items.ts';
import { cancelVoucher } from '#data/books/vouchers/vouchers.ts';
import { BLANK_ITEM, type ItemInput, itemInput } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { addGoods, aTrader, sell } from '../../../support/trade.ts';

const BOX = { code: '8906000000014', unit: 'BOX', contains: asQuantity(12), sellingPrice: null, mrp: null } as const;
const SALT: ItemInput = {
  ...BLANK_ITEM,
  name: 'Salt',
  unit: 'PCS',
  percent: 5,
  barcode: '8901719110245',
  packs: [BOX],
};
const RICE: ItemInput = { ...BLANK_ITEM, name: 'Rice', unit: 'KGS', percent: 5, scaleCode: '1', sku: 'R-1' };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-05T12:00:00') });
  await freshBooks({ booksBegin: '2026-04-01' });
});
afterEach(async () => {
  vi.useRealTimers();
  await emptyShelf();
});

describe('a code', () => {
  it('is looked up whole among barcodes, packs, SKUs and scale codes', async () => {
    const [salt, rice] = [await createItem(SALT), await createItem(RICE)];
    const found = async (code: string) => {
      const outcome = await findCode(code);
      return 'row' in outcome ? [outcome.kind, outcome.row.item.id, outcome.row.pack?.unit] : outcome.kind;
    };
    expect(await found('8901719110245')).toEqual(['row', salt.id, undefined]);
    expect(await found(']E08906000000014')).toEqual(['row', salt.id, 'BOX']);
    expect(await found('r-1')).toEqual(['row', rice.id, undefined]);
    expect(await found('0001')).toEqual(['row', rice.id, undefined]);
    expect(await found('890171911024')).toBe('unknown');
    expect(await found('')).toBe('unknown');
  });

  it('of two MRPs asks which', async () => {
    const mrp = { ...BOX, code: SALT.barcode, unit: 'PCS', contains: asQuantity(1), mrp: asPaise(120_00) } as const;
    await createItem({ ...SALT, mrp: asPaise(110_00), packs: [mrp] });
    expect(await findCode(SALT.barcode)).toMatchObject({ kind: 'several', rows: [{}, { pack: { mrp: 120_00 } }] });
  });

  it('of a scale is what it weighed or priced', async () => {
    const { id } = await createItem({ ...RICE, sellingPrice: asRate(60_0000), priceIncludesGst: true });
    const row = { item: { id } };
    expect(await findCode('2100001027506')).toMatchObject({ kind: 'weighed', row, quantity: 2.75 });
    expect(await findCode('2300001099996')).toMatchObject({ kind: 'priced', row, price: 99_99 });
    expect(await findCode('2100001027507')).toEqual({ kind: 'refused', sentence: 'Read again: 2100001027507' });
    expect(await findCode('2300042135509')).toEqual({ kind: 'unknown' });
  });

  it('that is the number of an own invoice is that, of this year or one before', async () => {
    const [customer, salt] = [await aTrader('Customer', 'Usha'), await addGoods('Salt')];
    const old = await sell('2026-05-01', customer, [[salt, 1, 10]]);
    const sold = await sell('2027-05-01', customer, [[salt, 1, 10]]);
    expect(await findCode('inv/26-27/0001')).toEqual({ kind: 'invoice', id: old.id, number: 'INV/26-27/0001' });
    await cancelVoucher(sold.id, sold.rev);
    expect(await findCode('INV/27-28/0001')).toEqual({ kind: 'invoice', id: sold.id, number: 'INV/27-28/0001' });
    expect(await findCode('INV/27-28/0002')).toEqual({ kind: 'unknown' });
  });

  it('of no goods says what it is, unless an item has it', async () => {
    const upi = 'upi://pay?pa=asha@upi';
    expect(await findCode(upi)).toEqual({ kind: 'refused', sentence: 'This is a UPI code, not an item.' });
    await createItem({ ...RICE, barcode: upi });
    expect(await findCode(upi)).toMatchObject({ kind: 'row' });
  });
});

describe('the codes of items', () => {
  it('are each of one active item, packs and scale codes among them', async () => {
    const { id } = await createItem({ ...SALT, scaleCode: '042' });
    const other = { ...RICE, name: 'Wheat' };
    const taken = '“Salt” has this barcode already. Each item has its own.';
    await expect(createItem({ ...other, barcode: BOX.code })).rejects.toMatchObject({ fields: { barcode: taken } });
    const pack = { ...BOX, code: SALT.barcode, unit: 'BAG' } as const;
    await expect(createItem({ ...other, packs: [pack] })).rejects.toMatchObject({
      fields: { packs: `Barcode 2: ${taken}` },
    });
    await expect(createItem({ ...other, scaleCode: '42' })).rejects.toMatchObject({
      fields: { scaleCode: '“Salt” has this scale code already. Each item has its own.' },
    });
    const kept = await item(id);
    if (!kept) throw new Error('Salt is gone.');
    await updateItem(id, kept.rev, { ...itemInput(kept, '2027-05-05'), isActive: false });
    await createItem({ ...other, barcode: BOX.code, scaleCode: '42' });
    const again = await item(id);
    await expect(
      updateItem(id, again?.rev ?? 0, { ...itemInput(kept, '2027-05-05'), isActive: true }),
    ).rejects.toMatchObject({
      fields: { packs: 'Barcode 2: “Wheat” has this barcode already. Each item has its own.' },
    });
  });

  it('find it among all', async () => {
    const { id } = await createItem(SALT);
    await createItem(RICE);
    for (const find of ['890600', BOX.code]) {
      expect((await itemChoices(find)).items.map((one) => one.id)).toEqual([id]);
    }
  });
});
