import { type DashboardFigures, dashboardFigures } from '#domain/books/dashboard-figures.ts';
import { monthOf } from '#domain/books/usual-periods.ts';
import type { Voucher } from '#domain/books/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import type { Paise } from '#domain/money.ts';
import { flowsBetween } from './flows.ts';
import { controlOn } from './statements.ts';
import { booksStore } from './store.ts';

/** What the dashboard shows on a day, from kept sums. Debtors and creditors are debit positive. */
export async function dashboardOn(
  day: IsoDate,
): Promise<DashboardFigures & Readonly<{ debtors: Paise; creditors: Paise }>> {
  const { from, to } = monthOf(day);
  const [ledgers, ever, within, debtors, creditors] = await Promise.all([
    booksStore.records('ledgers').toArray(),
    flowsBetween('', day),
    flowsBetween(from, to),
    controlOn('debtors', day),
    controlOn('creditors', day),
  ]);
  return { ...dashboardFigures(ledgers, ever, within), debtors, creditors };
}

/** The vouchers that were entered last. */
export async function recentVouchers(): Promise<readonly Voucher[]> {
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  return booksStore.records('vouchers').orderBy('keys.serial').reverse().limit(MOST_RECENT).toArray();
}

const MOST_RECENT = 5;
