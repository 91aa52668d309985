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

/** The records: one table per entity, each row with its `id` as key. */
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

/** A row as stored: the record, plus derived keys for the indexes. */
export type Stored<Row> = Row & { readonly keys: Keys };

/** Derived on every write; never entered and never exported. keys.ts says which tables have which keys. */
export type Keys = Readonly<{
  serial: number;
  name?: string;
  words?: readonly string[];
  level?: string;
  rank?: number;
}>;

/** A stored total, with its amount in paise: see totals.ts. */
export type Total = Readonly<{ key: string; count: number; amount: number }>;

/**
 * The schema. Every index slows down every write and every start, so each is listed with the screen that needs it.
 * Every sort of a long list has an index that ends in the record's serial, so that any page can be read by keyset in
 * one step.
 */
const SCHEMA = {
  // Invoice Management: by number, date, customer, total (amount and tax sort the same way), status and due date; the
  // same within one status; find by word. The Today dialog reads by due date and by status.
  invoices: longList('status', ['date', 'keys.name', 'totalAmount', 'dueDate']),
  // Printing an invoice: the customer by name. The invoice form: by name, find by word.
  customers: 'id,name,[keys.name+keys.serial],*keys.words',
  // Sales and Purchase Management: the same, with a single amount.
  salesOrders: longList('status', ['date', 'keys.name', 'amount']),
  purchaseOrders: longList('status', ['date', 'keys.name', 'amount']),
  // Stock Management, Products: low stock first, by name, stock and price; Alerts: products at low stock.
  products: longList('keys.level', ['keys.rank', 'keys.name', 'currentStock', 'price']),
  // Stock Movements: by number, date and product, within a type; deleting a product deletes its movements.
  stockMovements: `${longList('type', ['date', 'keys.name'])},productId`,
  // Accounts & Vouchers: by number, date, type and amount, within a type.
  vouchers: longList('voucherType', ['date', 'amount']),
  // Ledger Accounts: by code, name, group and balance, within a group; the voucher form lists them by name.
  ledgerAccounts: longList('group', ['code', 'keys.name', 'balance']),
  // GST Management: by number, percentage and category, within a category.
  gstRates: longList('category', ['percentage']),
  // Settings, Company and Users: by name; find by word. The company with the lowest serial issues the documents.
  companies: 'id,keys.serial,[keys.name+keys.serial],*keys.words',
  users: 'id,[keys.name+keys.serial],*keys.words',
  rolePermissions: 'id',
  // Financial Year Management: newest first. Ids of years and locations are timestamps; the serial finds the latest.
  financialYears: 'id,keys.serial',
  // Locations Management: newest first; find by word.
  locations: 'id,keys.serial,*keys.words',
  headerCompanies: 'id',
  tourSteps: 'id',
  metricCards: 'id',
  totals: 'key',
} as const satisfies Record<RecordTable | 'totals', string>;

/** The most characters that a text field may have, because an import accepts no more. */
export const LONGEST_TEXT = 1_000_000;

/** The most items that a record may have, for the same reason. */
export const MOST_ITEMS = 100_000;

export const RECORD_TABLES = Object.keys(SCHEMA).filter((name): name is RecordTable => name !== 'totals');

// Dexie turns this on for local addresses by default, and then captures a stack trace at every call.
Dexie.debug = false;

export class Database extends Dexie {
  readonly totals: Table<Total, string>;

  constructor(name: string, options: DexieOptions = {}) {
    super(name, { autoOpen: false, ...options });
    this.version(1).stores(SCHEMA);
    this.totals = this.table('totals');
  }

  /** From now on, opens only an existing database and never creates an empty one in its place. */
  openExistingOnly(): this {
    this.on('populate', () => {
      throw new Dexie.DatabaseClosedError('The records are gone');
    });
    return this;
  }

  /** Whether the table has an index of serials. Small tables do without and use their ids. */
  hasSerials(name: RecordTable): boolean {
    return 'keys.serial' in this.table(name).schema.idxByName;
  }

  records<T extends RecordTable>(name: T): Table<Stored<Rows[T]>, string> {
    return this.table(name);
  }
}

/** The indexes of a long list: each sort, alone and combined with the filter, and the words for finding. */
function longList(filter: string, sorts: readonly string[]): string {
  const compounds = [...sorts.flatMap((path) => [[path], [filter, path]]), [filter]];
  return ['id', 'keys.serial', '*keys.words', ...compounds.map((paths) => `[${paths.join('+')}+keys.serial]`)].join();
}
