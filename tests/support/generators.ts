import * as fc from 'fast-check';
import type { Business } from '#data/sample/store.ts';
import { type IsoDate, localDay, type MaybeDate } from '#domain/calendar.ts';
import { COMPANY_PREFIX, type Company } from '#domain/sample/company.ts';
import { CUSTOMER_PREFIX, type Customer } from '#domain/sample/customer.ts';
import { type FinancialYear, YEAR_STATUSES } from '#domain/sample/financial-year.ts';
import { GST_CATEGORIES, GST_RATE_PREFIX, type GstRate } from '#domain/sample/gst-rate.ts';
import { HEADER_COMPANY_PREFIX, type HeaderCompany } from '#domain/sample/header-company.ts';
import {
  amountOf,
  blankInvoice,
  GST_TYPES,
  INVOICE_PREFIX,
  INVOICE_STATUSES,
  type Invoice,
  sumsOf,
} from '#domain/sample/invoice.ts';
import { LEDGER_GROUPS, LEDGER_PREFIX, type LedgerAccount } from '#domain/sample/ledger-account.ts';
import type { Location } from '#domain/sample/location.ts';
import { METRIC_ICONS, METRIC_PREFIX, type MetricCard } from '#domain/sample/metric-card.ts';
import { asPaise } from '#domain/money.ts';
import {
  defaultPermissions,
  PERMISSION_AREAS,
  PERMISSION_ROLES,
  type RolePermissions,
} from '#domain/sample/permission.ts';
import { PRODUCT_CATEGORIES, PRODUCT_PREFIX, type Product, WAREHOUSES } from '#domain/sample/product.ts';
import { PURCHASE_ORDER_PREFIX, PURCHASE_ORDER_STATUSES, type PurchaseOrder } from '#domain/sample/purchase-order.ts';
import { asQuantity } from '#domain/quantity.ts';
import { recordId } from '#domain/record-id.ts';
import { SALES_ORDER_PREFIX, SALES_ORDER_STATUSES, type SalesOrder } from '#domain/sample/sales-order.ts';
import { MOVEMENT_PREFIX, MOVEMENT_TYPES, signedQuantity, type StockMovement } from '#domain/sample/stock-movement.ts';
import { TOUR_ICONS, TOUR_STEP_IDS, type TourStep } from '#domain/sample/tour-step.ts';
import { USER_PREFIX, USER_ROLES, USER_STATUSES, type User } from '#domain/sample/user.ts';
import { VOUCHER_PREFIX, VOUCHER_TYPES, type Voucher } from '#domain/sample/voucher.ts';

/** Records of every kind that the app can store: any text, figures of any allowed size, blanks where allowed. */

/** Ordinary text and edge cases: lone surrogates, empty text, quotes, names of JavaScript properties. */
const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ maxLength: 20 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 8 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom('', ' ', '__proto__', 'constructor', '"},{"', '\ud800', '\ufeff', '\u2028', 'श्री', '{[', '\\', '\\"'),
);
const anyDay: fc.Arbitrary<IsoDate> = fc
  .date({ min: new Date(0, 0, 1), max: new Date(9999, 11, 31), noInvalidDate: true })
  .map(localDay);
const anyMaybeDay: fc.Arbitrary<MaybeDate> = fc.oneof({ weight: 5, arbitrary: anyDay }, fc.constant(''));
const anyAmount = fc
  .oneof(
    { weight: 4, arbitrary: fc.integer({ min: -1e9, max: 1e9 }) },
    fc.maxSafeInteger().map((n) => n % 1e13),
  )
  .map(asPaise);
const anyQuantity = fc
  .oneof(
    fc.integer({ min: -50, max: 5000 }),
    fc.integer({ min: -1e9, max: 1e9 }).map((units) => units / 1000),
  )
  .map(asQuantity);
const anyPercentage = fc
  .integer({ min: -99_999_999, max: 99_999_999 })
  .map((thousandths) => asQuantity(thousandths / 1000));

const anyItem = fc
  .record({ name: anyText, quantity: anyQuantity, rate: fc.integer({ min: -1e9, max: 1e9 }).map(asPaise) })
  .map((line) => ({ ...line, amount: amountOf(line) }));
const anyItems = fc.array(anyItem, { maxLength: 4 });
const anyFlag = fc.boolean();
const oneOf = <const Options extends readonly unknown[]>(options: Options): fc.Arbitrary<Options[number]> =>
  fc.constantFrom(...options);

/** Any text for each text field of a blank record, so that a field added later is covered automatically. */
function anyTextsOf<Blank extends object>(blank: Blank): { readonly [Field in TextOf<Blank>]: fc.Arbitrary<string> } {
  const fields = Object.entries(blank).filter(([, value]) => value === '');
  return Object.fromEntries(fields.map(([field]) => [field, anyText])) as Record<TextOf<Blank>, typeof anyText>;
}
type TextOf<Blank> = { [Field in keyof Blank]: string extends Blank[Field] ? Field : never }[keyof Blank];

const customer = (id: string): fc.Arbitrary<Customer> =>
  fc.record({ id: fc.constant(id), name: anyText, gstin: anyText });

const invoice = (id: string): fc.Arbitrary<Invoice> =>
  fc
    .record({
      ...anyTextsOf(blankInvoice('2024-04-05')),
      id: fc.constant(id),
      date: anyMaybeDay,
      status: oneOf(INVOICE_STATUSES),
      dueDate: anyMaybeDay,
      gstType: oneOf(GST_TYPES),
      items: fc.array(anyItem, { minLength: 1, maxLength: 4 }),
    })
    .map((written) => ({ ...written, ...sumsOf(written.items) }));

const salesOrder = (id: string): fc.Arbitrary<SalesOrder> =>
  fc.record({
    id: fc.constant(id),
    date: anyMaybeDay,
    customerName: anyText,
    amount: anyAmount,
    status: oneOf(SALES_ORDER_STATUSES),
    items: anyItems,
  });

const purchaseOrder = (id: string): fc.Arbitrary<PurchaseOrder> =>
  fc.record({
    id: fc.constant(id),
    date: anyMaybeDay,
    vendorName: anyText,
    amount: anyAmount,
    status: oneOf(PURCHASE_ORDER_STATUSES),
    items: anyItems,
  });

const product = (id: string): fc.Arbitrary<Product> =>
  fc.record({
    id: fc.constant(id),
    name: anyText,
    sku: anyText,
    category: oneOf([...PRODUCT_CATEGORIES, '']),
    currentStock: anyQuantity,
    reorderLevel: anyQuantity,
    maxStock: anyQuantity,
    price: fc.integer({ min: 0, max: 1e8 }).map(asPaise),
    supplier: anyText,
    location: oneOf([...WAREHOUSES, '']),
  });

const movement = (id: string, productId: string): fc.Arbitrary<StockMovement> =>
  fc
    .record({
      id: fc.constant(id),
      productId: fc.constant(productId),
      product: anyText,
      type: oneOf(MOVEMENT_TYPES),
      quantity: anyQuantity,
      date: anyDay,
      reference: anyText,
      reason: anyText,
    })
    .map((typed) => ({ ...typed, quantity: signedQuantity(typed.type, typed.quantity) }));

const voucher = (id: string): fc.Arbitrary<Voucher> =>
  fc.record({
    id: fc.constant(id),
    date: anyMaybeDay,
    voucherType: oneOf([...VOUCHER_TYPES, '']),
    reference: anyText,
    debitLedger: anyText,
    creditLedger: anyText,
    amount: anyAmount,
    narration: anyText,
  });

const ledgerAccount = (id: string): fc.Arbitrary<LedgerAccount> =>
  fc.record({
    id: fc.constant(id),
    code: anyText,
    name: anyText,
    group: oneOf([...LEDGER_GROUPS, '']),
    balance: anyAmount,
  });

const gstRate = (id: string): fc.Arbitrary<GstRate> =>
  fc.record({
    id: fc.constant(id),
    name: anyText,
    percentage: anyPercentage,
    category: oneOf([...GST_CATEGORIES, '']),
  });

const company = (id: string): fc.Arbitrary<Company> =>
  fc.record({ id: fc.constant(id), name: anyText, gstin: anyText, phone: anyText, email: anyText, address: anyText });

const user = (id: string): fc.Arbitrary<User> =>
  fc.record({
    id: fc.constant(id),
    name: anyText,
    email: anyText,
    role: oneOf([...USER_ROLES, '']),
    status: oneOf(USER_STATUSES),
  });

const role = (name: (typeof PERMISSION_ROLES)[number]): fc.Arbitrary<RolePermissions> =>
  fc
    .array(fc.record({ read: anyFlag, write: anyFlag }), {
      minLength: PERMISSION_AREAS.length,
      maxLength: PERMISSION_AREAS.length,
    })
    .map((flags) => ({
      id: defaultPermissions(name).id,
      role: name,
      access: Object.fromEntries(PERMISSION_AREAS.map((area, at) => [area, flags[at]])) as RolePermissions['access'],
    }));

const financialYear = (id: string): fc.Arbitrary<FinancialYear> =>
  fc.record({
    id: fc.constant(id),
    name: anyText,
    startDate: anyMaybeDay,
    endDate: anyMaybeDay,
    status: oneOf(YEAR_STATUSES),
    isDefault: anyFlag,
  });

const location = (id: string): fc.Arbitrary<Location> =>
  fc.record({
    id: fc.constant(id),
    name: anyText,
    code: anyText,
    address: anyText,
    city: anyText,
    state: anyText,
    pincode: anyText,
    phone: anyText,
    email: anyText,
    isActive: anyFlag,
    isWarehouse: anyFlag,
    manager: anyText,
    createdAt: anyDay,
  });

const headerCompany = (id: string): fc.Arbitrary<HeaderCompany> =>
  fc.record({ id: fc.constant(id), name: anyText, year: anyText });

const tourStep = (id: (typeof TOUR_STEP_IDS)[number]): fc.Arbitrary<TourStep> =>
  fc.record({
    id: fc.constant(id),
    title: anyText,
    description: anyText,
    icon: oneOf(TOUR_ICONS),
    target: oneOf(['', '[data-tour="charts"]']),
    position: oneOf(['center', 'top', 'bottom', 'left', 'right']),
    highlight: anyFlag,
  });

const metricCard = (id: string): fc.Arbitrary<MetricCard> =>
  fc.record({
    id: fc.constant(id),
    title: anyText,
    value: fc.oneof(
      fc.record({ kind: fc.constant('money' as const), amount: anyAmount }),
      fc.record({ kind: fc.constant('count' as const), count: fc.maxSafeInteger() }),
    ),
    change: anyText,
    changeType: oneOf(['positive', 'negative', 'neutral']),
    icon: oneOf(METRIC_ICONS),
  });

/** Some records (or `exactly` that many), with unique numbers, unsorted, some above 999. */
function some<Row>(prefix: string, of: (id: string) => fc.Arbitrary<Row>, exactly?: number): fc.Arbitrary<Row[]> {
  return fc
    .uniqueArray(fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 990, max: 1_00_000 })), {
      minLength: exactly ?? 0,
      maxLength: exactly ?? 5,
    })
    .chain((numbers) => fc.tuple(...numbers.map((number) => of(recordId(prefix, number)))));
}

/** The same with timestamp ids. */
function someByMoment<Row>(of: (id: string) => fc.Arbitrary<Row>): fc.Arbitrary<Row[]> {
  return fc
    .uniqueArray(fc.integer({ min: 1, max: 9e13 }), { maxLength: 4 })
    .chain((moments) => fc.tuple(...moments.map((moment) => of(String(moment)))));
}

/** A whole business in which every movement belongs to a product. */
export const anyBusiness: fc.Arbitrary<Business> = some(PRODUCT_PREFIX, product).chain((products) => {
  const ids = products.map(({ id }) => id);
  return fc.record({
    products: fc.constant(products),
    stockMovements:
      ids.length === 0
        ? fc.constant([])
        : some(MOVEMENT_PREFIX, (id) => fc.constantFrom(...ids).chain((productId) => movement(id, productId))),
    invoices: some(INVOICE_PREFIX, invoice),
    customers: some(CUSTOMER_PREFIX, customer),
    salesOrders: some(SALES_ORDER_PREFIX, salesOrder),
    purchaseOrders: some(PURCHASE_ORDER_PREFIX, purchaseOrder),
    vouchers: some(VOUCHER_PREFIX, voucher),
    ledgerAccounts: some(LEDGER_PREFIX, ledgerAccount),
    gstRates: some(GST_RATE_PREFIX, gstRate),
    companies: some(COMPANY_PREFIX, company),
    users: some(USER_PREFIX, user),
    rolePermissions: fc.tuple(...PERMISSION_ROLES.map(role)),
    financialYears: someByMoment(financialYear),
    locations: someByMoment(location),
    headerCompanies: some(HEADER_COMPANY_PREFIX, headerCompany, 3),
    tourSteps: fc.tuple(...TOUR_STEP_IDS.map(tourStep)),
    metricCards: some(METRIC_PREFIX, metricCard, 4),
  });
});
