import type { Business } from '#domain/books/masters/business.ts';
import type { EditEntry } from '#domain/books/audit/edit-entry.ts';
import type { Locks } from '#domain/books/audit/lock.ts';
import type { VoucherKind } from '#domain/books/numbering.ts';

/** The rows of the tables that hold more than their kind of record says. */

export type BusinessRow = Business & Readonly<{ id: string }>;

export type LocksRow = Locks & Readonly<{ id: string }>;

/** How vouchers of a kind are numbered. `given` is the last number given in each financial year. */
export type Series = Readonly<{
  id: string;
  kind: VoucherKind;
  pattern: string;
  given: Readonly<Record<string, number>>;
}>;

/** An entry of the edit log; its id is made of its place in the chain. */
export type Edit = EditEntry & Readonly<{ id: string }>;
