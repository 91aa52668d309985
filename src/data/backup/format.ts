import type { RecordTable } from '#data/database.ts';

/** What a file of a backup says of itself. The README tells the format to those who want to read one without us. */

export const PRODUCT = 'Tarazu';
export const PLAIN = 'backup';
export const ENCRYPTED = 'encrypted backup';
export const VERSION = 1;

/** The records of a plain file may be this long, in bytes; and a file as long as they are after their encryption. */
export const MOST_BYTES = 500_000_000;
export const MOST_BYTES_IN_FILE = Math.ceil((MOST_BYTES * 4) / 3) + 10_000;

/** How many records of each table. */
export type Counts = Readonly<Record<RecordTable, number>>;

/** Records checked and written at a time: few enough that a page that does it itself still answers to a press. */
export const BATCH = 250;

/**
 * The one text of a record, whoever writes it: its fields by name, nothing between them (RFC 8785). The checksum is made
 * over such texts, so that a file may be laid out anew and still be known as unchanged.
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

/** The names of an object in order. Sorting them anew for each of a table's records would take as long as all the rest. */
function orderOf(value: object): readonly string[] {
  const given = Object.keys(value);
  const known = orders.find((order) => isSame(order.given, given));
  if (known) return known.sorted;
  const order = { given, sorted: given.toSorted() };
  // A file may be made to have its names in ever other orders.
  if (orders.length < 100) orders.push(order);
  return order.sorted;
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((name, at) => name === others[at]);
}

const orders: { readonly given: readonly string[]; readonly sorted: readonly string[] }[] = [];
