import { Dexie, type DexieOptions, type Table } from 'dexie';
import type { Company } from '#domain/company.ts';
import type { Customer } from '#domain/customer.ts';
import type { FinancialYear } from '#domain/financial-year.ts';
import type { GstRate } from '#domain/gst-rate.ts';
import type { HeaderCompany } from '#domain/header-company.ts';
import type { Invoice } from '#domain/invoice.ts';
import type { LedgerAccount } from '#domain/ledger-account.ts';
import type { Location } from '#domain/location.ts';
import type { MetricCard } from '#domain/metric-card.ts';
import type { RolePermissions } from '#domain/permission.ts';
import type { Product } from '#domain/product.ts';
import type { PurchaseOrder } from '#domain/purchase-order.ts';
import type { SalesOrder } from '#domain/sales-order.ts';
import type { StockMovement } from '#domain/stock-movement.ts';
import type { TourStep } from '#domain/tour-step.ts';
import type { User } from '#domain/user.ts';
import type { Voucher } from '#domain/voucher.ts';

/** What is kept: one table an entity, each row found by its `id`. */
export type Rows = {
  invoices: Invoice;
  customers: Customer;
  salesOrders: SalesOrder;
  purchaseOrders: PurchaseOrder;
  products: Product;
  stockMovements: StockMovement;
  vouchers: Voucher;
  ledgerAccounts: LedgerAccount;
  gstRates: GstRate;
  companies: Company;
  users: User;
  rolePermissions: RolePermissions;
  financialYears: FinancialYear;
  locations: Location;
  headerCompanies: HeaderCompany;
  tourSteps: TourStep;
  metricCards: MetricCard;
};

export type RecordTable = keyof Rows;

/** A row as it lies in its table: the record, and what the indexes need that the record does not say itself. */
export type Stored<Row> = Row & { readonly keys: Keys };

/** Derived on every write, never typed, never exported. Which tables have which is told in keys.ts. */
export type Keys = Readonly<{
  serial: number;
  name?: string;
  words?: readonly string[];
  level?: string;
  rank?: number;
}>;

/** A sum that is kept, not counted, its amount in paise: see totals.ts. */
export type Total = Readonly<{ key: string; count: number; amount: number }>;

/**
 * The schema. An index costs every write and every boot, so each names the screen that needs it. Every sort of a long
 * list has its index, ending in the record's serial, so that a page is one keyset step at any depth.
 */
const SCHEMA = {
  // Invoice Management: by number, date, customer, total (amount and tax sort alike), status and due date; the same
  // within one status; find by word. The Today dialog reads by due date and by status.
  invoices: longList('status', ['date', 'keys.name', 'totalAmount', 'dueDate']),
  // Printing an invoice: the particulars of whom it names. Making one: by name, find by word.
  customers: 'id,name,[keys.name+keys.serial],*keys.words',
  // Sales and Purchase Management: the same, with their one amount.
  salesOrders: longList('status', ['date', 'keys.name', 'amount']),
  purchaseOrders: longList('status', ['date', 'keys.name', 'amount']),
  // Stock Management, Products: low first, by name, stock and price; Alerts: what is low.
  products: longList('keys.level', ['keys.rank', 'keys.name', 'currentStock', 'price']),
  // Stock Movements: by number, date and product, within a type; the movements that go with a product.
  stockMovements: `${longList('type', ['date', 'keys.name'])},productId`,
  // Accounts & Vouchers: by number, date, type and amount, within a type.
  vouchers: longList('voucherType', ['date', 'amount']),
  // Ledger Accounts: by code, name, group and balance, within a group; a voucher picks from them by name.
  ledgerAccounts: longList('group', ['code', 'keys.name', 'balance']),
  // GST Management: by number, percentage and category, within a category.
  gstRates: longList('category', ['percentage']),
  // Settings, Company and Users: by name; find by word. The first company is the one whose documents these are.
  companies: 'id,keys.serial,[keys.name+keys.serial],*keys.words',
  users: 'id,[keys.name+keys.serial],*keys.words',
  rolePermissions: 'id',
  // Financial Year Management: newest first. Its ids are moments, and so are those of locations: the serial finds the last.
  financialYears: 'id,keys.serial',
  // Locations Management: newest first; find by word.
  locations: 'id,keys.serial,*keys.words',
  headerCompanies: 'id',
  tourSteps: 'id',
  metricCards: 'id',
  totals: 'key',
} as const satisfies Record<RecordTable | 'totals', string>;

/** The most letters that one text of a record may have, as a copy may hold no more. */
export const LONGEST_TEXT = 1_000_000;

/** The most items that a record may have, for the same reason. */
export const MOST_ITEMS = 100_000;

export const RECORD_TABLES = Object.keys(SCHEMA).filter((name): name is RecordTable => name !== 'totals');

// On for local addresses by default, it takes a stack trace at every call.
Dexie.debug = false;

export class Database extends Dexie {
  readonly totals: Table<Total, string>;

  constructor(name: string, options: DexieOptions = {}) {
    super(name, { autoOpen: false, ...options });
    this.version(1).stores(SCHEMA);
    this.totals = this.table('totals');
  }

  /** From now on it opens only if it is there: an empty one is never made in its place. */
  neverAnew(): this {
    this.on('populate', () => {
      throw new Dexie.DatabaseClosedError('The records are gone');
    });
    return this;
  }

  /** Whether its records are numbered by an index; of few records the ids tell. */
  hasSerials(name: RecordTable): boolean {
    return 'keys.serial' in this.table(name).schema.idxByName;
  }

  records<T extends RecordTable>(name: T): Table<Stored<Rows[T]>, string> {
    return this.table(name);
  }
}

/** The indexes of a long list: each sort, alone and behind what the list is filtered by, and the words it is found by. */
function longList(filter: string, sorts: readonly string[]): string {
  const compounds = [...sorts.flatMap((path) => [[path], [filter, path]]), [filter]];
  return ['id', 'keys.serial', '*keys.words', ...compounds.map((paths) => `[${paths.join('+')}+keys.serial]`)].join();
}
