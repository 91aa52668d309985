import { applyBackup, exportBackup, readBackup } from '#data/sample/backup.ts';
import { COMPANY_LIST } from '#data/sample/companies.ts';
import { listOf } from '#data/lists/sorting.ts';
import { GST_RATE_LIST } from '#data/sample/gst-rates.ts';
import { INVOICE_LIST } from '#data/sample/invoices.ts';
import { LEDGER_LIST } from '#data/sample/ledger-accounts.ts';
import { listAsCsv } from '#data/files/list-as-csv.ts';
import { LOCATION_LIST } from '#data/sample/locations.ts';
import type { List, View } from '#data/lists/sorting.ts';
import { PRODUCT_LIST } from '#data/sample/products.ts';
import { PURCHASE_ORDER_LIST } from '#data/sample/purchase-orders.ts';
import { SALES_ORDER_LIST } from '#data/sample/sales-orders.ts';
import { MOVEMENT_LIST } from '#data/sample/stock-movements.ts';
import { readTotals } from '#data/store/totals.ts';
import { USER_LIST } from '#data/sample/users.ts';
import { VOUCHER_LIST } from '#data/sample/vouchers.ts';
import { windowOf } from '#data/lists/row-window.ts';
import { GST_CATEGORIES } from '#domain/sample/gst-rate.ts';
import { INVOICE_STATUSES } from '#domain/sample/invoice.ts';
import { LEDGER_GROUPS } from '#domain/sample/ledger-account.ts';
import { STOCK_LEVELS } from '#domain/sample/product.ts';
import { PURCHASE_ORDER_STATUSES } from '#domain/sample/purchase-order.ts';
import { SALES_ORDER_STATUSES } from '#domain/sample/sales-order.ts';
import { MOVEMENT_TYPES } from '#domain/sample/stock-movement.ts';
import { VOUCHER_TYPES } from '#domain/sample/voucher.ts';
import { sampleStore } from '#data/sample/store.ts';
import { type RecordTable } from '../../support/sample-database.ts';

type Listed = Readonly<{ table: RecordTable; list: List; filters: readonly string[]; finds: readonly string[] }>;

/** Every list with its filters and search texts, from one that matches all records to one that matches none. */
const LISTS: readonly Listed[] = [
  {
    table: 'invoices',
    list: INVOICE_LIST,
    filters: INVOICE_STATUSES,
    finds: ['inv', 'fernandes', 'gupta tr', '2024-09', 'zzz'],
  },
  {
    table: 'salesOrders',
    list: SALES_ORDER_LIST,
    filters: SALES_ORDER_STATUSES,
    finds: ['so', 'customer 17', '2024-09', 'zzz'],
  },
  {
    table: 'purchaseOrders',
    list: PURCHASE_ORDER_LIST,
    filters: PURCHASE_ORDER_STATUSES,
    finds: ['po', 'vendor 17', '2024-09', 'zzz'],
  },
  {
    table: 'products',
    list: PRODUCT_LIST,
    filters: STOCK_LEVELS,
    finds: ['product', 'sku-9', 'vendor 17', '090', 'zzz'],
  },
  { table: 'stockMovements', list: MOVEMENT_LIST, filters: MOVEMENT_TYPES, finds: ['product', 'product 9', 'zzz'] },
  { table: 'vouchers', list: VOUCHER_LIST, filters: VOUCHER_TYPES, finds: ['cash', 'ledger 17', 'bill 9', 'zzz'] },
  { table: 'ledgerAccounts', list: LEDGER_LIST, filters: LEDGER_GROUPS, finds: ['ledger', 'sundry', '17', 'zzz'] },
  { table: 'gstRates', list: GST_RATE_LIST, filters: GST_CATEGORIES, finds: ['rate', 'rate 17', 'goods', 'zzz'] },
  { table: 'companies', list: COMPANY_LIST, filters: [], finds: ['company', 'company 17', 'zzz'] },
  { table: 'users', list: USER_LIST, filters: [], finds: ['user', 'user 17', 'admin', 'zzz'] },
  { table: 'locations', list: LOCATION_LIST, filters: [], finds: ['branch', 'br-9', 'warehouse', 'zzz'] },
];

type Times = Readonly<Record<string, number>>;

/** Milliseconds to read a page of fifty, for each list, sort, filter, direction and end. */
export function readSorts(): Promise<Times> {
  return timedEach(({ list, filters }) =>
    Object.keys(list.sorts).flatMap((sort) =>
      ['', ...filters].flatMap((filter) =>
        (['up', 'down'] as const).map((direction) => ({ sort, direction, filter, find: '' })),
      ),
    ),
  );
}

/** Milliseconds to read the first and last page of each search, in the first and the last sort of each list. */
export function readFinds(): Promise<Times> {
  return timedEach(({ list, finds }) =>
    finds.flatMap((find) =>
      [Object.keys(list.sorts).at(0) ?? '', Object.keys(list.sorts).at(-1) ?? ''].map((sort) => ({
        sort,
        direction: 'down' as const,
        filter: '',
        find,
      })),
    ),
  );
}

/** Milliseconds to read the counts and sums above each list. */
export async function readSums(): Promise<Times> {
  const times: Record<string, number> = {};
  for (const { table, filters } of LISTS)
    times[table] = await timed(() =>
      readTotals(sampleStore.database(), [table, ...filters.map((filter) => `${table}/${filter}`)]),
    );
  return times;
}

/** Milliseconds per record to write each list as CSV. */
export async function writeCsvs(): Promise<Times> {
  const times: Record<string, number> = {};
  for (const { table, list } of LISTS) {
    const view: View = { sort: Object.keys(list.sorts)[0] ?? '', direction: 'down', filter: '', find: '' };
    let rows = 0;
    const took = await timed(async () => {
      const file = await listAsCsv(listOf(sampleStore, table, list), view, undefined, {});
      await new Blob([...file.parts]).arrayBuffer();
      rows = file.count;
    });
    times[table] = took / rows;
  }
  return times;
}

/** Exports everything, checks the file and imports it: milliseconds per record of each step. */
export async function copyAll(): Promise<Readonly<{ exported: number; checked: number; applied: number }>> {
  let started = performance.now();
  const { parts, count } = await exportBackup();
  const file = new Blob([...parts]);
  const exported = performance.now() - started;
  started = performance.now();
  const backup = await readBackup(file);
  if (backup.kind !== 'backup') throw new Error('The file is locked.');
  const checked = performance.now() - started;
  started = performance.now();
  await applyBackup(backup);
  const applied = performance.now() - started;
  return { exported: exported / count, checked: checked / count, applied: applied / count };
}

/** Scrolls the page down and up: the 95th percentile of the frame time in milliseconds, and the number of elements. */
export async function scroll(): Promise<Readonly<{ frame: number; elements: number }>> {
  const main = document.querySelector('main');
  const frames: number[] = [];
  let last = await nextFrame();
  for (let step = 0; step < 120; step++) {
    main?.scrollBy(0, step < 60 ? 40 : -40);
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  const sorted = frames.toSorted((a, b) => a - b);
  return { frame: sorted[Math.floor(sorted.length * 0.95)] ?? 0, elements: document.querySelectorAll('*').length };
}

async function timedEach(viewsOf: (listed: Listed) => readonly View[]): Promise<Times> {
  const times: Record<string, number> = {};
  for (const listed of LISTS) {
    for (const view of viewsOf(listed)) {
      for (const at of ['first', 'last'] as const) {
        const name = [listed.table, `by ${view.sort} ${view.direction}`, view.filter, view.find, at];
        times[name.filter(Boolean).join(', ')] = await timed(() =>
          windowOf(sampleStore.database().records(listed.table), listed.list, view, { at }, SIZE),
        );
      }
    }
  }
  return times;
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

const SIZE = 50;
