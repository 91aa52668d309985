import type { Business } from '#data/sample/store.ts';
import { companies } from './companies.ts';
import { customers } from './customers.ts';
import { financialYears } from './financial-years.ts';
import { gstRates } from './gst-rates.ts';
import { headerCompanies } from './header-companies.ts';
import { invoices } from './invoices.ts';
import { ledgerAccounts } from './ledger-accounts.ts';
import { locations } from './locations.ts';
import { metricCards } from './metric-cards.ts';
import { products } from './products.ts';
import { purchaseOrders } from './purchase-orders.ts';
import { rolePermissions } from './role-permissions.ts';
import { salesOrders } from './sales-orders.ts';
import { stockMovements } from './stock-movements.ts';
import { tourSteps } from './tour-steps.ts';
import { users } from './users.ts';
import { vouchers } from './vouchers.ts';

/** The sample business that is loaded at every boot. */
export const sample: Business = {
  invoices,
  customers,
  salesOrders,
  purchaseOrders,
  products,
  stockMovements,
  vouchers,
  ledgerAccounts,
  gstRates,
  companies,
  users,
  rolePermissions,
  financialYears,
  locations,
  headerCompanies,
  tourSteps,
  metricCards,
};
