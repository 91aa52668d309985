import type { Backup } from '#data/backup.ts';
import { applyBackup, exportBackup, readBackup } from '#data/backup.ts';
import { createCompany, deleteCompany, updateCompany } from '#data/companies.ts';
import type { Business } from '#data/fill.ts';
import { createYear, deleteYear, rollOverYears, setDefaultYear, updateYear } from '#data/financial-years.ts';
import { createGstRate, deleteGstRate, updateGstRate } from '#data/gst-rates.ts';
import { changeInvoiceStatus, createInvoice, deleteInvoice, updateInvoice } from '#data/invoices.ts';
import { createLedger, deleteLedger, updateLedger } from '#data/ledger-accounts.ts';
import { createLocation, deleteLocation, setLocationActive, updateLocation } from '#data/locations.ts';
import { createProduct, deleteProduct, reorderProduct, updateProduct } from '#data/products.ts';
import { createPurchaseOrder, deletePurchaseOrder, updatePurchaseOrder } from '#data/purchase-orders.ts';
import { deleteRecords } from '#data/records.ts';
import { createSalesOrder, deleteSalesOrder, updateSalesOrder } from '#data/sales-orders.ts';
import { sample } from '#data/seed/sample.ts';
import { recordMovement } from '#data/stock-movements.ts';
import { createUser, deleteUser, updateUser } from '#data/users.ts';
import { createVoucher, deleteVoucher, updateVoucher } from '#data/vouchers.ts';
import { BLANK_COMPANY } from '#domain/company.ts';
import { BLANK_YEAR } from '#domain/financial-year.ts';
import { BLANK_GST_RATE } from '#domain/gst-rate.ts';
import { BLANK_LEDGER } from '#domain/ledger-account.ts';
import { BLANK_LOCATION } from '#domain/location.ts';
import { asPaise } from '#domain/money.ts';
import { BLANK_PRODUCT } from '#domain/product.ts';
import { blankPurchaseOrder } from '#domain/purchase-order.ts';
import { asQuantity } from '#domain/quantity.ts';
import { blankSalesOrder } from '#domain/sales-order.ts';
import { BLANK_MOVEMENT } from '#domain/stock-movement.ts';
import { BLANK_USER } from '#domain/user.ts';
import { blankVoucher } from '#domain/voucher.ts';
import { aBusiness, anEntry } from '../support/builders.ts';
import { freshMirror } from '../support/fresh-mirror.ts';

/** Every verb that changes records, by name, with arguments for the business FEW. */
export const VERBS: Readonly<Record<string, () => Promise<unknown>>> = {
  createInvoice: () => createInvoice(anEntry()),
  updateInvoice: () => updateInvoice('INV-2024-001', anEntry({ customerName: 'Usha' })),
  changeInvoiceStatus: () => changeInvoiceStatus('INV-2024-001', 'Overdue'),
  deleteInvoice: () => deleteInvoice('INV-2024-001'),
  createSalesOrder: () => createSalesOrder({ ...blankSalesOrder(DAY), customerName: 'Asha', amount: ONE_RUPEE }),
  updateSalesOrder: () => updateSalesOrder('SO-2024-001', { ...blankSalesOrder(DAY), customerName: 'Usha' }),
  deleteSalesOrder: () => deleteSalesOrder('SO-2024-001'),
  createPurchaseOrder: () => createPurchaseOrder({ ...blankPurchaseOrder(DAY), vendorName: 'Asha', amount: ONE_RUPEE }),
  updatePurchaseOrder: () => updatePurchaseOrder('PO-2024-001', { ...blankPurchaseOrder(DAY), vendorName: 'Usha' }),
  deletePurchaseOrder: () => deletePurchaseOrder('PO-2024-001'),
  createProduct: () => createProduct({ ...BLANK_PRODUCT, name: 'Chair', price: ONE_RUPEE }),
  updateProduct: () => updateProduct('PRD-001', { ...BLANK_PRODUCT, name: 'Chair' }),
  deleteProduct: () => deleteProduct('PRD-001'),
  reorderProduct: () => reorderProduct('PRD-001', DAY),
  recordMovement: () =>
    recordMovement({ ...BLANK_MOVEMENT, productId: 'PRD-001', type: 'Stock Out', quantity: asQuantity(2) }, DAY),
  createVoucher: () => createVoucher({ ...blankVoucher(DAY), debitLedger: 'Cash', creditLedger: 'Sales' }),
  updateVoucher: () => updateVoucher('V-2024-001', { ...blankVoucher(DAY), narration: 'Mended' }),
  deleteVoucher: () => deleteVoucher('V-2024-001'),
  createLedger: () => createLedger({ ...BLANK_LEDGER, code: '9', name: 'Asha', balance: ONE_RUPEE }),
  updateLedger: () => updateLedger(idOf('ledgerAccounts'), { ...BLANK_LEDGER, name: 'Usha' }),
  deleteLedger: () => deleteLedger(idOf('ledgerAccounts')),
  createGstRate: () => createGstRate({ ...BLANK_GST_RATE, name: 'Luxury', percentage: 40 }),
  updateGstRate: () => updateGstRate('GST-001', { ...BLANK_GST_RATE, name: 'Luxury' }),
  deleteGstRate: () => deleteGstRate('GST-001'),
  createCompany: () => createCompany({ ...BLANK_COMPANY, name: 'Asha & Sons' }),
  updateCompany: () => updateCompany('COMP-001', { ...BLANK_COMPANY, name: 'Usha & Sons' }),
  deleteCompany: () => deleteCompany('COMP-001'),
  createUser: () => createUser({ ...BLANK_USER, name: 'Asha' }),
  updateUser: () => updateUser('USER-001', { ...BLANK_USER, name: 'Usha' }),
  deleteUser: () => deleteUser('USER-001'),
  createYear: () => createYear({ ...BLANK_YEAR, name: 'FY 2026-27' }, NOW),
  updateYear: () => updateYear(idOf('financialYears'), { ...BLANK_YEAR, name: 'FY 1999-00' }),
  setDefaultYear: () => setDefaultYear(idOf('financialYears')),
  deleteYear: () => deleteYear(idOf('financialYears')),
  rollOverYears: () => rollOverYears(),
  createLocation: () => createLocation({ ...BLANK_LOCATION, name: 'Godown' }, NOW, DAY),
  updateLocation: () => updateLocation(idOf('locations'), { ...BLANK_LOCATION, name: 'Godown' }),
  setLocationActive: () => setLocationActive(idOf('locations'), false),
  deleteLocation: () => deleteLocation(idOf('locations')),
  deleteRecords: () => deleteRecords('products', ['PRD-001', 'PRD-002']),
  applyBackup: () => applyBackup(prepared()),
};

/** Functions that write but are no verbs: the verbs above call them, and opening a mirror has its own tests. */
export const BENEATH = ['act', 'createRecord', 'changeRecord', 'deleteRecord', 'fill', 'openMirror'];

/** A business with a few records of each kind, so that creating it again and again is quick. */
export const FEW: Business = {
  ...aBusiness(Object.fromEntries(Object.entries(sample).map(([table, rows]) => [table, rows.slice(0, 3)]))),
  stockMovements: sample.stockMovements.filter(({ productId }) => ['PRD-001', 'PRD-002'].includes(productId)),
};

/** Reads the copy that `applyBackup` applies, of a business that shares some records with FEW. */
export async function prepareBackup(): Promise<void> {
  const { invoices, products } = sample;
  await freshMirror(aBusiness({ invoices: invoices.slice(2, 5), products: products.slice(0, 1) }));
  const { parts } = await exportBackup();
  const read = await readBackup(new Blob([...parts]));
  if (read.kind === 'backup') backup = read;
}

function prepared(): Backup {
  if (!backup) throw new Error('The copy was not prepared.');
  return backup;
}

function idOf(table: 'ledgerAccounts' | 'financialYears' | 'locations'): string {
  const [first] = sample[table];
  if (!first) throw new Error(`The sample has no ${table}.`);
  return first.id;
}

let backup: Backup | undefined;
const DAY = '2024-07-01';
const NOW = 1_900_000_000_000;
const ONE_RUPEE = asPaise(1_00);
