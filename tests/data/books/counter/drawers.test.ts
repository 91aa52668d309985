import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkBooks } from '#data/books/audit/check-books.ts';
import { counterSettings, updateCounterSettings } from '#data/books/counter-settings.ts';
import {
  createDrawer,
  deleteDrawer,
  drawerInUse,
  everyDrawer,
  refuseDeletingDrawer,
  updateDrawer,
  chooseDrawer,
} from '#data/books/counter/drawers.ts';
import { createLedger, deleteLedgers, ledger } from '#data/books/masters/ledgers.ts';
import { booksStore } from '#data/books/store.ts';
import { COUNTER_SETTINGS } from '#domain/books/counter/counter-settings.ts';
import { drawerInput } from '#domain/books/counter/drawer.ts';
import { BLANK_LEDGER } from '#domain/books/masters/ledger.ts';
import { emptyShelf, freshBooks } from '../../../support/fresh-books.ts';
import { anotherDrawer, drawerWithShifts, ledgerNamed, shiftWith } from '../../../support/shifts.ts';

beforeEach(async () => {
  await freshBooks();
});
afterEach(emptyShelf);

describe('a drawer', () => {
  it('is Counter 1 on Cash and Bank before anybody made one, and asks for nothing', async () => {
    const [cash, bank] = [await ledgerNamed('Cash'), await ledgerNamed('Bank')];
    expect(await everyDrawer()).toEqual([
      { id: 'DRW-000001', rev: 0, name: 'Counter 1', cash, upi: bank, card: bank, shifts: false },
    ]);
    expect(await booksStore.records('drawers').count()).toBe(0);
  });

  it('gets a ledger of its own when its cash is counted', async () => {
    const drawer = await drawerWithShifts();
    expect(drawer).toMatchObject({ id: 'DRW-000001', rev: 2, shifts: true, cash: { name: 'Cash – Counter 1' } });
    expect(await ledger(drawer.cash.id)).toMatchObject({ group: 'Cash-in-Hand', opening: 0 });
    expect(await checkBooks()).toEqual([]);
  });

  it('shares neither its ledger nor its name with another, and its ledger is not deleted', async () => {
    const drawer = await drawerWithShifts();
    await expect(anotherDrawer('Counter 2', drawer.cash)).rejects.toThrow(
      'Cash – Counter 1 is the ledger of Counter 1. Choose another one.',
    );
    const till = await createLedger({ ...BLANK_LEDGER, name: 'Till', group: 'Cash-in-Hand' });
    await expect(anotherDrawer('counter 1', till)).rejects.toThrow('There is already a drawer named “counter 1”.');
    await anotherDrawer('Counter 2', till);
    await expect(deleteLedgers([till.id])).rejects.toThrow();
    await deleteDrawer('DRW-000002');
    await deleteLedgers([till.id]);
  });

  it('holds cash in cash, and receives UPI in a bank', async () => {
    const [cash, bank] = [await ledgerNamed('Cash'), await ledgerNamed('Bank')];
    const input = { name: 'Counter 2', cash: bank, upi: cash, card: null, shifts: false };
    await expect(createDrawer(input)).rejects.toMatchObject({
      fields: { cash: 'Choose a ledger under Cash-in-Hand.', upi: 'Choose a ledger of a bank.' },
    });
  });

  it('keeps its ledger and its shifts while one is open, and stays once it has had one', async () => {
    const drawer = await drawerWithShifts();
    await shiftWith(500, 500);
    await expect(updateDrawer(drawer.id, drawer.rev, { ...drawerInput(drawer), shifts: false })).rejects.toThrow(
      'Counter 1 has an open shift. Close it first.',
    );
    await updateDrawer(drawer.id, drawer.rev, { ...drawerInput(drawer), name: 'Front' });
    await expect(deleteDrawer(drawer.id)).rejects.toThrow('Front has had shifts');
    expect(await drawerInUse()).toMatchObject({ name: 'Front', cash: drawer.cash });
  });

  it('stands beside the first, which nobody made, and may not be the last that is deleted', async () => {
    const second = await anotherDrawer('Counter 2', await ledgerNamed('Cash'));
    expect((await everyDrawer()).map(({ name, cash }) => [name, cash.name])).toEqual([
      ['Counter 1', 'Cash'],
      ['Counter 2', 'Cash – Counter 2'],
    ]);
    await deleteDrawer('DRW-000001');
    const only = 'Counter 2 stays: the counter needs a drawer. Rename it instead.';
    await expect(deleteDrawer(second.id)).rejects.toThrow(only);
    await expect(refuseDeletingDrawer(second)).rejects.toThrow(only);
    expect(await checkBooks()).toEqual([]);
  });

  it('is chosen for this device', async () => {
    await drawerWithShifts();
    const second = await anotherDrawer('Counter 2', await ledgerNamed('Cash'));
    expect(second.cash.name).toBe('Cash – Counter 2');
    expect((await drawerInUse()).name).toBe('Counter 1');
    chooseDrawer(second.id);
    expect((await drawerInUse()).name).toBe('Counter 2');
    await deleteDrawer(second.id);
    expect((await drawerInUse()).name).toBe('Counter 1');
  });
});

describe('the settings of the counter', () => {
  it('are those of the program until they are changed, and refuse a form that is behind', async () => {
    expect(await counterSettings()).toEqual(COUNTER_SETTINGS);
    const { discountLimit, belowCost } = COUNTER_SETTINGS;
    await updateCounterSettings({ discountLimit }, { discountLimit: 5 });
    expect(await counterSettings()).toEqual({ ...COUNTER_SETTINGS, discountLimit: 5 });
    await expect(updateCounterSettings({ discountLimit }, { discountLimit: 7 })).rejects.toThrow(
      'Changed in another tab meanwhile',
    );
    await updateCounterSettings({ belowCost }, { belowCost: false });
    expect(await counterSettings()).toEqual({ ...COUNTER_SETTINGS, discountLimit: 5, belowCost: false });
    await expect(updateCounterSettings({ discountLimit: 5 }, { discountLimit: 101 })).rejects.toThrow(
      'Enter a percentage from 0 to 100',
    );
    expect(await checkBooks()).toEqual([]);
  });
});
