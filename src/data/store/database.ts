import { Dexie, type DexieOptions, type Table, type Transaction } from 'dexie';
import type { AnyRows, Stored, TableName } from './table.ts';

/** A stored total, with its amount in paise: see sums.ts. */
export type Total = Readonly<{ key: string; count: number; amount: number }>;

/**
 * A version of the tables: their indexes (null: the table goes), as far as they differ from the version before. Moving
 * to it is one transaction: interrupted, the version before is still whole.
 */
export type Version = Readonly<{ version: number; schemas: Readonly<Record<string, string | null>> }>;

/** The tables in a transaction that moves their records to another version. */
export type UpgradeTables = Pick<Transaction, 'table'>;

export type RowTable<Row> = Table<Stored<Row>, string>;

// Dexie turns this on for local addresses by default, and then captures a stack trace at every call.
Dexie.debug = false;

/** An open or closed database of records: one table per entity, each row with its `id` as key, and the kept totals. */
export class Database<Rows extends AnyRows> extends Dexie {
  readonly totals: Table<Total, string>;

  /**
   * `upgrades` moves the records of the version before on, by version; `moved` runs after they have come to the newest, in
   * the same transaction.
   */
  constructor(
    name: string,
    versions: readonly Version[],
    options: DexieOptions = {},
    { upgrades, afterUpgrade }: UpgradeHooks<Rows> = {},
  ) {
    super(name, { autoOpen: false, ...options });
    for (const { version, schemas } of versions) {
      const declared = this.version(version).stores({ ...schemas, totals: 'key' });
      const isNewest = version === versions.at(-1)?.version;
      // Dexie keeps the transaction open for an async function of ours, but not for two that it would have to chain.
      declared.upgrade(async (moving) => {
        await upgrades?.[version]?.(moving);
        if (isNewest) await afterUpgrade?.(this);
      });
    }
    this.totals = this.table('totals');
  }

  /** From now on, opens only an existing database and never creates an empty one in its place. */
  openExistingOnly(): this {
    this.on('populate', () => {
      throw new Dexie.DatabaseClosedError('The records are gone');
    });
    return this;
  }

  /** Whether the table has an index of serials. Small tables do without and use their ids. */
  hasSerials(name: TableName<Rows>): boolean {
    return 'keys.serial' in this.table(name).schema.idxByName;
  }

  records<T extends TableName<Rows>>(name: T): RowTable<Rows[T]> {
    return this.table(name);
  }
}

type UpgradeHooks<Rows extends AnyRows> = Readonly<{
  upgrades?: Readonly<Record<number, (moving: UpgradeTables) => Promise<void>>> | undefined;
  afterUpgrade?: ((db: Database<Rows>) => Promise<void>) | undefined;
}>;

/** Runs what a listener does outside of the current transaction, so that it never becomes part of it. */
export function outsideTransaction(run: () => void): void {
  Dexie.ignoreTransaction(run);
}

/**
 * Does work that belongs to no query and no transaction, and may write, although a live query waits for it. The promise is
 * Dexie's own, as those of its requests are: after it the query goes on noticing what it reads.
 */
export function outsideQuery<T>(work: () => Promise<T>): PromiseLike<T> {
  return new Dexie.Promise<T>((resolve, reject) => {
    setTimeout(() => work().then(resolve, reject));
  });
}
