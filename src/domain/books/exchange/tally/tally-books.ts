import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import type { Quantity } from '#domain/quantity.ts';
import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import type { Business } from '#domain/books/masters/business.ts';
import type { Godown } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { OpeningOfBill } from './tally-bills.ts';

/** The records that the masters of a file for Tally are made of. */
export type TallyBooks = Readonly<{
  business: Business;
  /** The day on which the books begin in Tally; opening balances are as on its morning. */
  begins: IsoDate;
  ledgers: readonly Ledger[];
  parties: readonly Party[];
  items: readonly Item[];
  godowns: readonly Godown[];
  /** The opening balance of each ledger and party, debit positive; the bills that make it up, of a party. */
  openings: ReadonlyMap<string, Paise>;
  openBills: ReadonlyMap<string, readonly OpeningOfBill[]>;
  openingStock: ReadonlyMap<string, OpeningGoods>;
}>;

/** The opening stock of an item, and how it lies in the godowns, by their ids. */
export type OpeningGoods = Counted & Readonly<{ godowns: ReadonlyMap<string, Counted> }>;
type Counted = Readonly<{ quantity: Quantity; value: Paise }>;

/** The name of a ledger in Tally, which has Profit & Loss A/c by itself and under that name alone. */
export function tallyNameOf({ name, role }: Pick<Ledger, 'name' | 'role'>): string {
  return role === 'profitAndLoss' ? 'Profit & Loss A/c' : name;
}

/** The id of the ledger of each role. */
export function rolesIn(ledgers: readonly Ledger[]): LedgersByRole {
  return Object.fromEntries(ledgers.flatMap(({ id, role }): [LedgerRole, string][] => (role ? [[role, id]] : [])));
}

/** Names godowns as Tally does, by their ids. */
export function godownNames(godowns: readonly Godown[]): (id: string) => string {
  const [, ...others] = godowns;
  const names = new Map(others.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? MAIN_LOCATION;
}

/** The godown that Tally has by itself. Ours, whatever it is called, is the one that every set of books begins with. */
export const MAIN_LOCATION = 'Main Location';
