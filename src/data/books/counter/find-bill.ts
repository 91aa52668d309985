import { type RowWindow, windowOf } from '#data/lists/row-window.ts';
import type { Start, View } from '#data/lists/sorting.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { itemChoices } from '#data/books/masters/items.ts';
import { everyPartyChoices } from '#data/books/masters/parties.ts';
import { BY_DAY, movesIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/** An issued invoice that goods may come back of. */
type FoundBill = Readonly<{ id: string; number: string; date: IsoDate; customer: string; total: Paise }>;

/** The bills that were found, and whether there may be others, which more of the text would find. */
type FoundBills = Readonly<{ bills: readonly FoundBill[]; hasMore: boolean }>;

/**
 * Finds issued invoices, the newest first, 20 at most: by words of their number or customer, by the phone of the customer, and by
 * an item of theirs or its code. Without a text, the latest ones.
 */
export async function findBills(text: string): Promise<FoundBills> {
  const find = text.trim();
  const some = await Promise.all([byWords(find), ...(find === '' ? [] : [ofParties(find), withItems(find)])]);
  const found = new Map(some.flatMap(({ rows }) => rows).map((one) => [one.id, one]));
  const bills = [...found.values()].flatMap(asFound).toSorted(newestFirst);
  const hasMore = bills.length > MOST_FOUND || some.some((part) => part.hasMore);
  return { bills: bills.slice(0, MOST_FOUND), hasMore };
}

type FoundVouchers = Readonly<{ rows: readonly Voucher[]; hasMore: boolean }>;

/** Drafts and cancelled ones stand in the same order, and are passed over a window at a time. */
async function byWords(find: string): Promise<FoundVouchers> {
  const list = { sorts: { date: 'date' }, filter: 'kind', only: 'Invoice' };
  const view: View = { sort: 'date', direction: 'down', filter: '', find };
  const rows: Voucher[] = [];
  for (let start: Start | undefined = { at: 'first' }; start && rows.length <= MOST_FOUND; ) {
    const vouchers = booksStore.records('vouchers');
    const read: RowWindow<Voucher> = await windowOf<Voucher>(vouchers, list, view, start, MOST_READ);
    rows.push(...read.rows.filter(({ state }) => state === 'Issued'));
    start = read.hasAfter && read.edges ? { at: 'after', place: read.edges[1] } : undefined;
  }
  return { rows, hasMore: rows.length > MOST_FOUND };
}

/** The invoices of the customers that are found by phone or GSTIN, too. */
async function ofParties(find: string): Promise<FoundVouchers> {
  const { parties } = await everyPartyChoices(find);
  const some = await Promise.all(parties.slice(0, MOST_MASTERS).map(({ name }) => byWords(name)));
  const names = new Set(parties.map(({ id }) => id));
  const rows = some
    .flatMap((one) => one.rows)
    .filter((one) => one.kind === 'Invoice' && names.has(one.party?.id ?? ''));
  return { rows, hasMore: parties.length > MOST_MASTERS || some.some(({ hasMore }) => hasMore) };
}

/** The invoices that goods went out with last. */
async function withItems(find: string): Promise<FoundVouchers> {
  const { items } = await itemChoices(find);
  const moved = await Promise.all(
    items.slice(0, MOST_MASTERS).map(({ id }) =>
      movesIn(booksStore.database())
        .where(BY_DAY)
        .between([id, ''], [id, '\uffff'])
        // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
        .reverse()
        .filter(({ does }) => does === 'out')
        .limit(MOST_READ)
        .toArray(),
    ),
  );
  const ids = new Set(moved.flat().map(({ voucher }) => voucher));
  const vouchers = await booksStore.records('vouchers').bulkGet([...ids]);
  const rows = vouchers.filter((one) => one !== undefined);
  return { rows, hasMore: items.length > MOST_MASTERS || moved.some(({ length }) => length === MOST_READ) };
}

function asFound(one: Voucher): readonly FoundBill[] {
  if (one.kind !== 'Invoice' || one.state !== 'Issued') return [];
  const { id, number, date, party, sums } = one;
  return [{ id, number, date, customer: party?.name ?? '', total: sums.total }];
}

function newestFirst(one: FoundBill, other: FoundBill): number {
  return `${one.date}/${one.id}` > `${other.date}/${other.id}` ? -1 : 1;
}

const MOST_FOUND = 20;
const MOST_READ = 40;
const MOST_MASTERS = 5;
