import { groupsOf } from '#domain/location.ts';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { inventoryValue, stockLevel } from '#domain/product.ts';
import type { Database, RecordTable, Rows, Total } from './database.ts';

/**
 * Counts and sums are stored and updated in the same transaction as their records, so that a summary card never has to
 * count a table.
 */
export type Sum = Readonly<{ count: number; amount: Paise }>;

/** The stored sums of these keys, in order. A key without a stored sum is zero. */
export async function readTotals(db: Pick<Database, 'totals'>, keys: readonly string[]): Promise<readonly Sum[]> {
  const rows = await db.totals.bulkGet([...keys]);
  return rows.map((row) => ({ count: row?.count ?? 0, amount: row ? asPaise(row.amount) : ZERO }));
}

/**
 * The key of a stored total: its table, or its table and the value it is broken down by: "invoices", "invoices/Paid".
 * The value may be blank, which is not the same as the whole table.
 */
export function totalKey(table: RecordTable, value?: string): string {
  return value === undefined ? table : `${table}/${value}`;
}

/** The sums of a whole table, as "all", and of each of these statuses. */
export async function sumsByStatus<Status extends string>(
  db: Database,
  table: RecordTable,
  statuses: readonly Status[],
): Promise<Readonly<Record<Status | 'all', Sum>>> {
  const keys = ['all', ...statuses] as const;
  const sums = await readTotals(
    db,
    keys.map((key) => totalKey(table, key === 'all' ? undefined : key)),
  );
  return Object.fromEntries(keys.map((key, at) => [key, sums[at]])) as Record<Status | 'all', Sum>;
}

/**
 * The changes that an action makes to totals, written once at the end of its transaction. They are added up exactly, so
 * that only the final totals must be countable to the paisa, whatever the order of the changes.
 */
export class Tally {
  readonly #sums = new Map<string, Change>();

  /** Adds a record to (1) or removes it from (-1) every total it belongs to. */
  count<T extends RecordTable>(table: T, row: Rows[T], sign: 1 | -1): void {
    const { amount, under } = COUNTED[table]?.(row) ?? { amount: ZERO, under: [] };
    for (const value of [undefined, ...under]) this.add(totalKey(table, value), sign, sign * amount);
  }

  add(key: string, count: number, amount = 0): void {
    const before = this.#sums.get(key) ?? { count: 0, amount: 0n };
    this.#sums.set(key, { count: before.count + count, amount: before.amount + BigInt(amount) });
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
  async write(db: Database): Promise<void> {
    const changes = this.#changes();
    const kept = await readTotals(
      db,
      changes.map(([key]) => key),
    );
    const totals = changes.map(([key, { count, amount }], at) => ({
      key,
      count: count + (kept[at]?.count ?? 0),
      amount: asPaise(Number(amount + BigInt(kept[at]?.amount ?? 0))),
    }));
    await db.totals.bulkPut(totals.filter((total) => !isNothing(total)));
    await db.totals.bulkDelete(totals.filter(isNothing).map(({ key }) => key));
  }

  #changes(): readonly (readonly [key: string, Change])[] {
    return [...this.#sums].filter(([, { count, amount }]) => count !== 0 || amount !== 0n);
  }
}

type Change = Readonly<{ count: number; amount: bigint }>;

function isNothing({ count, amount }: Total): boolean {
  return count === 0 && amount === 0;
}

/** The value under which vouchers of a ledger are counted. The prefix keeps it apart from the voucher types. */
export function namingOf(ledger: string): string {
  return `naming ${ledger}`;
}

/** The key of the number of actions that changed the sample business in this page. */
export const CHANGES = 'changes';

/** For each table, the amount to sum and the values to break it down by. All other tables are only counted. */
const COUNTED: { readonly [T in RecordTable]?: (row: Rows[T]) => { amount: Paise; under: readonly string[] } } = {
  invoices: (invoice) => ({ amount: invoice.totalAmount, under: [invoice.status] }),
  salesOrders: (order) => ({ amount: order.amount, under: [order.status] }),
  purchaseOrders: (order) => ({ amount: order.amount, under: [order.status] }),
  products: (product) => ({ amount: inventoryValue(product), under: [stockLevel(product)] }),
  stockMovements: (movement) => ({ amount: ZERO, under: [movement.type] }),
  vouchers: ({ voucherType, debitLedger, creditLedger }) => ({
    amount: ZERO,
    under: [voucherType, ...new Set([namingOf(debitLedger), namingOf(creditLedger)])],
  }),
  ledgerAccounts: (ledger) => ({ amount: ZERO, under: [ledger.group] }),
  gstRates: (rate) => ({ amount: ZERO, under: [rate.category] }),
  financialYears: (year) => ({ amount: ZERO, under: year.isDefault ? [year.status, 'default'] : [year.status] }),
  locations: (location) => ({ amount: ZERO, under: groupsOf(location) }),
};
