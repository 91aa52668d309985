import type { DexieOptions } from 'dexie';
import type { Connection, Keeping, StoreStanding, Storage, FailureWords } from './connection.ts';
import { Database, type RowTable, type Version } from './database.ts';
import { Refusal } from './refusal.ts';
import { readTotals, type Sum, totalKey } from './totals.ts';
import { type AnyRows, schemasOf, type TableDescriptions, type TableName } from './table.ts';
import type { ChangeHooks } from './change-hooks.ts';

export type { Storage };

/**
 * The records of a workspace: what is kept of each kind, and the database that is open. A workspace's store is known by
 * import; nothing else knows which database is open.
 */
export class Store<Rows extends AnyRows> {
  /** Names the store to workers. */
  readonly name: string;
  readonly tables: TableDescriptions<Rows>;
  readonly tableNames: readonly TableName<Rows>[];
  readonly words: FailureWords;
  readonly kept: Keeping<Rows> | undefined;
  readonly hooks: ChangeHooks<Rows>;
  #opening: Promise<Storage> | undefined;
  #current: Connection<Rows> | undefined;
  #standing: StoreStanding = 'open';
  #timesLeft = 0;
  readonly #running = new Set<Promise<unknown>>();
  readonly #listeners = new Set<() => void>();
  readonly #replacedListeners = new Set<() => void>();

  constructor(name: string, tables: TableDescriptions<Rows>, words: FailureWords, kept?: Keeping<Rows>) {
    this.name = name;
    this.tables = tables;
    this.tableNames = Object.keys(tables);
    this.words = words;
    this.kept = kept;
    this.hooks = kept?.hooks ?? {};
  }

  /** The versions of its tables; a store that is not kept has only the one. */
  get versions(): readonly Version[] {
    return this.kept?.versions ?? [{ version: 1, schemas: schemasOf(this.tables) }];
  }

  /** All its tables, also those that hold no records. */
  get everyTable(): readonly string[] {
    return [...this.tableNames, 'totals', ...Object.keys(this.kept?.projections?.schemas ?? {})];
  }

  /** The tables that an action over these tables is a transaction over. */
  tablesWithin(tables: readonly TableName<Rows>[]): readonly string[] {
    const { hookTables = [], projections } = this.kept ?? {};
    const isProjected = projections?.of.some((table) => tables.includes(table)) ?? false;
    const further =
      projections && isProjected ? [...Object.keys(projections.schemas), ...projections.of, ...projections.reads] : [];
    return [...new Set([...tables, 'totals', ...hookTables, ...further])];
  }

  /** A closed database with this store's schema. */
  make(name: string, options?: DexieOptions, afterUpgrade?: (db: Database<Rows>) => Promise<void>): Database<Rows> {
    return new Database<Rows>(name, this.versions, options, { upgrades: this.hooks.upgrades, afterUpgrade });
  }

  /** Uses the database that is being opened from when it is open. */
  use(opening: Promise<Connection<Rows>>): Promise<Storage> {
    const taking = this.#take(opening, this.#timesLeft);
    this.#opening = taking;
    return taking;
  }

  /** Closes the database, or the one that is still being opened as soon as it is open. Nothing is read or written then. */
  leave(): void {
    this.#timesLeft++;
    this.#current?.close();
    this.#current = undefined;
    this.#opening = undefined;
    this.announce('open');
  }

  async #take(opening: Promise<Connection<Rows>>, timesLeft: number): Promise<Storage> {
    const connection = await opening;
    if (timesLeft !== this.#timesLeft) {
      connection.close();
      return connection.storage;
    }
    const isReplaced = this.#current !== undefined;
    this.#current = connection;
    this.#standing = 'open';
    connection.keepOpen((standing) => {
      if (connection === this.#current && standing !== this.#standing) this.announce(standing);
    }, this.#whenIdle);
    if (isReplaced) for (const listener of this.#replacedListeners) listener();
    this.#notify();
    return connection.storage;
  }

  /** Notes how the database stands, or one that is still being opened, and notifies the listeners. */
  announce(standing: StoreStanding): void {
    this.#standing = standing;
    this.#notify();
  }

  /** The open database. Only data/ reads from it. */
  database(): Database<Rows> {
    if (!this.#current) throw new Refusal('Not opened', 'The records could not be opened. Reload the page.');
    return this.#current.db;
  }

  /** The database once it is open. Whoever acts in the first moment of a page waits here instead of being refused. */
  async opened(): Promise<Database<Rows>> {
    await this.#opening?.catch(() => undefined);
    return this.database();
  }

  /**
   * Runs work on the database, which calls `begin` as its transaction starts. While the browser takes its time to open
   * the database again, work that has not begun is refused instead of waiting for who knows how long; should its
   * transaction start after all, `begin` throws and so ends it.
   */
  async work<T>(run: (db: Database<Rows>, begin: () => void) => PromiseLike<T>): Promise<T> {
    const db = await this.opened();
    let stands: 'waiting' | 'begun' | 'refused' = 'waiting';
    let stop = () => {};
    const slow = new Promise<never>((_, refuse) => {
      const refuseIfSlow = () => {
        const words = this.#standing === 'slow' ? this.words.slow : this.#outdatedWords;
        if (stands !== 'waiting' || words === undefined) return;
        stands = 'refused';
        refuse(new Refusal('Not ready', words));
      };
      stop = this.onChange(refuseIfSlow);
      refuseIfSlow();
    });
    const begin = () => {
      if (stands === 'refused') throw new Error('The user was told that nothing was changed');
      stands = 'begun';
    };
    const running = Promise.race([slow, run(db, begin)]).finally(stop);
    this.#running.add(running);
    return running.finally(() => this.#running.delete(running));
  }

  /** Resolves when the work that has begun is over. */
  readonly #whenIdle = async (): Promise<void> => {
    await Promise.allSettled(this.#running);
  };

  /** The open database, for who reads a whole file from it. */
  ready(): Promise<Database<Rows>> {
    return this.work(async (db) => {
      // What is lost is not opened again; the read itself then says so.
      if (!db.isOpen() && !this.isGone) await db.open();
      return db;
    });
  }

  /** The sentence for storage that was closed under a write. */
  get closedInWords(): string {
    return this.#outdatedWords ?? this.words.closed;
  }

  get #outdatedWords(): string | undefined {
    return this.#standing === 'outdated' ? this.kept?.words.outdated : undefined;
  }

  /** Whether this page will not get its database back: what it shows is the last that it will show. */
  get isGone(): boolean {
    return this.#standing === 'lost' || this.#standing === 'outdated';
  }

  /** The records as the person at this page may see them; without those that she may not. */
  shown<T extends TableName<Rows>, Row extends Rows[T]>(table: T, rows: readonly Row[]): readonly Row[] {
    const { sight } = this.hooks;
    // A hook leaves out values, never a field.
    return sight ? rows.map((row) => sight(table, row) as Row | undefined).filter((row) => row !== undefined) : rows;
  }

  records<T extends TableName<Rows>>(table: T): RowTable<Rows[T]> {
    return this.database().records(table);
  }

  /** The totals of a whole table, as "all", and of each of these values. */
  async sums<Value extends string>(
    table: TableName<Rows>,
    values: readonly Value[],
  ): Promise<Readonly<Record<Value | 'all', Sum>>> {
    const keys = ['all', ...values] as const;
    const sums = await this.totals(keys.map((key) => totalKey(table, key === 'all' ? undefined : key)));
    return Object.fromEntries(keys.map((key, at) => [key, sums[at]])) as Record<Value | 'all', Sum>;
  }

  /** The totals of these keys, in order. A key without a total is zero. */
  totals(keys: readonly string[]): Promise<readonly Sum[]> {
    return readTotals(this.database(), keys);
  }

  /** Where the open database is stored. */
  get storage(): Storage {
    return this.#current?.storage ?? 'memory';
  }

  /** The name of the open database; undefined while there is none. */
  get databaseName(): string | undefined {
    return this.#current?.db.name;
  }

  /** The name under which a worker can open the database; undefined where it cannot. */
  get nameForWorkers(): string | undefined {
    return this.#standing === 'open' && this.#current?.isShareable() ? this.#current.db.name : undefined;
  }

  get standing(): StoreStanding {
    return this.#standing;
  }

  /** Calls back when a database opens, and when its standing changes. Returns a function that stops it. */
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back when a database replaces another, as in tests: other state kept in the page is then reset, too. */
  onReplaced(listener: () => void): void {
    this.#replacedListeners.add(listener);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A store of these tables, without a database yet. */
export function createStore<Rows extends AnyRows>(
  name: string,
  tables: TableDescriptions<Rows>,
  words: FailureWords,
  kept?: Keeping<Rows>,
): Store<Rows> {
  return new Store(name, tables, words, kept);
}
