import { afterEach, describe, expect, it, vi } from 'vitest';
import { exportBackup } from '#data/sample/backup.ts';
import { changeCount } from '#data/sample/change-count.ts';
import { createInvoice, deleteInvoices, INVOICE_LIST, invoiceTotals } from '#data/sample/invoices.ts';
import { listAsCsv } from '#data/files/list-as-csv.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { windowOf } from '#data/lists/row-window.ts';
import type { Invoice } from '#domain/sample/invoice.ts';
import { aBusiness, anInput, anInvoice } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { locks } from '../../support/locks.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import { openSample, sampleStore, sweepSamples } from '#data/sample/store.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a page that opens', () => {
  it('has the whole sample business with its totals, and no change yet', async () => {
    expect(await openSample(sample, locks)).toBe('database');
    for (const [table, rows] of Object.entries(sample)) {
      expect(await sampleStore.database().table(table).count(), table).toBe(rows.length);
    }
    expect((await invoiceTotals()).all.count).toBe(sample.invoices.length);
    expect(await wrongTotals(sampleStore.database())).toEqual([]);
    expect(await changeCount()).toBe(0);
  });

  it('starts fresh, whatever was done before', async () => {
    await freshMirror();
    await deleteInvoices(['INV-2024-001']);
    await freshMirror();
    expect((await invoiceTotals()).all.count).toBe(sample.invoices.length);
    expect(await changeCount()).toBe(0);
  });

  it('gets its own database, and two pages never see each other’s changes', async () => {
    const other = await freshMirror();
    const own = await freshMirror();
    expect(own.name).not.toBe(other.name);

    await createInvoice(anInput({ customerName: 'Only here' }));
    await other.records('invoices').clear();
    expect(await own.records('invoices').count()).toBe(sample.invoices.length + 1);
    expect(await other.records('invoices').count()).toBe(0);
  });

  it('lets what is saved or exported in its first moment wait until it is open', async () => {
    const opening = openSample(aBusiness({ invoices: [anInvoice({ id: 'INV-2024-007' })] }), locks);
    const view = { sort: 'id', direction: 'up', filter: '', find: '' } as const;
    const csv = listAsCsv(INVOICE_LIST, view, undefined, {});
    const [copy, { parts, rows }] = await Promise.all([exportBackup(), csv]);
    for (const file of [copy.parts, parts]) expect(await new Blob([...file]).text()).toContain('INV-2024-007');
    expect(rows).toBe('1 row');
    await opening;

    void openSample(sample, locks);
    const { id } = await createInvoice(anInput({ customerName: 'At once' }));
    expect(await sampleStore.database().records('invoices').get(id)).toMatchObject({
      id: 'INV-2024-015',
      customerName: 'At once',
    });
  });

  it('holds a business of any size, even an empty one', async () => {
    await freshMirror(aBusiness());
    expect((await invoiceTotals()).all).toEqual({ count: 0, amount: 0 });
    expect(await createInvoice(anInput())).toMatchObject({ id: 'INV-2024-001' });
  });
});

describe('the sweep', () => {
  it('deletes the databases of closed pages and keeps those of open ones', async () => {
    const dead = await aDatabase(`tarazu-${crypto.randomUUID()}`);
    const foreign = await aDatabase('somebody-elses');
    const kept = await aDatabase('tarazu-books-of-asha');
    const living = await freshMirror();
    const own = await freshMirror();

    await sweepSamples(locks);

    const names = (await indexedDB.databases()).map(({ name }) => name);
    expect(names).not.toContain(dead);
    expect(names).toEqual(expect.arrayContaining([foreign, kept, living.name, own.name]));
    expect(await own.records('invoices').count()).toBe(sample.invoices.length);
    expect(await living.records('invoices').count()).toBe(sample.invoices.length);
  });

  it('deletes nothing if databases in use cannot be recognised', async () => {
    const dead = await aDatabase(`tarazu-${crypto.randomUUID()}`);
    await freshMirror();
    await sweepSamples(null);
    expect((await indexedDB.databases()).map(({ name }) => name)).toContain(dead);
  });

  it('does not fail if the browser refuses to list its databases', async () => {
    vi.spyOn(indexedDB, 'databases').mockRejectedValue(new DOMException('Denied', 'SecurityError'));
    vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
    await freshMirror();
    await expect(sweepSamples(locks)).resolves.toBeUndefined();
  });
});

describe('without storage from the browser', () => {
  it.each([
    ['it has no locks', () => openSample(sample, null)],
    [
      'it refuses the lock',
      () => {
        const request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
        return openSample(sample, { request, query: locks.query });
      },
    ],
    [
      'it refuses the database',
      () => {
        vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
        return openSample(sample, locks);
      },
    ],
  ])('because %s, the records are kept in memory', async (_, open) => {
    expect(await open()).toBe('memory');

    const { id } = await createInvoice(anInput());
    expect(id).toBe('INV-2024-015');
    expect(await sampleStore.database().records('invoices').get(id)).toMatchObject({
      status: 'Pending',
      totalAmount: 118_00,
    });
    await deleteInvoices(['INV-2024-001']);
    expect((await invoiceTotals()).all.count).toBe(sample.invoices.length);
    const view = { sort: 'customer', direction: 'down', filter: 'Draft', find: '' } as const;
    const { rows } = await windowOf<Invoice>(
      sampleStore.database().records('invoices'),
      INVOICE_LIST,
      view,
      { at: 'first' },
      9,
    );
    expect(rows.map((row) => row.customerName)).toEqual(['Fernandes Stationers', 'Bhat Office Interiors']);
    expect(await wrongTotals(sampleStore.database())).toEqual([]);
    expect(await changeCount()).toBe(2);
  });

  it('a disk that is full while the sample is written leaves no half-filled database behind', async () => {
    for (const way of ['trace', 'warn'] as const) vi.spyOn(console, way).mockReturnValue();
    const before = await mirrorNames();
    const open = IDBDatabase.prototype.transaction;
    const full = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
      this: IDBDatabase,
      ...asked
    ) {
      if (asked[1] !== 'readwrite') return open.apply(this, asked);
      full.mockRestore();
      throw new DOMException('Full', 'QuotaExceededError');
    });

    expect(await openSample(sample, locks)).toBe('memory');
    expect((await invoiceTotals()).all.count).toBe(sample.invoices.length);
    await expect.poll(mirrorNames).toEqual(before);
  });

  it('two mirrors in memory are separate, too', async () => {
    await openSample(aBusiness({ invoices: [anInvoice({ customerName: 'First' })] }), null);
    const first = sampleStore.database();
    await openSample(aBusiness({ invoices: [anInvoice({ customerName: 'Second' })] }), null);
    expect(first.name).not.toBe(sampleStore.database().name);
    expect((await first.records('invoices').toArray()).map((invoice) => invoice.customerName)).toEqual(['First']);
  });
});

function refuse(): never {
  throw new DOMException('Denied', 'SecurityError');
}

async function aDatabase(name: string): Promise<string> {
  const db = sampleStore.make(name);
  await db.open();
  db.close();
  return name;
}

async function mirrorNames(): Promise<ReadonlySet<string | undefined>> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return new Set(names.filter((name) => name?.startsWith('tarazu-')));
}
