import { windowOf } from '#data/lists/row-window.ts';
import type { View } from '#data/lists/sorting.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { itemChoices } from '#data/books/masters/items.ts';
import { everyPartyChoices } from '#data/books/masters/parties.ts';
import { BY_DAY, movesIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/** An issued invoice that goods may come back of. */
export type FoundBill = Readonly<{ id: string; number: string; date: IsoDate; customer: string; total: Paise }>;

/**
 * Finds issued invoices, the newest first, 20 at most: by words of their number or customer, by the phone of the customer, and by
 * an item of theirs or its code. Without a text, the latest ones.
 */
export async function findBills(text: string): Promise<readonly FoundBill[]> {
  const find = text.trim();
  const some = await Promise.all([byWords(find), ...(find === '' ? [] : [ofParties(find), withItems(find)])]);
  const found = new Map(some.flat().map((one) => [one.id, one]));
  const bills = [...found.values()].flatMap(asFound);
  return bills.toSorted(newestFirst).slice(0, MOST_FOUND);
}

async function byWords(find: string): Promise<readonly Voucher[]> {
  const list = { sorts: { date: 'date' }, filter: 'kind', only: 'Invoice' };
  const view: View = { sort: 'date', direction: 'down', filter: '', find };
  const { rows } = await windowOf<Voucher>(booksStore.records('vouchers'), list, view, { at: 'first' }, MOST_READ);
  return rows;
}

/** The invoices of the customers that are found by phone or GSTIN, too. */
async function ofParties(find: string): Promise<readonly Voucher[]> {
  const { parties } = await everyPartyChoices(find);
  const some = parties.slice(0, MOST_MASTERS).map(({ name }) => byWords(name));
  const names = new Set(parties.map(({ id }) => id));
  return (await Promise.all(some)).flat().filter((one) => one.kind === 'Invoice' && names.has(one.party?.id ?? ''));
}

/** The invoices that goods went out with last. */
async function withItems(find: string): Promise<readonly Voucher[]> {
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
  return vouchers.filter((one) => one !== undefined);
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
/** Among them are drafts and cancelled ones. */
const MOST_READ = 40;
const MOST_MASTERS = 5;
