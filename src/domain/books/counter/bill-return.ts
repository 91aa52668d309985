import type { Quantity } from '#domain/quantity.ts';
import type { Rate } from '#domain/books/rate.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** The goods that come back with a bill: its minus. They are of one invoice, or of none that is found. */
export type BillReturn = ReturnOfBill | ReturnWithoutBill;

/** Goods of one invoice that come back over the counter. */
export type ReturnOfBill = Readonly<{ invoice: Readonly<{ id: string; number: string }>; lines: readonly TakenLine[] }>;

/** Goods that come back without a bill, and why that is so. */
export type ReturnWithoutBill = Readonly<{ reason: string; lines: readonly LooseLine[] }>;

/** A part of a line of an invoice that comes back; `at` is the place of the line in the invoice, from 0. */
export type TakenLine = Readonly<{ at: number; quantity: Quantity; condition: Condition }>;

/** Goods of which no bill is found, in the unit of the item. `rate` includes GST. */
export type LooseLine = Readonly<{ item: Named; quantity: Quantity; rate: Rate | null; condition: Condition }>;

/** How goods come back: good ones are sold again, damaged ones are moved to a godown of their own. */
export const CONDITIONS = ['Good', 'Damaged'] as const;
export type Condition = (typeof CONDITIONS)[number];
