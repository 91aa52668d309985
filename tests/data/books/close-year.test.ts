import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateBusiness } from '#data/books/business.ts';
import { checkBooks } from '#data/books/check-books.ts';
import { closeYear, nextToClose } from '#data/books/close-year.ts';
import { changedYears } from '#data/books/closed-figures.ts';
import { createItem } from '#data/books/items.ts';
import { createLedger } from '#data/books/ledgers.ts';
import { locks, unlock } from '#data/books/locks.ts';
import { createParty } from '#data/books/parties.ts';
import { registerSums } from '#data/books/registers.ts';
import { stockOn } from '#data/books/stock-value.ts';
import { booksStore, closeBooks, openBooks } from '#data/books/store.ts';
import { createVoucher, updateVoucher } from '#data/books/vouchers.ts';
import { VERSIONS } from '#data/books/versions.ts';
import { Database } from '#data/store/database.ts';
import { blankInvoice, documentParty, lineItem, withParty } from '#domain/books/blank-document.ts';
import type { InvoiceEntry } from '#domain/books/document.ts';
import { BLANK_ITEM } from '#domain/books/item.ts';
import { BLANK_LEDGER } from '#domain/books/ledger.ts';
import { blankParty } from '#domain/books/party.ts';
import { blankVoucher } from '#domain/books/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { aLine, OURS } from '../../support/documents.ts';
import { asRate } from '#domain/books/rate.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../support/fresh-books.ts';
import { anItem, aTrader, buy } from '../../support/trade.ts';
import { aContra, aJournal } from '../../support/vouchers.ts';

const CASH = { id: 'LED-000001', name: 'Cash' };
const BANK = { id: 'LED-000002', name: 'Bank' };
const RENT = { id: 'LED-000024', name: 'Rent' };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-05-05T12:00:00') });
  await freshBooks({ booksBegin: '2026-04-01' });
});
afterEach(async () => {
  vi.useRealTimers();
  await emptyShelf();
});

describe('closing a year', () => {
  it('locks it, year after year, and keeps what proves its figures', async () => {
    await createVoucher(
      aJournal('2026-05-01', [
        [RENT, 5],
        [CASH, -5],
      ]),
      'Issued',
    );
    expect(await nextToClose()).toEqual({ year: '2026-27', problem: undefined });
    await closeYear('2026-27');
    expect(await locks()).toMatchObject({ upTo: '2027-03-31', closed: [{ year: '2026-27' }] });
    expect(await nextToClose()).toEqual({ year: '2027-28', problem: undefined });
    await closeYear('2027-28');
    expect((await locks()).closed.map(({ year }) => year)).toEqual(['2026-27', '2027-28']);
    expect((await nextToClose()).problem).toMatch(/^The year 2028-29 ends on 31 Mar 2029/);
    await expect(closeYear('2026-27')).rejects.toThrow(/2026-27 is closed/);
  });

  it('waits for the drafts of the year, and for books that agree', async () => {
    const draft = await createVoucher(blankVoucher('Contra', '2027-03-31'), 'Draft');
    await createVoucher(blankVoucher('Contra', '2027-04-01'), 'Draft');
    await expect(closeYear('2026-27')).rejects.toThrow(/^A draft is dated in the year 2026-27/);
    await updateVoucher(draft.id, 1, aContra('2027-03-31', CASH, BANK, 5), 'Issued');
    await booksStore
      .database()
      .table('sums')
      .update('LY/2026', { 'flows.LED-000001': [0, 7] });
    await expect(closeYear('2026-27')).rejects.toThrow(/do not agree. Mend them/);
    expect((await locks()).closed).toEqual([]);
  });

  it('is proved: what is entered afterwards, and new ledgers, change nothing; what goes round the lock is named', async () => {
    await createVoucher(
      aJournal('2026-05-01', [
        [RENT, 5],
        [CASH, -5],
      ]),
      'Issued',
    );
    await closeYear('2026-27');
    await createVoucher(
      aJournal('2027-05-01', [
        [RENT, 5],
        [CASH, -5],
      ]),
      'Issued',
    );
    await createLedger({ ...BLANK_LEDGER, name: 'Wages', group: 'Direct Expenses' });
    expect(await changedYears(booksStore.database())).toEqual([]);
    await booksStore
      .database()
      .table('ledgers')
      .update(RENT.id, { opening: asPaise(1) });
    expect(await changedYears(booksStore.database())).toEqual(['2026-27']);
    expect((await checkBooks()).map(({ what }) => what)).toContain('The closed year 2026-27');
  });

  it('ends with unlocking it for a reason', async () => {
    await closeYear('2026-27');
    await closeYear('2027-28');
    await unlock('2027-12-31', 'A late bill');
    expect((await locks()).closed.map(({ year }) => year)).toEqual(['2026-27']);
  });
});

describe('the day on which the books begin', () => {
  it('is never after a voucher', async () => {
    await createVoucher(aContra('2026-05-01', CASH, BANK, 5), 'Issued');
    const opened = aBooksBusiness({ booksBegin: '2026-04-01' });
    await expect(updateBusiness(opened, { ...opened, booksBegin: '2026-05-02' })).rejects.toMatchObject({
      fields: { booksBegin: expect.stringMatching(/^Contra CON\/26-27\/0001 is dated 01 May 2026/) },
    });
    await updateBusiness(opened, { ...opened, booksBegin: '2026-05-01' });
  });
});

describe('books of a version before', () => {
  it.each([1, 2, 3, 4])('move to this one with everything that they had: version %i', async (version) => {
    const bill = { number: 'OLD/1', date: '2026-03-10', dueDate: '', amount: asPaise(700) } as const;
    await createParty({ ...blankParty('Customer'), name: 'Usha', balance: asPaise(700), bills: [bill] });
    if (version >= 3) await createVoucher(await anInvoice(), 'Issued');
    const db = booksStore.database();
    const rows = await Promise.all(['ledgers', 'edits', 'business'].map((table) => db.table(table).toArray()));
    const [, key = ''] = /^books-of-(.*)$/.exec(db.name) ?? [];
    await downgraded(db.name, version);
    await openBooks(key);
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
    await createVoucher(aContra('2026-05-01', CASH, BANK, 5), 'Issued');
    expect(await checkBooks()).toEqual([]);
  });

  it('know what their documents moved, and what is left of it is worth', async () => {
    const [mills, soap] = [await aTrader('Supplier', 'Gokul Mills'), await anItem('Soap', OPENED)];
    // Who is not registered cannot claim the 5 % of tax.
    await buy('2026-05-01', mills, [[soap, 10, 20]]);
    const db = booksStore.database();
    const [, key = ''] = /^books-of-(.*)$/.exec(db.name) ?? [];
    await downgraded(db.name, 3);
    await openBooks(key);
    expect(await stockOn('2026-04-30')).toBe(100_00);
    expect(await stockOn('2026-05-01')).toBe(310_00);
    expect(await checkBooks()).toEqual([]);
  });
});

async function anInvoice(): Promise<InvoiceEntry> {
  const usha = await createParty({ ...blankParty('Customer'), name: 'Meena' });
  const item = lineItem(await createItem({ ...BLANK_ITEM, name: 'Soap', taxability: 'Exempt' }));
  const own = { ...OURS, registration: 'Unregistered' } as const;
  return {
    ...withParty(blankInvoice('2026-04-05', own), documentParty(usha), null),
    lines: [aLine(1, 100, 0, { item })],
  };
}
const OPENED = { openingQuantity: asQuantity(5), openingRate: asRate(20_0000) };

/** The same books as that version of the app left them. */
async function downgraded(name: string, version: number): Promise<void> {
  const { tables } = booksStore.database();
  const contents = await Promise.all(tables.map(async (table) => [table.name, await table.toArray()] as const));
  closeBooks();
  await Database.delete(name);
  const old = new Database(name, VERSIONS.slice(0, version));
  await old.open();
  for (const [table, all] of contents) {
    if (!old.tables.some((one) => one.name === table)) continue;
    const rows = table === 'sums' && version < 4 ? all.filter(({ key }) => !key.startsWith('R')) : all;
    const isBeforeClosing = table === 'locks' && version === 1;
    await old.table(table).bulkAdd(isBeforeClosing ? rows.map(({ closed: _, ...row }) => row) : rows);
  }
  old.close();
}
