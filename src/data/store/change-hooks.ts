import type { About, Change } from './changes.ts';
import type { Database, Moving } from './database.ts';
import { fetchCode } from './fetch-code.ts';
import type { AnyRows, TableName } from './table.ts';

/** What a guard and a journal see in the transaction of an action: what is stored now. */
type Sight<Rows extends AnyRows> = Readonly<{
  get: <T extends TableName<Rows>>(table: T, id: string) => PromiseLike<Rows[T] | undefined>;
  last: <T extends TableName<Rows>>(table: T) => PromiseLike<Rows[T] | undefined>;
  /** The highest number among the ids of a table; 0 if it is empty. */
  lastSerial: (table: TableName<Rows>) => Promise<number>;
}>;

/**
 * Sees each change before it is written, in the same transaction, and may throw a Refusal: the action is then rolled
 * back. `begin` reads what it must know.
 */
export type Guard<Rows extends AnyRows> = Readonly<{
  begin: (sight: Sight<Rows>) => Promise<(change: Change<Rows>) => void>;
}>;

/**
 * Writes down every change of a store, at the end of the transaction that makes it, as records of a table. No verb can go
 * round it, because every action writes through `Hand`. `at` is the one moment of the action, as `moment` in clock.ts.
 */
export type ChangeLog<Rows extends AnyRows> = Readonly<{
  table: TableName<Rows>;
  entries: (
    sight: Sight<Rows>,
    changes: readonly Change<Rows>[],
    about: About & Readonly<{ at: string }>,
  ) => Promise<readonly Rows[TableName<Rows>][]>;
}>;

/**
 * What follows from the records is kept in tables of its own. They hold no records: nothing counts them, no copy has them,
 * and they can be made anew at any time.
 */
export type ProjectionTables<Rows extends AnyRows> = Readonly<{
  /** Its own tables, and their keys. */
  schemas: Readonly<Record<string, string>>;
  /** The tables whose changes it follows. */
  of: readonly TableName<Rows>[];
  /** The tables that are read for it besides. */
  reads: readonly TableName<Rows>[];
}>;

/** Keeps that, in the transaction of each action that changes what it follows. */
export type Projections<Rows extends AnyRows> = Readonly<{
  follow: (db: Database<Rows>, changes: readonly Change<Rows>[]) => Promise<void>;
  /** Makes its tables anew from the records, in the transaction that is open, which is over all tables. */
  anew: (db: Database<Rows>) => Promise<void>;
}>;

/** What belongs to every change of a store, and to moving its records on to a newer version. */
export type ChangeHooks<Rows extends AnyRows> = Readonly<{
  guard?: Guard<Rows>;
  journal?: ChangeLog<Rows>;
  following?: Projections<Rows>;
  /** How the records of the version before move on, by the version that they move to. */
  upgrades?: Readonly<Record<number, (moving: Moving) => Promise<void>>>;
}>;

/** Code that a page without any change does without: it is fetched for the first one, or in an idle moment before. */
export class Watchers<Rows extends AnyRows> {
  readonly #load: (() => Promise<ChangeHooks<Rows>>) | undefined;
  #loaded: ChangeHooks<Rows> | undefined;

  constructor(load: (() => Promise<ChangeHooks<Rows>>) | undefined) {
    this.#load = load;
    if (!load) this.#loaded = {};
  }

  get areHere(): boolean {
    return this.#loaded !== undefined;
  }

  /** Nothing may be changed unseen by them. */
  get all(): ChangeHooks<Rows> {
    if (!this.#loaded) throw new Error('A change began before what watches over it was there.');
    return this.#loaded;
  }

  /** Fetches them; a Refusal with this title says that they could not be. */
  async fetch(failed: string): Promise<void> {
    if (!this.#load || this.#loaded) return;
    this.#loaded = await fetchCode(failed, this.#load());
  }
}
