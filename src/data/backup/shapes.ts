import * as v from 'valibot';
import type { RecordTable, Rows } from '#data/database.ts';
import { COMPANY_PREFIX } from '#domain/company.ts';
import { CUSTOMER_PREFIX } from '#domain/customer.ts';
import { YEAR_STATUSES } from '#domain/financial-year.ts';
import { GST_CATEGORIES, GST_RATE_PREFIX } from '#domain/gst-rate.ts';
import { HEADER_COMPANY_PREFIX } from '#domain/header-company.ts';
import { GST_TYPES, INVOICE_PREFIX, INVOICE_STATUSES, sumsOf } from '#domain/invoice.ts';
import { LEDGER_GROUPS, LEDGER_PREFIX } from '#domain/ledger-account.ts';
import { METRIC_ICONS, METRIC_PREFIX } from '#domain/metric-card.ts';
import { defaultPermissions, PERMISSION_AREAS, PERMISSION_ROLES, type PermissionArea } from '#domain/permission.ts';
import { inventoryValue, PRODUCT_CATEGORIES, PRODUCT_PREFIX, stockLevel, WAREHOUSES } from '#domain/product.ts';
import { PURCHASE_ORDER_PREFIX, PURCHASE_ORDER_STATUSES } from '#domain/purchase-order.ts';
import { SALES_ORDER_PREFIX, SALES_ORDER_STATUSES } from '#domain/sales-order.ts';
import { MOVEMENT_PREFIX, MOVEMENT_TYPES, signedQuantity } from '#domain/stock-movement.ts';
import { TOUR_ICONS, TOUR_STEP_IDS } from '#domain/tour-step.ts';
import { USER_PREFIX, USER_ROLES, USER_STATUSES } from '#domain/user.ts';
import { VOUCHER_PREFIX, VOUCHER_TYPES } from '#domain/voucher.ts';
import { exactly } from './exactly.ts';
import {
  date,
  flag,
  idWith,
  isCountable,
  items,
  maybeDate,
  momentId,
  oneOf,
  paise,
  percentage,
  quantity,
  record,
  someItems,
  text,
  wholeNumber,
} from './fields.ts';

const access = record({ read: flag, write: flag });

/**
 * The shape of the records of each table: exactly what the app's own verbs can write. Nonsense that the app allows (any
 * name, a year that ends before it starts) is valid here, too. A field added later gets its default for older files, as
 * `orderNumber: v.optional(text, '')`, because every later version must read older files.
 */
export const SHAPES: Readonly<Record<RecordTable, v.GenericSchema>> = {
  invoices: exactly<Rows['invoices']>()(
    v.pipe(
      record({
        id: idWith(INVOICE_PREFIX),
        date: maybeDate,
        customerName: text,
        amount: paise,
        taxAmount: paise,
        totalAmount: paise,
        status: oneOf(INVOICE_STATUSES),
        dueDate: maybeDate,
        gstType: oneOf(GST_TYPES),
        items: someItems,
      }),
      v.forward(
        v.check((made) => isCountable(() => sumsOf(made.items).amount === made.amount), 'the sum of its items'),
        ['amount'],
      ),
      v.forward(
        v.check(({ items: lines, taxAmount }) => sumsOf(lines).taxAmount === taxAmount, 'the tax on its amount'),
        ['taxAmount'],
      ),
      v.forward(
        v.check(
          ({ items: lines, totalAmount }) => sumsOf(lines).totalAmount === totalAmount,
          'amount and tax together',
        ),
        ['totalAmount'],
      ),
    ),
  ),
  customers: exactly<Rows['customers']>()(record({ id: idWith(CUSTOMER_PREFIX), name: text, gstin: text })),
  salesOrders: exactly<Rows['salesOrders']>()(
    record({
      id: idWith(SALES_ORDER_PREFIX),
      date: maybeDate,
      customerName: text,
      amount: paise,
      status: oneOf(SALES_ORDER_STATUSES),
      items,
    }),
  ),
  purchaseOrders: exactly<Rows['purchaseOrders']>()(
    record({
      id: idWith(PURCHASE_ORDER_PREFIX),
      date: maybeDate,
      vendorName: text,
      amount: paise,
      status: oneOf(PURCHASE_ORDER_STATUSES),
      items,
    }),
  ),
  products: exactly<Rows['products']>()(
    v.pipe(
      record({
        id: idWith(PRODUCT_PREFIX),
        name: text,
        sku: text,
        category: oneOf([...PRODUCT_CATEGORIES, '']),
        currentStock: quantity,
        reorderLevel: quantity,
        maxStock: quantity,
        price: paise,
        supplier: text,
        location: oneOf([...WAREHOUSES, '']),
      }),
      v.forward(
        v.check(
          (product) => isCountable(() => inventoryValue(product) < Infinity && stockLevel(product) !== undefined),
          'a stock whose value can be counted to the paisa',
        ),
        ['currentStock'],
      ),
    ),
  ),
  stockMovements: exactly<Rows['stockMovements']>()(
    v.pipe(
      record({
        id: idWith(MOVEMENT_PREFIX),
        productId: idWith(PRODUCT_PREFIX),
        product: text,
        type: oneOf(MOVEMENT_TYPES),
        quantity,
        date,
        reference: text,
        reason: text,
      }),
      v.forward(
        v.check(
          (moved) => signedQuantity(moved.type, moved.quantity) === moved.quantity,
          'a minus before what went out',
        ),
        ['quantity'],
      ),
    ),
  ),
  vouchers: exactly<Rows['vouchers']>()(
    record({
      id: idWith(VOUCHER_PREFIX),
      date: maybeDate,
      voucherType: oneOf([...VOUCHER_TYPES, '']),
      reference: text,
      debitLedger: text,
      creditLedger: text,
      amount: paise,
      narration: text,
    }),
  ),
  ledgerAccounts: exactly<Rows['ledgerAccounts']>()(
    record({ id: idWith(LEDGER_PREFIX), code: text, name: text, group: oneOf([...LEDGER_GROUPS, '']), balance: paise }),
  ),
  gstRates: exactly<Rows['gstRates']>()(
    record({ id: idWith(GST_RATE_PREFIX), name: text, percentage, category: oneOf([...GST_CATEGORIES, '']) }),
  ),
  companies: exactly<Rows['companies']>()(
    record({ id: idWith(COMPANY_PREFIX), name: text, gstin: text, phone: text, email: text, address: text }),
  ),
  users: exactly<Rows['users']>()(
    record({
      id: idWith(USER_PREFIX),
      name: text,
      email: text,
      role: oneOf([...USER_ROLES, '']),
      status: oneOf(USER_STATUSES),
    }),
  ),
  rolePermissions: exactly<Rows['rolePermissions']>()(
    v.pipe(
      record({
        id: oneOf(PERMISSION_ROLES.map((role) => defaultPermissions(role).id)),
        role: oneOf(PERMISSION_ROLES),
        access: record(
          Object.fromEntries(PERMISSION_AREAS.map((area) => [area, access])) as Record<PermissionArea, typeof access>,
        ),
      }),
      v.forward(
        v.check(({ id, role }) => defaultPermissions(role).id === id, 'the role of that number'),
        ['role'],
      ),
    ),
  ),
  financialYears: exactly<Rows['financialYears']>()(
    record({
      id: momentId,
      name: text,
      startDate: maybeDate,
      endDate: maybeDate,
      status: oneOf(YEAR_STATUSES),
      isDefault: flag,
    }),
  ),
  locations: exactly<Rows['locations']>()(
    record({
      id: momentId,
      name: text,
      code: text,
      address: text,
      city: text,
      state: text,
      pincode: text,
      phone: text,
      email: text,
      isActive: flag,
      isWarehouse: flag,
      manager: text,
      createdAt: date,
    }),
  ),
  headerCompanies: exactly<Rows['headerCompanies']>()(
    record({ id: idWith(HEADER_COMPANY_PREFIX), name: text, year: text }),
  ),
  tourSteps: exactly<Rows['tourSteps']>()(
    record({
      id: oneOf(TOUR_STEP_IDS),
      title: text,
      description: text,
      icon: oneOf(TOUR_ICONS),
      // The tour passes it to querySelector, which would throw on an invalid selector.
      target: v.pipe(v.string('text'), v.regex(/^(\[data-tour="[a-z-]+"\])?$/, 'a mark such as [data-tour="charts"]')),
      position: oneOf(['center', 'top', 'bottom', 'left', 'right']),
      highlight: flag,
    }),
  ),
  metricCards: exactly<Rows['metricCards']>()(
    record({
      id: idWith(METRIC_PREFIX),
      title: text,
      value: v.variant(
        'kind',
        [record({ kind: v.literal('money'), amount: paise }), record({ kind: v.literal('count'), count: wholeNumber })],
        'money or a count',
      ),
      change: text,
      changeType: oneOf(['positive', 'negative', 'neutral']),
      icon: oneOf(METRIC_ICONS),
    }),
  ),
};
