import { type CsvCell, csvRupees } from '#domain/csv.ts';
import { balanceSide, balanceSize } from '#domain/ledger-account.ts';
import { groupsOf } from '#domain/location.ts';
import { reorderAmount, stockLevel } from '#domain/product.ts';
import type { RecordTable, Rows } from './database.ts';

/** The columns of a CSV file: the headings, and a cell for each. */
type CsvForm<Row> = Readonly<{ head: readonly string[]; cells: (row: Row) => readonly CsvCell[] }>;

/** The lists that can be exported as CSV. */
export type CsvTable = keyof typeof CSV_FORMS;

/** The CSV columns of a table. */
export function csvFormOf<T extends CsvTable>(table: T): CsvForm<Rows[T]> {
  return CSV_FORMS[table] as CsvForm<Rows[T]>;
}

const CSV_FORMS = {
  invoices: {
    head: ['Invoice #', 'Date', 'Customer', 'Amount', 'Tax', 'Total', 'Status', 'Due Date', 'GST Type'],
    cells: (invoice) => [
      invoice.id,
      invoice.date,
      invoice.customerName,
      csvRupees(invoice.amount),
      csvRupees(invoice.taxAmount),
      csvRupees(invoice.totalAmount),
      invoice.status,
      invoice.dueDate,
      invoice.gstType,
    ],
  },
  salesOrders: {
    head: ['Order #', 'Date', 'Customer', 'Amount', 'Status'],
    cells: (order) => [order.id, order.date, order.customerName, csvRupees(order.amount), order.status],
  },
  purchaseOrders: {
    head: ['Order #', 'Date', 'Vendor', 'Amount', 'Status'],
    cells: (order) => [order.id, order.date, order.vendorName, csvRupees(order.amount), order.status],
  },
  products: {
    head: [
      'Product #',
      'Name',
      'SKU',
      'Category',
      'Stock',
      'Reorder Level',
      'Max Stock',
      'Level',
      'Unit Price',
      'To Order',
      'Supplier',
      'Location',
    ],
    cells: (product) => {
      const toOrder = reorderAmount(product);
      return [
        product.id,
        product.name,
        product.sku,
        product.category,
        { number: String(product.currentStock) },
        { number: String(product.reorderLevel) },
        { number: String(product.maxStock) },
        stockLevel(product),
        csvRupees(product.price),
        toOrder === undefined ? '' : csvRupees(toOrder),
        product.supplier,
        product.location,
      ];
    },
  },
  stockMovements: {
    head: ['Movement #', 'Date', 'Product #', 'Product', 'Type', 'Quantity', 'Reference', 'Reason'],
    cells: (movement) => [
      movement.id,
      movement.date,
      movement.productId,
      movement.product,
      movement.type,
      { number: String(movement.quantity) },
      movement.reference,
      movement.reason,
    ],
  },
  vouchers: {
    head: ['Voucher #', 'Date', 'Type', 'Reference', 'Debit', 'Credit', 'Amount', 'Narration'],
    cells: (voucher) => [
      voucher.id,
      voucher.date,
      voucher.voucherType,
      voucher.reference,
      voucher.debitLedger,
      voucher.creditLedger,
      csvRupees(voucher.amount),
      voucher.narration,
    ],
  },
  ledgerAccounts: {
    head: ['Code', 'Name', 'Group', 'Opening Balance', 'Dr/Cr'],
    cells: ({ code, name, group, balance }) => [
      code,
      name,
      group,
      csvRupees(balanceSize(balance)),
      balanceSide(balance),
    ],
  },
  gstRates: {
    head: ['GST #', 'Name', 'Percentage', 'Category'],
    cells: (rate) => [rate.id, rate.name, { number: String(rate.percentage) }, rate.category],
  },
  companies: {
    head: ['Company Name', 'GSTIN', 'Phone', 'Email', 'Address'],
    cells: ({ name, gstin, phone, email, address }) => [name, gstin, phone, email, address],
  },
  users: {
    head: ['Name', 'Email', 'Role', 'Status'],
    cells: ({ name, email, role, status }) => [name, email, role, status],
  },
  financialYears: {
    head: ['Name', 'Start Date', 'End Date', 'Status', 'Default'],
    cells: ({ name, startDate, endDate, status, isDefault }) => [
      name,
      startDate,
      endDate,
      status,
      isDefault ? 'Yes' : 'No',
    ],
  },
  locations: {
    head: [
      'Name',
      'Code',
      'Kind',
      'Status',
      'Address',
      'City',
      'State',
      'Pincode',
      'Phone',
      'Email',
      'Manager',
      'Created',
    ],
    cells: (location) => {
      const [status, kind] = groupsOf(location);
      const { name, code, address, city, state, pincode, phone, email, manager, createdAt } = location;
      return [name, code, kind, status, address, city, state, pincode, phone, email, manager, createdAt];
    },
  },
} as const satisfies { readonly [T in RecordTable]?: CsvForm<Rows[T]> };
