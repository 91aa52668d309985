import type { Table } from 'dexie';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import type { Total } from './database.ts';
import type { AnyRows, TableName, TableDescriptions } from './table.ts';

/**
 * Counts and sums are stored and updated in the same transaction as their records, so that a summary card never has to
 * count a table.
 */
export type Sum = Readonly<{ count: number; amount: Paise }>;

/** The totals of these keys, in order. A key without a total is zero. */
export async function readTotals(db: KeepsTotals, keys: readonly string[]): Promise<readonly Sum[]> {
  const rows = await db.totals.bulkGet([...keys]);
  return rows.map((row) => ({ count: row?.count ?? 0, amount: row ? asPaise(row.amount) : ZERO }));
}

/**
 * The key of a stored total: its table, or its table and the value it is broken down by: "invoices", "invoices/Paid".
 * The value may be blank, which is not the same as the whole table.
 */
export function totalKey(table: string, value?: string): string {
  return value === undefined ? table : `${table}/${value}`;
}

/**
 * The changes that an action makes to totals, written once at the end of its transaction. They are added up exactly, so
 * that only the final totals must be countable to the paisa, whatever the order of the changes.
 */
export class Tally<Rows extends AnyRows> {
  readonly #tables: TableDescriptions<Rows>;
  readonly #sums = new Map<string, SumChange>();

  constructor(tables: TableDescriptions<Rows>) {
    this.#tables = tables;
  }

  /** Adds a record to (1) or removes it from (-1) every total it belongs to. */
  count<T extends TableName<Rows>>(table: T, row: Rows[T], sign: 1 | -1): void {
    const { amount, under } = this.#tables[table].totals?.(row) ?? { amount: ZERO, under: [] };
    for (const value of [undefined, ...under]) this.add(totalKey(table, value), sign, sign * amount);
  }

  add(key: string, count: number, amount = 0): void {
    const before = this.#sums.get(key) ?? { count: 0, amount: 0n };
    this.#sums.set(key, { count: before.count + count, amount: before.amount + BigInt(amount) });
  }

  /** The number that these changes add to one count. */
  countOf(key: string): number {
    return this.#sums.get(key)?.count ?? 0;
  }

  /**
   * The totals of an empty database after these changes. Throws a RangeError for sums that are too large to be exact.
   */
  get totals(): readonly Total[] {
    return this.#changes().map(([key, { count, amount }]) => ({ key, count, amount: asPaise(Number(amount)) }));
  }

  /**
   * Throws a RangeError for sums that are too large to be exact to the paisa; the action is then rolled back. Totals of
   * zero are deleted, because otherwise every ledger name ever used would leave one behind.
   */
  async write(db: KeepsTotals): Promise<void> {
    const changes = this.#changes();
    const stored = await readTotals(
      db,
      changes.map(([key]) => key),
    );
    const totals = changes.map(([key, { count, amount }], at) => ({
      key,
      count: count + (stored[at]?.count ?? 0),
      amount: asPaise(Number(amount + BigInt(stored[at]?.amount ?? 0))),
    }));
    await db.totals.bulkPut(totals.filter((total) => !isZeroTotal(total)));
    await db.totals.bulkDelete(totals.filter(isZeroTotal).map(({ key }) => key));
  }

  #changes(): readonly (readonly [key: string, SumChange])[] {
    return [...this.#sums].filter(([, { count, amount }]) => count !== 0 || amount !== 0n);
  }
}

/** A database, or what of it a transaction hands out. */
type KeepsTotals = Readonly<{ totals: Table<Total, string> }>;

type SumChange = Readonly<{ count: number; amount: bigint }>;

function isZeroTotal({ count, amount }: Total): boolean {
  return count === 0 && amount === 0;
}

/** The key of the number of actions that changed the records since the database was filled. */
export const CHANGES = 'changes';

/** The key of the last number that a table's ids were given. */
export function lastGivenKey(table: string): string {
  return `last ${table}`;
}
