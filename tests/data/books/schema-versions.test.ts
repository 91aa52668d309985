import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agedOn } from '#data/books/payments/ageing.ts';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { createItem, itemsByCode } from '#data/books/masters/items.ts';
import { locks } from '#data/books/audit/locks.ts';
import { createParty } from '#data/books/masters/parties.ts';
import { registerSums } from '#data/books/reports/registers.ts';
import type { StockRow } from '#data/books/projections/stock-rows.ts';
import { stockOn, worthsOn } from '#data/books/stock/stock-value.ts';
import { booksStore, closeBooks, openBooks } from '#data/books/store.ts';
import type { SumRow } from '#data/books/projections/sum-rows.ts';
import { hashOf } from '#data/books/audit/edit-log.ts';
import { PROJECTION_TABLES } from '#data/books/projection-tables.ts';
import { nextVouchers } from '#data/books/vouchers/voucher-batches.ts';
import { VERSIONS } from '#data/books/schema-versions.ts';
import { TABLES } from '#data/books/tables.ts';
import { WORK_TABLES } from '#data/books/work-tables.ts';
import { noteOn } from '#data/books/vouchers/notes.ts';
import { cancelVoucher, createVoucher } from '#data/books/vouchers/vouchers.ts';
import { Database } from '#data/store/database.ts';
import { schemasOf } from '#data/store/table.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { StockMonth } from '#domain/books/stock/stock-month.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/documents/blank-document.ts';
import { type InvoiceInput, isDocument, type NoteInput } from '#domain/books/documents/document.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS } from '../../support/documents.ts';
import { emptyShelf, freshBooks } from '../../support/fresh-books.ts';
import { addGoods, aTrader, buy } from '../../support/trade.ts';
import { contraOn } from '../../support/vouchers.ts';

const CASH = { id: 'LED-000001', name: 'Cash' };
const BANK = { id: 'LED-000002', name: 'Bank' };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-05-05T12:00:00') });
  await freshBooks({ booksBegin: '2026-04-01' });
});
afterEach(async () => {
  vi.useRealTimers();
  await emptyShelf();
});

describe('the versions of the tables', () => {
  it('come to the indexes that the tables and projections describe', () => {
    const all = Object.assign({}, ...VERSIONS.map(({ schemas }) => schemas)) as Record<string, string>;
    expect(all).toEqual({ ...schemasOf(TABLES), ...PROJECTION_TABLES.schemas, ...WORK_TABLES });
  });

  it('stay as people have them on their devices', () => {
    const digests = VERSIONS.map(({ schemas }) => hashOf(canonicalJson(schemas)));
    expect(digests.map((digest) => digest.slice(0, 8))).toEqual(RELEASED);
  });
});

describe('books of a version before', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])(
    'move to this one with everything that they had: version %i',
    async (version) => {
      const bill = { number: 'OLD/1', date: '2026-03-10', dueDate: '', amount: asPaise(700) } as const;
      await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(700), bills: [bill] });
      if (version >= 3) await createVoucher(await anInvoiceInput(), 'Issued');
      const db = booksStore.database();
      const rows = await Promise.all(['ledgers', 'edits', 'business'].map((table) => db.table(table).toArray()));
      await downgraded(db.name, version);
      await openBooks(keyOf(db.name));
      const moved = booksStore.database();
      expect(await moved.table('ledgers').toArray()).toEqual(rows[0]);
      expect(await moved.table('business').toArray()).toEqual(rows[2]);
      expect((await moved.table('edits').toArray()).slice(0, -1)).toEqual(rows[1]);
      expect(await locks()).toEqual({ upTo: '', filed: [], closed: [] });
      expect(await moved.table('dues').toArray()).toContainEqual(
        expect.objectContaining({ number: 'OLD/1', total: 700, state: 'Open' }),
      );
      const sold = await registerSums('Sales Register', { from: '2026-04-01', to: '2027-03-31' });
      expect(sold.total).toBe(version >= 3 ? 100_00 : 0);
      await createVoucher(contraOn('2026-05-01', CASH, BANK, 5), 'Issued');
      const days = await nextVouchers(booksStore.database(), { from: '2026-04-01', to: '2026-05-01' });
      expect(days).toHaveLength(version >= 3 ? 2 : 1);
      expect(await checkBooks()).toEqual([]);
      const owing = await agedOn('receivable', '2026-05-01');
      expect(owing.map(({ name, documents }) => [name, documents.length])).toEqual([
        ...(version >= 3 ? [['Meena', 1]] : []),
        ['Usha', 1],
      ]);
    },
  );

  it.each([3, 5, 6, 7, 8])(
    'know what their documents moved, and what is left of it is worth: version %i',
    async (version) => {
      const [mills, soap] = [await aTrader('Supplier', 'Gokul Mills'), await addGoods('Soap', OPENED)];
      // Who is not registered cannot claim the 5 % of tax.
      await buy('2026-05-01', mills, [[soap, 10, 20]]);
      await buy('2026-05-20', mills, [[soap, 10, 10]]);
      expect(await stockOn('2026-05-31')).toBe(415_00);
      const db = booksStore.database();
      await downgraded(db.name, version);
      await openBooks(keyOf(db.name));
      expect(await stockOn('2026-04-30')).toBe(100_00);
      expect(await stockOn('2026-05-19')).toBe(310_00);
      expect(await stockOn('2026-05-20')).toBe(415_00);
      expect(await worthsOn('2026-05-19')).toEqual(new Map([[`${soap.id}/GDN-000001`, [15_000, 310_00]]]));
      expect(await checkBooks()).toEqual([]);
    },
  );
});

describe('items of a version before', () => {
  it('are found by their codes', async () => {
    await createItem({ ...BLANK_ITEM, name: 'Soap', percent: 18, barcode: '8901719110245', sku: 'S-1' });
    const db = booksStore.database();
    const before = await db.records('items').toArray();
    await downgraded(db.name, 9);
    await openBooks(keyOf(db.name));
    expect(await booksStore.records('items').toArray()).toEqual(before);
    for (const code of ['8901719110245', 's-1']) expect(await itemsByCode(code)).toHaveLength(1);
  });
});

describe('documents of a version before', () => {
  it.each([3, 4, 5, 6, 7])('have the sums that they showed: version %i', async (version) => {
    await trade();
    const db = booksStore.database();
    const before = await db.records('vouchers').toArray();
    const sold = await registerSums('Sales Register', YEAR);
    const bought = await registerSums('Purchase Register', YEAR);
    await downgraded(db.name, version);
    await openBooks(keyOf(db.name));
    const after = await booksStore.records('vouchers').toArray();
    expect(after).toEqual(before);
    const documents = after.filter(isDocument);
    expect(documents.map(({ kind, state, sums }) => [kind, state, sums.total])).toEqual([
      // 10 × 20 at 5 %; 5 × 30 in which 5 % is; two of ten back; one of five back; a minus that nobody can count.
      ['Purchase', 'Issued', 210_00],
      ['Invoice', 'Issued', 150_00],
      ['Debit Note', 'Issued', 42_00],
      ['Credit Note', 'Issued', 30_00],
      ['Invoice', 'Draft', 0],
      ['Invoice', 'Cancelled', 150_00],
    ]);
    for (const { keys, sums } of documents) expect(keys.rank).toBe(sums.total);
    expect(await registerSums('Sales Register', YEAR)).toEqual(sold);
    expect(await registerSums('Purchase Register', YEAR)).toEqual(bought);
    expect(await checkBooks()).toEqual([]);
  });

  it('are as they were if the tab is killed while they get their sums, and get them the next time', async () => {
    await trade();
    const db = booksStore.database();
    const before = await db.records('vouchers').toArray();
    await downgraded(db.name, 6);
    const killed = killedAtWrite('vouchers', 3);
    await expect(openBooks(keyOf(db.name))).rejects.toMatchObject({ title: 'Not opened' });
    killed.mockRestore();
    const old = new Database(db.name, VERSIONS.slice(0, 6));
    await old.open();
    expect([old.verno, (await old.table('vouchers').toArray()).filter((row) => 'sums' in row)]).toEqual([6, []]);
    old.close();
    await openBooks(keyOf(db.name));
    expect(await booksStore.records('vouchers').toArray()).toEqual(before);
  });

  it('have them all, however many there are', async () => {
    await trade();
    const { name } = booksStore.database();
    await downgraded(name, 6, 1200);
    await openBooks(keyOf(name));
    const rows = await booksStore.records('vouchers').toArray();
    expect(rows.filter((row) => isDocument(row) && row.sums.total === 210_00)).toHaveLength(1201);
  });
});

/** A document of each kind, one that was cancelled, and a draft that nobody can count. */
async function trade(): Promise<void> {
  const [mills, usha] = [await aTrader('Supplier', 'Gokul Mills'), await aTrader('Customer', 'Usha')];
  const soap = await addGoods('Soap', OPENED);
  const bought = await buy('2026-05-01', mills, [[soap, 10, 20]]);
  const sale = withParty(blankInvoice('2026-05-02', OURS), usha, null);
  const lines = [aLine(5, 30, 5, { item: lineItem(soap) })];
  const sold = await createVoucher({ ...sale, ratesIncludeGst: true, lines }, 'Issued');
  await takeBack(bought, '2026-05-03', 2, 'Purchase return');
  await takeBack(sold, '2026-05-04', 1, 'Sales return');
  await createVoucher({ ...sale, lines: [aLine(-1, 30, 5, { item: lineItem(soap) })] }, 'Draft');
  const wrong = await createVoucher({ ...sale, ratesIncludeGst: true, lines }, 'Issued');
  await cancelVoucher(wrong.id, wrong.rev);
}

async function takeBack(of: Voucher, day: IsoDate, units: number, reason: NoteInput['reason']): Promise<void> {
  const note = await noteOn(of.id, day);
  const lines = note.lines.map((line) => ({ ...line, quantity: asQuantity(units) }));
  await createVoucher({ ...note, lines, reason } as NoteInput, 'Issued');
}

/** The page is gone at the `nth` write to a table. */
function killedAtWrite(table: string, nth: number) {
  const put = IDBObjectStore.prototype.put;
  let writes = 0;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name === table && ++writes === nth) throw new Error('The tab was killed');
    return put.apply(this, args);
  });
}

function keyOf(database: string): string {
  return database.replace(/^books-of-/, '');
}

const YEAR = { from: '2026-04-01', to: '2027-03-31' } as const;

async function anInvoiceInput(): Promise<InvoiceInput> {
  const usha = await createParty({ ...blankParty('Customer'), name: 'Meena' });
  const item = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', taxability: 'Exempt' }));
  const own = { ...OURS, registration: 'Unregistered' } as const;
  return {
    ...withParty(blankInvoice('2026-04-05', own), documentParty(usha), null),
    lines: [aLine(1, 100, 0, { item })],
  };
}
/** A digest of each version, the first to the last: none of them may change again. */
const RELEASED = [
  '478b1303',
  '711c11e7',
  'd1964add',
  '38a64626',
  'be084c68',
  '44136fa3',
  '44136fa3',
  '44136fa3',
  '909327dc',
  'db883527',
  '29cb3831',
  'd61f560c',
];
const OPENED = { openingQuantity: asQuantity(5), openingRate: asRate(20_0000) };

/** Leaves the books as that version of the app did, with so many copies of the first voucher more. */
async function downgraded(name: string, version: number, more = 0): Promise<void> {
  const { tables } = booksStore.database();
  const contents = await Promise.all(tables.map(async (table) => [table.name, await table.toArray()] as const));
  const parties = contents.find(([table]) => table === 'parties')?.[1] ?? [];
  const opened = new Map<string, number>(parties.map(({ id, opening }) => [id, opening]));
  closeBooks();
  await Database.delete(name);
  const old = new Database(name, VERSIONS.slice(0, version));
  await old.open();
  for (const [table, all] of contents) {
    if (!old.tables.some((one) => one.name === table)) continue;
    await old.table(table).bulkAdd([...ofVersion(version, table, all, opened)]);
  }
  if (more > 0) {
    const [first] = await old.table('vouchers').limit(1).toArray();
    const copies = Array.from({ length: more }, (_, at) => ({ ...first, id: `VCH-${900_000_000 + at}` }));
    await old.table('vouchers').bulkAdd(copies);
  }
  old.close();
}

function ofVersion<Row extends object>(
  version: number,
  table: string,
  all: readonly Row[],
  opened: ReadonlyMap<string, number>,
): readonly object[] {
  if (table === 'vouchers') return all.map((row) => voucherOfVersion(version, row as Row & StoredVoucher));
  if (version >= 8) return all;
  if (table === 'sums' && version < 5) return sumsOfVersion(version, all as readonly unknown[] as SumRow[], opened);
  if (table === 'locks' && version === 1) return all.map(({ closed: _, ...row }: Row & { closed?: unknown }) => row);
  if (table === 'moves') return (all as readonly unknown[] as Move[]).map(atItsCost);
  if (table === 'layers') return (all as readonly unknown[] as StockMonth[]).map(byBothMethods);
  if (table !== 'stock') return all;
  const rows = (all as readonly unknown[] as StockRow[]).map(withBothValues);
  return version < 6 ? rows.flatMap(daysOfRow) : rows;
}

type StoredVoucher = Readonly<{ sums?: unknown; keys: Readonly<Record<string, unknown>> }>;

/** Before version 12 the Day Book went by the date, before version 7 documents had no sums. */
function voucherOfVersion(version: number, { sums, keys: { day, ...keys }, ...row }: StoredVoucher): object {
  return { ...row, keys: version < 12 ? keys : { day, ...keys }, ...(version >= 7 && sums !== undefined && { sums }) };
}

/** Before version 8 goods were valued by both methods: here the other one made them dearer. */
function withBothValues({ key, moved }: StockRow) {
  const both = Object.entries(moved).map(([node, [quantity, value]]) => [node, [quantity, value, value + 1]]);
  return { key, moved: Object.fromEntries(both) as StockRow['moved'] };
}

/** Before version 8 what went back to a supplier brought its cost with it. */
function atItsCost(move: Move): Move {
  return move.does === 'send back' ? { ...move, cost: asPaise(40_00) } : move;
}

function byBothMethods(month: StockMonth) {
  return { ...month, days: {}, gone: {}, ends: { fifo: month.ends, average: month.ends } };
}

/** Before version 6 each day had a row of its own. */
function daysOfRow(row: StockRow): readonly StockRow[] {
  const [, of, month, shard = ''] = /^([AI]D)\/([^/]+)(.*)$/.exec(row.key) ?? [];
  if (of === undefined) return [row];
  const days = new Map<string, Record<string, StockRow['moved'][string]>>();
  for (const [place, worth] of Object.entries(row.moved)) {
    const key = `${of}/${month}-${place.slice(0, 2)}${shard}`;
    days.set(key, { ...days.get(key), [place.slice(3)]: worth });
  }
  return [...days].map(([key, moved]) => ({ key, moved }));
}

/** The registers came with version 4; version 5 brought the parties into rows, with what they opened with. */
function sumsOfVersion(
  version: number,
  all: readonly SumRow[],
  opened: ReadonlyMap<string, number>,
): readonly SumRow[] {
  const rows = all.filter(({ key }) => version >= 4 || !key.startsWith('R'));
  const parties = rows.filter(({ key }) => key.startsWith('T/'));
  return [
    ...rows.filter(({ key }) => !key.startsWith('T/')),
    ...parties.flatMap(({ flows }) =>
      Object.entries(flows)
        .map(([id, [debit, credit]]) => [id, [debit - (opened.get(id) ?? 0), credit]] as const)
        .filter(([, [debit, credit]]) => debit !== 0 || credit !== 0)
        .map(([id, flow]) => ({ key: `P/${id}/T`, flows: { '': flow } })),
    ),
  ];
}
