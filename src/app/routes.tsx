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
import type { BOOKS_SCREENS } from './books-screens.ts';
import { announceNavigations } from './frame/announce-navigations.ts';
import { screenLoaders } from './workspaces/screen-loaders.ts';

const notFoundComponent = lazily('sample', () => import('#screens/not-found/not-found-screen.tsx'), 'NotFoundScreen');
const root = createRootRoute({ component: Frame, notFoundComponent });

/** One set of books: opened by the key in its address, then its screens. */
const books = createRoute({
  getParentRoute: () => root,
  path: '/books/$key',
  component: booksScreen('OpenedBooks'),
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

  onShelf('/books', 'BooksScreen'),
  onShelf('/books/new', 'StartBooksScreen'),
  onShelf('/books/new/tally', 'MoveInScreen'),
  books.addChildren([
    inBooks('/', 'DashboardScreen'),
    inBooks('/invoices', 'InvoicesScreen'),
    inBooks('/purchases', 'PurchasesScreen'),
    inBooks('/payments', 'PaymentsScreen'),
    inBooks('/banking', 'BankingScreen'),
    inBooks('/vouchers/new/$kind', 'NewVoucherScreen'),
    inBooks('/vouchers/$id', 'VoucherScreen'),
    inBooks('/vouchers/$id/edit', 'EditVoucherScreen'),
    inBooks('/parties', 'PartiesScreen'),
    inBooks('/parties/$id', 'PartyScreen'),
    inBooks('/items', 'ItemsScreen'),
    inBooks('/items/$id', 'ItemScreen'),
    inBooks('/stock-count', 'StockCountScreen'),
    inBooks('/accounting', 'AccountingScreen'),
    inBooks('/ledgers/$id', 'LedgerScreen'),
    inBooks('/groups/$group', 'GroupScreen'),
    inBooks('/gst', 'GstScreen'),
    inBooks('/reports', 'ReportsScreen'),
    inBooks('/reports/trial-balance', 'TrialBalanceScreen'),
    inBooks('/reports/profit-and-loss', 'ProfitAndLossScreen'),
    inBooks('/reports/balance-sheet', 'BalanceSheetScreen'),
    inBooks('/reports/cash-flow', 'CashFlowScreen'),
    inBooks('/reports/receivables', 'ReceivablesScreen'),
    inBooks('/reports/payables', 'PayablesScreen'),
    inBooks('/reports/sales-register', 'SalesRegisterScreen'),
    inBooks('/reports/purchase-register', 'PurchaseRegisterScreen'),
    inBooks('/import-export', 'ExchangeScreen'),
    inBooks('/reports/gst-summary', 'GstSummaryScreen'),
    inBooks('/reports/stock-summary', 'StockSummaryScreen'),
    inBooks('/reports/stock-ledger', 'StockLedgerScreen'),
    inBooks('/reports/day-book', 'DayBookScreen'),
    inBooks('/reports/party-statement', 'PartyStatementScreen'),
    inBooks('/settings', 'SettingsScreen'),
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

/** A screen of the sample business, or of none. */
function at<const Path extends string, Screen extends string>(
  path: Path,
  load: () => Promise<Record<Screen, ComponentType>>,
  screen: Screen,
) {
  return createRoute({ getParentRoute: () => root, path, component: lazily('sample', load, screen) });
}

/** A screen of books without a set that is open. */
function onShelf<const Path extends string>(path: Path, screen: keyof typeof BOOKS_SCREENS) {
  return createRoute({ getParentRoute: () => root, path, component: booksScreen(screen) });
}

/** A screen of one set of books. */
function inBooks<const Path extends string>(path: Path, screen: keyof typeof BOOKS_SCREENS) {
  return createRoute({ getParentRoute: () => books, path, component: booksScreen(screen) });
}

function booksScreen<Screen extends keyof typeof BOOKS_SCREENS>(screen: Screen) {
  const load = async () => {
    const { BOOKS_SCREENS: files } = await import('./books-screens.ts');
    // Each file has the screen that its key names; the compiler cannot tell that of a key that is not known yet.
    return (await files[screen]()) as Record<Screen, ComponentType>;
  };
  return lazily('books', load, screen);
}

/** A screen whose file is fetched when it is first shown, or in an idle moment of that workspace. */
function lazily<Screen extends string>(
  workspace: keyof typeof screenLoaders,
  load: () => Promise<Record<Screen, ComponentType>>,
  screen: Screen,
) {
  screenLoaders[workspace].push(load);
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
