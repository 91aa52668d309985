import type { RecordTable } from '#data/database.ts';

/**
 * The constants of the backup format. The README documents the format for those who want to read a file without the
 * app.
 */

export const PRODUCT = 'Tarazu';
export const PLAIN = 'backup';
export const ENCRYPTED = 'encrypted backup';
export const VERSION = 1;

/** The largest plain file, in bytes, and the largest file: an encrypted one is a third longer. */
export const MOST_BYTES = 500_000_000;
export const MOST_BYTES_IN_FILE = Math.ceil((MOST_BYTES * 4) / 3) + 10_000;

/** The number of records of each table. */
export type Counts = Readonly<Record<RecordTable, number>>;

/** Records checked and written at a time: few enough to keep a page responsive that does it without a worker. */
export const BATCH = 250;

/**
 * The canonical JSON of a record: fields sorted by name, no white space (RFC 8785). The checksum is made over these
 * texts, so that it still matches after a file is reformatted.
 */
export function canonical(record: object): string {
  return JSON.stringify(sorted(record));
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const inOrder: Record<string, unknown> = {};
  for (const name of orderOf(value)) inOrder[name] = sorted((value as Readonly<Record<string, unknown>>)[name]);
  return inOrder;
}

/**
 * The sorted names of an object, cached: sorting them for every record would take as long as everything else together.
 */
function orderOf(value: object): readonly string[] {
  const given = Object.keys(value);
  const known = orders.find((order) => isSame(order.given, given));
  if (known) return known.sorted;
  const order = { given, sorted: given.toSorted() };
  // Limit the cache: a crafted file may order its names differently in each record.
  if (orders.length < 100) orders.push(order);
  return order.sorted;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, at) => name === others[at]);
}

const orders: { readonly given: readonly string[]; readonly sorted: readonly string[] }[] = [];
