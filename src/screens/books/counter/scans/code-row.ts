import type { ScanDetails } from '#domain/books/counter/new-line.ts';
import type { Item } from '#domain/books/masters/item.ts';

/** A row of an item that a code stands for, and the pack of it, if it is one. */
export type CodeRow = Readonly<{ item: Item; scanned: ScanDetails }>;

/** One of several rows, and what tells it from the others: "BOX of 12 · MRP ₹1,320 · ₹1,200". */
export type RowToChoose = CodeRow & Readonly<{ words: string }>;
