import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { withTimeout } from '#ui/with-timeout.ts';
import { fetchFailureText } from '#ui/lazy-part.tsx';
import { Frame } from './frame/frame.tsx';
import { restoreOnBack } from './frame/restore-on-back.ts';
import { ScreenError } from './frame/screen-error.tsx';
import { announceNavigations } from './frame/announce-navigations.ts';

const notFoundComponent = lazily(() => import('#screens/not-found/not-found-screen.tsx'), 'NotFoundScreen');
const root = createRootRoute({ component: Frame, notFoundComponent });

/** One set of books: opened by the key in its address, then its screens. */
const books = createRoute({
  getParentRoute: () => root,
  path: '/books/$key',
  component: lazily(() => import('./frame/books/opened-books.tsx'), 'OpenedBooks'),
  notFoundComponent,
});

/** The table of contents: every path and its screen; the sample business, then books of one's own. */
const screens = root.addChildren([
  at('/', () => import('#screens/sample/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  at('/invoices', () => import('#screens/sample/invoices/invoices-screen.tsx'), 'InvoicesScreen'),
  at('/sales', () => import('#screens/sample/sales/sales-screen.tsx'), 'SalesScreen'),
  at('/purchases', () => import('#screens/sample/purchases/purchases-screen.tsx'), 'PurchasesScreen'),
  at('/inventory', () => import('#screens/sample/inventory/inventory-screen.tsx'), 'InventoryScreen'),
  at('/accounting', () => import('#screens/sample/accounting/accounting-screen.tsx'), 'AccountingScreen'),
  at('/gst', () => import('#screens/sample/gst/gst-screen.tsx'), 'GstScreen'),
  at('/reports', () => import('#screens/sample/reports/reports-screen.tsx'), 'ReportsScreen'),
  at('/settings', () => import('#screens/sample/settings/settings-screen.tsx'), 'SettingsScreen'),
  at(
    '/financial-year',
    () => import('#screens/sample/financial-year/financial-year-screen.tsx'),
    'FinancialYearScreen',
  ),
  at('/locations', () => import('#screens/sample/locations/locations-screen.tsx'), 'LocationsScreen'),
  at('/login', () => import('#screens/auth/login-screen.tsx'), 'LoginScreen'),
  at('/register', () => import('#screens/auth/register-screen.tsx'), 'RegisterScreen'),
  at('/forgot-password', () => import('#screens/auth/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  at('/reset-password', () => import('#screens/auth/reset-password-screen.tsx'), 'ResetPasswordScreen'),
  at('/account', () => import('#screens/account/account-screen.tsx'), 'AccountScreen'),

  at('/books', () => import('#screens/books/shelf/books-screen.tsx'), 'BooksScreen'),
  at('/books/new', () => import('#screens/books/start/start-books-screen.tsx'), 'StartBooksScreen'),
  at('/books/new/tally', () => import('#screens/books/start/move-in-screen.tsx'), 'MoveInScreen'),
  books.addChildren([
    inBooks('/', () => import('#screens/books/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
    inBooks('/invoices', () => import('#screens/books/invoices/invoices-screen.tsx'), 'InvoicesScreen'),
    inBooks('/counter', () => import('#screens/books/counter/counter-screen.tsx'), 'CounterScreen'),
    inBooks('/counter/display', () => import('#screens/books/counter/display/display-screen.tsx'), 'DisplayScreen'),
    inBooks('/counter/shifts', () => import('#screens/books/counter/shifts/shifts-screen.tsx'), 'ShiftsScreen'),
    inBooks('/counter/shifts/$id', () => import('#screens/books/counter/shifts/shift-screen.tsx'), 'ShiftScreen'),
    inBooks('/orders', () => import('#screens/books/orders/orders-screen.tsx'), 'OrdersScreen'),
    inBooks('/purchases', () => import('#screens/books/purchases/purchases-screen.tsx'), 'PurchasesScreen'),
    inBooks('/payments', () => import('#screens/books/payments/payments-screen.tsx'), 'PaymentsScreen'),
    inBooks('/banking', () => import('#screens/books/banking/banking-screen.tsx'), 'BankingScreen'),
    inBooks('/vouchers/new/$kind', () => import('#screens/books/vouchers/new-voucher-screen.tsx'), 'NewVoucherScreen'),
    inBooks('/vouchers/$id', () => import('#screens/books/vouchers/voucher-screen.tsx'), 'VoucherScreen'),
    inBooks('/vouchers/$id/edit', () => import('#screens/books/vouchers/edit-voucher-screen.tsx'), 'EditVoucherScreen'),
    inBooks('/parties', () => import('#screens/books/parties/parties-screen.tsx'), 'PartiesScreen'),
    inBooks('/parties/$id', () => import('#screens/books/parties/party-screen.tsx'), 'PartyScreen'),
    inBooks('/items', () => import('#screens/books/items/items-screen.tsx'), 'ItemsScreen'),
    inBooks('/items/$id', () => import('#screens/books/items/item-screen.tsx'), 'ItemScreen'),
    inBooks('/labels', () => import('#screens/books/labels/labels-screen.tsx'), 'LabelsScreen'),
    inBooks('/stock-count', () => import('#screens/books/items/stock-count-screen.tsx'), 'StockCountScreen'),
    inBooks('/accounting', () => import('#screens/books/accounting/accounting-screen.tsx'), 'AccountingScreen'),
    inBooks('/ledgers/$id', () => import('#screens/books/accounting/ledger-screen.tsx'), 'LedgerScreen'),
    inBooks('/groups/$group', () => import('#screens/books/accounting/group-screen.tsx'), 'GroupScreen'),
    inBooks('/gst', () => import('#screens/books/gst/gst-screen.tsx'), 'GstScreen'),
    inBooks('/reports', () => import('#screens/books/reports/reports-screen.tsx'), 'ReportsScreen'),
    inBooks(
      '/reports/trial-balance',
      () => import('#screens/books/reports/trial-balance-screen.tsx'),
      'TrialBalanceScreen',
    ),
    inBooks(
      '/reports/profit-and-loss',
      () => import('#screens/books/reports/profit-and-loss-screen.tsx'),
      'ProfitAndLossScreen',
    ),
    inBooks(
      '/reports/balance-sheet',
      () => import('#screens/books/reports/balance-sheet-screen.tsx'),
      'BalanceSheetScreen',
    ),
    inBooks('/reports/cash-flow', () => import('#screens/books/reports/cash-flow-screen.tsx'), 'CashFlowScreen'),
    inBooks('/reports/receivables', () => import('#screens/books/reports/ageing-screens.tsx'), 'ReceivablesScreen'),
    inBooks('/reports/payables', () => import('#screens/books/reports/ageing-screens.tsx'), 'PayablesScreen'),
    inBooks(
      '/reports/sales-register',
      () => import('#screens/books/reports/register-screens.tsx'),
      'SalesRegisterScreen',
    ),
    inBooks(
      '/reports/purchase-register',
      () => import('#screens/books/reports/register-screens.tsx'),
      'PurchaseRegisterScreen',
    ),
    inBooks('/import-export', () => import('#screens/books/exchange/exchange-screen.tsx'), 'ExchangeScreen'),
    inBooks('/reports/gst-summary', () => import('#screens/books/reports/gst-summary-screen.tsx'), 'GstSummaryScreen'),
    inBooks(
      '/reports/stock-summary',
      () => import('#screens/books/reports/stock-summary-screen.tsx'),
      'StockSummaryScreen',
    ),
    inBooks(
      '/reports/stock-ledger',
      () => import('#screens/books/reports/stock-ledger-screen.tsx'),
      'StockLedgerScreen',
    ),
    inBooks(
      '/reports/pending-sales-orders',
      () => import('#screens/books/reports/order-report-screens.tsx'),
      'PendingSalesOrdersScreen',
    ),
    inBooks(
      '/reports/pending-purchase-orders',
      () => import('#screens/books/reports/order-report-screens.tsx'),
      'PendingPurchaseOrdersScreen',
    ),
    inBooks(
      '/reports/goods-with-parties',
      () => import('#screens/books/reports/order-report-screens.tsx'),
      'GoodsWithPartiesScreen',
    ),
    inBooks(
      '/reports/expiring-goods',
      () => import('#screens/books/reports/expiring-goods-screen.tsx'),
      'ExpiringGoodsScreen',
    ),
    inBooks('/reports/day-book', () => import('#screens/books/reports/day-book-screen.tsx'), 'DayBookScreen'),
    inBooks(
      '/reports/party-statement',
      () => import('#screens/books/reports/party-statement-screen.tsx'),
      'PartyStatementScreen',
    ),
    inBooks('/settings', () => import('#screens/books/settings/settings-screen.tsx'), 'SettingsScreen'),
  ]),
]);

/** The router of the product. Tests pass their own history. */
export function openRoutes(history?: RouterHistory) {
  const router = createRouter({
    routeTree: screens,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ScreenError,
    scrollToTopSelectors: ['main'],
    ...(history && { history }),
  });
  restoreOnBack(router);
  announceNavigations(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRoutes>;
  }
}

/** Fetches the file of a screen. */
type Load<Screen extends string> = () => Promise<Record<Screen, ComponentType>>;

/** A screen outside of one set of books. */
function at<const Path extends string, Screen extends string>(path: Path, load: Load<Screen>, screen: Screen) {
  return createRoute({ getParentRoute: () => root, path, component: lazily(load, screen) });
}

/** A screen of one set of books. */
function inBooks<const Path extends string, Screen extends string>(path: Path, load: Load<Screen>, screen: Screen) {
  return createRoute({ getParentRoute: () => books, path, component: lazily(load, screen) });
}

/** A screen whose file is fetched when it is first shown. */
function lazily<Screen extends string>(load: Load<Screen>, screen: Screen) {
  return lazyRouteComponent(() => loaded(load), screen);
}

/**
 * Rethrows a failed import under our own message. The router recognises the browser's message for it and would reload the
 * page, which would throw this page's records away.
 */
async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withTimeout(load());
  } catch (cause) {
    throw new Error(fetchFailureText(), { cause });
  }
}
