import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { agedOn } from '#data/books/payments/ageing.ts';
import { checkBooks, repairBooks } from '#data/books/audit/check-books.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { balancesOfLedgersOn } from '#data/books/ledger/balances.ts';
import { flowsBetween } from '#data/books/ledger/period-sums.ts';
import { locks } from '#data/books/audit/locks.ts';
import { purchaseMatch } from '#data/books/returns/purchase-match.ts';
import { counterSettings } from '#data/books/counter-settings.ts';
import { everyDrawer } from '#data/books/counter/drawers.ts';
import { favourites, itemsOnPage } from '#data/books/counter/favourites.ts';
import { findCode } from '#data/books/counter/find-code.ts';
import { drawerStanding, shift } from '#data/books/counter/shift-reports.ts';
import { linesOfOrder } from '#data/books/orders/order-progress.ts';
import { availabilityOf } from '#data/books/stock/availability.ts';
import { leftOfLine } from '#domain/books/fulfilment/left-of-line.ts';
import { restoreAsNew } from '#data/books/copies/restore.ts';
import { permissionTo } from '#data/books/staff/access.ts';
import { everyPerson } from '#data/books/staff/persons.ts';
import { signIn } from '#data/books/staff/sign-in.ts';
import { staffSettings } from '#data/books/staff/staff-settings.ts';
import { stockOn } from '#data/books/stock/stock-value.ts';
import { booksStore, openBooks } from '#data/books/store.ts';
import { voucher } from '#data/books/vouchers/vouchers.ts';
import { isDocument } from '#domain/books/documents/document.ts';
import { documentSums } from '#domain/books/documents/document-sums.ts';
import { taxOf } from '#domain/books/documents/line-tax.ts';
import { netOf } from '#domain/books/debit-credit.ts';
import { standingOf } from '../../../support/bank-statements.ts';
import type { CopyPieces } from '../../../support/books-copies.ts';
import { readable, refusalOfCopy, savedFile, sealedCopy } from '../../../support/books-copies.ts';
import { emptyShelf } from '../../../support/fresh-books.ts';
import { namedMaster } from '../../../support/posted.ts';
import first from './version-1.copy?raw';
import second from './version-10.copy?raw';
import third from './version-20.copy?raw';
import fourth from './version-40.copy?raw';
import fifth from './version-80.copy?raw';
import sixth from './version-100.copy?raw';
import encrypted from './version-1-encrypted.copy?raw';
import fifthEncrypted from './version-80-encrypted.copy?raw';

beforeEach(() => {
  vi.stubGlobal('Worker', undefined);
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await emptyShelf();
});

/** Copies in each version of the format, as users may still have them. Never regenerate them: every later version must read them. */
it.each([
  ['the first version of the format', first, first, '', 55],
  ['the first version, encrypted', encrypted, first, 'तराज़ू é', 55],
  ['the second version, which was numbered 10', second, second, '', 80],
  ['the third version, which was numbered 20', third, third, '', 86],
  ['the fourth version, which was numbered 40', fourth, fourth, '', 81],
  ['the fifth version, which was numbered 80', fifth, fifth, '', 58],
  ['the sixth version, which was numbered 100', sixth, sixth, '', 70],
])('a copy in %s can be restored', async (_, text, plain, password, entries) => {
  const copy = await readable(new Blob([text]), password);
  expect(copy.notes).toMatchObject({ name: 'Asha Stores', last: { seq: entries } });
  await openBooks((await restoreAsNew(copy)).key);
  expect(await checkBooks()).toEqual([]);
  expect(await verifyEdits()).toEqual({ entries: entries + 1 });
  const again = JSON.parse(await (await savedFile()).text()) as CopyPieces;
  const then = JSON.parse(plain) as CopyPieces;
  const { edits, ...records } = again.records;
  const { edits: thatEdits = [], ...thatRecords } = then.records;
  // toMatchObject, because fields added since then are in the copy, too.
  expect(records).toMatchObject(thatRecords);
  expect(edits?.slice(0, thatEdits.length)).toEqual(thatEdits);
});

/*
 * Of 100 pieces of soap ordered 70 went, 5 came back to be replaced and 65 were billed; of 100 on order 60 came, and the rest is
 * closed; a job worker has 3. Of two batches, A of 2 and B of 3, 4 were sold.
 */
it('the orders and batches of a copy are left as they were', async () => {
  await openBooks((await restoreAsNew(await readable(new Blob([sixth])))).key);
  const vouchers = await booksStore.records('vouchers').toArray();
  const so = vouchers.find(({ kind }) => kind === 'Sales Order');
  const soap = so?.kind === 'Sales Order' ? (so.lines[0]?.item?.id ?? '') : '';
  const [row] = await linesOfOrder(so?.id ?? '');
  expect(row && leftOfLine(row)).toEqual({ goods: 35_000, bill: 35_000 });
  expect((await availabilityOf([soap]))[soap]).toEqual({
    inStock: 192,
    withParties: 3,
    reserved: 35,
    onOrder: 0,
    available: 157,
  });
  const sale = vouchers.findLast(({ kind }) => kind === 'Invoice');
  expect(sale).toMatchObject({
    lines: [
      {
        batches: [
          { number: 'A', quantity: 2 },
          { number: 'B', quantity: 2 },
        ],
      },
    ],
  });
});

/** Asha is an Owner, Ravi a Cashier, whose 15 % off she approved in his shift. */
describe('the staff of a copy', () => {
  it('signs in where the copy had a password', async () => {
    await openBooks((await restoreAsNew(await readable(new Blob([fifthEncrypted]), 'तराज़ू é'))).key);
    const [asha, ravi] = await everyPerson();
    if (!asha || !ravi) throw new Error('The staff is not there');
    await signIn(ravi, '7316');
    expect((await drawerStanding()).shift).toMatchObject({ openedBy: 'Ravi', openedByPerson: ravi.id });
    expect([permissionTo('onAccount'), permissionTo('void')]).toEqual(['not', 'approval']);
    await signIn(asha, '482170');
    expect(await verifyEdits()).toEqual({ entries: 59 });
  });

  it('has no passcode where it had none', async () => {
    await openBooks((await restoreAsNew(await readable(new Blob([fifth])))).key);
    expect(await everyPerson()).toMatchObject([
      { name: 'Asha', role: 'Owner', hasPasscode: false },
      { name: 'Ravi', role: 'Cashier', hasPasscode: false },
    ]);
    expect(await staffSettings()).toMatchObject({ rights: { 'onAccount/Cashier': 'not' }, lockAfter: 10 });
  });
});

/*
 * Soap at 250 and 5 %: 20 bought, 12 sold at 400, 1 came back, 2 went back, 3 moved to the shop, 1 written off: 6 in April;
 * half a piece sold in May. Output CGST: 120 − 10, of an advance of 1,180 in April 90, of rent of 1,000 under reverse charge
 * 90; in May 45 of the advance go back, and 45 and 5 are of invoices.
 */
it.each([
  ['before documents had their sums', second],
  ['since they have', third],
])('documents, stock, bank statements and GSTR-2B of a copy of %s are what they were', async (_, text) => {
  await openBooks((await restoreAsNew(await readable(new Blob([text])))).key);
  expect([await stockOn('2026-04-30'), await stockOn('2026-05-31')]).toEqual([1500_00, 1375_00]);
  const { id } = await namedMaster('Output CGST');
  const owed = async (day: '2026-04-30' | '2026-05-31') => {
    const flow = (await flowsBetween('', day)).get(id);
    return flow && netOf(flow);
  };
  expect([await owed('2026-04-30'), await owed('2026-05-31')]).toEqual([-290_00, -295_00]);
  expect([await standingOf('ASHA'), await standingOf('SMS'), await standingOf('ATM')]).toEqual([
    'Done',
    'Set aside',
    'To do',
  ]);
  expect((await locks()).filed).toEqual([{ form: 'GSTR-1', month: '2026-04' }]);
  const { pairs } = await purchaseMatch('2026-04');
  expect(pairs.find(({ row }) => row?.number === 'A/1')).toMatchObject({ bucket: 'Rejected' });
});

/*
 * Salt at 105, MRP 110, in boxes of 12 at 1,200, and rice by weight. The drawer of a shift: opened with 500, 618 taken, 100 given back for salt without a bill, 60 paid out, 40 of Ravi's dues paid in, 9 short.
 */
describe('the counter of a copy', () => {
  beforeEach(async () => {
    await openBooks((await restoreAsNew(await readable(new Blob([fourth])))).key);
  });

  it('finds its items by their codes, and offers its favourites', async () => {
    const found = await Promise.all(['8901719110245', '8906000000014', '2100001027506'].map(findCode));
    expect(found).toMatchObject([
      { kind: 'row', row: { item: { name: 'Salt', mrp: 110_00 } } },
      { kind: 'row', row: { item: { name: 'Salt' }, pack: { unit: 'BOX', contains: 12, mrp: 1320_00 } } },
      { kind: 'weighed', row: { item: { name: 'Rice', scaleCode: '1' } }, quantity: 2.75 },
    ]);
    const { rev, pages } = await favourites();
    const named = await Promise.all(pages.map(async (page) => (await itemsOnPage(page)).map(({ name }) => name)));
    expect([rev, named]).toEqual([1, [['Salt', 'Rice'], ['Tea']]]);
  });

  it('sells within its limits', async () => {
    expect(await counterSettings()).toMatchObject({
      discountLimit: 12.5,
      discountAmountLimit: 400_00,
      belowCost: true,
      reasonFrom: 5_00,
    });
    expect(await booksStore.records('parties').get('PTY-000002')).toMatchObject({
      creditLimit: 500_00,
      creditDays: 15,
    });
  });

  it('has its drawers, the Z of a shift, and the next one open', async () => {
    expect((await everyDrawer()).map(({ name, cash, shifts }) => [name, cash.name, shifts])).toEqual([
      ['Counter 1', 'Cash – Counter 1', true],
      ['Upstairs', 'Cash upstairs', false],
    ]);
    expect(await shift('SHF-000001')).toMatchObject({
      number: 1,
      z: { bills: 4, returns: 205_00, net: 1686_00, expected: 998_00, difference: -9_00, voids: 1, openings: 1 },
    });
    const { shift: open, drawer } = await drawerStanding();
    expect([open?.number, open?.z]).toEqual([2, undefined]);
    expect(await balancesOfLedgersOn([drawer.cash.id], '2026-06-10')).toEqual({ [drawer.cash.id]: 500_00 });
  });

  it('has what came back, with a bill and without', async () => {
    expect(await voucher('VCH-000000009')).toMatchObject({
      against: { id: 'VCH-000000002' },
      allocations: [{ document: 'VCH-000000007', amount: 105_00 }],
    });
    expect(await voucher('VCH-000000011')).toMatchObject({
      against: null,
      withoutInvoice: true,
      lines: [{ cost: 80_00 }],
    });
    const [ravi] = await agedOn('receivable', '2026-06-10');
    expect(ravi).toMatchObject({ name: 'Ravi', documents: [{ id: 'VCH-000000005', balance: 44_00 }] });
  });
});

describe('the sums of documents', () => {
  // 20 × 250, 12 × 400, one of them back, two of those back, rent of 1,000 under reverse charge, a repair of 500, half a piece.
  it('of a copy that has none are those of their lines', async () => {
    await openBooks((await restoreAsNew(await readable(new Blob([second])))).key);
    const documents = (await booksStore.records('vouchers').toArray()).filter(isDocument);
    expect(documents.map(({ number, sums }) => [number, sums.taxable, taxOf(sums), sums.total])).toEqual([
      ['PUR/26-27/0001', 5000_00, 250_00, 5250_00],
      ['INV/26-27/0001', 4800_00, 240_00, 5040_00],
      ['CN/26-27/0001', 400_00, 20_00, 420_00],
      ['DN/26-27/0001', 500_00, 25_00, 525_00],
      ['PUR/26-27/0002', 1000_00, 180_00, 1000_00],
      ['INV/26-27/0002', 500_00, 90_00, 590_00],
      ['INV/26-27/0003', 200_00, 10_00, 210_00],
    ]);
    for (const document of documents) expect(document.sums).toEqual(documentSums(document));
  });

  it('of a copy that has them are read as they are; where they are not those of the lines, it is told', async () => {
    const copy = await readable(new Blob([await spoilt(({ sums }) => Object.assign(sums ?? {}, { total: 6000_00 }))]));
    const { key, repairs } = await restoreAsNew(copy);
    const told = [
      {
        what: 'Invoice INV/26-27/0001',
        stored: '₹6,000 with ₹240 of tax',
        rebuilt: '₹5,040 with ₹240 of tax by the rules of now. It stays as it is',
      },
    ];
    expect(repairs).toEqual(told);
    await openBooks(key);
    expect(await voucher(SOLD)).toMatchObject({ sums: { total: 6000_00 } });
    expect(await agedOn('receivable', '2026-04-30')).toMatchObject([
      // 420 came back, and 3,000 was received.
      { documents: [{ balance: 2580_00 }] },
    ]);
    expect(await repairBooks()).toEqual(told);
    expect(await checkBooks()).toEqual(told);
  });

  it('are missing in no copy that has them: that is refused', async () => {
    const without = await spoilt((document) => Reflect.deleteProperty(document, 'sums'));
    expect(await refusalOfCopy(without)).toBe('vouchers, VCH-000000002, sums: they are missing.');
  });
});

/** The third copy with its first invoice changed, as another program might. */
async function spoilt(change: (document: { sums?: object }) => unknown): Promise<string> {
  const pieces = JSON.parse(third) as CopyPieces;
  for (const row of pieces.records['vouchers'] ?? []) if (row['id'] === SOLD) change(row);
  return sealedCopy(pieces);
}

const SOLD = 'VCH-000000002';
