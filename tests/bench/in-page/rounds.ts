import { moment } from './watch.ts';

/** A place in the app: its path, the tab to open there, and a selector that matches once its records are shown. */
export type Place = Readonly<{ name: string; path: string; tab?: string; there: string }>;

const ROW = 'main tbody tr';
const ITEM = 'main section li';
const FIELD = 'main input';
const PANEL = 'main [role="tabpanel"] button';

/** Every screen, and every tab with records. */
export const PLACES: readonly Place[] = [
  { name: 'Dashboard', path: '/', there: 'main ul li:not([aria-hidden]) p' },
  { name: 'Invoices', path: '/invoices', there: ROW },
  { name: 'Sales', path: '/sales', there: ROW },
  { name: 'Purchases', path: '/purchases', there: ROW },
  { name: 'Products', path: '/inventory', there: ROW },
  { name: 'Movements', path: '/inventory', tab: 'Stock Movements', there: ROW },
  { name: 'Alerts', path: '/inventory', tab: 'Alerts', there: ROW },
  { name: 'Vouchers', path: '/accounting', there: ROW },
  { name: 'Ledgers', path: '/accounting', tab: 'Ledger Accounts', there: ROW },
  { name: 'GST', path: '/gst', there: ROW },
  { name: 'Reports', path: '/reports', there: PANEL },
  { name: 'Companies', path: '/settings', there: ROW },
  { name: 'Users', path: '/settings', tab: 'Users', there: ROW },
  { name: 'Financial years', path: '/financial-year', there: ITEM },
  { name: 'Locations', path: '/locations', there: ITEM },
  { name: 'Account', path: '/account', there: PANEL },
];

/** The sign-in screens. */
const OUTSIDE: readonly Place[] = [
  { name: 'Register', path: '/register', there: FIELD },
  { name: 'Forgot password', path: '/forgot-password', there: FIELD },
  { name: 'Reset password', path: '/reset-password', there: FIELD },
  { name: 'Login', path: '/login', there: FIELD },
];

/** Milliseconds from navigating to a place until its records are shown. Starts from the login screen. */
export async function visit(place: Place): Promise<number> {
  const login = OUTSIDE.find(({ path }) => path === '/login');
  if (login) await goTo(login);
  if (place.tab === undefined) return goTo(place);
  await goTo({ ...place, there: ROW });
  const panel = document.querySelector('main [role="tabpanel"]');
  const tab = [...document.querySelectorAll<HTMLElement>('main [role="tab"]')].find(
    ({ textContent }) => textContent === place.tab,
  );
  const started = performance.now();
  tab?.click();
  const isTurned = () => tab?.getAttribute('aria-selected') === 'true' && !panel?.isConnected;
  return (await moment(() => isTurned() && isShown(place.there))) - started;
}

/** Visits all screens this many times. Returns the number of navigations. */
export async function goRound(times: number): Promise<number> {
  const screens = [...PLACES.filter(({ tab }) => tab === undefined), ...OUTSIDE];
  for (let time = 0; time < times; time++) for (const place of screens) await goTo(place);
  return times * screens.length;
}

async function goTo({ path, there }: Place): Promise<number> {
  const started = performance.now();
  if (window.location.pathname === path) return 0;
  const before = document.querySelector('main h1');
  // The same state that the router writes, with a new key: each visit is a new history entry.
  window.history.pushState({ key: `visit ${++visits}` }, '', path);
  return (await moment(() => !before?.isConnected && isShown('main h1') && isShown(there))) - started;
}

/** Reading the height forces a layout, which is part of showing the element. */
function isShown(selector: string): boolean {
  return (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > 0;
}

let visits = 0;
