import { folded } from '#domain/format.ts';
import { groupsOf } from '#domain/location.ts';
import { STOCK_LEVELS, stockLevel } from '#domain/product.ts';
import { serialOf } from '#domain/record-id.ts';
import type { Keys, RecordTable, Rows, Stored } from './database.ts';
import { withoutAccents, wordsOf } from './search.ts';

/** The row as stored, with the keys that its table's indexes need. */
export function stored<T extends RecordTable>(table: T, row: Rows[T]): Stored<Rows[T]> {
  return { ...row, keys: { serial: serialOf(row.id), ...KEYS[table]?.(row) } };
}

/** For each table, the derived keys for sorting, filtering and finding. A table without a long list has none. */
const KEYS: { readonly [T in RecordTable]?: (row: Rows[T]) => Omit<Keys, 'serial'> } = {
  invoices: (invoice) => ({
    name: sortName(invoice.customerName),
    words: wordsOf(invoice.id, invoice.customerName),
  }),
  customers: ({ name }) => ({ name: sortName(name), words: wordsOf(name) }),
  salesOrders: (order) => ({
    name: sortName(order.customerName),
    words: wordsOf(order.id, order.customerName),
  }),
  purchaseOrders: (order) => ({
    name: sortName(order.vendorName),
    words: wordsOf(order.id, order.vendorName),
  }),
  products: (product) => ({
    name: sortName(product.name),
    level: stockLevel(product),
    rank: STOCK_LEVELS.indexOf(stockLevel(product)),
    words: wordsOf(product.id, product.name, product.sku, product.category, product.supplier, product.location),
  }),
  stockMovements: (movement) => ({
    name: sortName(movement.product),
    words: wordsOf(movement.id, movement.product, movement.reference, movement.reason),
  }),
  vouchers: ({ id, debitLedger, creditLedger, reference, narration }) => ({
    words: wordsOf(id, debitLedger, creditLedger, reference, narration),
  }),
  ledgerAccounts: (ledger) => ({
    name: sortName(ledger.name),
    words: wordsOf(ledger.code, ledger.name, ledger.group),
  }),
  gstRates: (rate) => ({
    words: wordsOf(rate.id, rate.name, String(rate.percentage), rate.category),
  }),
  companies: ({ name, gstin, email, phone, address }) => ({
    name: sortName(name),
    words: wordsOf(name, gstin, email, phone, address),
  }),
  users: ({ name, email, role, status }) => ({
    name: sortName(name),
    words: wordsOf(role, status, name, email),
  }),
  // The words on the badges can be found, too.
  locations: (location) => ({
    words: wordsOf(
      ...groupsOf(location),
      location.code,
      location.name,
      location.city,
      location.pincode,
      location.manager,
      location.state,
      location.address,
    ),
  }),
};

/**
 * A name as lists sort it: without case, Latin accents and surrounding spaces, and only its first 200 characters. The
 * name is cut before it is normalised, because normalising mixed combining marks takes time in the square of their
 * number.
 */
export function sortName(name: string): string {
  return withoutAccents(folded(name.trim().slice(0, 2000))).slice(0, 200);
}
