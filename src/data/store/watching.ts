import type { About, Change } from './changes.ts';
import type { Database } from './database.ts';
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
 * back. `begin` reads what it must know, from the tables that it names.
 */
export type Guard<Rows extends AnyRows> = Readonly<{
  reads: readonly TableName<Rows>[];
  begin: (sight: Sight<Rows>) => Promise<(change: Change<Rows>) => void>;
}>;

/**
 * Writes down every change of a store, at the end of the transaction that makes it, as records of a table. No verb can go
 * round it, because every action writes through `Hand`. `at` is the one moment of the action, as `moment` in clock.ts.
 */
export type Journal<Rows extends AnyRows> = Readonly<{
  table: TableName<Rows>;
  reads: readonly TableName<Rows>[];
  entries: (
    sight: Sight<Rows>,
    changes: readonly Change<Rows>[],
    about: About & Readonly<{ at: string }>,
  ) => Promise<readonly Rows[TableName<Rows>][]>;
}>;

/**
 * Keeps what follows from the records in tables of its own, in the transaction of each action that changes them. Those
 * tables hold no records: nothing counts them, no copy has them, and they can be made anew at any time.
 */
export type Following<Rows extends AnyRows> = Readonly<{
  /** Its own tables, and their keys. */
  schemas: Readonly<Record<string, string>>;
  /** The tables whose changes it follows. */
  of: readonly TableName<Rows>[];
  /** The tables that it reads besides. */
  reads: readonly TableName<Rows>[];
  follow: (db: Database<Rows>, changes: readonly Change<Rows>[]) => Promise<void>;
  /** Makes its tables anew from the records, in the transaction that is open, which is over all tables. */
  anew: (db: Database<Rows>) => Promise<void>;
}>;
