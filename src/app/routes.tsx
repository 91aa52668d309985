import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NotFoundScreen } from '#screens/not-found/not-found-screen.tsx';
import { withTimeout } from '#ui/with-timeout.ts';
import { NOT_FETCHED } from '#ui/lazy-part.tsx';
import { Frame } from './frame/frame.tsx';
import { goBackWith } from './frame/go-back.ts';
import { ScreenError } from './frame/screen-error.tsx';
import { announceNavigations } from './frame/announce-navigations.ts';

/** The loader of each screen, so that all can be preloaded before a network fault or an update makes one unavailable. */
export const screenLoaders: (() => Promise<unknown>)[] = [];
const root = createRootRoute({ component: Frame, notFoundComponent: NotFoundScreen });

/** The table of contents: every path and its screen. */
const screens = root.addChildren([
  at('/', () => import('#screens/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  at('/invoices', () => import('#screens/invoices/invoices-screen.tsx'), 'InvoicesScreen'),
  at('/sales', () => import('#screens/sales/sales-screen.tsx'), 'SalesScreen'),
  at('/purchases', () => import('#screens/purchases/purchases-screen.tsx'), 'PurchasesScreen'),
  at('/inventory', () => import('#screens/inventory/inventory-screen.tsx'), 'InventoryScreen'),
  at('/accounting', () => import('#screens/accounting/accounting-screen.tsx'), 'AccountingScreen'),
  at('/gst', () => import('#screens/gst/gst-screen.tsx'), 'GstScreen'),
  at('/reports', () => import('#screens/reports/reports-screen.tsx'), 'ReportsScreen'),
  at('/settings', () => import('#screens/settings/settings-screen.tsx'), 'SettingsScreen'),
  at('/financial-year', () => import('#screens/financial-year/financial-year-screen.tsx'), 'FinancialYearScreen'),
  at('/locations', () => import('#screens/locations/locations-screen.tsx'), 'LocationsScreen'),
  at('/login', () => import('#screens/auth/login-screen.tsx'), 'LoginScreen'),
  at('/register', () => import('#screens/auth/register-screen.tsx'), 'RegisterScreen'),
  at('/forgot-password', () => import('#screens/auth/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  at('/reset-password', () => import('#screens/auth/reset-password-screen.tsx'), 'ResetPasswordScreen'),
  at('/account', () => import('#screens/account/account-screen.tsx'), 'AccountScreen'),
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
  goBackWith(router);
  announceNavigations(router);
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof openRoutes>;
  }
}

function at<const Path extends string, Screen extends string>(
  path: Path,
  load: () => Promise<Record<Screen, ComponentType>>,
  screen: Screen,
) {
  screenLoaders.push(load);
  return createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(() => loaded(load), screen) });
}

/**
 * Rethrows a failed import under our own message. The router recognises the browser's message for it and would reload the
 * page, which would throw this page's records away.
 */
async function loaded<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await withTimeout(load());
  } catch (cause) {
    throw new Error(NOT_FETCHED, { cause });
  }
}
