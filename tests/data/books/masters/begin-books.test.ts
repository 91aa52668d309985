import { afterEach, describe, expect, it, vi } from 'vitest';
import { business } from '#data/books/business.ts';
import { verifyEdits } from '#data/books/audit/edits.ts';
import { locks } from '#data/books/audit/locks.ts';
import { series } from '#data/books/vouchers/numbering.ts';
import { lastOpened, notedBusinesses, noteBusiness, noteOpened } from '#data/books/last-opened.ts';
import { listBooks, startBooks } from '#data/books/copies/books-on-device.ts';
import { isPersisted } from '#data/store/persistence.ts';
import { booksStore, closeBooks, currentBooksKey, openBooks } from '#data/books/store.ts';
import { STANDARD_PATTERNS, NUMBER_SERIES, SERIES_TO_COME } from '#domain/books/numbering.ts';
import { STANDARD_LEDGERS } from '#domain/books/masters/standard-ledgers.ts';
import { aBooksBusiness, emptyShelf, freshBooks } from '../../../support/fresh-books.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await emptyShelf();
});

describe('books that are started', () => {
  it('have the business, the standard ledgers, Walk-in Customer, Main and the numbering, and nothing else', async () => {
    const db = await freshBooks({ name: '  Asha   Stores ' });
    expect(await business()).toEqual({ ...aBooksBusiness(), name: 'Asha Stores' });
    const ledgers = await db.records('ledgers').toArray();
    expect(ledgers.map(({ id: _, rev: __, keys: ___, ...ledger }) => ledger)).toEqual(STANDARD_LEDGERS);
    expect((await db.records('parties').toArray()).map(({ name, kind }) => [name, kind])).toEqual([
      ['Walk-in Customer', 'Customer'],
    ]);
    expect((await db.records('godowns').toArray()).map(({ name }) => name)).toEqual(['Main']);
    expect((await series()).map(({ kind, pattern, next }) => [kind, pattern, next])).toEqual(
      NUMBER_SERIES.map((kind) => [kind, STANDARD_PATTERNS[kind], 1]),
    );
    expect(await locks()).toEqual({ upTo: '', filed: [], closed: [] });
    expect(await db.records('items').count()).toBe(0);
    // One each for the business, the locks, the party and the godown.
    expect(await verifyEdits()).toEqual({
      entries: STANDARD_LEDGERS.length + NUMBER_SERIES.length - SERIES_TO_COME.length + 4,
    });
    const kept = [
      'business',
      'parties',
      'items',
      'ledgers',
      'godowns',
      'series',
      'vouchers',
      'batches',
      'locks',
      'edits',
      'filings',
      'bankLines',
      'bankRules',
      'gstr2bs',
      'matches',
      'drawers',
      'shifts',
      'counterSettings',
      'favourites',
      'persons',
      'staffSettings',
      'passcodes',
      'totals',
    ];
    const inTheMaking = ['bills', 'billDays', 'prints', 'tries'];
    const following = [
      'awaited',
      'bankStandings',
      'batchStock',
      'dues',
      'entries',
      'layers',
      'orderLines',
      'moves',
      'onhand',
      'stock',
      'sums',
    ];
    expect(db.tables.map(({ name }) => name).toSorted()).toEqual([...kept, ...inTheMaking, ...following].toSorted());
  });

  it('show the next number of each kind in this financial year', async () => {
    await freshBooks();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00') });
    expect((await series())[0]).toMatchObject({ kind: 'Invoice', nextNumber: 'INV/26-27/0001' });
    vi.useRealTimers();
  });

  it('are kept under a name that the sweep of the sample, old or new, does not know', async () => {
    const db = await freshBooks();
    expect(db.name).toBe('books-of-asha-stores');
  });

  it('are not started from an entry with problems, which are said at their fields', async () => {
    const wrong = startBooks(aBooksBusiness({ name: ' ', pinCode: '12' }));
    await expect(wrong).rejects.toMatchObject({
      title: 'Not saved',
      message: 'Enter the name of the business.',
      fields: { name: 'Enter the name of the business.', pinCode: expect.stringMatching(/six digits/) },
    });
    expect(await listBooks()).toEqual([]);
  });

  it('get a key of their own, even if two tabs start books of one name at once', async () => {
    const keys = await Promise.all([startBooks(aBooksBusiness()), startBooks(aBooksBusiness())]);
    expect(keys.toSorted()).toEqual(['asha-stores', 'asha-stores-2']);
    expect((await listBooks()).map(({ key, name }) => [key, name])).toEqual([
      ['asha-stores', 'Asha Stores'],
      ['asha-stores-2', 'Asha Stores'],
    ]);
  });

  it('ask the browser to keep what is stored, and do not wait for its answer', async () => {
    const persist = vi.fn(() => new Promise(() => {}));
    vi.stubGlobal('navigator', { storage: { persist, persisted: async () => true } });
    await startBooks(aBooksBusiness());
    expect(persist).toHaveBeenCalledTimes(1);
    expect(await isPersisted()).toBe(true);
    vi.stubGlobal('navigator', {});
    expect(await isPersisted()).toBeUndefined();
  });
});

describe('books that are opened', () => {
  it('are opened once, however often they are asked for', async () => {
    const key = await startBooks(aBooksBusiness());
    const asked = vi.spyOn(indexedDB, 'open');
    const opening = openBooks(key);
    expect(openBooks(key)).toBe(opening);
    expect(await opening).toBe('database');
    await openBooks(key);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('take the place of those that were open before', async () => {
    await freshBooks();
    const [before, key] = [booksStore.database(), await startBooks(aBooksBusiness({ name: 'Usha & Sons' }))];
    await openBooks(key);
    expect([currentBooksKey(), (await business()).name, before.isOpen()]).toEqual(['usha-sons', 'Usha & Sons', false]);
    closeBooks();
    expect([currentBooksKey(), booksStore.databaseName]).toEqual([undefined, undefined]);
  });

  it('are those asked for last, in whatever order the browser opens them', async () => {
    const [one, other] = [await startBooks(aBooksBusiness()), await startBooks(aBooksBusiness({ name: 'Usha' }))];
    await Promise.all([openBooks(one), openBooks(other)]);
    expect((await business()).name).toBe('Usha');
  });

  it('say after ten seconds that the browser is slow, and are closed if they come after they were left', async () => {
    const key = await startBooks(aBooksBusiness());
    const ask = indexedDB.open.bind(indexedDB);
    const late = new EventTarget() as IDBOpenDBRequest;
    let asked: Parameters<IDBFactory['open']> | undefined;
    vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
      asked = args;
      return late;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    void openBooks(key);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(booksStore.standing).toBe('slow');
    closeBooks();
    expect(booksStore.standing).toBe('open');

    const request = ask(...(asked ?? ['']));
    const db = await new Promise<IDBDatabase>((resolve) => {
      request.addEventListener('success', () => resolve(request.result));
    });
    const close = vi.spyOn(db, 'close');
    Object.defineProperty(late, 'result', { value: db });
    late.dispatchEvent(new Event('success'));
    late.onsuccess?.(new Event('success'));
    await expect.poll(() => close.mock.calls.length).toBeGreaterThan(0);
    expect(booksStore.databaseName).toBeUndefined();
  });

  it('may be asked for again after they were missing', async () => {
    await expect(openBooks('asha-stores')).rejects.toMatchObject({ reason: 'missing' });
    await startBooks(aBooksBusiness());
    expect(await openBooks('asha-stores')).toBe('database');
  });

  it('are remembered as the last ones, or else the sample is', () => {
    noteOpened('asha-stores');
    expect(lastOpened()).toBe('asha-stores');
    noteOpened('');
    expect(lastOpened()).toBe('');
  });

  it('are remembered with their name and when that was, each under its own key', () => {
    noteBusiness('asha-stores', 'Asha Stores');
    noteBusiness('usha', 'Usha');
    noteBusiness('asha-stores', 'Asha & Co');
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(notedBusinesses()).toEqual([
      { key: 'usha', name: 'Usha', at },
      { key: 'asha-stores', name: 'Asha & Co', at },
    ]);
  });
});
