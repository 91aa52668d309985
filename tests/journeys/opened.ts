import { expect, type Page } from '@playwright/test';
import { OVER_BANKING } from './states/banking.ts';
import { OVER_ACCOUNT } from './states/account.ts';
import { OVER_ACCOUNTS } from './states/accounting.ts';
import { OVER_BOOKS } from './states/books.ts';
import { OVER_COUNTER, OVER_COUNTER_SHEETS } from './states/counter.ts';
import { OVER_DOCUMENTS } from './states/documents.ts';
import { OVER_YEARS } from './states/financial-year.ts';
import { OVER_DASHBOARD } from './states/dashboard.ts';
import { OVER_FRAME } from './states/frame.ts';
import { OVER_GST } from './states/gst.ts';
import { OVER_BACKUP } from './states/backup.ts';
import { OVER_STOCK } from './states/inventory.ts';
import { OVER_INVOICES } from './states/invoices.ts';
import { OVER_KEPT_BOOKS } from './states/kept-books.ts';
import { OVER_LABELS } from './states/labels.ts';
import { OVER_LOCATIONS } from './states/locations.ts';
import { OVER_EVERYTHING } from './states/palette.ts';
import { OVER_PURCHASES } from './states/purchases.ts';
import { OVER_REPORTS } from './states/reports.ts';
import { OVER_SALES } from './states/sales.ts';
import { OVER_PERMISSIONS, OVER_SETTINGS, OVER_USERS } from './states/settings.ts';
import { OVER_SHIFTS } from './states/shifts.ts';
import { OVER_SIGN_IN } from './states/sign-in.ts';
import { OVER_STAFF } from './states/staff.ts';
import { OVER_TOUR } from './states/tour.ts';
import { OVER_VOUCHERS } from './states/vouchers.ts';

/**
 * A route, a text that shows once its records are loaded, and by name the states that can open over it and how to reach them.
 * `widths` names the window widths for states that only exist there.
 */
export type Opened = Readonly<{
  path: string;
  there: string;
  widths?: readonly number[];
  states: Record<string, (page: Page) => Promise<void>>;
}>;

export const OPENED: readonly Opened[] = [
  OVER_DASHBOARD,
  OVER_INVOICES,
  OVER_STOCK,
  OVER_SALES,
  OVER_PURCHASES,
  OVER_ACCOUNTS,
  OVER_GST,
  OVER_REPORTS,
  OVER_SETTINGS,
  OVER_USERS,
  OVER_PERMISSIONS,
  OVER_BACKUP,
  OVER_YEARS,
  OVER_LOCATIONS,
  ...OVER_SIGN_IN,
  OVER_BOOKS,
  OVER_KEPT_BOOKS,
  OVER_BANKING,
  OVER_VOUCHERS,
  OVER_DOCUMENTS,
  OVER_ACCOUNT,
  OVER_TOUR,
  OVER_EVERYTHING,
  ...OVER_FRAME,
  OVER_COUNTER,
  OVER_COUNTER_SHEETS,
  OVER_SHIFTS,
  OVER_LABELS,
  OVER_STAFF,
];

/** Opens a route and waits for its screen and its records. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const { there } of OPENED.filter(({ path }) => path === route)) {
    await expect(page.getByText(there).first()).toBeVisible();
  }
}
