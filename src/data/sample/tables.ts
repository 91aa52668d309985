import type { RowsOf, TableName } from '#data/store/table.ts';
import { companies } from './tables/companies.ts';
import { customers } from './tables/customers.ts';
import { financialYears } from './tables/financial-years.ts';
import { gstRates } from './tables/gst-rates.ts';
import { headerCompanies } from './tables/header-companies.ts';
import { invoices } from './tables/invoices.ts';
import { ledgerAccounts } from './tables/ledger-accounts.ts';
import { locations } from './tables/locations.ts';
import { metricCards } from './tables/metric-cards.ts';
import { products } from './tables/products.ts';
import { purchaseOrders } from './tables/purchase-orders.ts';
import { rolePermissions } from './tables/role-permissions.ts';
import { salesOrders } from './tables/sales-orders.ts';
import { stockMovements } from './tables/stock-movements.ts';
import { tourSteps } from './tables/tour-steps.ts';
import { users } from './tables/users.ts';
import { vouchers } from './tables/vouchers.ts';

/** The tables of the sample business: one description per entity. */
export const TABLES = {
  invoices,
  customers,
  salesOrders,
  purchaseOrders,
  products,
  stockMovements,
  ledgerAccounts,
  vouchers,
  gstRates,
  companies,
  users,
  financialYears,
  locations,
  rolePermissions,
  headerCompanies,
  metricCards,
  tourSteps,
};

export type Rows = RowsOf<typeof TABLES>;
export type RecordTable = TableName<Rows>;
