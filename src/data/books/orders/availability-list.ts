import type { RowFilter, RowFilters, TableSource } from '#data/lists/row-filter.ts';
import { everyRow } from '#data/lists/row-window.ts';
import { listOf } from '#data/lists/sorting.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { availabilityReport } from '#domain/books/reports/availability-report.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Awaited } from '#data/books/projections/order-lines.ts';
import { inStockOf, type OnHand } from '#data/books/projections/stock-rows.ts';
import { see } from '#data/books/staff/access.ts';
import { booksStore } from '#data/books/store.ts';
import { availabilityOf } from '#data/books/stock/availability.ts';

/** The filters of the list, besides that of all goods; Short are those of which more is reserved than is in stock. */
export const AVAILABILITIES = ['Reserved', 'On order', 'Short'] as const;
export const ALL_GOODS = 'All goods';

/** Goods by name, with a filter always: a service has no stock. */
export const AVAILABILITY_LIST = listOf(booksStore, 'items', {
  sorts: { item: 'keys.name' },
  filter: '',
  only: '',
  filtered: { reads: ['awaited', 'onhand'], by: filterFor } satisfies RowFilters,
});

/** How much there is of all the goods of a view, for a file. */
export async function wholeAvailability(day: IsoDate, filter: string, find: string): Promise<Report> {
  see('files');
  const view = { sort: 'item', direction: 'up', filter, find } as const;
  const db = booksStore.database();
  const goods: Item[] = [];
  const items = booksStore.records('items');
  for await (const rows of everyRow<Item>(items, AVAILABILITY_LIST, view, await filterFor(db, filter)))
    goods.push(...rows);
  const there = await availabilityOf(goods.map(({ id }) => id));
  return availabilityReport(day, goods, (id) => there[id]);
}

async function filterFor(tables: TableSource, filter: string): Promise<RowFilter> {
  if (filter === ALL_GOODS) return { keeps: (ids) => goodsAmong(tables, ids) };
  const awaited = await tables.table<Awaited, string>('awaited').toArray();
  if (filter === 'On order') return { ids: idsOf(awaited.filter(({ onOrder }) => onOrder > 0)) };
  const reserved = awaited.filter((own) => own.reserved > 0);
  if (filter === 'Reserved') return { ids: idsOf(reserved) };
  const onHand = await tables.table<OnHand, string>('onhand').bulkGet(reserved.map(({ item }) => item));
  return { ids: idsOf(reserved.filter((own, at) => own.reserved > inStockIn(onHand[at]))) };
}

async function goodsAmong(tables: TableSource, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const items = await tables.table<Item, string>('items').bulkGet([...ids]);
  return new Set(items.flatMap((item) => (item?.kind === 'Goods' ? [item.id] : [])));
}

function inStockIn(row: OnHand | undefined): number {
  return row ? inStockOf(row) : 0;
}

function idsOf(rows: readonly Awaited[]): ReadonlySet<string> {
  return new Set(rows.map(({ item }) => item));
}
