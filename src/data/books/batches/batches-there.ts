import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { rankOf } from '#domain/books/batch.ts';
import { comingTo, freeFrom, WITHOUT_BATCH } from '#domain/books/stock/batch-balances.ts';
import {
  type BatchCount,
  type BatchThere,
  takeBatches,
  takeInOrder,
  type Taking,
} from '#domain/books/batches/take-batches.ts';
import type { Move } from '#domain/books/stock/stock-move.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { ALL_BATCHES, type BatchStock, type BatchStockKey } from '#data/books/projections/batch-stock.ts';
import { BY_DAY, type MoveKey, type OnHand } from '#data/books/projections/stock-rows.ts';
import type { Rows } from '#data/books/tables.ts';

type Transaction = WriteTransaction<Rows>;
/** Where goods leave, and from when on. */
type Shelf = Readonly<{ item: string; place: string; date: IsoDate }>;

/**
 * Counts what may leave of batches while a voucher takes of them, line by line. Of an issued one that is changed, `own` are the moves that it
 * had: they count as if they had never been. The goods of `coming`, which the same action brings, count as there.
 */
export class BatchesThere {
  readonly #transaction: Transaction;
  readonly #own: readonly Move[];
  readonly #coming: readonly Move[];
  readonly #later = new Map<string, Promise<readonly Move[]>>();
  readonly #taken = new Map<string, number>();

  constructor(transaction: Transaction, own: readonly Move[], coming: readonly Move[]) {
    this.#transaction = transaction;
    this.#own = own;
    this.#coming = coming;
  }

  /** Notes what leaves, so that it is not there for the next line. */
  note({ item, place }: Pick<Shelf, 'item' | 'place'>, taken: readonly BatchCount[], without: number): void {
    for (const { id, count } of [...taken, { id: WITHOUT_BATCH, count: without }]) {
      const key = [item, place, id].join('/');
      this.#taken.set(key, (this.#taken.get(key) ?? 0) + count);
    }
  }

  /** Takes what goes first; reads no more batches than that needs. */
  async take(shelf: Shelf, wanted: number, keepsExpired: boolean): Promise<Taking> {
    const there: BatchThere[] = [{ free: await this.#freeWithout(shelf) }];
    let left = wanted - (there[0]?.free ?? 0);
    const more = await this.#movedBatches(shelf);
    // A rank begins with the expiry: those before the day are passed over.
    for (let from = keepsExpired ? shelf.date : '', isOver = false; left > 0 && !isOver; ) {
      const rows = await this.#ranked(shelf, from);
      isOver = rows.length < AT_A_TIME;
      const last = isOver ? '\uffff' : (rows.at(-1)?.rank ?? '\uffff');
      const known = new Set(rows.map(({ batch }) => batch));
      const extra = more.filter(({ batch, rank }) => rank > from && rank <= last && !known.has(batch));
      for (const row of [...rows, ...extra]) {
        const free = await this.#freeOf(shelf, row.batch, row.quantity);
        there.push({ batch: { id: row.batch, rank: row.rank ?? '', expiry: row.expiry ?? '' }, free });
        left -= free;
      }
      from = last;
    }
    const taking = takeBatches(there, wanted, { day: shelf.date, keepsExpired });
    this.note(shelf, taking.taken, taking.without);
    return taking;
  }

  /** Takes of these batches alone, in this order and at most so many of each; the blank one are goods without a batch. */
  async takeOf(shelf: Shelf, most: readonly BatchCount[], wanted: number): Promise<Taking> {
    const there = [];
    for (const { id, count } of most) {
      const free = id === WITHOUT_BATCH ? await this.#freeWithout(shelf) : await this.#freeOf(shelf, id);
      there.push({ ...(id !== WITHOUT_BATCH && { batch: { id } }), free: Math.min(count, free) });
    }
    const taking = takeInOrder(there, wanted);
    this.note(shelf, taking.taken, taking.without);
    return taking;
  }

  async #freeOf(shelf: Shelf, batch: string, stored?: number): Promise<number> {
    const now = (stored ?? (await this.#stored(shelf, batch))) + this.#moved(shelf, batch);
    return this.#left(shelf, batch, freeFrom(now, shelf.place, batch, await this.#laterOf(shelf)));
  }

  async #freeWithout(shelf: Shelf): Promise<number> {
    const { item, place } = shelf;
    const [onHand] = await this.#transaction.projection<OnHand>('onhand').bulkGet([item]);
    const inBatches = await this.#stored(shelf, ALL_BATCHES);
    const now = (onHand?.godowns[place] ?? 0) - inBatches + this.#moved(shelf, WITHOUT_BATCH);
    return this.#left(shelf, WITHOUT_BATCH, freeFrom(now, place, WITHOUT_BATCH, await this.#laterOf(shelf)));
  }

  /** How many more there are than is stored: those that come, without what the voucher moved before. */
  #moved({ item, place }: Shelf, batch: string): number {
    const [own, coming] = [this.#own, this.#coming].map((moves) =>
      comingTo(
        place,
        batch,
        moves.filter((move) => move.item === item),
      ),
    );
    return (coming ?? 0) - (own ?? 0);
  }

  #left({ item, place }: Shelf, batch: string, free: number): number {
    return Math.max(0, free - (this.#taken.get([item, place, batch].join('/')) ?? 0));
  }

  async #stored({ item, place }: Shelf, batch: string): Promise<number> {
    const [row] = await this.#rows().bulkGet([[item, place, batch]]);
    return row?.quantity ?? 0;
  }

  #ranked({ item, place }: Shelf, from: string): PromiseLike<readonly BatchStock[]> {
    const within = this.#rows().where('[item+place+rank]');
    return within.between([item, place, from], [item, place, '\uffff'], false).limit(AT_A_TIME).toArray();
  }

  /** Those that the voucher itself took the last of, or that are about to come: they have no place among the others now. */
  async #movedBatches({ item, place }: Shelf): Promise<readonly (BatchStock & { rank: string })[]> {
    const moves = [...this.#own, ...this.#coming].filter((move) => move.item === item);
    const ids = new Set(moves.flatMap(({ batches = [] }) => batches.map(({ batch }) => batch)));
    const found = [];
    for (const id of ids) {
      const batch = await this.#transaction.get('batches', id);
      if (!batch) continue;
      const { expiry } = batch;
      const quantity = await this.#stored({ item, place, date: '0-0-0' }, id);
      found.push({ item, place, batch: id, quantity, rank: rankOf(batch), ...(expiry !== '' && { expiry }) });
    }
    return found;
  }

  #laterOf({ item, date }: Shelf): Promise<readonly Move[]> {
    const key = `${item}/${date}`;
    const known = this.#later.get(key) ?? this.#readLater(item, date);
    this.#later.set(key, known);
    return known;
  }

  async #readLater(item: string, date: IsoDate): Promise<readonly Move[]> {
    const moves = this.#transaction.projection<Move, MoveKey>('moves');
    const later = await moves
      .where(BY_DAY)
      .between([item, `${date}\uffff`], [item, '\uffff'])
      .toArray();
    const [own] = this.#own;
    return later.filter(({ voucher }) => voucher !== own?.voucher);
  }

  #rows() {
    return this.#transaction.projection<BatchStock, BatchStockKey>('batchStock');
  }
}

const AT_A_TIME = 10;
