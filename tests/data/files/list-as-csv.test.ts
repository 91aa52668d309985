import { afterEach, describe, expect, it, vi } from 'vitest';
import { INVOICE_LIST, updateInvoice } from '#data/sample/invoices.ts';
import { listAsCsv, selectedAsCsv } from '#data/files/list-as-csv.ts';
import type { View } from '#data/lists/sorting.ts';
import { createProduct, PRODUCT_LIST } from '#data/sample/products.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { recordId } from '#domain/record-id.ts';
import { BLANK_PRODUCT } from '#domain/sample/product-input.ts';
import { aBusiness, anInput, anInvoice } from '../../support/sample-records.ts';
import { freshMirror } from '../../support/fresh-mirror.ts';
import { openSample } from '#data/sample/store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const ALL: View = { sort: 'id', direction: 'up', filter: '', find: '' };

/** More rows than the page itself writes if there are workers. */
const MANY = 2500;

const ALL_IDS = Array.from({ length: MANY }, (_, at) => recordId('INV-2024-', at + 1));

function invoicesOf(customerName = 'Desai & Sons') {
  return ALL_IDS.map((id, at) => anInvoice({ id, customerName, status: at % 2 === 0 ? 'Paid' : 'Draft' }));
}

async function manyInvoices(customerName?: string) {
  await freshMirror(aBusiness({ invoices: invoicesOf(customerName) }));
}

/** The ids in a file by date. While it is written, the first row is moved to the end and the last one to the start. */
async function idsWhileTwoMove() {
  const changes: Promise<void>[] = [];
  const onProgress = () => {
    if (changes.length > 0) return;
    changes.push(updateInvoice('INV-2024-001', anInput({ date: '2025-01-01' })));
    changes.push(updateInvoice('INV-2024-2500', anInput({ date: '2023-01-01' })));
  };
  const { lines } = await linesOf({ ...ALL, sort: 'date' }, undefined, { onProgress });
  await Promise.all(changes);
  expect(changes).toHaveLength(2);
  return lines.slice(1).map((line) => line.split(',')[0]);
}

async function linesOf(view: View, total: number | undefined, watching = {}) {
  const { parts, count, rows } = await listAsCsv(INVOICE_LIST, view, total, watching);
  const lines = (await new Blob([...parts]).text()).trimEnd().split('\r\n');
  return { count, rows, lines };
}

describe('a list as a CSV file', () => {
  it('has every row in the order of the view, and reports its progress', async () => {
    await manyInvoices();
    const said: (readonly [number, number])[] = [];
    const onProgress = (done: number, total: number) => said.push([done, total]);
    const { count, lines } = await linesOf({ ...ALL, direction: 'down' }, MANY, { onProgress });
    expect(count).toBe(MANY);
    expect(lines).toHaveLength(MANY + 1);
    expect(lines[1]?.split(',')[0]).toBe('INV-2024-2500');
    expect(lines.at(-1)?.split(',')[0]).toBe('INV-2024-001');
    expect(said.at(-1)).toEqual([MANY, MANY]);
    expect(said.length).toBeGreaterThan(1);
    expect(new Set(said.map(([, total]) => total))).toEqual(new Set([MANY]));
  });

  it('has only the rows that match the filter and the find', async () => {
    await manyInvoices();
    const totals: number[] = [];
    const onProgress = (_: number, total: number) => totals.push(total);
    expect((await linesOf({ ...ALL, filter: 'Draft' }, undefined, { onProgress })).rows).toBe('1,250 rows');
    expect(new Set(totals)).toEqual(new Set([MANY / 2]));
    expect((await linesOf({ ...ALL, find: '2024-1234' }, undefined)).rows).toBe('1 row');
    expect((await linesOf({ ...ALL, find: 'nobody' }, undefined)).lines).toHaveLength(1);
  });

  it('is the same, whether the page or a worker writes it', async () => {
    await manyInvoices('=Asha, "Sons"');
    const aside = await linesOf(ALL, undefined);
    const onPage = await linesOf(ALL, 1);
    expect(aside.lines).toEqual(onPage.lines);
    expect(aside.lines[1]).toContain('"\'=Asha, ""Sons"""');
  });

  it.skipIf(typeof Worker === 'undefined').each([
    ['by the page if it is short', 1000, 0],
    ['by a worker if it is longer', 1001, 1],
    ['by a worker if its length is unknown', undefined, 1],
  ])('is written %s', async (_, total, workers) => {
    await manyInvoices();
    const Given = Worker;
    const made = vi.fn(function MadeWorker(url: string | URL, options?: WorkerOptions) {
      return new Given(url, options);
    });
    vi.stubGlobal('Worker', made);
    expect((await linesOf(ALL, total)).count).toBe(MANY);
    expect(made).toHaveBeenCalledTimes(workers);
  });

  it.skipIf(typeof Worker === 'undefined')(
    'is a consistent snapshot, whatever changes while a worker writes it',
    async () => {
      await manyInvoices();
      expect(await idsWhileTwoMove()).toEqual(ALL_IDS);
    },
  );

  it('is a consistent snapshot, even if the page writes it from records in memory', async () => {
    await openSample(aBusiness({ invoices: invoicesOf() }), null);
    expect(await idsWhileTwoMove()).toEqual(ALL_IDS);
  });

  it.each([
    ['by the page', 1],
    ['in a worker', undefined],
  ])('stops when it is cancelled: %s', async (_, total) => {
    await manyInvoices();
    const cancelling = new AbortController();
    const watching = { signal: cancelling.signal, onProgress: () => cancelling.abort() };
    await expect(linesOf(ALL, total, watching)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a list as cells for a workbook', () => {
  const BY_NUMBER = { sort: 'id', direction: 'up', filter: '', find: '' } as const;
  const cellsOf = async ({ parts }: { parts: readonly Blob[] }) =>
    (await new Blob([...parts]).text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown[]);

  it('has text as typed, and numbers and amounts to calculate with', async () => {
    await freshMirror(aBusiness());
    const { id } = await createProduct({
      ...BLANK_PRODUCT,
      name: '=Pen, "red"',
      sku: '0012345',
      category: 'Office Supplies',
      currentStock: asQuantity(2.5),
      price: asPaise(-12_50),
    });
    const [head, row] = await cellsOf(await listAsCsv(PRODUCT_LIST, BY_NUMBER, 1, {}, 'cells'));
    expect(head?.slice(0, 3)).toEqual(['Product #', 'Name', 'SKU']);
    expect(row?.slice(0, 5)).toEqual([id, '=Pen, "red"', '0012345', 'Office Supplies', { number: 2.5 }]);
    expect(row?.[8]).toEqual({ amount: -12_50 });
    expect(await cellsOf(await selectedAsCsv(PRODUCT_LIST, BY_NUMBER, [id], 'cells'))).toEqual([head, row]);
  });

  it('is the same, whether the page or a worker writes it', async () => {
    await manyInvoices('Asha\n"Sons"');
    const aside = await cellsOf(await listAsCsv(INVOICE_LIST, ALL, undefined, {}, 'cells'));
    expect(aside).toHaveLength(MANY + 1);
    expect(aside).toEqual(await cellsOf(await listAsCsv(INVOICE_LIST, ALL, 1, {}, 'cells')));
  });
});

describe('some of its records as a CSV file', () => {
  it('are in the order of the view, without deleted ones', async () => {
    await manyInvoices();
    const { parts, rows } = await selectedAsCsv(INVOICE_LIST, { ...ALL, direction: 'down' }, [
      'INV-2024-003',
      'INV-2024-9999',
      'INV-2024-1001',
    ]);
    const lines = (await new Blob([...parts]).text()).trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(['INV-2024-1001', 'INV-2024-003']);
    expect(rows).toBe('2 rows');
  });
});
