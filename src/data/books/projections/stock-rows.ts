import type { Database } from '#data/store/database.ts';
import type { StockMonth, Valuation } from '#domain/books/stock/stock-month.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import type { Paise } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import { isPartyId } from '#data/books/ids.ts';
import type { Rows } from '#data/books/tables.ts';

/** How much there is of an item now, in thousandths. */
export type OnHand = Readonly<{
  item: string;
  /** How often it was moved, ever. */
  moves: number;
  quantity: number;
  /** By godown, and by the party that has goods of challans; none of one that has nothing. */
  godowns: Readonly<Record<string, number>>;
  /** At or below which the stock is low; null if nobody needs to be told. */
  reorder: number | null;
  low?: 1;
  /** From this day on it is to be valued; without it, all is. */
  stale?: string;
}>;

/** Returns how much of an item is in our godowns, in thousandths: what parties have of challans is ours, but not in stock. */
export function inStockOf({ quantity, godowns }: Pick<OnHand, 'quantity' | 'godowns'>): number {
  return quantity - withPartiesOf({ godowns });
}

/** Returns how much of an item parties have of challans, in thousandths. */
export function withPartiesOf({ godowns }: Pick<OnHand, 'godowns'>): number {
  return Object.entries(godowns).reduce((sum, [place, count]) => (isPartyId(place) ? sum + count : sum), 0);
}

/**
 * A sum of what came to the goods in a period, by item and godown ("ITM-000001/GDN-000001") in rows of some hundred items each, and
 * of all items together, so that a statement of any day reads some ten rows. The days of a month share one (`inMonth`).
 */
export type StockRow = Readonly<{ key: string; moved: Readonly<Record<string, Valuation>> }>;

/** The quantity and value of each item, in all godowns and in each. */
export type StockOfItems = ReadonlyMap<
  string,
  QuantityAndValue & Readonly<{ godowns: ReadonlyMap<string, QuantityAndValue> }>
>;
export type QuantityAndValue = Readonly<{ quantity: Quantity; value: Paise }>;

/** A database, or a transaction over one that moves to another version. */
export type TableAccess = Pick<Database<Rows>, 'table'>;

export type MoveKey = [item: string, date: string, rank: number, voucher: string, line: number];

export function movesIn(db: TableAccess) {
  return db.table<Move, MoveKey>('moves');
}

export function onHandIn(db: TableAccess) {
  return db.table<OnHand, string>('onhand');
}

export function layersIn(db: TableAccess) {
  return db.table<StockMonth, [item: string, month: string]>('layers');
}

export function stockIn(db: TableAccess) {
  return db.table<StockRow, string>('stock');
}

export function keyOfMove({ item, date, rank, voucher, line }: Move): MoveKey {
  return [item, date, rank, voucher, line];
}

/** The index of the months of an item, and of its moves from a day on. */
export const BY_MONTH = '[item+month]';
export const BY_DAY = '[item+date+rank+voucher+line]';
