import type { TableName, TableDescriptions } from '#data/store/table.ts';
import type { BankLine } from '#domain/books/banking/bank-line.ts';
import type { BankRule } from '#domain/books/banking/bank-rule.ts';
import type { Batch } from '#domain/books/batch.ts';
import type { Drawer } from '#domain/books/counter/drawer.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import type { Godown } from '#domain/books/masters/godown.ts';
import type { Decision } from '#domain/books/returns/gstr2b/decision.ts';
import type { StoredGstr2b } from '#domain/books/returns/gstr2b/gstr2b.ts';
import type { Filing } from '#domain/books/returns/filing.ts';
import type { Item } from '#domain/books/masters/item.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import type { Party } from '#domain/books/masters/party.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { Person } from '#domain/books/staff/person.ts';
import type { Versioned } from './versioned.ts';
import type { BusinessRow, CounterRow, Edit, FavouritesRow, LocksRow, PasscodeRow, Series, StaffRow } from './rows.ts';
import { batches } from './tables/batches.ts';
import { bankLines } from './tables/bank-lines.ts';
import { bankRules } from './tables/bank-rules.ts';
import { business } from './tables/business.ts';
import { counterSettings } from './tables/counter-settings.ts';
import { drawers } from './tables/drawers.ts';
import { edits } from './tables/edits.ts';
import { favourites } from './tables/favourites.ts';
import { filings } from './tables/filings.ts';
import { godowns } from './tables/godowns.ts';
import { gstr2bs } from './tables/gstr2bs.ts';
import { items } from './tables/items.ts';
import { ledgers } from './tables/ledgers.ts';
import { locks } from './tables/locks.ts';
import { matches } from './tables/matches.ts';
import { parties } from './tables/parties.ts';
import { passcodes } from './tables/passcodes.ts';
import { persons } from './tables/persons.ts';
import { series } from './tables/series.ts';
import { shifts } from './tables/shifts.ts';
import { staffSettings } from './tables/staff-settings.ts';
import { vouchers } from './tables/vouchers.ts';

/** The records of a set of books, by table. Written out, because the verbs of masters reason about any of them. */
export type Rows = {
  business: BusinessRow;
  parties: Versioned<Party>;
  items: Versioned<Item>;
  ledgers: Versioned<Ledger>;
  godowns: Versioned<Godown>;
  series: Series;
  vouchers: Voucher;
  batches: Versioned<Batch>;
  locks: LocksRow;
  filings: Filing;
  bankLines: BankLine;
  bankRules: BankRule;
  gstr2bs: StoredGstr2b;
  matches: Decision;
  drawers: Drawer;
  shifts: Shift;
  counterSettings: CounterRow;
  favourites: FavouritesRow;
  persons: Person;
  staffSettings: StaffRow;
  passcodes: PasscodeRow;
  edits: Edit;
};
export type BooksTable = TableName<Rows>;

/** Describes every table of a set of books: one description per entity. */
export const TABLES: TableDescriptions<Rows> = {
  business,
  parties,
  items,
  ledgers,
  godowns,
  series,
  vouchers,
  batches,
  locks,
  filings,
  bankLines,
  bankRules,
  gstr2bs,
  matches,
  drawers,
  shifts,
  counterSettings,
  favourites,
  persons,
  staffSettings,
  passcodes,
  edits,
};
