import type { BillLine } from '#domain/books/counter/bill.ts';

/** A dialog over the counter. */
export type CounterDialog =
  | Readonly<{ name: 'customer' | 'held' | 'bill discount' | 'favourites' | 'clear bill' | 'upi code' }>
  | Readonly<{ name: 'remove line'; line: BillLine }>
  | Readonly<{ name: 'edit item'; id: string }>;
