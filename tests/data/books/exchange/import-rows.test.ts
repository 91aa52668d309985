import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { duesIn } from '#data/books/projections/dues.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { importRows, mastersByName } from '#data/books/exchange/import-rows.ts';
import { importOf, undoImport } from '#data/books/exchange/undo-import.ts';
import { createItem, ITEM_LIST, itemsOf, updateItem } from '#data/books/masters/items.ts';
import { csvOfRecords } from '#data/files/csv.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { booksStore } from '#data/books/store.ts';
import { sheetHead, type PlannedAction, type SheetKind, sheetPlan } from '#domain/books/exchange/import/sheet-plan.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { readCsv } from '../../../support/csv-reader.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { receive } from '../../../support/posted.ts';
import { amountAt } from '../../../support/report-lines.ts';

beforeEach(() => freshBooks({ booksBegin: '2026-04-01' }));
afterEach(async () => {
  expect(await checkBooks()).toEqual([]);
  await emptyShelf();
});

describe('an import', () => {
  it('moves a shop in: parties, opening balances, items and open bills, to an equal trial balance', async () => {
    await bring('Parties', 'Name|Type|Opening Balance\nAsha|Customer|\nMill|Supplier|500');
    await bring('Ledgers', 'Ledger|Group|Debit|Credit\nCash||4,000|\nVan|Fixed Assets|1500|\nCapital|||6,200');
    await bring('Items', 'Item|HSN|GST Rate|Opening Stock|Opening Rate\nSoap|3401|18|10|20');
    await bring(
      'Open Bills',
      'Party|Bill No|Date|Amount\nAsha|A/1|01/03/2026|1000\nMill|B/9|02/03/2026|300\nMill|B/10|03/03/2026|200',
    );
    const trial = await trialBalanceOn('2026-04-01');
    expect(amountAt(trial, 'Total')).toBe(6_700_00);
    expect(trial.lines.map(({ cells: [name] }) => name)).not.toContain('Difference in opening balances');
    const dues = await duesIn(booksStore.database()).toArray();
    expect(dues.map(({ number, side, total }) => [number, side, total])).toEqual([
      ['A/1', 'receivable', 1000_00],
      ['B/10', 'payable', 200_00],
      ['B/9', 'payable', 300_00],
    ]);
    const edits = await booksStore.records('edits').toArray();
    expect(edits.filter(({ reason }) => reason === 'From Items.csv')).toMatchObject([{ deed: 'create', name: 'Soap' }]);
  });

  it('of a list that was saved as a file brings the items back as they were, packs included', async () => {
    const box = {
      code: '890',
      unit: 'BOX',
      contains: asQuantity(12),
      sellingPrice: null,
      mrp: asPaise(132_00),
    } as const;
    const salt = { name: 'Salt', unit: 'PCS', percent: 5, scaleCode: '42', mrp: asPaise(11_00) } as const;
    await createItem({ ...BLANK_ITEM, ...salt, packs: [box, { ...box, code: '891', sellingPrice: asRate(99_5000) }] });
    await createItem({ ...BLANK_ITEM, name: 'Rice', percent: 5 });
    const ids = ['ITM-000001', 'ITM-000002'];
    const before = await itemsOf(ids);
    const order = {
      table: 'items',
      list: ITEM_LIST,
      view: { sort: 'name', find: '', filter: '', isDescending: false },
    };
    const { parts } = await csvOfRecords(booksStore.database(), booksStore.tables, order as never, ids);
    const lines = readCsv((await new Blob([...parts]).text()).replace(/^\uFEFF/, ''));
    await emptyShelf();
    await freshBooks({ booksBegin: '2026-04-01' });
    await bring('Items', lines.map((cells) => cells.join('|')).join('\n'));
    const after = await itemsOf(ids);
    expect(after.map((row) => plain(row)).toSorted(byName)).toEqual(before.map((row) => plain(row)).toSorted(byName));
  });

  it('of many rows notes each of them, in one unbroken chain', async () => {
    const rows = Array.from({ length: 230 }, (_, at) => `Soap ${at}|3401|18`);
    await bring('Items', ['Item|HSN|GST Rate', ...rows].join('\n'));
    const brought = await booksStore.records('edits').where('kind').equals('Item').sortBy('seq');
    expect(brought.map(({ name }) => name)).toEqual(rows.map((row) => row.split('|')[0]));
    expect(await verifyEdits()).toEqual({ entries: await booksStore.records('edits').count() });
  });

  it('of the same file again brings nothing, and says so in every row', async () => {
    const file = 'Item|HSN|GST Rate\nSoap|3401|18\nOil|1513|5';
    await bring('Items', file);
    expect(await actionsOf('Items', file)).toEqual([]);
  });

  it('goes in whole or not at all: a name that was given meanwhile, a lock', async () => {
    const actions = await actionsOf('Items', 'Item|HSN|GST Rate\nOil|1513|5\nSoap|3401|18');
    await createItem({ ...BLANK_ITEM, name: 'SOAP', percent: 18 });
    const before = await namesAndOpenings();
    await expect(importRows(actions, 'items.csv')).rejects.toThrow('There is already an item named “Soap”.');
    expect(await namesAndOpenings()).toEqual(before);

    await lockUpTo('2026-04-30');
    const opening = await actionsOf('Ledgers', 'Ledger|Debit\nCash|5');
    await expect(importRows(opening, 'ledgers.csv')).rejects.toMatchObject({ title: 'Locked' });
  });

  it('does not go in over a barcode that was given meanwhile', async () => {
    const actions = await actionsOf('Items', 'Item|HSN|GST Rate|Barcode\nOil|1513|5|036000291452');
    await createItem({ ...BLANK_ITEM, name: 'Soap', percent: 18, barcode: '0036000291452' });
    await expect(importRows(actions, 'items.csv')).rejects.toThrow('“Soap” has this barcode already.');
  });

  it('of thousands of items gives each its own number', async () => {
    const lines = Array.from({ length: 2000 }, (_, at) => `Item ${at}|3401|18`);
    await bring('Items', `Item|HSN|GST Rate\n${lines.join('\n')}`);
    const ids = await booksStore.records('items').toCollection().primaryKeys();
    expect([ids.length, new Set(ids).size, ids.at(-1)]).toEqual([2000, 2000, 'ITM-002000']);
  });
});

describe('undoing an import', () => {
  it('takes back all that it made and changed', async () => {
    await bring('Parties', 'Name\nAsha');
    const before = await namesAndOpenings();
    const imported = [
      await bring('Ledgers', 'Ledger|Group|Debit\nVan|Fixed Assets|5\nCash||7\nAsha||9'),
      await bring('Items', 'Item|HSN|GST Rate\nSoap|3401|18'),
    ];
    for (const each of imported) await undoImport(each, 'file.csv');
    expect(await namesAndOpenings()).toEqual(before);
  });

  it('is refused as a whole once something of it is used', async () => {
    const imported = await bring('Parties', 'Name\nAsha\nBina');
    await receive('2026-05-01', 'Bina', 5);
    const before = await namesAndOpenings();
    await expect(undoImport(imported, 'file.csv')).rejects.toThrow(/^Bina .*So all of the import stays\.$/);
    expect(await namesAndOpenings()).toEqual(before);
  });

  it('reports how much of it is taken back, and one that is stopped in the middle stays whole', async () => {
    const imported = await bring(
      'Items',
      `Item|GST Rate\n${Array.from({ length: 60 }, (_, at) => `Item ${at}|5`).join('\n')}`,
    );
    const heard: (readonly [number, number])[] = [];
    const stop = () => {
      throw new DOMException('The page asked for it', 'AbortError');
    };
    await expect(undoImport(imported, 'file.csv', stop)).rejects.toThrow();
    expect(await booksStore.records('items').count()).toBe(60);
    await undoImport(imported, 'file.csv', (...progress) => heard.push(progress));
    expect(heard.at(-1)).toEqual([60, 60]);
    expect(await booksStore.records('items').count()).toBe(0);
  });

  it('is found again from any of its entries in the edit log, however many they are, and undone from there', async () => {
    await createItem({ ...BLANK_ITEM, name: 'Rice', percent: 5 });
    const before = await namesAndOpenings();
    const many = Array.from({ length: 130 }, (_, at) => `Item ${at}|3401|18`).join('\n');
    await bring('Items', `Item|HSN|GST Rate\n${many}`);
    const own = await bring('Ledgers', 'Ledger|Group|Debit\nVan|Fixed Assets|5\nCash||7');
    expect(own.changed.length).toBe(1);
    const [items, ledgers] = [await importAt('Item 77'), await importAt('Cash')];
    expect([items?.fileName, items?.count, items?.isWhole]).toEqual(['Items.csv', 130, true]);
    expect([ledgers?.imported, ledgers?.isWhole]).toEqual([own, true]);
    expect(await importAt('Rice')).toBeUndefined();
    for (const { imported, fileName } of [items, ledgers].flatMap((one) => one ?? []))
      await undoImport(imported, fileName);
    expect(await namesAndOpenings()).toEqual(before);
    expect((await importAt('Item 77'))?.isWhole).toBe(false);
    expect((await importAt('Cash', 'From Ledgers.csv'))?.isWhole).toBe(false);
  });

  it('is not whole any more once something of it was changed', async () => {
    await bring('Items', 'Item|HSN|GST Rate\nSoap|3401|18\nMilk|0401|5');
    const [milk] = await booksStore.records('items').where('keys.unique').equals('milk').toArray();
    await updateItem(milk?.id ?? '', 1, { ...BLANK_ITEM, name: 'Milk', hsn: '0402', percent: 5 });
    expect((await importAt('Soap'))?.isWhole).toBe(false);
  });
});

/** What the log tells of the import that brought or changed a record of this name. */
async function importAt(name: string, reason?: string) {
  const edits = (await booksStore.records('edits').toArray()).filter((edit) => edit.name === name);
  const edit = edits.findLast((one) => one.after !== null && (reason === undefined || one.reason === reason));
  return edit && importOf(edit);
}

async function bring(kind: SheetKind, text: string) {
  return importRows(await actionsOf(kind, text), `${kind}.csv`);
}

async function actionsOf(kind: SheetKind, text: string): Promise<readonly PlannedAction[]> {
  const rows = text.split('\n').map((line, at) => ({ line: at + 1, cells: line.split('|') }));
  const { head, matching } = sheetHead(rows, kind);
  const known = await mastersByName();
  const { plan, whole } = sheetPlan({ kind, matching, usual: 'Customer', today: '2026-11-26' }, known);
  return whole(rows.slice(head + 1).flatMap((row) => plan(row) ?? [])).flatMap(({ action }) => action ?? []);
}

async function namesAndOpenings() {
  const { parties, ledgers, items } = await mastersByName();
  return [...parties.values(), ...ledgers.values()]
    .map(({ name, opening }) => [name, opening])
    .concat([...items.keys()].map((name) => [name]));
}

/** A record without what belongs to the set of books that it is in. */
function plain({ id: _, keys: __, ...fields }: Readonly<{ id: string; name: string; keys?: unknown }>) {
  return fields;
}

function byName(one: Readonly<{ name: string }>, other: Readonly<{ name: string }>): number {
  return one.name < other.name ? -1 : 1;
}
