import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { updateBusiness } from '#data/books/business.ts';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { closeYear, nextToClose } from '#data/books/audit/close-year.ts';
import { changedYears } from '#data/books/audit/closed-year-figures.ts';
import { createLedger } from '#data/books/masters/ledgers.ts';
import { locks, unlock } from '#data/books/audit/locks.ts';
import { booksStore } from '#data/books/store.ts';
import { createVoucher, updateVoucher } from '#data/books/vouchers/vouchers.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { asPaise } from '#domain/money.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { contraOn, journalOn } from '../../../support/vouchers.ts';
import { blankContra } from '#domain/books/vouchers/voucher.ts';

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
      journalOn('2026-05-01', [
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
    const draft = await createVoucher(blankContra('2027-03-31'), 'Draft');
    await createVoucher(blankContra('2027-04-01'), 'Draft');
    await expect(closeYear('2026-27')).rejects.toThrow(/^A draft is dated in the year 2026-27/);
    await updateVoucher(draft.id, 1, contraOn('2027-03-31', CASH, BANK, 5), 'Issued');
    await booksStore
      .database()
      .table('sums')
      .update('LY/2026', { 'flows.LED-000001': [0, 7] });
    await expect(closeYear('2026-27')).rejects.toThrow(/do not agree. Mend them/);
    expect((await locks()).closed).toEqual([]);
  });

  it('is proved: what is entered afterwards, and new ledgers, change nothing; what goes round the lock is named', async () => {
    await createVoucher(
      journalOn('2026-05-01', [
        [RENT, 5],
        [CASH, -5],
      ]),
      'Issued',
    );
    await closeYear('2026-27');
    await createVoucher(
      journalOn('2027-05-01', [
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
    await createVoucher(contraOn('2026-05-01', CASH, BANK, 5), 'Issued');
    const opened = aBooksBusiness({ booksBegin: '2026-04-01' });
    await expect(updateBusiness(opened, { ...opened, booksBegin: '2026-05-02' })).rejects.toMatchObject({
      fields: { booksBegin: expect.stringMatching(/^Contra CON\/26-27\/0001 is dated 01 May 2026/) },
    });
    await updateBusiness(opened, { ...opened, booksBegin: '2026-05-01' });
  });
});
