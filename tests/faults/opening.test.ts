import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportBackup } from '#data/sample/backup.ts';
import { createInvoice, invoiceTotals } from '#data/sample/invoices.ts';
import { listAsCsv } from '#data/files/list-as-csv.ts';
import { Refusal } from '#data/store/refusal.ts';
import { SALES_ORDER_LIST } from '#data/sample/sales-orders.ts';
import { anInput } from '../support/sample-records.ts';
import { dumpOf } from '../support/dump.ts';
import { freshMirror } from '../support/fresh-mirror.ts';
import { locks } from '../support/locks.ts';
import { callsTried } from './calls-tried.ts';
import { KINDS, endFault, injectFault, takeAway } from './storage-faults.ts';
import { printFaultCount } from './tell-figures.ts';
import { FEW } from './verbs.ts';
import { wrongTotals } from '../support/wrong-totals.ts';
import { openSample, sampleStore } from '#data/sample/store.ts';
import { type SampleDatabase } from '../support/sample-database.ts';

afterAll(() => printFaultCount('while a page opens, and after its database is taken away'));

beforeEach(() => {
  // Dexie logs failures to the console; here they are expected.
  for (const way of ['trace', 'warn'] as const) vi.spyOn(console, way).mockReturnValue();
});

afterEach(() => {
  endFault();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page that opens', () => {
  it.each(KINDS)('when %s, still has the whole business, and leaves no half-filled database behind', async (kind) => {
    const counting = injectFault(0, kind);
    const whole = await dumpOf(await freshMirror(FEW));
    const { calls } = counting.end();
    expect(calls).toBeGreaterThan(50);
    for (const at of callsTried(calls - 20, [1, 2, 30, 60], kind)) {
      const before = await namesOfMirrors();
      const fault = injectFault(at, kind);
      const storage = await openSample(FEW, locks);
      expect(fault.end().wasHit, `call ${at}`).toBe(true);
      const db = sampleStore.database();
      expect(await dumpOf(db), `call ${at}`).toEqual(whole);
      await createInvoice(anInput());
      expect((await invoiceTotals()).all.count).toBe(FEW.invoices.length + 1);
      if (storage === 'memory') await expect.poll(namesOfMirrors).toEqual(before);
      await db.delete();
    }
  });

  it('does not wait for a browser that does not answer, and discards the database that comes late', async () => {
    const before = await namesOfMirrors();
    let answerNow = () => {};
    const answer = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const slow = {
      request: async (name: string, work: LockGrantedCallback<unknown>) => {
        await answer;
        return locks.request(name, work);
      },
      query: locks.query,
    };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = openSample(FEW, slow as unknown as LockManager);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    vi.useRealTimers();
    expect(await opening).toBe('memory');
    const made = vi.spyOn(indexedDB, 'open');
    answerNow();
    await expect.poll(() => made.mock.calls.length).toBe(1);
    await expect.poll(namesOfMirrors).toEqual(before);
    await createInvoice(anInput());
    expect(await wrongTotals(sampleStore.database())).toEqual([]);
  });

  it('gets its database however long it takes to fill, as a large business may', async () => {
    const { add } = IDBObjectStore.prototype;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementationOnce(function later(
      this: IDBObjectStore,
      value: unknown,
    ) {
      vi.advanceTimersByTime(PATIENCE_MS);
      return add.call(this, value);
    });
    expect(await openSample(FEW, locks)).toBe('database');
    vi.useRealTimers();
    expect(await wrongTotals(sampleStore.database())).toEqual([]);
  });

  it('does not wait for another connection that blocks the opening', async () => {
    const name = '00000000-0000-4000-8000-000000000000' as const;
    const other = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(`tarazu-${name}`, 1);
      request.addEventListener('success', () => resolve(request.result));
    });
    vi.spyOn(crypto, 'randomUUID').mockReturnValueOnce(name);
    expect(await openSample(FEW, locks)).toBe('memory');
    expect((await invoiceTotals()).all.count).toBe(FEW.invoices.length);
    other.close();
    await expect.poll(namesOfMirrors).not.toContain(`tarazu-${name}`);
  });
});

describe('a page whose database is taken away', () => {
  it('goes on if its records are still there', async () => {
    const db = await freshMirror(FEW);
    await createInvoice(anInput());
    const before = await dumpOf(db);
    await loseConnection(db);
    expect(await dumpOf(db)).toEqual(before);
    await createInvoice(anInput());
    expect((await invoiceTotals()).all.count).toBe(FEW.invoices.length + 2);
    expect(sampleStore.standing).toBe('open');
    // A second loss is survived, too.
    await loseConnection(db);
    await createInvoice(anInput());
    expect((await invoiceTotals()).all.count).toBe(FEW.invoices.length + 3);
  });

  it('is notified if the records are gone, and writes nothing into an empty database in their place', async () => {
    const db = await freshMirror(FEW);
    const onLost = vi.fn();
    const stop = sampleStore.onChange(onLost);
    takeAway(db.backendDB());
    indexedDB.deleteDatabase(db.name);
    // 5,000 rows, so that a worker opens the database where there are workers.
    const asked = [createInvoice(anInput()), listAsCsv(SALES_ORDER_LIST, BY_NUMBER, 5000, {})];
    for (const refused of await Promise.allSettled(asked)) expect(refused).toMatchObject({ status: 'rejected' });
    await expect.poll(() => sampleStore.standing).toBe('lost');
    await expect(createInvoice(anInput())).rejects.toThrow(RELOAD);
    await expect(listAsCsv(SALES_ORDER_LIST, BY_NUMBER, 5000, {})).rejects.toBeInstanceOf(Refusal);
    await expect(exportBackup()).rejects.toBeInstanceOf(Refusal);
    expect(onLost).toHaveBeenCalledTimes(1);
    expect(await namesOfMirrors()).not.toContain(db.name);
    stop();
    await freshMirror(FEW);
    expect(sampleStore.standing).toBe('open');
  });

  it('is notified if the database cannot be opened again', async () => {
    const db = await freshMirror(FEW);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Internal error.', 'UnknownError');
    });
    await loseConnection(db);
    await expect.poll(() => sampleStore.standing).toBe('lost');
    await expect(createInvoice(anInput())).rejects.toThrow(RELOAD);
  });

  it('waits for a browser that takes long to answer, refuses what would be written meanwhile, and loses nothing', async () => {
    const db = await freshMirror(FEW);
    const before = await dumpOf(db);
    const open = indexedDB.open.bind(indexedDB);
    const held: (() => void)[] = [];
    vi.spyOn(indexedDB, 'open').mockImplementation((...asked) => {
      const answer = new EventTarget() as IDBOpenDBRequest;
      held.push(() => {
        const real = open(...asked);
        for (const event of ['success', 'error', 'upgradeneeded', 'blocked'] as const)
          real.addEventListener(event, (happened) => {
            Object.defineProperty(answer, 'result', { configurable: true, value: real.result });
            answer[`on${event}`]?.(happened as IDBVersionChangeEvent);
          });
      });
      return answer;
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    takeAway(db.backendDB());
    const waiting = expect(createInvoice(anInput())).rejects.toThrow(/still opening it again, so nothing was changed/);
    await vi.advanceTimersByTimeAsync(6 * PATIENCE_MS);
    await waiting;
    expect(sampleStore.standing).toBe('slow');
    await expect(exportBackup()).rejects.toBeInstanceOf(Refusal);

    vi.useRealTimers();
    for (const answer of held) answer();
    await expect.poll(() => sampleStore.standing).toBe('open');
    expect(await dumpOf(db)).toEqual(before);
    await createInvoice(anInput());
    expect((await invoiceTotals()).all.count).toBe(FEW.invoices.length + 1);
  });
});

describe('a page whose database another context deletes', () => {
  it('keeps it open, goes on writing and reading, and can still save a copy', async () => {
    const db = await freshMirror(FEW);
    const deletion = indexedDB.deleteDatabase(db.name);
    const isAsked = new Promise((resolve) => deletion.addEventListener('blocked', resolve));
    const isGone = new Promise((resolve) => deletion.addEventListener('success', resolve));
    await isAsked;
    await createInvoice(anInput());
    expect((await invoiceTotals()).all.count).toBe(FEW.invoices.length + 1);
    const { count } = await exportBackup();
    expect(count).toBe(Object.values(FEW).flat().length + 1);
    db.close();
    await isGone;
  });
});

/** Takes the connection away, and waits until the page has received the close event. */
async function loseConnection(db: SampleDatabase): Promise<void> {
  const connection = db.backendDB();
  const isClosed = new Promise((resolve) => connection.addEventListener('close', resolve));
  takeAway(connection);
  await isClosed;
}

async function namesOfMirrors(): Promise<ReadonlySet<string | undefined>> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return new Set(names.filter((name) => name?.startsWith('tarazu-')));
}

const BY_NUMBER = { sort: 'id', direction: 'up', filter: '', find: '' } as const;
const PATIENCE_MS = 10_000;
const RELOAD = /Copy what you typed, then reload the page; it starts from the sample data\.$/;
