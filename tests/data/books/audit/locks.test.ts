import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { updateBusiness } from '#data/books/business.ts';
import { refusalOfChange } from '#data/books/audit/lock-guard.ts';
import { createItem, updateItem } from '#data/books/masters/items.ts';
import { createLedger, deleteLedgers, updateLedger } from '#data/books/masters/ledgers.ts';
import { lockUpTo, locks, unlock } from '#data/books/audit/locks.ts';
import { createParty, deleteParties, party, updateParty } from '#data/books/masters/parties.ts';
import { booksStore } from '#data/books/store.ts';
import { BLANK_ITEM } from '#domain/books/masters/item.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { blankParty, type PartyInput } from '#domain/books/masters/party.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

beforeEach(() => freshBooks());
afterEach(emptyShelf);

describe('a lock', () => {
  it('moves forward only, not before the books begin, and back only with a reason', async () => {
    await expect(lockUpTo('2025-01-01')).rejects.toMatchObject({
      fields: { upTo: expect.stringMatching(/^The books begin/) },
    });
    await expect(lockUpTo('')).rejects.toMatchObject({ fields: { upTo: expect.stringMatching(/^Enter the day/) } });
    await lockUpTo('2026-06-30');
    await expect(lockUpTo('2026-06-30')).rejects.toThrow(/locked up to 30 Jun 2026 already/);
    await lockUpTo('2026-07-31');
    await expect(unlock('2026-06-30', ' ')).rejects.toMatchObject({
      fields: { reason: expect.stringMatching(/^Say why/) },
    });
    await expect(unlock('2026-07-31', 'Late bill')).rejects.toMatchObject({
      fields: { upTo: expect.stringMatching(/before 31 Jul 2026/) },
    });
    await unlock('2026-06-30', 'Late bill');
    expect(await locks()).toEqual({ upTo: '2026-06-30', filed: [], closed: [] });
    await unlock('', 'Late bill');
    await expect(unlock('', 'Late bill')).rejects.toThrow(/nothing to unlock/);
  });

  it.each<[string, (id: { party: string; ledger: string; item: string }) => Promise<unknown>, string]>([
    ['the opening balance of a party', ({ party: id }) => updateParty(id, 1, owing(200)), 'balance'],
    ['how it is split into bills', ({ party: id }) => updateParty(id, 1, { ...owing(100), bills: [] }), 'bills'],
    ['a new party with one', () => createParty({ ...owing(100), name: 'Late' }), 'balance'],
    ['a party with one, by deleting it', ({ party: id }) => deleteParties([id]), 'balance'],
    ['the opening balance of a ledger', ({ ledger: id }) => updateLedger(id, 1, car(5)), 'balance'],
    ['a new ledger with one', () => createLedger({ ...car(5), name: 'Van' }), 'balance'],
    ['a ledger with one, by deleting it', ({ ledger: id }) => deleteLedgers([id]), 'balance'],
    ['the opening quantity of an item', ({ item: id }) => updateItem(id, 1, chairs(3, 50)), 'openingQuantity'],
    ['the opening rate of an item', ({ item: id }) => updateItem(id, 1, chairs(2, 60)), 'openingRate'],
    ['a new item with stock', () => createItem({ ...chairs(1, 10), name: 'Late' }), 'openingQuantity'],
    [
      'the day on which the books begin',
      () => updateBusiness(aBooksBusiness(), aBooksBusiness({ booksBegin: '2026-05-01' })),
      'booksBegin',
    ],
    [
      'how the stock is valued',
      () => updateBusiness(aBooksBusiness(), aBooksBusiness({ stockValuation: 'Moving average' })),
      'stockValuation',
    ],
  ])('does not let anybody change %s', async (_, change, field) => {
    const ids = await withOpenings();
    await lockUpTo('2026-06-30');
    const before = await booksStore.records('edits').count();
    await expect(change(ids)).rejects.toMatchObject({
      title: 'Locked',
      message: 'The books are locked up to 30 Jun 2026. Unlock them in Settings › Locks to change this.',
      fields: { [field]: expect.any(String) },
    });
    expect(await booksStore.records('edits').count()).toBe(before);
    await unlock('', 'Late bill');
    await expect(change(ids)).resolves.not.toThrow();
  });

  it('does not let a ledger that opened with a balance, which reports show, move to another group', async () => {
    const ids = await withOpenings();
    await lockUpTo('2026-06-30');
    await expect(updateLedger(ids.ledger, 1, { ...car(1), group: 'Investments' })).rejects.toMatchObject({
      fields: { group: 'The books are locked up to 30 Jun 2026. Unlock them in Settings › Locks to move Car.' },
    });
  });

  it('lets everything else be changed: a name, a price, a new master that opens with nothing', async () => {
    const ids = await withOpenings();
    await lockUpTo('2026-06-30');
    await updateParty(ids.party, 1, { ...owing(100), city: 'Pune' });
    await updateItem(ids.item, 1, { ...chairs(2, 50), sellingPrice: asRate(99_0000) });
    await updateLedger(ids.ledger, 1, { ...car(1), name: 'Van' });
    await createParty({ ...blankParty('Supplier'), name: 'New' });
    await updateBusiness(aBooksBusiness(), aBooksBusiness({ yourName: 'Meera' }));
    expect((await party(ids.party))?.city).toBe('Pune');
  });
});

describe('what carries a date', () => {
  const locked = { upTo: '2026-06-30', filed: [{ form: 'GSTR-1', month: '2026-08' }], closed: [] } as const;
  const on = (date: string) => ({ id: 'V-1', date });

  it.each([
    ['created on a locked day', undefined, on('2026-06-30'), true],
    ['changed there', on('2026-06-01'), on('2026-06-01'), true],
    ['moved into it', on('2026-07-01'), on('2026-06-30'), true],
    ['moved out of it', on('2026-06-30'), on('2026-07-01'), true],
    ['deleted from it', on('2026-06-30'), undefined, true],
    ['created in a month whose return is filed', undefined, on('2026-08-15'), true],
    ['created after it', undefined, on('2026-07-01'), false],
  ])('is refused inside a lock: %s', (_, before, after, isRefused) => {
    const refused = refusalOfChange(locked, { table: 'vouchers', ...(before && { before }), ...(after && { after }) });
    expect(refused !== undefined).toBe(isRefused);
    if (refused) expect(refused.fields).toEqual({ date: refused.why });
  });
});

async function withOpenings() {
  const [customer, ledger, item] = [
    await createParty(owing(100)),
    await createLedger(car(1)),
    await createItem(chairs(2, 50)),
  ];
  return { party: customer.id, ledger: ledger.id, item: item.id };
}

function owing(rupees: number): PartyInput {
  const amount = asPaise(rupees * 100);
  const bills = [{ number: '7', date: '2026-03-01', dueDate: '', amount }] as const;
  return { ...blankParty('Customer'), name: 'Usha', balance: amount, bills };
}

function car(rupees: number) {
  return { ...BLANK_LEDGER, name: 'Car', group: 'Fixed Assets', balance: asPaise(rupees * 100) } as const;
}

function chairs(count: number, rupees: number) {
  return {
    ...BLANK_ITEM,
    name: 'Chair',
    percent: 18,
    openingQuantity: asQuantity(count),
    openingRate: asRate(rupees * 10_000),
  };
}
