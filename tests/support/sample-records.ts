import type { Business } from '#data/sample/store.ts';
import { sample } from '#data/sample/seed/sample.ts';
import {
  amountOf,
  blankInvoice,
  type Invoice,
  type InvoiceInput,
  type InvoiceItem,
  type ItemInput,
  sumsOf,
} from '#domain/sample/invoice.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';

/** Complete, consistent records for tests, which specify only the fields that matter. */

/** By default one pen at ₹100. `rate` is in paise. */
export function anItem({ name = 'Pen', quantity = 1, rate = 100_00 } = {}): InvoiceItem {
  const figures = { quantity: asQuantity(quantity), rate: asPaise(rate) };
  return { name, ...figures, amount: amountOf(figures) };
}

/** By default an invoice with one item; the sums are calculated from the items. */
export function anInvoice(overrides: Partial<Omit<Invoice, 'amount' | 'taxAmount' | 'totalAmount'>> = {}): Invoice {
  const items = overrides.items ?? [anItem()];
  return { ...anInput(), id: 'INV-2024-001', status: 'Pending', ...overrides, items, ...sumsOf(items) };
}

/** A valid entry of the invoice form. */
export function anInput(overrides: Partial<InvoiceInput> = {}): InvoiceInput {
  return {
    ...blankInvoice('2024-04-05'),
    customerName: 'Desai & Sons',
    dueDate: '2024-05-05',
    items: [anItem()] satisfies readonly ItemInput[],
    ...overrides,
  };
}

/** A business with only the given records and the tables that the app cannot work without. */
export function aBusiness(overrides: Partial<Business> = {}): Business {
  return {
    invoices: [],
    customers: [],
    salesOrders: [],
    purchaseOrders: [],
    products: [],
    stockMovements: [],
    vouchers: [],
    ledgerAccounts: [],
    gstRates: [],
    companies: [],
    users: [],
    rolePermissions: sample.rolePermissions,
    financialYears: [],
    locations: [],
    headerCompanies: sample.headerCompanies,
    tourSteps: sample.tourSteps,
    metricCards: sample.metricCards,
    ...overrides,
  };
}
