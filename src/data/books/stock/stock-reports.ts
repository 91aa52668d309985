import { compareKeys, valueAt } from '#data/store/index-range.ts';
import { see } from '#data/books/staff/access.ts';
import { daysOfBooks, isBeforeBooks } from '#domain/books/ledger/books-begin.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { monthsOf } from '#domain/books/ledger/ledger-statement.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import {
  sumOfValuations,
  NO_VALUATION,
  type Valuation,
  valuationOfClosing,
  valuationsOfMoves,
} from '#domain/books/stock/stock-month.ts';
import { type Move, quantitiesOf } from '#domain/books/stock/stock-move.ts';
import type { StockByGodown } from '#domain/books/stock/stock-cost.ts';
import {
  type GoodsAtPlace,
  valuedGoods,
  type ItemInStock,
  stockLedger,
  type StockLedgerLine,
  stockLedgerByParts,
  stockSummary,
} from '#domain/books/stock/stock-report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import { daysAfter, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { type Paise, sumOf, ZERO } from '#domain/money.ts';
import { business } from '#data/books/business.ts';
import { isPartyId } from '#data/books/ids.ts';
import { beginningOf, movesBetween } from './moves-of-item.ts';
import { BY_MONTH, layersIn } from '#data/books/projections/stock-rows.ts';
import { placesOf } from './places.ts';
import { stockOn, worthsOn } from './stock-value.ts';
import { booksStore } from '#data/books/store.ts';
import { issuedCostsBefore } from './valuation-batches.ts';
import { valueUpTo } from './valuation.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';

/** The items in stock at the end of a day by name, at most so many, with the value of all, and how many more there are. */
export async function stockSummaryOn(
  day: IsoDate,
  most = Number.POSITIVE_INFINITY,
): Promise<Readonly<{ report: Report; more: number }>> {
  see('reports', 'cost');
  if (isBeforeBooks(day, await business())) return { report: stockSummary(day, [], ZERO), more: 0 };
  const [worths, total] = await Promise.all([worthsOn(day), stockOn(day)]);
  const inStock = new Map<string, (readonly [godown: string, worth: Valuation])[]>();
  for (const [node, worth] of worths) {
    const [item = '', godown = ''] = node.split('/');
    const own = inStock.get(item);
    if (own) own.push([godown, worth]);
    else inStock.set(item, [[godown, worth]]);
  }
  const shown = await firstByName(inStock, most);
  const places = await placesOf(shown.flatMap(({ id }) => (inStock.get(id) ?? []).map(([place]) => place)));
  const items = shown.map(({ id, name, unit }): ItemInStock => {
    const all = inStock.get(id) ?? [];
    const own = all.map(([place, worth]) => ({ name: places.get(place) ?? '', ...valuedGoods(worth) }));
    const quantity = own.reduce((sum, one) => sum + one.quantity, 0);
    const value = sumOf(own.map((one) => one.value));
    // What is with a party says so, also where nothing is in a godown.
    const isSplit = own.length > 1 || all.some(([place]) => isPartyId(place));
    return { id, name, unit, quantity, value, godowns: isSplit ? own : [] };
  });
  return { report: stockSummary(day, items, total), more: inStock.size - items.length };
}

/** The items of some ids by name, at most so many. Where there are more, only the first in the order of names are read. */
async function firstByName(ids: ReadonlyMap<string, unknown>, most: number): Promise<readonly Item[]> {
  const items = booksStore.records('items');
  if (ids.size <= most) {
    const all = (await items.bulkGet([...ids.keys()])).filter((item) => item !== undefined);
    return all.toSorted((one, other) => compareKeys(nameOrder(one), nameOrder(other)));
  }
  const found: Item[] = [];
  let after: Place = ['', 0];
  for (let isOver = false; !isOver && found.length < most; ) {
    const rows = await items.where('[keys.name+keys.serial]').above(after).limit(ITEMS_AT_A_TIME).toArray();
    found.push(...rows.filter(({ id }) => ids.has(id)));
    const last = rows.at(-1);
    if (last) after = nameOrder(last);
    isOver = rows.length < ITEMS_AT_A_TIME;
  }
  return found.slice(0, most);
}

type Place = [name: string, serial: number];

function nameOrder(item: Item): Place {
  return [String(valueAt(item, 'keys.name')), Number(valueAt(item, 'keys.serial'))];
}

/**
 * The movements of an item in a period, or those in one of its godowns, or of what a party has of it. One that moved very often is
 * shown by months, and in one month by days, which open their movements; `isWhole` lists every movement, for a file.
 */
export async function stockLedgerOf(
  item: Pick<Item, 'id' | 'name'>,
  godown: string | undefined,
  asked: Days,
  isWhole: boolean,
): Promise<Report> {
  see('reports', 'cost', ...(isWhole ? (['files'] as const) : []));
  const own = await business();
  const days = daysOfBooks(asked, own);
  const report = isBeforeBooks(days.to, own)
    ? stockLedger(item.name, days, valuedGoods(NO_VALUATION), [])
    : await movementsOf(item, godown, days, isWhole, own);
  const place = godown === undefined ? undefined : (await placesOf([godown])).get(godown);
  if (godown === undefined || place === undefined) return { ...report, period: asked, of: item.name };
  return { ...report, period: asked, of: isPartyId(godown) ? `${item.name}, ${place}` : `${item.name} in ${place}` };
}

async function movementsOf(
  item: Pick<Item, 'id' | 'name'>,
  godown: string | undefined,
  days: Days,
  isWhole: boolean,
  { stockValuation }: Pick<Business, 'stockValuation'>,
): Promise<Report> {
  await valueUpTo(days.to, item.id);
  const begun = await beginningOf(item.id, days.from);
  const isWholeHere = isWhole || days.from === days.to;
  const most = isWholeHere ? Number.POSITIVE_INFINITY : MOST_LINES + 1;
  const moves = await movesBetween(item.id, days.from, `${days.to}\uffff`, most);
  const all = [...begun.moves, ...moves];
  const gone = await issuedCostsBefore(booksStore.database(), item.id, begun.month, all);
  const byPlace = valuationsOfMoves(stockValuation, begun.ends, all, gone);
  const before = placesAfter(placesOfClosing(begun.ends), byPlace.slice(0, begun.moves.length));
  const opening = worthIn(before, godown);
  if (moves.length === MOST_LINES + 1 && !isWholeHere) {
    const parts = await partsIn(item.id, days, before);
    const goods = parts.map(({ places, ...part }) => ({ ...part, ...valuedGoods(worthIn(places, godown)) }));
    const withParties = godown === undefined ? await partiesHaving(parts.at(-1)?.places ?? before) : [];
    return stockLedgerByParts(item, godown, days, valuedGoods(opening), goods, withParties);
  }
  const moved = byPlace.slice(begun.moves.length);
  const values = moved.map((own) => valuedGoods(worthIn(own, godown)).value);
  const lines = await stockLinesOf(moves, values, godown);
  const withParties = godown === undefined ? await partiesHaving(placesAfter(before, moved)) : [];
  return stockLedger(item.name, days, valuedGoods(opening), lines, withParties);
}

type Places = ReadonlyMap<string, Valuation>;

function placesOfClosing(ends: StockByGodown): Places {
  return new Map(Object.keys(ends).map((id) => [id, valuationOfClosing(ends, id)]));
}

/** The goods of an item by place after some moves or days, each of which added something. */
function placesAfter(begun: Places, moved: readonly Places[]): Places {
  const places = new Map(begun);
  for (const [id, worth] of moved.flatMap((own) => [...own])) {
    places.set(id, sumOfValuations(places.get(id) ?? NO_VALUATION, worth));
  }
  return places;
}

/** The parties among the places of an item that have some of it, by name. */
async function partiesHaving(places: Places): Promise<readonly GoodsAtPlace[]> {
  const having = [...places].filter(([id, worth]) => isPartyId(id) && worth.some((part) => part !== 0));
  const names = await placesOf(having.map(([id]) => id));
  return having.map(([id, worth]) => ({ name: names.get(id) ?? '', ...valuedGoods(worth) }));
}

/** Returns what is where at the end of each month of a period, as far as it lies in it, or of each day if it lies in one month. */
async function partsIn(item: string, days: Days, opening: Places) {
  const rows = await layersIn(booksStore.database())
    .where(BY_MONTH)
    .between([item, days.from.slice(0, 7)], [item, days.to.slice(0, 7)], true, true)
    .toArray();
  const months = monthsOf(days);
  let places = opening;
  return (months.length > 1 ? months : everyDayOf(days)).map(({ from, to }) => {
    const own = rows.find(({ month }) => month === from.slice(0, 7))?.days ?? {};
    const moved = Object.entries(own).filter(([day]) => from <= day && day <= to);
    places = placesAfter(
      places,
      moved.map(([, godowns]) => new Map(Object.entries(godowns))),
    );
    return { from, to, places };
  });
}

function everyDayOf({ from, to }: Days): readonly Days[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => {
    const day = daysAfter(from, at);
    return { from: day, to: day };
  });
}

async function stockLinesOf(
  moves: readonly Move[],
  values: readonly Paise[],
  godown: string | undefined,
): Promise<readonly StockLedgerLine[]> {
  const ids = [...new Set(moves.map(({ voucher }) => voucher))];
  const vouchers = new Map((await booksStore.records('vouchers').bulkGet(ids)).map((row) => [row?.id, row]));
  return moves.flatMap((move, at): readonly StockLedgerLine[] => {
    const row = vouchers.get(move.voucher);
    const own = quantitiesOf(move).filter(([where]) => godown === undefined || where === godown);
    if (!row || own.length === 0) return [];
    const [came, went] = [own.filter(([, by]) => by > 0), own.filter(([, by]) => by < 0)];
    return [
      {
        date: row.date,
        voucher: { id: row.id, kind: row.kind, number: row.number },
        particulars: kindOf(row).movedFor(row),
        in: came.reduce((sum, [, by]) => sum + by, 0),
        out: went.reduce((sum, [, by]) => sum - by, 0),
        value: values[at] ?? ZERO,
      },
    ];
  });
}

/** Returns what a move or a day added in a godown, or in all. */
function worthIn(worths: ReadonlyMap<string, Valuation>, godown: string | undefined): Valuation {
  if (godown !== undefined) return worths.get(godown) ?? NO_VALUATION;
  return [...worths.values()].reduce(sumOfValuations, NO_VALUATION);
}

const ITEMS_AT_A_TIME = 200;
/** More movements of a period than anybody reads on a screen. */
const MOST_LINES = 100;
