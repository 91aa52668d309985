import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { applyBackup, type Backup, exportBackup, readBackup, recordCounts } from '#data/sample/backup.ts';
import { changeCount } from '#data/sample/change-count.ts';
import { createCompany, updateCompany } from '#data/sample/companies.ts';
import { createYear, rollOverYears, setDefaultYear, updateYear } from '#data/sample/financial-years.ts';
import { createGstRate, deleteGstRates, updateGstRate } from '#data/sample/gst-rates.ts';
import { createInvoice, deleteInvoices, invoiceTotals } from '#data/sample/invoices.ts';
import { createLedger, deleteLedgers, updateLedger } from '#data/sample/ledger-accounts.ts';
import { createLocation, setLocationActive, updateLocation } from '#data/sample/locations.ts';
import { createProduct, deleteProducts, reorderProduct, updateProduct } from '#data/sample/products.ts';
import { createPurchaseOrder, updatePurchaseOrder } from '#data/sample/purchase-orders.ts';
import { createSalesOrder, updateSalesOrder } from '#data/sample/sales-orders.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { recordMovement } from '#data/sample/stock-movements.ts';
import { createUser, deleteUsers, updateUser } from '#data/sample/users.ts';
import { createVoucher, deleteVouchers, updateVoucher } from '#data/sample/vouchers.ts';
import { localDay } from '#domain/calendar.ts';
import { BLANK_COMPANY, companyInput } from '#domain/sample/company.ts';
import { BLANK_YEAR } from '#domain/sample/financial-year.ts';
import { BLANK_GST_RATE, gstRateInput } from '#domain/sample/gst-rate.ts';
import { BLANK_LEDGER, ledgerAccountInput } from '#domain/sample/ledger-account.ts';
import { BLANK_LOCATION, locationInput } from '#domain/sample/location.ts';
import { asPaise } from '#domain/money.ts';
import { BLANK_PRODUCT } from '#domain/sample/product-input.ts';
import { asQuantity } from '#domain/quantity.ts';
import { recordId } from '#domain/record-id.ts';
import { BLANK_MOVEMENT } from '#domain/sample/stock-movement.ts';
import { BLANK_USER, userInput } from '#domain/sample/user.ts';
import { blankVoucher, voucherInput } from '#domain/sample/voucher.ts';
import { exportedText, piecesOf, sealed } from '../../support/backup-files.ts';
import { aBusiness, anInput, anInvoice, anItem } from '../../support/sample-records.ts';
import { dumpOf, recordsOf } from '../../support/dump.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { anyBusiness } from '../../support/generators.ts';
import { wrongTotals } from '../../support/wrong-totals.ts';
import { type Business, openSample, sampleStore } from '#data/sample/store.ts';
import { watch } from '#data/store/live.ts';
import { type RecordTable, type Rows, type SampleDatabase } from '../../support/sample-database.ts';
import { runs } from '../../support/runs.ts';

async function exported(password = ''): Promise<Blob> {
  return new Blob([...(await exportBackup({ password })).parts]);
}

async function opened(file: Blob, password = ''): Promise<Backup> {
  const backup = await readBackup(file, { password });
  if (backup.kind !== 'backup') throw new Error('The file is locked.');
  return backup;
}

describe('a business that was exported and imported over another one', () => {
  it('is identical, whatever its records hold', async () => {
    await fc.assert(
      fc.asyncProperty(anyBusiness, async (business) => {
        const before = await recordsOf(await freshMirror(business));
        const file = await exported();
        const db = await freshMirror();
        await applyBackup(await opened(file));
        expect(await recordsOf(db)).toEqual(before);
        expect(await wrongTotals(db)).toEqual([]);
      }),
      { numRuns: runs(12) },
    );
  }, 60_000);

  it('is identical with a password', async () => {
    await fc.assert(
      fc.asyncProperty(anyBusiness, fc.string({ unit: 'grapheme', minLength: 1 }), async (business, password) => {
        const before = await recordsOf(await freshMirror(business));
        const file = await exported(password);
        expect(await readBackup(file)).toEqual({ kind: 'locked', isWrongPassword: false });
        const db = await freshMirror();
        await applyBackup(await opened(file, password));
        expect(await recordsOf(db)).toEqual(before);
      }),
      { numRuns: runs(2) },
    );
  }, 60_000);

  it('is identical after every kind of change that users can make', async () => {
    const db = await freshMirror();
    const { id } = await createProduct({ ...BLANK_PRODUCT, name: 'Chair', currentStock: asQuantity(0.125) });
    await updateProduct('PRD-002', { ...BLANK_PRODUCT, currentStock: asQuantity(-3), price: asPaise(1_00) });
    for (const type of ['Stock In', 'Stock Out'] as const) {
      await recordMovement({ ...BLANK_MOVEMENT, productId: id, type, quantity: asQuantity(7.5) }, '2024-07-01');
    }
    await reorderProduct('PRD-001', '2024-07-01');
    await deleteProducts(['PRD-012']);
    const order = { date: '', status: 'Cancelled', amount: null } as const;
    await createSalesOrder({ ...order, customerName: '' });
    await updateSalesOrder('SO-2024-001', { ...order, customerName: '' });
    await createPurchaseOrder({ ...order, status: 'Received', vendorName: 'A' });
    await updatePurchaseOrder('PO-2024-001', { ...order, status: 'Received', vendorName: '' });
    await createInvoice(
      anInput({ items: [anItem({ quantity: -0.333, rate: 1_01 }), { name: '', quantity: null, rate: null }] }),
    );
    await deleteInvoices(['INV-2024-003']);
    await keepTheBooks();
    await administer();

    const before = await recordsOf(db);
    const file = await exported();
    const other = await freshMirror();
    await applyBackup(await opened(file));
    expect(await recordsOf(other)).toEqual(before);
  });

  it('is identical when records are kept in memory, as in a browser without storage', async () => {
    await openSample(sample, null);
    await deleteInvoices(['INV-2024-002']);
    const file = await exported();
    const db = await freshMirror();
    await applyBackup(await opened(file));
    expect((await invoiceTotals()).all.count).toBe(sample.invoices.length - 1);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('is identical with more records than are read at a time', async () => {
    const before = await recordsOf(await freshMirror({ ...sample, customers: manyCustomers(1501) }));
    const told: number[] = [];
    const { parts, count } = await exportBackup({ onProgress: (done) => told.push(done) });
    expect(told.at(-1)).toBe(count);
    const db = await freshMirror();
    const backup = await opened(new Blob([...parts]));
    await applyBackup(backup, { onProgress: (done, total) => expect(done).toBeLessThanOrEqual(total) });
    expect(await recordsOf(db)).toEqual(before);
  });
});

describe('a file of Export Data', () => {
  it('is named after today, with the number of its records', async () => {
    await freshMirror();
    const records = Object.values(sample).flat().length;
    expect(await exportBackup()).toMatchObject({ fileName: `tarazu-${localDay(new Date())}.json`, count: records });
    const { fileName } = await exportBackup({ password: 'long enough' });
    expect(fileName).toBe(`tarazu-${localDay(new Date())}-encrypted.json`);
  });

  it('is JSON with one record per line, without derived data', async () => {
    await freshMirror();
    const text = await (await exported()).text();
    expect(JSON.parse(text)).toMatchObject({
      product: 'Tarazu',
      format: 'backup',
      version: 1,
      counts: { invoices: 14 },
    });
    expect(JSON.parse(text).records.customers).toEqual(sample.customers);
    expect(text).not.toContain('"keys"');
    expect(text.split('\n')).toContain('{"gstin":"27AAAPF1111F1ZM","id":"CUST-001","name":"Fernandes Stationers"},');
  });

  it('says how to decrypt it if it is encrypted, and shows neither a record nor the password', async () => {
    await freshMirror();
    const [first, second] = [
      await (await exported('s3cret words')).text(),
      await (await exported('s3cret words')).text(),
    ];
    expect(JSON.parse(first)).toMatchObject({
      product: 'Tarazu',
      format: 'encrypted backup',
      kdf: { iterations: 600_000 },
    });
    for (const secret of ['s3cret', 'Fernandes', 'invoices']) expect(first).not.toContain(secret);
    expect(JSON.parse(first).kdf.salt).not.toBe(JSON.parse(second).kdf.salt);
    expect(JSON.parse(first).cipher.iv).not.toBe(JSON.parse(second).cipher.iv);
  });

  it('is refused with a message if the page may not encrypt, as over http', async () => {
    await freshMirror();
    vi.stubGlobal('Worker', undefined);
    vi.stubGlobal('crypto', {});
    const asked = Promise.allSettled([exportBackup(), exportBackup({ password: 'long enough' })]);
    const refused = await asked.finally(() => vi.unstubAllGlobals());
    for (const { reason } of refused as PromiseRejectedResult[]) {
      expect(reason).toMatchObject({ title: 'Not available here', message: expect.stringMatching(/came over https/) });
    }
  });

  it('is a snapshot of one moment, however much changes while it is written', async () => {
    await freshMirror();
    const [file] = await Promise.all([exported(), ...Array.from({ length: 8 }, () => createInvoice(anInput()))]);
    const { counts, checked } = await opened(file);
    const text = await checked.file.text();
    expect(JSON.parse(text).records.invoices).toHaveLength(counts.invoices);
    expect((await invoiceTotals()).all.count).toBe(sample.invoices.length + 8);
  });

  it('is still accepted after another program reformats it', async () => {
    const db = await freshMirror();
    const before = await recordsOf(db);
    const { records, ...head } = JSON.parse(await (await exported()).text());
    const anew = `\ufeff${JSON.stringify({ records, ...head }, null, '\t').replaceAll('\n', '\r\n')}\r\n`;
    await applyBackup(await opened(new Blob([anew.replace('Fernandes', String.raw`\u0046ernandes`)])));
    expect(await recordsOf(db)).toEqual(before);
  });

  it('is not made if the export is cancelled', async () => {
    await freshMirror();
    const cancel = new AbortController();
    const making = exportBackup({ signal: cancel.signal });
    cancel.abort();
    await expect(making).rejects.toMatchObject({ name: 'AbortError' });
    await expect(exportBackup({ signal: cancel.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('is not made if the export is cancelled half-way, and causes no unhandled rejection', async () => {
    const invoices = Array.from({ length: 3500 }, (_, at) => anInvoice({ id: recordId('INV-2024-', at + 1) }));
    await freshMirror(aBusiness({ invoices }));
    const cancel = new AbortController();
    const stop = (done: number) => done > 1000 && cancel.abort();
    const making = exportBackup({ signal: cancel.signal, onProgress: stop });
    await expect(making).rejects.toMatchObject({ name: 'AbortError' });
    // Unhandled rejections are reported at the end of a task.
    await new Promise((resolve) => setTimeout(resolve));
  });
});

describe('an import', () => {
  it('replaces all existing records, and counts as one change', async () => {
    await freshMirror();
    const file = await exported();
    const db = await freshMirror();
    await createInvoice(anInput());
    await createInvoice(anInput());
    const backup = await opened(file);
    expect(backup).toMatchObject({ count: Object.values(sample).flat().length, counts: { invoices: 14 } });
    expect((await recordCounts()).invoices).toBe(16);
    await applyBackup(backup);
    expect((await recordCounts()).invoices).toBe(14);
    expect(await changeCount()).toBe(3);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('ends alike in a worker and on the page, and screens see it', async () => {
    const file = await fileOf(aBusiness({ customers: manyCustomers(1200) }));
    const inWorker = await freshMirror();
    const seen: (number | undefined)[] = [];
    const stop = watch(recordCounts, ({ customers }) => seen.push(customers));
    await applyBackup(await opened(file));
    await vi.waitFor(() => expect(seen.at(-1)).toBe(1200), 20_000);
    stop();
    vi.stubGlobal('Worker', undefined);
    const onPage = await freshMirror();
    await applyBackup(await opened(file)).finally(() => vi.unstubAllGlobals());
    expect(await dumpOf(inWorker)).toEqual(await dumpOf(onPage));
    expect(await wrongTotals(onPage)).toEqual([]);
  });

  it('that is only checked changes nothing', async () => {
    const file = await fileOf(aBusiness());
    const db = await freshMirror();
    const before = await dumpOf(db);
    await opened(file);
    expect(await dumpOf(db)).toEqual(before);
  });

  it('that is cancelled half-way leaves everything as it was', async () => {
    const file = await fileOf({ ...sample, customers: manyCustomers(1200) });
    const db = await freshMirror();
    const before = await dumpOf(db);
    const backup = await opened(file);
    const cancel = new AbortController();
    const applying = applyBackup(backup, {
      signal: cancel.signal,
      onProgress: (done) => done > 600 && cancel.abort(),
    });
    await expect(applying).rejects.toMatchObject({ name: 'AbortError' });
    expect(await dumpOf(db)).toEqual(before);
  });

  it.each(['QuotaExceededError', 'UnknownError', 'ConstraintError'])(
    'whose writing fails in the middle (%s) leaves everything as it was and says so',
    async (name) => {
      const file = await fileOf(aBusiness({ customers: sample.customers }));
      const db = await freshMirror();
      const backup = await opened(file);
      for (const failing of ['tourSteps', 'customers', 'totals']) {
        const before = await dumpOf(db);
        const stop = failWritesOf(failing, name);
        const applying = applyBackup(backup);
        await expect(applying).rejects.toMatchObject({
          name: 'Refusal',
          message: expect.stringMatching(/nothing was changed/i),
        });
        stop();
        expect(await dumpOf(db)).toEqual(before);
      }
      await applyBackup(backup);
      expect((await recordCounts()).invoices).toBe(0);
    },
  );

  it('whose amounts add up to more than can be counted is refused and changes nothing', async () => {
    const db = await freshMirror();
    const pieces = piecesOf(await exportedText());
    for (const order of pieces.records['salesOrders'] ?? []) order['amount'] = Number.MAX_SAFE_INTEGER;
    const before = await dumpOf(db);
    const backup = await opened(new Blob([JSON.stringify(await sealed(pieces))]));
    await expect(applyBackup(backup)).rejects.toThrow(/^The sum would be too large to count to the paisa/);
    expect(await dumpOf(db)).toEqual(before);
  });
});

/** Makes every write to a store fail like broken storage. Returns a function that ends it. */
function failWritesOf(store: string, name: string): () => void {
  const { add, put } = IDBObjectStore.prototype;
  const failing = (write: typeof add) =>
    function (this: IDBObjectStore, ...asked: Parameters<typeof add>) {
      if (this.name === store) throw new DOMException('No', name);
      return write.apply(this, asked);
    };
  const spies = [
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(failing(add)),
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(failing(put)),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

function manyCustomers(count: number): Business['customers'] {
  return Array.from({ length: count }, (_, at) => ({ id: recordId('CUST-', at + 1), name: 'Desai', gstin: '' }));
}

async function fileOf(business: Parameters<typeof freshMirror>[0]): Promise<Blob> {
  await freshMirror(business);
  return exported();
}

/**
 * Edits rows of lists, which include their derived keys, as the forms do: saves them blank, and saves them unchanged.
 */
async function keepTheBooks() {
  const db = sampleStore.database();
  await createVoucher(blankVoucher('2024-07-01'));
  await updateVoucher('V-2024-002', voucherInput(await rowOf(db, 'vouchers', 'V-2024-002')));
  await deleteVouchers(['V-2024-003']);
  await createLedger(BLANK_LEDGER);
  await updateLedger('LED-002', ledgerAccountInput(await rowOf(db, 'ledgerAccounts', 'LED-002')));
  await deleteLedgers(['LED-003']);
  await createGstRate({ ...BLANK_GST_RATE, percentage: 250 });
  await updateGstRate('GST-002', gstRateInput(await rowOf(db, 'gstRates', 'GST-002')));
  await deleteGstRates(['GST-003']);
}

async function administer() {
  const db = sampleStore.database();
  await createCompany(BLANK_COMPANY);
  await updateCompany('COMP-002', companyInput(await rowOf(db, 'companies', 'COMP-002')));
  await createUser(BLANK_USER);
  await updateUser('USER-002', userInput(await rowOf(db, 'users', 'USER-002')));
  await deleteUsers(['USER-003']);
  const year = await createYear({ ...BLANK_YEAR, name: 'Year of nonsense' }, 1_720_000_000_000);
  await updateYear(year.id, { name: '', startDate: '2025-04-01', endDate: '2024-03-31' });
  await rollOverYears();
  await setDefaultYear(year.id);
  const { id } = await createLocation(BLANK_LOCATION, 1_720_000_000_000, '2024-07-01');
  await setLocationActive(id, false);
  await updateLocation(id, locationInput(await rowOf(db, 'locations', id)));
}

async function rowOf<T extends RecordTable>(db: SampleDatabase, table: T, id: string): Promise<Rows[T]> {
  const row = await db.records(table).get(id);
  if (!row) throw new Error(`There is no ${id}.`);
  return row;
}
