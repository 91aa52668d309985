import { describe, expect, it } from 'vitest';
import { companies } from '#data/sample/seed/companies.ts';
import { customers } from '#data/sample/seed/customers.ts';
import { gstHeads, invoicesMade, purchases, receivables, salesTrend } from '#data/sample/seed/figures.ts';
import { financialYears } from '#data/sample/seed/financial-years.ts';
import { gstRates } from '#data/sample/seed/gst-rates.ts';
import { headerCompanies } from '#data/sample/seed/header-companies.ts';
import { invoices } from '#data/sample/seed/invoices.ts';
import { ledgerAccounts } from '#data/sample/seed/ledger-accounts.ts';
import { locations } from '#data/sample/seed/locations.ts';
import { metricCards } from '#data/sample/seed/metric-cards.ts';
import { products } from '#data/sample/seed/products.ts';
import { purchaseOrders } from '#data/sample/seed/purchase-orders.ts';
import { rolePermissions } from '#data/sample/seed/role-permissions.ts';
import { salesOrders } from '#data/sample/seed/sales-orders.ts';
import { stockMovements } from '#data/sample/seed/stock-movements.ts';
import { tourSteps } from '#data/sample/seed/tour-steps.ts';
import { users } from '#data/sample/seed/users.ts';
import { vouchers } from '#data/sample/seed/vouchers.ts';
import { financialYearOf, isIsoDate } from '#domain/calendar.ts';
import { COMPANY_PREFIX } from '#domain/sample/company.ts';
import { CUSTOMER_PREFIX } from '#domain/sample/customer.ts';
import { YEAR_STATUSES } from '#domain/sample/financial-year.ts';
import { formatLakhs } from '#domain/format.ts';
import { GST_CATEGORIES, GST_RATE_PREFIX } from '#domain/sample/gst-rate.ts';
import { gstinProblem } from '#domain/gstin.ts';
import { HEADER_COMPANY_PREFIX } from '#domain/sample/header-company.ts';
import { amountOf, GST_TYPES, INVOICE_PREFIX, INVOICE_STATUSES, sumsOf } from '#domain/sample/invoice.ts';
import { LEDGER_GROUPS, LEDGER_PREFIX } from '#domain/sample/ledger-account.ts';
import { METRIC_PREFIX } from '#domain/sample/metric-card.ts';
import { asPaise, percentOf, sumOf } from '#domain/money.ts';
import { PERMISSION_PREFIX, PERMISSION_ROLES } from '#domain/sample/permission.ts';
import { inventoryValue, PRODUCT_CATEGORIES, PRODUCT_PREFIX, stockLevel, WAREHOUSES } from '#domain/sample/product.ts';
import { PURCHASE_ORDER_PREFIX, PURCHASE_ORDER_STATUSES } from '#domain/sample/purchase-order.ts';
import { addQuantities, asQuantity } from '#domain/quantity.ts';
import { recordId } from '#domain/record-id.ts';
import { SALES_ORDER_PREFIX, SALES_ORDER_STATUSES } from '#domain/sample/sales-order.ts';
import { MOVEMENT_PREFIX, MOVEMENT_TYPES, signedQuantity } from '#domain/sample/stock-movement.ts';
import { TOUR_STEP_IDS } from '#domain/sample/tour-step.ts';
import { USER_PREFIX, USER_ROLES } from '#domain/sample/user.ts';
import { VOUCHER_PREFIX, VOUCHER_TYPES } from '#domain/sample/voucher.ts';

describe('the sample records', () => {
  it.each([
    ['invoices', invoices, INVOICE_PREFIX, 14],
    ['customers', customers, CUSTOMER_PREFIX, 3],
    ['sales orders', salesOrders, SALES_ORDER_PREFIX, 10],
    ['purchase orders', purchaseOrders, PURCHASE_ORDER_PREFIX, 10],
    ['products', products, PRODUCT_PREFIX, 14],
    ['stock movements', stockMovements, MOVEMENT_PREFIX, 16],
    ['vouchers', vouchers, VOUCHER_PREFIX, 12],
    ['ledger accounts', ledgerAccounts, LEDGER_PREFIX, 12],
    ['GST rates', gstRates, GST_RATE_PREFIX, 3],
    ['companies', companies, COMPANY_PREFIX, 2],
    ['users', users, USER_PREFIX, 3],
    ['header companies', headerCompanies, HEADER_COMPANY_PREFIX, 3],
    ['role permissions', rolePermissions, PERMISSION_PREFIX, 5],
    ['metric cards', metricCards, METRIC_PREFIX, 4],
  ])('number the %s from 1 without gaps, so that count plus one is free', (_, records, prefix, count) => {
    expect(records.map((record) => record.id)).toEqual(
      Array.from({ length: count }, (_unused, place) => recordId(prefix, place + 1)),
    );
  });

  it('have distinct timestamps as ids of years and locations, in order', () => {
    for (const ids of [financialYears.map((year) => year.id), locations.map((location) => location.id)]) {
      expect(ids).toHaveLength(3);
      expect(ids.every((id) => /^\d{13}$/.test(id))).toBe(true);
      expect(ids).toEqual([...new Set(ids)].toSorted());
    }
  });

  it('show every status, type and group at least once', () => {
    expectAll(INVOICE_STATUSES, invoices, (invoice) => invoice.status);
    expectAll(GST_TYPES, invoices, (invoice) => invoice.gstType);
    expectAll(SALES_ORDER_STATUSES, salesOrders, (order) => order.status);
    expectAll(PURCHASE_ORDER_STATUSES, purchaseOrders, (order) => order.status);
    expectAll(PRODUCT_CATEGORIES, products, (product) => product.category);
    expectAll(WAREHOUSES, products, (product) => product.location);
    expectAll(['Low Stock', 'Medium', 'Good'], products, stockLevel);
    expectAll(MOVEMENT_TYPES, stockMovements, (movement) => movement.type);
    expectAll(VOUCHER_TYPES, vouchers, (voucher) => voucher.voucherType);
    expectAll(LEDGER_GROUPS, ledgerAccounts, (ledger) => ledger.group);
    expectAll(GST_CATEGORIES, gstRates, (rate) => rate.category);
    expectAll(YEAR_STATUSES, financialYears, (year) => year.status);
    for (const user of users) expect(USER_ROLES).toContain(user.role);
    expectAll(PERMISSION_ROLES, rolePermissions, (permissions) => permissions.role);
  });

  it('are in date order within the financial year 2024-25', () => {
    for (const records of [invoices, salesOrders, purchaseOrders, stockMovements, vouchers]) {
      const days = records.map((record) => record.date);
      expect(days).toEqual(days.toSorted());
      for (const day of days) expect(isIsoDate(day) && financialYearOf(day)).toBe('2024-25');
    }
  });
});

describe('the sample invoices', () => {
  it.each(invoices)('$id adds up from its own items', ({ items, amount, taxAmount, totalAmount }) => {
    expect(items.map((item) => item.amount)).toEqual(items.map(amountOf));
    expect({ amount, taxAmount, totalAmount }).toEqual(sumsOf(items));
    expect(taxAmount).toBe(percentOf(amount, 18));
    expect(totalAmount).toBe(amount + taxAmount);
  });

  it('name all customers of the pick list, and no others', () => {
    expectAll(
      customers.map((customer) => customer.name),
      invoices,
      (invoice) => invoice.customerName,
    );
  });

  it('charge IGST to other States, and CGST with SGST within the State', () => {
    const home = companies[0]?.gstin.slice(0, 2);
    for (const invoice of invoices.filter(({ gstType }) => gstType !== 'Non-GST')) {
      const buyer = customers.find((customer) => customer.name === invoice.customerName);
      expect(invoice.gstType).toBe(buyer?.gstin.startsWith(home ?? '?') ? 'CGST/SGST' : 'IGST');
    }
  });

  it('fall due after their date, or have no due date yet', () => {
    for (const invoice of invoices) expect(invoice.dueDate === '' || invoice.dueDate > invoice.date).toBe(true);
  });

  it('include paise, not only whole rupees', () => {
    expect(invoices.some((invoice) => invoice.totalAmount % 100 !== 0)).toBe(true);
    expect(invoices[0]).toMatchObject({ amount: 76_690_00, taxAmount: 13_804_20, totalAmount: 90_494_20 });
  });
});

describe('the sample orders', () => {
  it('equal the sum of their items', () => {
    for (const order of [...salesOrders, ...purchaseOrders]) {
      expect(order.amount).toBe(sumOf(order.items.map((item) => item.amount)));
    }
  });

  it('are placed with the suppliers of the products they name', () => {
    for (const order of purchaseOrders) {
      for (const item of order.items) {
        expect(products.find((product) => product.name === item.name)?.supplier).toBe(order.vendorName);
      }
    }
  });
});

describe('the sample stock', () => {
  it('has 14 products with a SKU each', () => {
    expect(new Set(products.map((product) => product.sku)).size).toBe(14);
  });

  it('moves existing products, under their names, with the sign of the movement type', () => {
    for (const movement of stockMovements) {
      expect(products.find((product) => product.id === movement.productId)?.name).toBe(movement.product);
      expect(movement.quantity).toBe(signedQuantity(movement.type, asQuantity(Math.abs(movement.quantity))));
    }
  });

  it('was never negative on the way to the current stock of the products', () => {
    for (const product of products) {
      let stock = product.currentStock;
      for (const movement of stockMovements.toReversed().filter(({ productId }) => productId === product.id)) {
        stock = addQuantities(stock, asQuantity(0 - movement.quantity));
        expect(stock).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('moved the quantities of the invoice or order that it refers to', () => {
    const documents = new Map([...invoices, ...purchaseOrders].map(({ id, date, items }) => [id, { date, items }]));
    for (const movement of stockMovements.filter(({ reference }) => /^(INV|PO)-/.test(reference))) {
      const document = documents.get(movement.reference);
      const named = document?.items.find((item) => item.name === movement.product);
      expect(Math.abs(movement.quantity)).toBe(named?.quantity);
      expect(movement.date >= (document?.date ?? '?')).toBe(true);
    }
  });

  it('is worth about fifteen lakhs', () => {
    const worth = sumOf(products.map(inventoryValue));
    expect(worth).toBe(15_00_874_75);
    expect(formatLakhs(worth)).toBe('15.0L');
  });
});

describe('the sample books', () => {
  it('open in balance', () => {
    expect(sumOf(ledgerAccounts.map((ledger) => ledger.balance))).toBe(0);
  });

  it('post every voucher from one ledger to another that exists', () => {
    const names = new Set(ledgerAccounts.map((ledger) => ledger.name));
    for (const voucher of vouchers) {
      expect(names).toContain(voucher.debitLedger);
      expect(names).toContain(voucher.creditLedger);
      expect(voucher.debitLedger).not.toBe(voucher.creditLedger);
      expect(voucher.amount).toBeGreaterThan(0);
    }
  });

  it('settle in full the paid invoice or received order that a voucher refers to', () => {
    const bills = new Map<string, readonly [party: string, sum: number, status: string]>();
    for (const { id, customerName, totalAmount, status } of invoices)
      bills.set(id, [customerName, totalAmount, status]);
    for (const { id, vendorName, amount, status } of purchaseOrders) bills.set(id, [vendorName, amount, status]);
    for (const { reference, voucherType, debitLedger, creditLedger, amount } of vouchers) {
      const bill = bills.get(reference);
      if (voucherType === 'Receipt') expect([creditLedger, amount, 'Paid']).toEqual(bill);
      if (reference.startsWith('PO-')) expect([debitLedger, amount, 'Received']).toEqual(bill);
    }
  });

  it('never overdraw bank or cash', () => {
    for (const ledger of ledgerAccounts.filter(({ group }) => group === 'Cash-in-Hand')) {
      let balance = ledger.balance;
      for (const { debitLedger, creditLedger, amount } of vouchers) {
        if (debitLedger === ledger.name) balance = sumOf([balance, amount]);
        if (creditLedger === ledger.name) balance = sumOf([balance, asPaise(0 - amount)]);
        expect(balance).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('have the three GST rates', () => {
    expect(gstRates.map(({ percentage, name, category }) => `${percentage} ${name} (${category})`)).toEqual([
      '18 Standard Rate (Goods)',
      '5 Reduced Rate (Services)',
      '0 Zero Rate (Exempt)',
    ]);
  });
});

describe('the sample business', () => {
  it.each([...companies, ...customers])('$name has a GSTIN whose check digit is right', ({ gstin }) => {
    expect(gstin).toMatch(/^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/);
    expect(gstinProblem(gstin)).toBeUndefined();
  });

  it('comes first in the header and in the settings', () => {
    expect(headerCompanies[0]?.name).toBe(companies[0]?.name);
    for (const { year } of headerCompanies) expect(year).toMatch(/^20\d{2}-\d{2}$/);
  });

  it('has three financial years from 1 April to 31 March', () => {
    expect(financialYears.map(({ name, status, isDefault }) => [name, status, isDefault])).toEqual([
      ['FY 2023-24', 'Closed', false],
      ['FY 2024-25', 'Active', true],
      ['FY 2025-26', 'Future', false],
    ]);
    for (const { name, startDate, endDate } of financialYears) {
      expect(startDate).toBe(`${name.slice(3, 7)}-04-01`);
      expect(endDate).toBe(`20${name.slice(8)}-03-31`);
    }
  });

  it('has only contact data that belongs to nobody', () => {
    for (const { email } of [...companies, ...users, ...locations]) expect(email).toMatch(/@([a-z]+\.)?example\.in$/);
    for (const { phone } of [...companies, ...locations]) expect(phone).toMatch(/^\+91 98200 000\d\d$/);
    for (const { pincode } of locations) expect(pincode).toMatch(/^[1-9][0-9]{5}$/);
  });
});

describe('the tour', () => {
  it('has its seven steps in order, with the card on the stated side', () => {
    expect(tourSteps.map((step) => step.id)).toEqual(TOUR_STEP_IDS);
    expect(tourSteps.map((step) => step.position)).toEqual([
      'center',
      'bottom',
      'top',
      'left',
      'bottom',
      'right',
      'center',
    ]);
  });

  it('points at the element it explains, except in the first and last step', () => {
    for (const { id, target, highlight, position } of tourSteps) {
      expect(highlight).toBe(position !== 'center');
      expect(target).toBe(highlight ? `[data-tour="${id}"]` : '');
    }
  });

  it('promises about 2 minutes', () => {
    expect(tourSteps[0]?.description).toContain('about 2 minutes');
  });
});

describe('the fixed figures', () => {
  it('show six months of sales that end in the month of the card', () => {
    expect(salesTrend.map((figure) => figure.month)).toEqual(['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun']);
    expect(metricCards[0]?.value).toEqual({ kind: 'money', amount: salesTrend[5]?.amount });
  });

  it('include the four stated cards of the dashboard', () => {
    expect(metricCards.map((card) => card.title)).toEqual([
      'Total Sales',
      'Total Purchases',
      "Today's Invoices",
      'Outstanding Amount',
    ]);
    expect(metricCards.map((card) => card.value)).toEqual([
      { kind: 'money', amount: 12_47_000_00 },
      { kind: 'money', amount: purchases.june },
      { kind: 'count', count: invoicesMade.today },
      { kind: 'money', amount: receivables.june },
    ]);
  });

  it('state the change that the figures show', () => {
    expect(metricCards.map((card) => card.change)).toEqual([
      '7.5% more than in May', // 11,60,000 → 12,47,000
      '4.0% more than in May', // 7,81,250 → 8,12,500
      '2 more than yesterday',
      '3.7% more than in May', // 8,15,000 → 8,45,155
    ]);
    expect(metricCards.map((card) => card.changeType)).toEqual(['positive', 'neutral', 'positive', 'negative']);
  });

  it('have equal CGST and SGST', () => {
    expect(gstHeads[0]?.amount).toBe(gstHeads[1]?.amount);
  });
});

function expectAll<Row>(choices: readonly string[], rows: readonly Row[], of: (row: Row) => string) {
  expect(new Set(rows.map(of))).toEqual(new Set(choices));
}
