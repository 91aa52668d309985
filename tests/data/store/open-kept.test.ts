import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { actOn } from '#data/store/act.ts';
import { createKept } from '#data/store/create-kept.ts';
import { watch } from '#data/store/live.ts';
import { FIRST, type Notebook, notebook, opened, second } from '../../support/notebook.ts';
import { takeAway } from '../../faults/storage-faults.ts';
import { isEverywhere, someOf } from '../../support/some-of.ts';

const open = new Set<Notebook>();
let name = '';

beforeEach(() => {
  name = `books-of-${crypto.randomUUID()}`;
  // Dexie logs failures to the console; here they are expected.
  for (const way of ['trace', 'warn'] as const) vi.spyOn(console, way).mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const store of open) store.leave();
  open.clear();
});

describe('books that are created', () => {
  it('exist with everything they begin with, and are opened again as they are', async () => {
    await createWith(2);
    const store = await openedHere();
    expect(await store.records('notes').count()).toBe(2);
    expect((await store.records('log').toArray()).map(({ deed }) => deed)).toEqual(['N-1', 'N-2']);
    expect((await store.totals(['notes', 'changes'])).map(({ count }) => count)).toEqual([2, 1]);
  });

  it('do not exist at all if what they begin with cannot be written', async () => {
    const begin = createKept(notebook(), name, async (transaction) => {
      await transaction.insert('notes', { id: 'N-1', text: 'half' });
      throw new RangeError('too large');
    });
    await expect(begin).rejects.toThrow(/Check the amounts\.$/);
    expect(await names()).not.toContain(name);
  });

  it.each([1, 2, 3])('never take the place of books of that name, of version %i', async (version) => {
    await createWith(2);
    if (version > 1) (await raw(version * 10)).close();
    const made = createKept(notebook([FIRST, second()]), name, async (transaction) =>
      transaction.insert('notes', NOTE),
    );
    await expect(made).rejects.toMatchObject({ reason: 'exists', message: 'Exists. Choose another.' });
    const db = await raw();
    expect([db.version, await countIn(db)]).toEqual([version * 10, 2]);
    db.close();
  });
});

describe('books that are opened', () => {
  it('are not created where there are none', async () => {
    await expect(opened(notebook(), name)).rejects.toMatchObject({ reason: 'missing', message: 'Missing. Restore.' });
    expect(await names()).not.toContain(name);
  });

  it('are left alone by a build that is older than they are', async () => {
    await createWith(2);
    const newer = await raw(70, (db) => db.createObjectStore('vouchers'));
    newer.close();
    await expect(opened(notebook(), name)).rejects.toMatchObject({ reason: 'newer', message: 'Newer. Reload.' });
    const db = await raw();
    expect([db.version, [...db.objectStoreNames]]).toEqual([70, ['log', 'notes', 'totals', 'vouchers']]);
    expect(await countIn(db)).toBe(2);
    db.close();
  });

  it('are not opened by a browser that refuses storage, which is said', async () => {
    await createWith(1);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await expect(opened(notebook(), name)).rejects.toMatchObject({ reason: 'refused', message: 'Refused. Allow.' });
  });

  it('write durably: what is said to be saved survives a power cut', async () => {
    await createWith(1);
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const store = await openedHere();
    await add(store, 'N-2');
    expect(begun.mock.calls.filter(([, mode]) => mode === 'readwrite')).toEqual([
      [expect.anything(), 'readwrite', { durability: 'strict' }],
    ]);
  });

  it('wait for a browser that takes long, and say so after ten seconds', async () => {
    await createWith(1);
    const ask = indexedDB.open.bind(indexedDB);
    let answer = () => {};
    vi.spyOn(indexedDB, 'open').mockImplementation((...asked) => {
      const late = new EventTarget() as IDBOpenDBRequest;
      answer = () => {
        const request = ask(...asked);
        request.addEventListener('success', () => {
          Object.defineProperty(late, 'result', { value: request.result });
          late.dispatchEvent(new Event('success'));
          late.onsuccess?.(new Event('success'));
        });
      };
      return late;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const heard: string[] = [];
    const opening = openedHere(notebook(), heard);
    await vi.advanceTimersByTimeAsync(9999);
    expect(heard).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['slow']);
    vi.useRealTimers();
    answer();
    expect(await (await opening).records('notes').count()).toBe(1);
  });
});

describe('books that move to a new version', () => {
  it('move thousands of records, and note it in the log', async () => {
    await createWith(MANY);
    const store = await openedHere(notebook([FIRST, second()]));
    expect(await store.records('notes').where('size').equals(TEXT.length).count()).toBe(MANY);
    expect((await store.records('log').orderBy('keys.serial').last())?.deed).toBe(
      'migrate {"before":{"version":1},"after":{"version":2}}',
    );
  });

  it.each(someOf(2, [1, MANY / 2, MANY]))(
    'interrupted at record %i, are whole in the old version, and move the next time',
    async (at) => {
      await createWith(MANY);
      const interrupted = notebook([FIRST, second(interruptedAt(at))]);
      await expect(opened(interrupted, name)).rejects.toMatchObject({ reason: 'unmoved' });
      const old = await openedHere();
      expect(
        await old
          .records('notes')
          .filter(({ size }) => size === undefined)
          .count(),
      ).toBe(MANY);
      old.leave();
      const moved = await openedHere(notebook([FIRST, second()]));
      expect(await moved.records('notes').where('size').equals(TEXT.length).count()).toBe(MANY);
    },
  );

  it('whose tab is closed meanwhile, are whole in one of the two versions', async () => {
    await createWith(MANY);
    let close = () => {};
    const closing = notebook([FIRST, second((moved) => moved === MANY / 2 && close())]);
    const { make } = closing;
    vi.spyOn(closing, 'make').mockImplementation((...asked) => {
      const db = make.apply(closing, asked);
      close = () => db.backendDB().close();
      return db;
    });
    await opened(closing, name).catch(() => undefined);
    const moved = await openedHere(notebook([FIRST, second()]));
    expect(await moved.records('notes').where('size').equals(TEXT.length).count()).toBe(MANY);
  });

  it('say that the device is full, and stay whole', async () => {
    await createWith(2);
    const full = () => {
      throw new DOMException('Encountered full disk while writing.', 'QuotaExceededError');
    };
    const asked = opened(notebook([FIRST, second(full)]), name);
    await expect(asked).rejects.toMatchObject({ reason: 'full', message: expect.stringMatching(/no room left/) });
    expect(await (await openedHere()).records('notes').count()).toBe(2);
  });

  it('wait for a tab that holds the older version and does not make way, and say so', async () => {
    await createWith(1);
    const other = await raw(10);
    const heard: string[] = [];
    const opening = openedHere(notebook([FIRST, second()]), heard);
    await expect.poll(() => heard).toEqual(['blocked']);
    other.close();
    expect(await (await opening).records('notes').where('size').equals(TEXT.length).count()).toBe(1);
  });
});

describe('a page that has books open', () => {
  it('makes way for a newer version in another tab, after it has finished what it was writing', async () => {
    await createWith(1);
    const store = await openedHere();
    let begin = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    let standingAtTheEnd = '';
    const writing = actOn(store, ['notes'], async (transaction) => {
      begin();
      for (let at = 2; at < 200; at++) await transaction.insert('notes', { id: `N-${at}`, text: TEXT });
      standingAtTheEnd = store.standing;
    });
    await hasBegun;
    const newer = openedHere(notebook([FIRST, second()]));
    await writing;
    expect(standingAtTheEnd).toBe('outdated');
    await expect(add(store, 'N-999')).rejects.toThrow('Outdated. Reload.');
    expect(await (await newer).records('notes').where('size').equals(TEXT.length).count()).toBe(199);
    expect(store.database().isOpen()).toBe(false);
  });

  it('keeps them although another context wishes to delete them', async () => {
    await createWith(1);
    const store = await openedHere();
    const deletion = indexedDB.deleteDatabase(name);
    await new Promise((resolve) => deletion.addEventListener('blocked', resolve));
    await add(store, 'N-2');
    expect(await store.records('notes').count()).toBe(2);
    // A worker would wait behind that wish for ever.
    expect([store.standing, store.nameForWorkers]).toEqual(['open', undefined]);
  });

  it('opens them again after the browser has closed them', async () => {
    await createWith(1);
    const store = await openedHere();
    await lose(store);
    await add(store, 'N-2');
    await expect.poll(() => store.standing).toBe('open');
    await lose(store);
    expect(await store.records('notes').count()).toBe(2);
  });

  it('is told if the browser has removed them, and gets no empty ones in their place', async () => {
    await createWith(1);
    const store = await openedHere();
    takeAway(store.database().backendDB());
    indexedDB.deleteDatabase(name);
    await expect.poll(() => store.standing).toBe('lost');
    await expect(add(store, 'N-2')).rejects.toThrow('Closed. Reload.');
    expect(await names()).not.toContain(name);
  });

  it('is told if a newer version took them while it had no connection', async () => {
    await createWith(1);
    const store = await openedHere();
    takeAway(store.database().backendDB());
    (await raw(20)).close();
    await expect.poll(() => store.standing).toBe('outdated');
  });

  it('does not open them again once it has left them', async () => {
    await createWith(1);
    const store = await openedHere();
    const db = store.database();
    store.leave();
    expect(() => store.database()).toThrow(/could not be opened/);
    const asked = vi.spyOn(indexedDB, 'open');
    globalThis.dispatchEvent?.(Object.assign(new Event('pageshow'), { persisted: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect([db.isOpen(), asked.mock.calls.length]).toEqual([false, 0]);
  });

  it('sees what another page writes, and the other what it writes', async () => {
    await createWith(1);
    const [here, there] = [await openedHere(), await openedHere()];
    const seen = [0, 0];
    const stops = [here, there].map((store, at) =>
      watch(
        () => store.records('notes').count(),
        (count) => {
          seen[at] = count;
        },
      ),
    );
    await expect.poll(() => seen).toEqual([1, 1]);
    await add(here, 'N-2');
    await expect.poll(() => seen).toEqual([2, 2]);
    await add(there, 'N-3');
    await expect.poll(() => seen).toEqual([3, 3]);
    for (const stop of stops) stop();
  });
});

async function createWith(count: number): Promise<void> {
  const notes = Array.from({ length: count }, (_, at) => ({ id: `N-${at + 1}`, text: TEXT }));
  await createKept(notebook(), name, async (transaction) => transaction.insertAll('notes', notes));
}

function openedHere(store = notebook(), heard: string[] = []): Promise<Notebook> {
  open.add(store);
  return opened(store, name, heard);
}

/** The network is down the first time. */
function add(store: Notebook, id: string): Promise<void> {
  return actOn(store, ['notes'], (transaction) => transaction.insert('notes', { id, text: TEXT }));
}

/** The database without any of our code; at this version, or as it is. */
function raw(version?: number, upgrade: (db: IDBDatabase) => void = () => {}): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.addEventListener('upgradeneeded', () => upgrade(request.result));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function countIn(db: IDBDatabase): Promise<number> {
  return new Promise((resolve) => {
    const request = db.transaction(['notes'], 'readonly').objectStore('notes').count();
    request.addEventListener('success', () => resolve(request.result));
  });
}

async function names(): Promise<readonly (string | undefined)[]> {
  return (await indexedDB.databases()).map((database) => database.name);
}

async function lose(store: Notebook): Promise<void> {
  const connection = store.database().backendDB();
  const isClosed = new Promise((resolve) => connection.addEventListener('close', resolve));
  takeAway(connection);
  await isClosed;
}

function interruptedAt(at: number) {
  return (moved: number) => {
    if (moved === at) throw new Error('The tab was killed');
  };
}

const TEXT = 'Paid the porter';
const NOTE = { id: 'N-1', text: TEXT };
const MANY = isEverywhere ? 10_000 : 2000;
