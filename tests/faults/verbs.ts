import type { Backup } from '#data/sample/backup.ts';
import { applyBackup, exportBackup, readBackup } from '#data/sample/backup.ts';
import { createCompany, deleteCompanies, updateCompany } from '#data/sample/companies.ts';
import { type Business, sampleStore } from '#data/sample/store.ts';
import { createYear, deleteYear, rollOverYears, setDefaultYear, updateYear } from '#data/sample/financial-years.ts';
import { createGstRate, deleteGstRates, updateGstRate } from '#data/sample/gst-rates.ts';
import { changeInvoiceStatus, createInvoice, deleteInvoices, updateInvoice } from '#data/sample/invoices.ts';
import { createLedger, deleteLedgers, updateLedger } from '#data/sample/ledger-accounts.ts';
import { createLocation, deleteLocations, setLocationActive, updateLocation } from '#data/sample/locations.ts';
import { createProduct, deleteProducts, reorderProduct, updateProduct } from '#data/sample/products.ts';
import { createPurchaseOrder, deletePurchaseOrders, updatePurchaseOrder } from '#data/sample/purchase-orders.ts';
import { createSalesOrder, deleteSalesOrders, updateSalesOrder } from '#data/sample/sales-orders.ts';
import { sample } from '#data/sample/seed/sample.ts';
import { recordMovement } from '#data/sample/stock-movements.ts';
import { createUser, deleteUsers, updateUser } from '#data/sample/users.ts';
import { createVoucher, deleteVouchers, updateVoucher } from '#data/sample/vouchers.ts';
import { BLANK_COMPANY } from '#domain/sample/company.ts';
import { BLANK_YEAR } from '#domain/sample/financial-year.ts';
import { BLANK_GST_RATE } from '#domain/sample/gst-rate.ts';
import { BLANK_LEDGER } from '#domain/sample/ledger-account.ts';
import { BLANK_LOCATION } from '#domain/sample/location.ts';
import { asPaise } from '#domain/money.ts';
import { BLANK_PRODUCT } from '#domain/sample/product-input.ts';
import { blankPurchaseOrder } from '#domain/sample/purchase-order.ts';
import { asQuantity } from '#domain/quantity.ts';
import { blankSalesOrder } from '#domain/sample/sales-order.ts';
import { BLANK_MOVEMENT } from '#domain/sample/stock-movement.ts';
import { BLANK_USER } from '#domain/sample/user.ts';
import { blankVoucher } from '#domain/sample/voucher.ts';
import { aBusiness, anInput } from '../support/sample-records.ts';
import { freshMirror } from '../support/fresh-mirror.ts';
import { RECORD_TABLES } from '../support/sample-database.ts';
import { wrongTotals } from '../support/wrong-totals.ts';
import type { Ground } from './try-faults.ts';

/** Every verb that changes records, by name, with arguments for the business FEW. */
export const VERBS: Readonly<Record<string, () => Promise<unknown>>> = {
  createInvoice: () => createInvoice(anInput()),
  updateInvoice: () => updateInvoice('INV-2024-001', anInput({ customerName: 'Usha' })),
  changeInvoiceStatus: () => changeInvoiceStatus('INV-2024-001', 'Overdue'),
  deleteInvoices: () => deleteInvoices(['INV-2024-001']),
  createSalesOrder: () => createSalesOrder({ ...blankSalesOrder(DAY), customerName: 'Asha', amount: ONE_RUPEE }),
  updateSalesOrder: () => updateSalesOrder('SO-2024-001', { ...blankSalesOrder(DAY), customerName: 'Usha' }),
  deleteSalesOrders: () => deleteSalesOrders(['SO-2024-001']),
  createPurchaseOrder: () => createPurchaseOrder({ ...blankPurchaseOrder(DAY), vendorName: 'Asha', amount: ONE_RUPEE }),
  updatePurchaseOrder: () => updatePurchaseOrder('PO-2024-001', { ...blankPurchaseOrder(DAY), vendorName: 'Usha' }),
  deletePurchaseOrders: () => deletePurchaseOrders(['PO-2024-001']),
  createProduct: () => createProduct({ ...BLANK_PRODUCT, name: 'Chair', price: ONE_RUPEE }),
  updateProduct: () => updateProduct('PRD-001', { ...BLANK_PRODUCT, name: 'Chair' }),
  deleteProducts: () => deleteProducts(['PRD-001']),
  reorderProduct: () => reorderProduct('PRD-001', DAY),
  recordMovement: () =>
    recordMovement({ ...BLANK_MOVEMENT, productId: 'PRD-001', type: 'Stock Out', quantity: asQuantity(2) }, DAY),
  createVoucher: () => createVoucher({ ...blankVoucher(DAY), debitLedger: 'Cash', creditLedger: 'Sales' }),
  updateVoucher: () => updateVoucher('V-2024-001', { ...blankVoucher(DAY), narration: 'Mended' }),
  deleteVouchers: () => deleteVouchers(['V-2024-001']),
  createLedger: () => createLedger({ ...BLANK_LEDGER, code: '9', name: 'Asha', balance: ONE_RUPEE }),
  updateLedger: () => updateLedger(idOf('ledgerAccounts'), { ...BLANK_LEDGER, name: 'Usha' }),
  deleteLedgers: () => deleteLedgers([idOf('ledgerAccounts')]),
  createGstRate: () => createGstRate({ ...BLANK_GST_RATE, name: 'Luxury', percentage: 40 }),
  updateGstRate: () => updateGstRate('GST-001', { ...BLANK_GST_RATE, name: 'Luxury' }),
  deleteGstRates: () => deleteGstRates(['GST-001']),
  createCompany: () => createCompany({ ...BLANK_COMPANY, name: 'Asha & Sons' }),
  updateCompany: () => updateCompany('COMP-001', { ...BLANK_COMPANY, name: 'Usha & Sons' }),
  deleteCompanies: () => deleteCompanies(['COMP-001']),
  createUser: () => createUser({ ...BLANK_USER, name: 'Asha' }),
  updateUser: () => updateUser('USER-001', { ...BLANK_USER, name: 'Usha' }),
  deleteUsers: () => deleteUsers(['USER-001']),
  createYear: () => createYear({ ...BLANK_YEAR, name: 'FY 2026-27' }, NOW),
  updateYear: () => updateYear(idOf('financialYears'), { ...BLANK_YEAR, name: 'FY 1999-00' }),
  setDefaultYear: () => setDefaultYear(idOf('financialYears')),
  deleteYear: () => deleteYear(idOf('financialYears')),
  rollOverYears: () => rollOverYears(),
  createLocation: () => createLocation({ ...BLANK_LOCATION, name: 'Godown' }, NOW, DAY),
  updateLocation: () => updateLocation(idOf('locations'), { ...BLANK_LOCATION, name: 'Godown' }),
  setLocationActive: () => setLocationActive(idOf('locations'), false),
  deleteLocations: () => deleteLocations([idOf('locations')]),
  applyBackup: () => applyBackup(prepared()),
};

/** Functions that write but are no verbs: opening a mirror has its own tests. */
export const BENEATH = ['openSample'];

/** The functions that write beneath the verbs of every workspace. */
export const BENEATH_ALL = [
  'actOn',
  'transactOn',
  'createRecord',
  'changeRecord',
  'deleteRecords',
  'fill',
  'openFresh',
  'createKept',
  'createFilledDatabase',
  'restoreRows',
  'writeFolderNote',
  'forgetFolderNote',
  'repairFrom',
  'noteTotals',
  // The import of the sample, and the worker that it runs in.
  'replaceRecords',
  'answerPage',
];

/** A business with a few records of each kind, so that creating it again and again is quick. */
export const FEW: Business = {
  ...aBusiness(Object.fromEntries(Object.entries(sample).map(([table, rows]) => [table, rows.slice(0, 3)]))),
  stockMovements: sample.stockMovements.filter(({ productId }) => ['PRD-001', 'PRD-002'].includes(productId)),
};

/** The sample with few records, to try verbs on. */
export const SAMPLE_GROUND: Ground = {
  verbs: VERBS,
  tables: RECORD_TABLES,
  prepare: prepareBackup,
  fresh: () => freshMirror(FEW),
  wrong: () => wrongTotals(sampleStore.database()),
  end: () => sampleStore.database().delete(),
};

/** Reads the copy that `applyBackup` applies, of a business that shares some records with FEW. */
async function prepareBackup(): Promise<void> {
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
