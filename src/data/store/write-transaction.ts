import type { Table } from 'dexie';
import { moment } from '#data/clock.ts';
import { recordId } from '#domain/record-id.ts';
import type { About, LogNote, RecordChange } from './changes.ts';
import type { Database } from './database.ts';
import { areTaken, firstFree, firstFreeMoment } from './first-free.ts';
import { emptyTable, everyById, slicesOf, writeSlices } from './in-slices.ts';
import { Refusal } from './refusal.ts';
import { refuseTooLarge } from './record-limits.ts';
import type { Store } from './store.ts';
import { CHANGES, lastGivenKey, readTotals, type Sum, Tally } from './totals.ts';
import { type AnyRows, storedRow, type TableName } from './table.ts';

/** The operations available to an action during its transaction. Every change is counted, noted and guarded. */
export class WriteTransaction<Rows extends AnyRows> {
  readonly #store: Store<Rows>;
  readonly #db: Database<Rows>;
  readonly #tally: Tally<Rows>;
  readonly #changes: RecordChange<Rows>[] = [];
  readonly #notes: LogNote[] = [];
  #isNoting = false;
  #reason: string | undefined;
  #check: ((change: RecordChange<Rows>) => void) | undefined;

  private constructor(store: Store<Rows>, db: Database<Rows>) {
    this.#store = store;
    this.#db = db;
    this.#tally = new Tally(store.tables);
  }

  /** Runs an action in the transaction that is open, and writes what belongs to it: projections, change log and totals. */
  static async do<Rows extends AnyRows, Result>(
    store: Store<Rows>,
    db: Database<Rows>,
    action: (transaction: WriteTransaction<Rows>) => Promise<Result>,
    about: About = {},
  ): Promise<Result> {
    const transaction = new WriteTransaction(store, db);
    const { guard, changeLog, projections } = store.hooks;
    if (guard && !about.whole) transaction.#check = await guard.begin(transaction);
    transaction.#isNoting = changeLog !== undefined && !about.whole;
    const result = await action(transaction);
    transaction.#tally.add(CHANGES, 1);
    const projected = transaction.#changes.filter(({ table }) => store.kept?.projections?.of.includes(table));
    if (projections && projected.length > 0 && about.isRebuilt !== true) await projections.update(db, projected);
    if (changeLog) {
      transaction.#check = undefined;
      transaction.#isNoting = false;
      const details = { at: moment(), ...about, reason: transaction.#reason ?? about.reason };
      const entriesOf = await changeLog.begin(transaction, details);
      await writeSlices(slicesOf(transaction.#changes), (some) =>
        transaction.insertAll(changeLog.table, entriesOf(some, transaction.#notes.splice(0))),
      );
    }
    await transaction.#tally.write(db);
    return result;
  }

  /** Writes a line of the change log about something that changes no record. */
  note(note: LogNote): void {
    this.#notes.push(note);
  }

  /** Notes a reason in the change log, where only the records of this action show it. */
  because(reason: string): void {
    this.#reason = reason;
  }

  /** The record as stored now. Throws a Refusal that names it if it no longer exists. */
  async find<T extends TableName<Rows>>(table: T, id: string): Promise<Rows[T]> {
    const row = await this.#db.records(table).get(id);
    if (row) return row;
    const called = this.#store.tables[table].called ?? id;
    throw new Refusal('Not found', `${called} no longer exists. It was deleted meanwhile; nothing was changed.`);
  }

  /** The record as stored now, if there is one. */
  get<T extends TableName<Rows>>(table: T, id: string): PromiseLike<Rows[T] | undefined> {
    return this.#db.records(table).get(id);
  }

  /** The records of these ids as stored now, each once, as far as there are any. */
  async getEach<T extends TableName<Rows>>(table: T, ids: readonly string[]): Promise<readonly Rows[T][]> {
    const rows = await this.#db.records(table).bulkGet([...new Set(ids)]);
    return rows.filter((row) => row !== undefined);
  }

  /** A few records whose value in an index is this. */
  where<T extends TableName<Rows>>(table: T, index: string, value: string): PromiseLike<readonly Rows[T][]> {
    return this.#db.records(table).where(index).equals(value).limit(MOST_ALIKE).toArray();
  }

  /** Every record whose value in an index is this. */
  whereEvery<T extends TableName<Rows>>(table: T, index: string, value: string): PromiseLike<readonly Rows[T][]> {
    return this.#db.records(table).where(index).equals(value).toArray();
  }

  /** Every record whose value in an index is one of these, or lies between two. */
  whereAny<T extends TableName<Rows>>(
    table: T,
    index: string,
    values: readonly string[] | Readonly<{ from: string; to: string }>,
  ): PromiseLike<readonly Rows[T][]> {
    const where = this.#db.records(table).where(index);
    return ('from' in values ? where.between(values.from, values.to, true, true) : where.anyOf(values)).toArray();
  }

  /** A table that follows from the records, as it was before this action. Only `Projections` writes to it. */
  projection<Row, Key = string>(table: string): Pick<Table<Row, Key>, 'bulkGet' | 'where'> {
    return this.#db.table<Row, Key>(table);
  }

  /** Reads what a screen reads, too, as it was before this action. `of` only reads. */
  read<Result>(of: (db: Database<Rows>) => Promise<Result>): Promise<Result> {
    return of(this.#db);
  }

  /** All records of a table as stored now, or what `of` makes of each. */
  findEvery<T extends TableName<Rows>>(table: T): Promise<Rows[T][]>;
  findEvery<T extends TableName<Rows>, Each>(table: T, of: (row: Rows[T]) => Each): Promise<Each[]>;
  findEvery<T extends TableName<Rows>>(table: T, of: (row: Rows[T]) => unknown = (row) => row): Promise<unknown[]> {
    return everyById<Rows[T], unknown>(this.#db.records(table), of);
  }

  /**
   * An id with the number after the record count (and after `after`), or the next free one. After deletions, many of
   * those numbers may be taken.
   */
  async nextId(table: TableName<Rows>, prefix: string, after = 0): Promise<string> {
    const [stored] = await readTotals(this.#db, [table]);
    const start = Math.max(stored?.count ?? 0, after) + 1;
    return recordId(prefix, await firstFree(start, (from, many) => areTaken(this.#db, table, prefix, from, many)));
  }

  /** A timestamp as id: now, or one after the latest id if that is not in the past (same millisecond, clock set back). */
  async nextMoment(table: TableName<Rows>, now: number): Promise<string> {
    return String(await firstFreeMoment(now, await this.lastSerial(table), (id) => this.#db.records(table).get(id)));
  }

  /** An id with the number after the last one given, which is kept: that of a deleted record is never given again. */
  async freshId(table: TableName<Rows>, prefix: string, digits: number): Promise<string> {
    const [id = ''] = await this.freshIds(table, prefix, digits, 1);
    return id;
  }

  /** As `freshId`, for `count` records at once, in order. */
  async freshIds(table: TableName<Rows>, prefix: string, digits: number, count: number): Promise<readonly string[]> {
    const key = lastGivenKey(table);
    const [stored] = await readTotals(this.#db, [key]);
    const before = (stored?.count ?? 0) + this.#tally.countOf(key);
    this.#tally.add(key, count);
    return Array.from({ length: count }, (_, at) => recordId(prefix, before + at + 1, digits));
  }

  /** The record with the highest number or latest timestamp in its id. */
  last<T extends TableName<Rows>>(table: T): PromiseLike<Rows[T] | undefined> {
    return this.#db.records(table).orderBy('keys.serial').last();
  }

  /** The first record in the order of an index. */
  firstBy<T extends TableName<Rows>>(table: T, index: string): PromiseLike<Rows[T] | undefined> {
    return this.#db.records(table).orderBy(index).first();
  }

  /** The highest number or latest timestamp among the ids of a table; 0 if it is empty. */
  async lastSerial(table: TableName<Rows>): Promise<number> {
    return (await this.#db.records(table).orderBy('keys.serial').last())?.keys.serial ?? 0;
  }

  /** The lowest number among the ids of a table; 0 if it is empty. */
  async firstSerial(table: TableName<Rows>): Promise<number> {
    return (await this.#db.records(table).orderBy('keys.serial').first())?.keys.serial ?? 0;
  }

  /** The totals of these keys as stored now. */
  totals(keys: readonly string[]): Promise<readonly Sum[]> {
    return readTotals(this.#db, keys);
  }

  async insert<T extends TableName<Rows>>(table: T, row: Rows[T]): Promise<void> {
    refuseTooLarge(row);
    this.#note(table, undefined, row);
    await this.#db.records(table).add(storedRow(this.#store.tables[table], row));
    this.#tally.count(table, row, 1);
  }

  /** Inserts many records with new ids. No async function, for `writeSlices`. */
  insertAll<T extends TableName<Rows>>(table: T, rows: readonly Rows[T][]): Promise<void> {
    for (const row of rows) {
      this.#note(table, undefined, row);
      this.#tally.count(table, row, 1);
    }
    const records = this.#db.records(table);
    return records.bulkAdd(rows.map((row) => storedRow(this.#store.tables[table], row))).then(() => undefined);
  }

  /**
   * Deletes every record and all totals; the action must name all tables. `onRemoved` is called with the size of each
   * batch and may throw to cancel the action.
   */
  async removeAll(onRemoved: (count: number) => void): Promise<void> {
    if (this.#isNoting) throw new Error('What has a journal is emptied only as a whole.');
    for (const table of this.#store.tableNames) await emptyTable(this.#db, table, onRemoved);
    await this.#db.totals.where('key').notEqual(CHANGES).delete();
  }

  async replace<T extends TableName<Rows>>(table: T, before: Rows[T], after: Rows[T]): Promise<void> {
    refuseTooLarge(after);
    this.#note(table, before, after);
    await this.#db.records(table).put(storedRow(this.#store.tables[table], after));
    this.#tally.count(table, before, -1);
    this.#tally.count(table, after, 1);
  }

  async remove<T extends TableName<Rows>>(table: T, row: Rows[T]): Promise<void> {
    this.#note(table, row, undefined);
    await this.#db.records(table).delete(row.id);
    this.#tally.count(table, row, -1);
  }

  /** Deletes every record that refers to another one, by an index, in batches, so that the page stays responsive. */
  async removeNaming<T extends TableName<Rows>>(table: T, index: string, value: string): Promise<void> {
    const records = this.#db.records(table);
    for (let isOver = false; !isOver; ) {
      const rows = await records.where(index).equals(value).limit(NAMING_AT_A_TIME).toArray();
      for (const row of rows) this.#note(table, row, undefined);
      await records.bulkDelete(rows.map(({ id }) => id));
      for (const row of rows) this.#tally.count(table, row, -1);
      isOver = rows.length < NAMING_AT_A_TIME;
    }
  }

  #note<T extends TableName<Rows>>(table: T, before: Rows[T] | undefined, after: Rows[T] | undefined): void {
    this.#check?.({ table, before, after });
    if (this.#isNoting) this.#changes.push({ table, before, after });
  }
}

/** More than are ever alike; which of them, does not matter. */
const MOST_ALIKE = 20;
/** Smaller batches than where all go, because each record is read and deleted by its own request, unlike a range. */
const NAMING_AT_A_TIME = 500;
