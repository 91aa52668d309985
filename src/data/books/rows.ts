import type { Business } from '#domain/books/masters/business.ts';
import type { CounterSettings } from '#domain/books/counter/counter-settings.ts';
import type { FavouritePage } from '#domain/books/counter/favourites.ts';
import type { EditLogEntry } from '#domain/books/audit/edit-log-entry.ts';
import type { StaffSettings } from '#domain/books/staff/staff-settings.ts';
import type { Locks } from '#domain/books/audit/lock.ts';
import type { NumberSeries } from '#domain/books/numbering.ts';

/** The rows of the tables that hold more than their kind of record says. */

export type BusinessRow = Business & Readonly<{ id: string }>;

export type LocksRow = Locks & Readonly<{ id: string }>;

/** `rev` counts the changes. */
export type FavouritesRow = Readonly<{ id: string; rev: number; pages: readonly FavouritePage[] }>;

export type CounterRow = CounterSettings & Readonly<{ id: string }>;

export type StaffRow = StaffSettings & Readonly<{ id: string }>;

/**
 * What a passcode is known by again: 16 random bytes, and a hash of those and of its digits, both as hex digits. Its id is that of
 * its person.
 */
export type PasscodeRow = Readonly<{ id: string; salt: string; hash: string }>;

/** How vouchers of a kind are numbered. `given` is the last number given in each financial year. */
export type Series = Readonly<{
  id: string;
  kind: NumberSeries;
  pattern: string;
  given: Readonly<Record<string, number>>;
}>;

/** An entry of the edit log; its id is made of its place in the chain. */
export type Edit = EditLogEntry & Readonly<{ id: string }>;
