import { itemsByCode } from '#data/books/masters/items.ts';
import type { Scanned } from '#domain/books/counter/new-line.ts';
import type { Item } from '#domain/books/masters/item.ts';

/** A row of an item that a code stands for, and the pack, weight or price that it says besides. */
export type CodeRow = Readonly<{ item: Item; scanned: Scanned }>;

/** What a code stands for at the counter. */
export type Found =
  | Readonly<{ kind: 'rows'; rows: readonly CodeRow[] }>
  | Readonly<{ kind: 'no item'; sentence: string }>
  | Readonly<{ kind: 'unknown' }>;

/** Looks a whole code up. */
export async function lookUp(code: string): Promise<Found> {
  const items = await itemsByCode(code);
  if (items.length > 0) return { kind: 'rows', rows: items.map((item) => ({ item, scanned: {} })) };
  const sentence = sentenceOf(code);
  return sentence === undefined ? { kind: 'unknown' } : { kind: 'no item', sentence };
}

function sentenceOf(code: string): string | undefined {
  if (/^upi:/i.test(code)) return 'This is a UPI code, not an item.';
  if (/^(https?:\/\/|www\.)/i.test(code)) return 'This is a web address, not an item.';
  if (/^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]Z[A-Z\d]$/i.test(code)) return 'This is a GSTIN, not an item.';
  return undefined;
}
