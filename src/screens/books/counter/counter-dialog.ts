import type { BillLine } from '#domain/books/counter/bill.ts';
import type { DrawerDialogName } from './shifts/drawer-entries.ts';

/** A dialog over the counter. */
export type CounterDialog =
  | Readonly<{ name: 'customer' | 'held' | 'bill discount' | 'favourites' | 'clear bill' | 'upi code' }>
  | Readonly<{ name: 'returns'; invoice?: string }>
  | Readonly<{ name: 'drawer'; which: DrawerDialogName }>
  | Readonly<{ name: 'remove line'; line: BillLine }>
  | Readonly<{ name: 'edit item'; id: string }>;
