import type { RecordChange } from '#data/store/changes.ts';
import { everyById, getMany, putMany } from '#data/store/in-slices.ts';
import type { Stored } from '#data/store/table.ts';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { type Move, openingMoves, quantitiesOf } from '#domain/books/stock/stock-move.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { thousandths } from '#domain/quantity.ts';
import { MAIN_GODOWN_ID } from '#data/books/ids.ts';
import type { BusinessRow } from '#data/books/rows.ts';
import { clearValuations } from './valuation-method.ts';
import { inStockOf, keyOfMove, movesIn, type OnHand, onHandIn, type TableAccess } from './stock-rows.ts';
import type { Rows } from '#data/books/tables.ts';
import { movesOf } from '#domain/books/voucher-kinds.ts';

/** Changes the moves and what is on hand with the vouchers and items, and notes from when what they touch is to be valued. */
export async function projectStock(db: TableAccess, changes: readonly RecordChange<Rows>[]): Promise<void> {
  const tally = new StockTally();
  for (const { table, before, after } of changes) {
    if (table === 'vouchers') {
      tally.replace(movesOfVoucher(before as Voucher | undefined), movesOfVoucher(after as Voucher | undefined));
    }
    if (table === 'items') tally.replaceItem(before as Item | undefined, after as Item | undefined);
  }
  await tally.keepIn(db);
  if (changes.some(changesMethod)) await clearValuations(db);
}

/** Whether another method of valuing goods was chosen: then nothing of what they are worth by the one before may stay. */
function changesMethod({ table, before, after }: RecordChange<Rows>): boolean {
  if (table !== 'business' || !before || !after) return false;
  return (before as BusinessRow).stockValuation !== (after as BusinessRow).stockValuation;
}

export function movesOfVoucher(voucher: Voucher | undefined): readonly Move[] {
  return movesOf(voucher, MAIN_GODOWN_ID);
}

/** The moves and what is on hand, as far as they change; for making the tables anew and checking them, from nothing. */
export class StockTally {
  readonly #gone = new Map<string, Move>();
  readonly #come = new Map<string, Move>();
  readonly #items = new Map<string, Touched>();

  replace(before: readonly Move[], after: readonly Move[]): void {
    const [was, is] = [new Map(before.map(withKey)), new Map(after.map(withKey))];
    for (const [key, move] of was) {
      if (canonicalJson(move) === canonicalJson(is.get(key) ?? null)) is.delete(key);
      else {
        if (!is.has(key)) this.#gone.set(key, move);
        this.#count(move, -1);
      }
    }
    for (const [key, move] of is) {
      this.#come.set(key, move);
      this.#count(move, 1);
    }
  }

  replaceItem(before: Item | undefined, after: Item | undefined): void {
    const { id } = after ?? before ?? {};
    if (id === undefined) return;
    this.replace(openingMoves(before, MAIN_GODOWN_ID), openingMoves(after, MAIN_GODOWN_ID));
    if (reorderOf(before) !== reorderOf(after)) this.#at(id).reorder = reorderOf(after);
  }

  /** The moves so far, which are forgotten; what they come to is not. */
  takeMoves(): readonly Move[] {
    const moves = [...this.#come.values()];
    this.#come.clear();
    return moves;
  }

  /** Yields the rows of what is on hand if nothing was before. */
  *rows(): Generator<OnHand> {
    for (const [item, touched] of this.#items) {
      const row = onHandAfter(item, undefined, touched);
      if (saysSomething(row)) yield row;
    }
  }

  async keepIn(db: TableAccess): Promise<void> {
    if (this.#items.size === 0) return;
    if (this.#gone.size > 0) await movesIn(db).bulkDelete([...this.#gone.values()].map(keyOfMove));
    if (this.#come.size > 0) await putMany(movesIn(db), [...this.#come.values()]);
    const items = [...this.#items];
    const stored = await getMany(
      onHandIn(db),
      items.map(([item]) => item),
    );
    const rows = items.map(([item, touched], at) => onHandAfter(item, stored[at], touched));
    await putMany(onHandIn(db), rows.filter(saysSomething));
    await onHandIn(db).bulkDelete(rows.filter((row) => !saysSomething(row)).map(({ item }) => item));
  }

  #count(move: Move, sign: 1 | -1): void {
    const touched = this.#at(move.item);
    touched.moves += sign;
    for (const [godown, by] of quantitiesOf(move)) {
      touched.godowns.set(godown, (touched.godowns.get(godown) ?? 0) + sign * by);
    }
    if (touched.from === undefined || move.date < touched.from) touched.from = move.date;
  }

  #at(item: string): Touched {
    const touched = this.#items.get(item) ?? { moves: 0, godowns: new Map(), from: undefined, reorder: undefined };
    this.#items.set(item, touched);
    return touched;
  }
}

/** Returns a tally of what the items opened with. */
export async function openingStock(db: TableAccess): Promise<StockTally> {
  const tally = new StockTally();
  await everyById(db.table<Stored<Item>, string>('items'), (item) => tally.replaceItem(undefined, item));
  return tally;
}

/** Whether a row says anything of its item: one that does not is not stored. */
export function saysSomething({ moves, reorder, stale }: OnHand): boolean {
  return moves > 0 || reorder !== null || stale !== undefined;
}

type Touched = {
  moves: number;
  godowns: Map<string, number>;
  from: string | undefined;
  reorder: number | null | undefined;
};

function onHandAfter(item: string, before: OnHand | undefined, touched: Touched): OnHand {
  const godowns = { ...before?.godowns };
  for (const [godown, by] of touched.godowns) {
    const now = (godowns[godown] ?? 0) + by;
    if (now === 0) delete godowns[godown];
    else godowns[godown] = now;
  }
  const quantity = Object.values(godowns).reduce((sum, own) => sum + own, 0);
  const reorder = touched.reorder === undefined ? (before?.reorder ?? null) : touched.reorder;
  const days = [before?.stale, touched.from].filter((day) => day !== undefined);
  const [stale] = days.toSorted();
  return {
    item,
    moves: (before?.moves ?? 0) + touched.moves,
    quantity,
    godowns,
    reorder,
    ...(reorder !== null && inStockOf({ quantity, godowns }) <= reorder && { low: 1 as const }),
    ...(stale !== undefined && { stale }),
  };
}

function reorderOf(item: Item | undefined): number | null {
  if (item?.kind !== 'Goods' || !item.isActive || item.reorderLevel === null) return null;
  return thousandths(item.reorderLevel);
}

function withKey(move: Move): readonly [string, Move] {
  return [keyOfMove(move).join('/'), move];
}
