import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createGodown,
  deleteGodowns,
  refuseDeletingGodowns,
  GODOWN_LIST,
  updateGodown,
} from '#data/books/masters/godowns.ts';
import { createItem, deleteItems, ITEM_LIST, itemChoices, itemsByCode, updateItem } from '#data/books/masters/items.ts';
import {
  createLedger,
  deleteLedgers,
  refuseDeletingLedgers,
  LEDGER_LIST,
  ledgerChoices,
  updateLedger,
} from '#data/books/masters/ledgers.ts';
import {
  createParty,
  CUSTOMER_LIST,
  deleteParties,
  refuseDeletingParties,
  party,
  partyChoices,
  SUPPLIER_LIST,
  updateParty,
} from '#data/books/masters/parties.ts';
import { booksStore } from '#data/books/store.ts';
import type { BooksTable, Rows } from '#data/books/tables.ts';
import { windowOf } from '#data/lists/row-window.ts';
import type { StoreList } from '#data/lists/sorting.ts';
import { Refusal } from '#data/store/refusal.ts';
import { totalKey } from '#data/store/totals.ts';
import { BLANK_GODOWN } from '#domain/books/masters/godown.ts';
import { BLANK_ITEM, itemInput } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER, ledgerInput } from '#domain/books/masters/ledger.ts';
import { blankParty, type PartyKind } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

beforeEach(() => freshBooks());
afterEach(emptyShelf);

describe('a barcode', () => {
  const [UPC, EAN] = ['036000291452', '0036000291452'];
  const coded = (name: string, barcode: string, isActive = true) =>
    createItem({ ...BLANK_ITEM, name, percent: 18, barcode, isActive });

  it('is not given twice, in whichever of its spellings', async () => {
    await coded('Chair', UPC);
    const sentence = '“Chair” has this barcode already. Each item has its own.';
    const refusal = { message: sentence, fields: { barcode: sentence } };
    await expect(coded('Stool', EAN)).rejects.toMatchObject(refusal);
    await expect(coded('Stool', `]E0${EAN}`)).rejects.toMatchObject(refusal);
    const { id, rev } = await coded('Stool', '');
    const input = { ...BLANK_ITEM, name: 'Stool', percent: 18 };
    await expect(updateItem(id, rev, { ...input, barcode: UPC })).rejects.toMatchObject(refusal);
    await updateItem(id, rev, { ...input, barcode: '111' });
  });

  it('of an item that is not active may be given again, until that is active again', async () => {
    const old = await coded('Chair', UPC, false);
    await coded('Stool', UPC);
    await expect(updateItem(old.id, old.rev, { ...itemInput(old, '2026-11-28'), isActive: true })).rejects.toThrow(
      '“Stool” has this barcode already.',
    );
  });

  it('that two items of older books have finds both, and either can be changed', async () => {
    const { id, rev } = await coded('Chair', UPC);
    const other = await coded('Stool', '111');
    const table = booksStore.database().table('items');
    await table.put({ ...(await table.get(other.id)), barcode: UPC, keys: (await table.get(id)).keys });
    expect((await itemsByCode(EAN)).map(({ name }) => name)).toEqual(['Chair', 'Stool']);
    await updateItem(id, rev, { ...BLANK_ITEM, name: 'Armchair', percent: 18, barcode: UPC });
    expect((await itemsByCode(EAN)).map(({ name }) => name)).toEqual(['Armchair', 'Stool']);
  });

  it('is stored without the symbology that a scanner puts before it', async () => {
    const { barcode, sku } = await createItem({
      ...BLANK_ITEM,
      name: 'A',
      percent: 18,
      barcode: ` ]E0${EAN} `,
      sku: ']C1A-1',
    });
    expect([barcode, sku]).toEqual([EAN, 'A-1']);
  });

  it.each([UPC, EAN])(
    'of UPC-A or EAN-13 is found by both, as a code, in a list and among choices: %s',
    async (barcode) => {
      await coded('Chair', barcode);
      await coded('Stool', '8901719110245');
      for (const code of [UPC, EAN, `0${EAN}`, `]E0${EAN}`]) {
        expect(
          (await itemsByCode(code)).map(({ name }) => name),
          code,
        ).toEqual(['Chair']);
        expect(await namesIn(ITEM_LIST, code), code).toEqual(['Chair']);
        expect(
          (await itemChoices(code)).items.map(({ name }) => name),
          code,
        ).toEqual(['Chair']);
      }
    },
  );
});

describe('a name', () => {
  it.each([
    ['party', () => aParty(' asha  STORES '), () => aParty('Asha Stores')],
    ['item', () => anItem('chair'), () => anItem('Chair ')],
    ['ledger', () => aLedger('wages'), () => aLedger('Wages')],
    ['godown', () => createGodown({ ...BLANK_GODOWN, name: 'MAIN' }), () => Promise.resolve()],
    ['party', () => aParty('wages'), () => aLedger('Wages')],
    ['ledger', () => aLedger('CASH'), () => Promise.resolve()],
    ['party', () => aParty('cash'), () => Promise.resolve()],
    ['ledger', () => aLedger('walk-in customer'), () => Promise.resolve()],
  ] as const)('is not given twice, whatever the case: %s', async (_, again, once) => {
    await once();
    const refusal = await again().then(undefined, (error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      message: expect.stringMatching(/^There is already an? .* Choose another name\.$/),
    });
    expect((refusal as Refusal).fields).toEqual({ name: (refusal as Refusal).message });
  });

  it('may be that of another kind of master, and stays one’s own when one is changed', async () => {
    await anItem('Main');
    const { id, rev } = await aParty('Main');
    await updateParty(id, rev, { ...blankParty('Supplier'), name: 'MAIN' });
    expect(await party(id)).toMatchObject({ name: 'MAIN', kind: 'Supplier', rev: 2 });
  });

  it('may be given again after its master was deleted', async () => {
    const { id } = await aParty('Usha');
    await deleteParties([id]);
    await expect(aParty('Usha')).resolves.toMatchObject({ name: 'Usha' });
  });
});

describe('a master', () => {
  it('is refused with a sentence at each field that is wrong, and nothing is kept', async () => {
    const wrong = createParty({ ...blankParty('Customer'), name: '', gstin: 'X', registration: 'Regular' });
    await expect(wrong).rejects.toMatchObject({
      fields: { name: 'Enter the name of the party.', gstin: expect.anything() },
    });
    await expect(createItem({ ...BLANK_ITEM, name: 'Lamp' })).rejects.toMatchObject({
      fields: { percent: 'Choose the GST rate.' },
    });
    await expect(createLedger({ ...BLANK_LEDGER, name: 'Rent of the shop' })).rejects.toThrow(/^Choose the group/);
    expect(await booksStore.records('parties').count()).toBe(1);
  });

  it.each([
    [
      'party',
      () => aParty('Usha'),
      (id: string, rev: number) => updateParty(id, rev, { ...blankParty('Both'), name: 'Usha' }),
    ],
    [
      'item',
      () => anItem('Lamp'),
      (id: string, rev: number) => updateItem(id, rev, { ...BLANK_ITEM, name: 'Lamp', percent: 5 }),
    ],
    [
      'ledger',
      () => aLedger('Wages'),
      (id: string, rev: number) => updateLedger(id, rev, { ...BLANK_LEDGER, name: 'Wages', group: 'Direct Expenses' }),
    ],
    [
      'godown',
      () => createGodown({ ...BLANK_GODOWN, name: 'Loft' }),
      (id: string, rev: number) => updateGodown(id, rev, { ...BLANK_GODOWN, name: 'Loft' }),
    ],
  ] as const)('that another tab changed meanwhile is not overwritten: %s', async (_, make, change) => {
    const { id, rev } = await make();
    await change(id, rev);
    await expect(change(id, rev)).rejects.toThrow(/^Changed in another tab meanwhile, so nothing was saved\./);
    await change(id, rev + 1);
  });

  it('that another tab deleted meanwhile is not made again', async () => {
    const { id, rev } = await aParty('Usha');
    await deleteParties([id]);
    await expect(updateParty(id, rev, { ...blankParty('Customer'), name: 'Usha' })).rejects.toThrow(/no longer exists/);
  });

  it('gets a number that no other ever had, not even a deleted one', async () => {
    const ids = [];
    for (let time = 0; time < 3; time++) {
      const { id } = await aParty('Usha');
      ids.push(id);
      await deleteParties([id]);
    }
    expect(ids).toEqual(['PTY-000002', 'PTY-000003', 'PTY-000004']);
    const made = await Promise.all(['Lamp', 'Sofa', 'Desk'].map(anItem));
    expect(made.map(({ id }) => id).toSorted()).toEqual(['ITM-000001', 'ITM-000002', 'ITM-000003']);
  });
});

describe('what books cannot do without', () => {
  it.each([
    ['Walk-in Customer', () => deleteParties(['PTY-000001'])],
    ['Walk-in Customer', () => refuseDeletingParties(['PTY-000001'])],
    ['Main', () => refuseDeletingGodowns(['GDN-000001'])],
    ['Cash', () => refuseDeletingLedgers(['LED-000001'])],
    ['Main', () => deleteGodowns(['GDN-000001'])],
    ['Cash', () => deleteLedgers(['LED-000001'])],
    ['Profit & Loss A/c', () => deleteLedgers(['LED-000029'])],
  ])('is not deleted, and nothing with it: %s', async (name, remove) => {
    await expect(remove()).rejects.toMatchObject({
      title: 'Not deleted',
      message: expect.stringMatching(new RegExp(`^${name} stays: .* You can rename it\\.$`)),
    });
  });

  it('keeps the others that were selected with it', async () => {
    const { id } = await aLedger('Wages');
    await expect(deleteLedgers([id, 'LED-000001'])).rejects.toThrow(/^Cash stays/);
    expect(await booksStore.records('ledgers').get(id)).toBeDefined();
    await deleteLedgers([id, 'LED-000024']);
    expect(await booksStore.records('ledgers').bulkGet([id, 'LED-000024'])).toEqual([undefined, undefined]);
  });

  it('may be renamed, and documents still find it', async () => {
    const cash = await booksStore.records('ledgers').get('LED-000001');
    if (!cash) throw new Error('Books begin with Cash.');
    await updateLedger(cash.id, cash.rev, { ...ledgerInput(cash), name: 'Galla' });
    expect(await booksStore.records('ledgers').get(cash.id)).toMatchObject({ name: 'Galla', role: 'cash' });
    const moved = updateLedger(cash.id, 2, { ...ledgerInput(cash), group: 'Investments' });
    await expect(moved).rejects.toMatchObject({ fields: { group: expect.stringMatching(/^Leave Cash|^Leave Galla/) } });
    const idle = updateGodown('GDN-000001', 1, { ...BLANK_GODOWN, name: 'Main', isActive: false });
    await expect(idle).rejects.toMatchObject({
      fields: { isActive: expect.stringMatching(/^Keep this godown active/) },
    });
  });
});

describe('a list', () => {
  it('of customers and one of suppliers share who is both, each counted once', async () => {
    for (const [name, kind] of [
      ['Anil', 'Customer'],
      ['Bina', 'Both'],
      ['Chetan', 'Supplier'],
    ] as const)
      await aParty(name, kind);
    expect(await namesIn(CUSTOMER_LIST)).toEqual(['Anil', 'Bina', 'Walk-in Customer']);
    expect(await namesIn(SUPPLIER_LIST)).toEqual(['Bina', 'Chetan']);
    expect(await namesIn(SUPPLIER_LIST, 'bi')).toEqual(['Bina']);
    const sums = await booksStore.totals([
      totalKey('parties'),
      totalKey('parties', 'Customer'),
      totalKey('parties', 'Supplier'),
    ]);
    expect(sums.map(({ count }) => count)).toEqual([4, 3, 2]);
  });

  it('finds a party by name, GSTIN, phone and city', async () => {
    await createParty({
      ...blankParty('Customer'),
      name: 'Café Fernandes',
      registration: 'Regular',
      gstin: '27AAPFU0939F1ZV',
      phone: '98200 12345',
      city: 'Bhiwandi',
    });
    for (const typed of ['cafe fern', '27aapfu', '98200', 'bhiw'])
      expect(await namesIn(CUSTOMER_LIST, typed), typed).toEqual(['Café Fernandes']);
  });

  it('finds an item by name, SKU, barcode and HSN, and sorts those without a price first', async () => {
    await createItem({ ...BLANK_ITEM, name: 'Chair', percent: 18, sku: 'FN-7', barcode: '8901234567890', hsn: '9401' });
    await createItem({ ...BLANK_ITEM, name: 'Bell', percent: 18, sellingPrice: asRate(0) });
    for (const typed of ['cha', 'fn-7', '890123', '9401'])
      expect(await namesIn(ITEM_LIST, typed), typed).toEqual(['Chair']);
    expect(await namesIn(ITEM_LIST, '', 'sellingPrice')).toEqual(['Chair', 'Bell']);
  });

  it('of ledgers goes by group and name, or holds one group', async () => {
    const first = await namesIn(LEDGER_LIST, '', 'group');
    expect(first.slice(0, 3)).toEqual(['Bank', 'Capital', 'Cash']);
    expect(first.at(-1)).toBe('Profit & Loss A/c');
    expect(await namesIn(LEDGER_LIST, '', 'name', 'Sales Accounts')).toEqual(['Sales', 'Sales Returns']);
    expect(await namesIn(GODOWN_LIST)).toEqual(['Main']);
  });

  it('offers to choose only what is active, and of parties those of the kind', async () => {
    const { id, rev } = await aParty('Usha', 'Supplier');
    await aParty('Ushma', 'Both');
    expect((await partyChoices('ush', 'Supplier')).parties.map(({ name }) => name)).toEqual(['Usha', 'Ushma']);
    await updateParty(id, rev, { ...blankParty('Supplier'), name: 'Usha', isActive: false });
    expect((await partyChoices('ush', 'Supplier')).parties.map(({ name }) => name)).toEqual(['Ushma']);
    expect((await partyChoices('', 'Customer')).parties.map(({ name }) => name)).toEqual(['Ushma', 'Walk-in Customer']);
    await anItem('Lamp');
    expect((await itemChoices('la')).items.map(({ name }) => name)).toEqual(['Lamp']);
    expect((await ledgerChoices('cas')).ledgers.map(({ name }) => name)).toEqual(['Cash']);
  });

  it('offers sixty at a time, and those of exactly the typed name first among their kind', async () => {
    for (let at = 0; at < 61; at++) await aParty(`Branch ${at} Depot`, 'Supplier');
    await aParty('Depot', 'Customer');
    const { parties, hasMore } = await partyChoices('depot', 'Supplier');
    expect([parties.length, hasMore, parties.some(({ name }) => name === 'Depot')]).toEqual([60, true, false]);
  });
});

it('deletes several items at once', async () => {
  const made = await Promise.all(['Lamp', 'Sofa'].map(anItem));
  await deleteItems(made.map(({ id }) => id));
  expect(await booksStore.records('items').count()).toBe(0);
});

async function namesIn<T extends BooksTable>(
  list: StoreList<Rows, T>,
  find = '',
  sort = 'name',
  filter = '',
): Promise<readonly string[]> {
  const view = { sort, direction: 'up', filter, find } as const;
  const { rows } = await windowOf<Rows[T]>(booksStore.records(list.table), list, view, { at: 'first' }, 50);
  return rows.map((row) => ('name' in row ? row.name : ''));
}

function aParty(name: string, kind: PartyKind = 'Customer') {
  return createParty({ ...blankParty(kind), name });
}

function anItem(name: string) {
  return createItem({ ...BLANK_ITEM, name, percent: 18 });
}

function aLedger(name: string) {
  return createLedger({ ...BLANK_LEDGER, name, group: 'Direct Expenses' });
}
