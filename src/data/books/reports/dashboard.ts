import { isOrder } from '#domain/books/orders/order.ts';
import { type DashboardFigures, dashboardFigures } from '#domain/books/reports/dashboard-figures.ts';
import { see } from '#data/books/staff/access.ts';
import { isBeforeBooks } from '#domain/books/ledger/books-begin.ts';
import { balanceOfDue } from '#domain/books/payments/due.ts';
import { lastMonths, monthDaysOf } from '#domain/books/usual-periods.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { MONTHS } from '#domain/format.ts';
import { type Paise, ZERO } from '#domain/money.ts';
import type { ReportTable } from '#domain/report-table.ts';
import { business } from '#data/books/business.ts';
import { type DueRow, duesIn } from '#data/books/projections/dues.ts';
import { flowsBetween } from '#data/books/ledger/period-sums.ts';
import { namesOf } from '#data/books/masters/references.ts';
import { registerSums } from './registers.ts';
import { controlOn } from './financial-statements.ts';
import { booksStore } from '#data/books/store.ts';

/** Debtors and creditors are debit positive. Only who charges GST has some to pay. */
type Dashboard = Omit<DashboardFigures, 'gst'> &
  Partial<Pick<DashboardFigures, 'gst'>> &
  Readonly<{ sales: Paise; debtors: Paise; creditors: Paise }>;

/** An invoice, or an opening bill, whose due date has passed. */
export type Overdue = Pick<DueRow, 'id' | 'number' | 'dueDate' | 'party'> &
  Readonly<{ customer: string; balance: Paise }>;

/** Returns the figures of the dashboard on a day, from stored sums. */
export async function dashboardOn(day: IsoDate): Promise<Dashboard> {
  see('reports');
  const { from, to } = monthDaysOf(day);
  const [own, ledgers, ever, within, sales, debtors, creditors] = await Promise.all([
    business(),
    booksStore.records('ledgers').toArray(),
    flowsBetween('', day),
    flowsBetween(from, to),
    registerSums('Sales Register', { from, to }),
    controlOn('debtors', day),
    controlOn('creditors', day),
  ]);
  const opened = isBeforeBooks(day, own) ? ledgers.map((ledger) => ({ ...ledger, opening: ZERO })) : ledgers;
  const { gst, ...figures } = dashboardFigures(opened, ever, within);
  return { ...figures, ...(own.registration === 'Regular' && { gst }), sales: sales.taxable, debtors, creditors };
}

/** Returns the sales of each of the twelve months up to that of a day, without tax. */
export async function salesOfTwelveMonths(day: IsoDate): Promise<ReportTable> {
  see('reports');
  const months = lastMonths(day, 12);
  const sums = await Promise.all(months.map((month) => registerSums('Sales Register', month)));
  return {
    title: 'Sales of twelve months',
    period: 'Without tax',
    head: ['Month', 'Sales'],
    rows: months.map(({ from }, at) => [monthAbbreviation(from), { amount: sums[at]?.taxable ?? ZERO }]),
  };
}

/** The invoices that are longest overdue on a day. */
export async function overdueInvoices(day: IsoDate): Promise<readonly Overdue[]> {
  see('reports');
  const rows = await duesIn(booksStore.database())
    .where('[side+state+due+id]')
    .between(['receivable', 'Open', ''], ['receivable', 'Open', day])
    .filter(({ dueDate }) => dueDate !== '')
    .limit(MOST_OVERDUE)
    .toArray();
  const names = await namesOf(rows.map(({ party }) => party));
  return rows.map((row) => {
    const { id, number, dueDate, party } = row;
    return { id, number, dueDate, party, customer: names.get(party) ?? '', balance: balanceOfDue(row) };
  });
}

/** The vouchers that were entered last. */
export async function recentVouchers(): Promise<readonly Voucher[]> {
  see('reports');
  const latest = booksStore.records('vouchers').orderBy('keys.serial');
  // oxlint-disable-next-line unicorn/no-array-reverse -- a Dexie collection, whose reverse() walks the index backwards
  const booked = latest.reverse().filter((row) => !isOrder(row));
  return booked.limit(MOST_RECENT).toArray();
}

const MOST_RECENT = 5;
const MOST_OVERDUE = 5;

function monthAbbreviation(day: IsoDate): string {
  return (MONTHS[Number(day.slice(5, 7)) - 1] ?? '').slice(0, 3);
}
