import type { About, LogNote, RecordChange } from './changes.ts';
import type { Database, UpgradeTables } from './database.ts';
import type { Sum } from './totals.ts';
import type { AnyRows, TableName } from './table.ts';

/** The records as stored now, for a guard and a change log in the transaction of an action. */
type CurrentRecords<Rows extends AnyRows> = Readonly<{
  get: <T extends TableName<Rows>>(table: T, id: string) => PromiseLike<Rows[T] | undefined>;
  last: <T extends TableName<Rows>>(table: T) => PromiseLike<Rows[T] | undefined>;
  /** The totals of these keys. */
  totals: (keys: readonly string[]) => Promise<readonly Sum[]>;
  /** The highest number among the ids of a table; 0 if it is empty. */
  lastSerial: (table: TableName<Rows>) => Promise<number>;
}>;

/**
 * Sees each change before it is written, in the same transaction, and may throw a Refusal: the action is then rolled
 * back. `begin` reads what it must know.
 */
export type Guard<Rows extends AnyRows> = Readonly<{
  begin: (sight: CurrentRecords<Rows>) => Promise<(change: RecordChange<Rows>) => void>;
}>;

/**
 * Writes down every change of a store, at the end of the transaction that makes it, as records of a table. No verb can go
 * round it, because every action writes through `WriteTransaction`. `begin` reads what it must know; the entries are then those
 * of some changes after the other. `at` is the moment of the action, by `moment` of clock.ts.
 */
export type ChangeLog<Rows extends AnyRows> = Readonly<{
  table: TableName<Rows>;
  begin: (
    sight: CurrentRecords<Rows>,
    about: About & Readonly<{ at: string }>,
  ) => Promise<(changes: readonly RecordChange<Rows>[], notes: readonly LogNote[]) => readonly Rows[TableName<Rows>][]>;
}>;

/**
 * The tables that follow from the records. They hold no records: nothing counts them, no copy has them, and they can be
 * rebuilt at any time.
 */
export type ProjectionTables<Rows extends AnyRows> = Readonly<{
  /** The tables and their keys. */
  schemas: Readonly<Record<string, string>>;
  /** The tables of records whose changes they follow. */
  of: readonly TableName<Rows>[];
  /** The tables of records that are read for them besides. */
  reads: readonly TableName<Rows>[];
}>;

/** Updates those tables, in the transaction of each action that changes the records that they follow. */
export type Projections<Rows extends AnyRows> = Readonly<{
  update: (db: Database<Rows>, changes: readonly RecordChange<Rows>[]) => Promise<void>;
  /**
   * Rebuilds the tables from the records, in the transaction that is open, which is over all tables. `onRead` hears of each
   * batch how many of the records that they follow were read, and may throw to end it.
   */
  rebuild: (db: Database<Rows>, onRead?: (count: number) => void) => Promise<void>;
}>;

/** Returns a record as the person at this page may see it in a list or a find; undefined if not at all. */
export type Sight<Rows extends AnyRows> = <T extends TableName<Rows>>(table: T, row: Rows[T]) => Rows[T] | undefined;

/** Takes part in every change of a store, and moves its records on to a newer version. */
export type ChangeHooks<Rows extends AnyRows> = Readonly<{
  guard?: Guard<Rows>;
  changeLog?: ChangeLog<Rows>;
  projections?: Projections<Rows>;
  sight?: Sight<Rows>;
  /** Throws where the person at this page may not save a list of a table as a file. */
  seeFile?: (table: TableName<Rows>) => void;
  /** How the records of the version before move on, by the version that they move to. */
  upgrades?: Readonly<Record<number, (moving: UpgradeTables) => Promise<void>>>;
}>;
