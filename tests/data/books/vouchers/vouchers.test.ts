import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { editsOf } from '#data/books/audit/edits.ts';
import { cashFlowsBetween, flowsBetween, flowsOfLedgers, standingOfParties } from '#data/books/ledger/period-sums.ts';
import { createLedger, deleteLedgers, updateLedger } from '#data/books/masters/ledgers.ts';
import { lockUpTo } from '#data/books/audit/locks.ts';
import { ledgerOrPartyChoices, namesOf } from '#data/books/masters/references.ts';
import { numberingOn, series, updateNumbering } from '#data/books/vouchers/numbering.ts';
import { createParty, deleteParties, updateParty } from '#data/books/masters/parties.ts';
import { booksStore } from '#data/books/store.ts';
import { deleteDrafts } from '#data/books/vouchers/delete-drafts.ts';
import {
  cancelVoucher,
  ChangedMeanwhile,
  createVoucher,
  lastNarration,
  updateVoucher,
  voucher,
} from '#data/books/vouchers/vouchers.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty } from '#domain/books/masters/party.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { contraOn, journalOn, receiptOn } from '../../../support/vouchers.ts';
import { blankMoney, blankContra } from '#domain/books/vouchers/voucher.ts';
import { changePatterns, openedNumbering } from '../../../support/numbering.ts';

let cash: Named;
let bank: Named;
let capital: Named;
let rent: Named;
let usha: Named;

beforeEach(async () => {
  await freshBooks();
  [cash, bank, capital, rent] = (await Promise.all(['Cash', 'Bank', 'Capital', 'Rent'].map(ledgerNamed))) as [
    Named,
    Named,
    Named,
    Named,
  ];
  usha = named(await createParty({ ...blankParty('Customer'), name: 'Usha' }));
});
afterEach(emptyShelf);

describe('a voucher', () => {
  it('is posted, numbered and kept in one go', async () => {
    const kept = await createVoucher(
      journalOn('2026-04-05', [
        [cash, 500],
        [capital, -500],
      ]),
      'Issued',
    );
    expect(kept).toMatchObject({ number: 'JV/26-27/0001', state: 'Issued', rev: 1 });
    expect(await voucher(kept.id)).toEqual(kept);
    expect(await flowsBetween('', '2026-04-05')).toEqual(
      new Map([
        [cash.id, { debit: 500_00, credit: 0 }],
        [capital.id, { debit: 0, credit: 500_00 }],
      ]),
    );
    expect(await flowsBetween('', '2026-04-04')).toEqual(new Map());
    expect(await entriesOf(cash)).toEqual([['2026-04-05', kept.id, 500_00]]);
    expect((await editsOf(kept.id)).map(({ deed, name }) => [deed, name])).toEqual([
      ['create', 'Journal JV/26-27/0001'],
    ]);
  });

  it('gets the numbers of its kind and year in order, and none is missing after a refusal', async () => {
    await createVoucher(
      journalOn('2026-04-05', [
        [cash, 5],
        [capital, -5],
      ]),
      'Issued',
    );
    await expect(
      createVoucher(
        journalOn('2026-04-05', [
          [cash, 5],
          [capital, -4],
        ]),
        'Issued',
      ),
    ).rejects.toMatchObject({
      fields: { difference: 'Credits are ₹1 less. Both sides must be equal.' },
    });
    const numbers = [
      await createVoucher(
        journalOn('2026-04-01', [
          [cash, 5],
          [capital, -5],
        ]),
        'Issued',
      ),
      await createVoucher(
        journalOn('2027-04-01', [
          [cash, 5],
          [capital, -5],
        ]),
        'Issued',
      ),
      await createVoucher(contraOn('2026-04-01', cash, bank, 5), 'Issued'),
      await createVoucher(receiptOn('2026-04-01', usha, cash, 5), 'Issued'),
    ].map(({ number }) => number);
    expect(numbers).toEqual(['JV/26-27/0002', 'JV/27-28/0001', 'CON/26-27/0001', 'RCT/26-27/0001']);
    expect((await numberingOn('Journal', '2027-03-31', '')).next).toBe('JV/26-27/0003');
  });

  it('takes a typed number that is free, in any case; the series goes on behind it', async () => {
    const typed = { number: 'jv/26-27/0002' };
    await createVoucher(
      journalOn(
        '2026-04-05',
        [
          [cash, 5],
          [capital, -5],
        ],
        typed,
      ),
      'Issued',
    );
    await expect(
      createVoucher(
        journalOn(
          '2026-04-05',
          [
            [cash, 5],
            [capital, -5],
          ],
          { number: 'JV/26-27/0002' },
        ),
        'Issued',
      ),
    ).rejects.toMatchObject({ fields: { number: expect.stringMatching(/is there already/) } });
    await expect(
      createVoucher(
        journalOn(
          '2026-04-05',
          [
            [cash, 5],
            [capital, -5],
          ],
          { number: 'JV 2' },
        ),
        'Issued',
      ),
    ).rejects.toMatchObject({ fields: { number: expect.stringMatching(/Use only letters/) } });
    const rest = [1, 2].map(() =>
      createVoucher(
        journalOn('2026-04-05', [
          [cash, 5],
          [capital, -5],
        ]),
        'Issued',
      ),
    );
    expect((await Promise.all(rest)).map(({ number }) => number)).toEqual(['JV/26-27/0003', 'JV/26-27/0004']);
    // The same number belongs to another kind, and to another year.
    await createVoucher(
      journalOn(
        '2027-04-05',
        [
          [cash, 5],
          [capital, -5],
        ],
        typed,
      ),
      'Issued',
    );
    await createVoucher({ ...contraOn('2026-04-05', cash, bank, 5), number: 'JV/26-27/0002' }, 'Issued');
  });

  it('goes on behind what another program gave last, and never goes back', async () => {
    const numberOf = async (overrides = {}) =>
      (await createVoucher(journalOn('2026-04-05', lines(5), overrides), 'Issued')).number;
    expect(await numberOf({ number: 'JV/26-27/124' })).toBe('JV/26-27/124');
    expect(await numberOf()).toBe('JV/26-27/0125');
    expect(await numberOf({ number: 'JV/26-27/0007' })).toBe('JV/26-27/0007');
    expect(await numberOf({ number: 'MINE-900' })).toBe('MINE-900');
    expect(await numberOf()).toBe('JV/26-27/0126');
    expect((await numberingOn('Journal', '2026-04-05', 'JV/25-26/0001')).otherYear).toBe('25-26');
  });

  it('is set forward in Settings, by the form of one tab alone', async () => {
    const opened = await openedNumbering();
    const set = (next: string) => updateNumbering(opened, { ...opened, Journal: { pattern: 'JV/{fy}/{n:4}', next } });
    await set('200');
    expect((await series()).find(({ kind }) => kind === 'Journal')?.next).toBe(200);
    await expect(set('199')).rejects.toMatchObject({ fields: { Journal: expect.stringMatching(/Enter 200 or more/) } });
    await changePatterns({ Receipt: 'R/{fy}/{n}' });
    await expect(set('300')).rejects.toThrow(/Another tab changed the numbering meanwhile/);
    expect((await series()).find(({ kind }) => kind === 'Journal')?.next).toBe(200);
  });

  it('goes on counting where the pattern changes, and never doubles an older number', async () => {
    await createVoucher(
      journalOn(
        '2026-04-05',
        [
          [cash, 5],
          [capital, -5],
        ],
        { number: 'J/26-27/2' },
      ),
      'Issued',
    );
    await createVoucher(
      journalOn('2026-04-05', [
        [cash, 5],
        [capital, -5],
      ]),
      'Issued',
    );
    await changePatterns({ Journal: 'J/{fy}/{n}' });
    const next = await createVoucher(
      journalOn('2026-04-05', [
        [cash, 5],
        [capital, -5],
      ]),
      'Issued',
    );
    expect(next.number).toBe('J/26-27/3');
  });

  it('may be a draft, of which anything may be missing but its day: it posts nothing and has no number', async () => {
    const draft = await createVoucher(blankMoney('Receipt', '2026-04-05'), 'Draft');
    expect(draft).toMatchObject({ number: '', state: 'Draft', postings: [] });
    await expect(createVoucher({ ...blankMoney('Receipt', '2026-04-05'), date: '' }, 'Draft')).rejects.toMatchObject({
      fields: { date: 'Enter the date.' },
    });
    expect(await flowsBetween('', '2026-12-31')).toEqual(new Map());
    const issued = await updateVoucher(draft.id, 1, receiptOn('2026-04-06', usha, cash, 5), 'Issued');
    expect(issued).toMatchObject({ number: 'RCT/26-27/0001', state: 'Issued', rev: 2 });
    await expect(deleteDrafts([issued.id])).rejects.toThrow(/is issued, so it stays. Cancel it/);
    const other = await createVoucher(blankContra('2026-04-05'), 'Draft');
    await deleteDrafts([other.id]);
    expect(await voucher(other.id)).toBeUndefined();
  });

  it('counts in what a party stands at from its day on, not before, whatever is dated later', async () => {
    const input = { ...blankParty('Customer'), name: 'Ravi', balance: asPaise(7_00), side: 'Cr' } as const;
    const ravi = named(await createParty(input));
    const paid = [
      ['2026-04-05', 100],
      ['2026-11-30', 20],
      ['2027-03-31', 3],
      ['2028-05-01', 4],
    ] as const;
    for (const [day, amount] of paid) await createVoucher(receiptOn(day, ravi, cash, amount), 'Issued');
    const days = [
      '2026-04-01',
      '2026-04-05',
      '2026-11-29',
      '2026-11-30',
      '2027-03-31',
      '2027-04-01',
      '2028-05-01',
    ] as const;
    const stood = await Promise.all(days.map((day) => standingOfParties([usha.id, ravi.id], day)));
    expect(stood.map((on) => on.get(ravi.id))).toEqual([-7_00, -107_00, -107_00, -127_00, -130_00, -130_00, -134_00]);
    expect(stood.map((on) => on.get(usha.id))).toEqual(days.map(() => 0));
  });

  it('takes what it posted away when it is changed, moved to another day, or cancelled', async () => {
    const kept = await createVoucher(receiptOn('2026-04-05', usha, bank, 90, { tds: asPaise(10_00) }), 'Issued');
    expect(await standingOfParties([usha.id], '2026-12-31')).toEqual(new Map([[usha.id, -100_00]]));
    const changed = await updateVoucher(kept.id, 1, receiptOn('2026-05-01', rent, bank, 70), 'Issued');
    expect(changed.number).toBe(kept.number);
    expect(await standingOfParties([usha.id], '2026-12-31')).toEqual(new Map([[usha.id, 0]]));
    expect(await flowsBetween('', '2026-04-30')).toEqual(new Map());
    expect(await flowsOfLedgers([rent.id, bank.id], '2026-05-01', '2026-05-01')).toEqual(
      new Map([
        [rent.id, { debit: 0, credit: 70_00 }],
        [bank.id, { debit: 70_00, credit: 0 }],
      ]),
    );
    await cancelVoucher(kept.id, 2);
    expect(await voucher(kept.id)).toMatchObject({ state: 'Cancelled', number: kept.number });
    expect(await flowsBetween('', '2027-03-31')).toEqual(new Map());
    expect(await entriesOf(bank)).toEqual([]);
    await expect(updateVoucher(kept.id, 3, receiptOn('2026-05-01', rent, bank, 70), 'Issued')).rejects.toThrow(
      /is cancelled/,
    );
    await expect(cancelVoucher(kept.id, 3)).rejects.toThrow(/Only an issued voucher/);
    expect(await checkBooks()).toEqual([]);
    expect((await editsOf(kept.id)).map(({ deed }) => deed)).toEqual(['cancel', 'change', 'create']);
  });

  it('keeps its number within its year only, and no other can be given to it', async () => {
    const kept = await createVoucher(contraOn('2026-04-05', cash, bank, 5), 'Issued');
    await expect(updateVoucher(kept.id, 1, contraOn('2027-04-01', cash, bank, 5), 'Issued')).rejects.toMatchObject({
      fields: { date: expect.stringMatching(/CON\/26-27\/0001 is a number of the year 2026-27/) },
    });
    await expect(
      updateVoucher(kept.id, 1, { ...contraOn('2026-04-05', cash, bank, 5), number: 'X1' }, 'Issued'),
    ).rejects.toMatchObject({ fields: { number: expect.stringMatching(/keeps its number/) } });
  });

  it('is not overwritten where another tab saved it meanwhile: both versions are there to compare', async () => {
    const kept = await createVoucher(contraOn('2026-04-05', cash, bank, 5), 'Issued');
    await updateVoucher(kept.id, 1, contraOn('2026-04-05', cash, bank, 7), 'Issued');
    const second = await updateVoucher(kept.id, 1, contraOn('2026-04-05', cash, bank, 9), 'Issued').catch(
      (error) => error,
    );
    expect(second).toBeInstanceOf(ChangedMeanwhile);
    expect(second.theirs).toMatchObject({ amount: 700, rev: 2 });
    await expect(cancelVoucher(kept.id, 1)).rejects.toBeInstanceOf(ChangedMeanwhile);
    expect(await voucher(kept.id)).toMatchObject({ amount: 700, rev: 2, state: 'Issued' });
  });

  it('names ledgers as they are now: none that is gone, inactive, or, for money, no cash or bank', async () => {
    const gone = named(await createLedger({ ...BLANK_LEDGER, name: 'Gone', group: 'Indirect Expenses' }));
    await deleteLedgers([gone.id]);
    await expect(createVoucher(receiptOn('2026-04-05', gone, cash, 5), 'Issued')).rejects.toMatchObject({
      fields: { against: expect.stringMatching(/deleted meanwhile/) },
    });
    await expect(createVoucher(receiptOn('2026-04-05', usha, rent, 5), 'Issued')).rejects.toMatchObject({
      fields: { account: expect.stringMatching(/Rent is no cash or bank/) },
    });
    await updateLedger(rent.id, 1, { ...BLANK_LEDGER, name: 'Rent', group: 'Indirect Expenses', isActive: false });
    await expect(
      createVoucher(
        journalOn('2026-04-05', [
          [cash, 5],
          [rent, -5],
        ]),
        'Issued',
      ),
    ).rejects.toMatchObject({
      fields: { 'lines.1.ledger': expect.stringMatching(/Rent is inactive/) },
    });
  });

  it.each<[string, IsoDate, RegExp]>([
    ['before the books begin', '2026-03-31', /The books begin on 01 Apr 2026/],
    ['in a locked time', '2026-06-30', /The books are locked up to 30 Jun 2026/],
  ])('is refused on a day %s, whatever the deed', async (_, day, why) => {
    const ready = await createVoucher(contraOn('2026-06-01', cash, bank, 5), 'Issued');
    await lockUpTo('2026-06-30');
    const refused = { fields: { date: expect.stringMatching(why) } };
    await expect(createVoucher(contraOn(day, cash, bank, 5), 'Issued')).rejects.toMatchObject(refused);
    const later = await createVoucher(contraOn('2026-07-01', cash, bank, 5), 'Issued');
    await expect(updateVoucher(later.id, 1, contraOn(day, cash, bank, 5), 'Issued')).rejects.toMatchObject(refused);
    await expect(updateVoucher(ready.id, 1, contraOn('2026-07-01', cash, bank, 5), 'Issued')).rejects.toThrow(
      /locked up to/,
    );
    await expect(cancelVoucher(ready.id, 1)).rejects.toThrow(/locked up to/);
    expect(await checkBooks()).toEqual([]);
  });

  it('may be as large as can be counted, and no larger', async () => {
    const half = 50_00_000_00_00_000;
    const [one, other] = [journalOn('2026-04-05', lines(half)), journalOn('2026-04-06', lines(half))];
    await createVoucher(one, 'Issued');
    await expect(createVoucher(other, 'Issued')).rejects.toThrow(/too large to count to the paisa/);
    expect(await flowsBetween('', '2026-12-31')).toEqual(await flowsBetween('', '2026-04-05'));
    expect(await checkBooks()).toEqual([]);
  });
});

describe('the cash that moved', () => {
  it('is kept by the ledger of the other side; a contra moves none', async () => {
    await createVoucher(receiptOn('2026-04-05', usha, bank, 90, { tds: asPaise(10_00) }), 'Issued');
    await createVoucher(contraOn('2026-04-06', bank, cash, 50), 'Issued');
    await createVoucher(
      journalOn('2026-04-07', [
        [rent, 30],
        [capital, -50],
        [cash, 20],
      ]),
      'Issued',
    );
    await createVoucher(
      journalOn('2026-04-07', [
        [rent, 30],
        [capital, -30],
      ]),
      'Issued',
    );
    const tds = await ledgerNamed('TDS Receivable');
    expect(await cashFlowsBetween('2026-04-01', '2026-04-30')).toEqual(
      new Map([
        [tds.id, { debit: 0, credit: 10_00 }],
        ['debtors', { debit: 100_00, credit: 0 }],
        [rent.id, { debit: 0, credit: 30_00 }],
        [capital.id, { debit: 50_00, credit: 0 }],
      ]),
    );
  });
});

describe('a master that vouchers use', () => {
  it('is not deleted, be they drafts or cancelled', async () => {
    await createVoucher({ ...receiptOn('2026-04-05', usha, cash, 5), amount: null }, 'Draft');
    const { id } = await createVoucher(
      journalOn('2026-04-05', [
        [rent, 5],
        [cash, -5],
      ]),
      'Issued',
    );
    await cancelVoucher(id, 1);
    await expect(deleteParties([usha.id])).rejects.toThrow(/Usha is used by vouchers/);
    await expect(deleteLedgers([rent.id])).rejects.toThrow(/Rent is used by vouchers/);
  });

  it('moves to another group without a rewrite, but not into or out of cash and bank, nor within a lock', async () => {
    const till = named(await createLedger({ ...BLANK_LEDGER, name: 'Till', group: 'Cash-in-Hand' }));
    const rents = { ...BLANK_LEDGER, name: 'Rent' };
    await createVoucher(
      journalOn('2026-04-05', [
        [rent, 5],
        [till, -5],
      ]),
      'Issued',
    );
    await updateLedger(rent.id, 1, { ...rents, group: 'Direct Expenses' });
    await expect(updateLedger(rent.id, 2, { ...rents, group: 'Bank Accounts' })).rejects.toMatchObject({
      fields: { group: expect.stringMatching(/becomes no cash or bank/) },
    });
    await expect(
      updateLedger(till.id, 1, { ...BLANK_LEDGER, name: 'Till', group: 'Deposits (Asset)' }),
    ).rejects.toMatchObject({ fields: { group: expect.stringMatching(/stays cash or bank/) } });
    await lockUpTo('2026-04-30');
    await expect(updateLedger(rent.id, 2, { ...rents, group: 'Indirect Expenses' })).rejects.toMatchObject({
      fields: { group: expect.stringMatching(/Unlock them/) },
    });
    expect(await checkBooks()).toEqual([]);
  });

  it('moves from the suppliers to the customers with all that was posted', async () => {
    const asha = named(await createParty({ ...blankParty('Supplier'), name: 'Asha' }));
    await createVoucher(receiptOn('2026-04-05', asha, cash, 5), 'Issued');
    await createVoucher(receiptOn('2026-04-05', usha, cash, 7), 'Issued');
    await updateParty(asha.id, 1, { ...blankParty('Both'), name: 'Asha' });
    expect((await flowsBetween('', '2026-04-05')).get('debtors')).toEqual({ debit: 0, credit: 12_00 });
    expect((await flowsBetween('', '2026-04-05')).has('creditors')).toBe(false);
    expect((await cashFlowsBetween('', '2026-04-05')).get('debtors')).toEqual({ debit: 12_00, credit: 0 });
    expect(await checkBooks()).toEqual([]);
  });
});

describe('what helps to enter vouchers', () => {
  it('offers active ledgers and parties together by name; for money, cash and bank only', async () => {
    const all = await ledgerOrPartyChoices('', 'all');
    const names = all.choices.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(names).toEqual(expect.arrayContaining(['Usha', 'Rent', 'Bank']));
    expect((await ledgerOrPartyChoices('us', 'all')).choices).toMatchObject([{ name: 'Usha', of: 'party' }]);
    expect((await ledgerOrPartyChoices('', 'money')).choices.map(({ name }) => name)).toEqual(['Bank', 'Cash']);
    expect(await namesOf([cash.id, usha.id])).toEqual(
      new Map([
        [cash.id, 'Cash'],
        [usha.id, 'Usha'],
      ]),
    );
  });

  it('knows the narration of the latest voucher of a kind', async () => {
    expect(await lastNarration('Journal')).toBe('');
    await createVoucher(
      journalOn(
        '2026-04-06',
        [
          [cash, 5],
          [capital, -5],
        ],
        { narration: ' Later ' },
      ),
      'Issued',
    );
    await createVoucher(
      journalOn(
        '2026-04-05',
        [
          [cash, 5],
          [capital, -5],
        ],
        { narration: 'Earlier' },
      ),
      'Issued',
    );
    await createVoucher({ ...contraOn('2026-04-07', cash, bank, 5), narration: 'Other' }, 'Issued');
    expect(await lastNarration('Journal')).toBe('Later');
  });
});

function lines(rupees: number): [Named, number][] {
  return [
    [cash, rupees],
    [capital, -rupees],
  ];
}

async function ledgerNamed(name: string): Promise<Named> {
  const row = (await booksStore.records('ledgers').toArray()).find((ledger) => ledger.name === name);
  if (!row) throw new Error(`There is no ledger ${name}.`);
  return named(row);
}

function named({ id, name }: Named): Named {
  return { id, name };
}

async function entriesOf({ id }: Named) {
  const rows = await booksStore
    .database()
    .table('entries')
    .where('[ledger+date+voucher+line]')
    .between([id], [id, []])
    .toArray();
  return rows.map(({ date, voucher: of, amount }) => [date, of, amount]);
}
