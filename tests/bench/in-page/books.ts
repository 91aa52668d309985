import { statementPage } from '#data/books/reports/ledger-statement.ts';
import { balanceSheetOn, profitAndLossOf, trialBalanceOn } from '#data/books/reports/financial-statements.ts';
import { createVoucher } from '#data/books/vouchers/vouchers.ts';
import { blankContra, type ContraInput } from '#domain/books/vouchers/voucher.ts';
import { daysAfter, firstDayOfYear, type IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';
import { BOOKS_BEGIN, DAYS } from '../books.ts';
import { timeOf } from './timing.ts';
import { moment } from './watch.ts';

/** The last day of the vouchers, one in the middle of the second year, and one early in the third. */
const DAYS_READ = {
  last: daysAfter(BOOKS_BEGIN, DAYS - 1),
  middle: daysAfter(BOOKS_BEGIN, 565),
  early: daysAfter(BOOKS_BEGIN, 750),
};

/** Those days, for another engine to come to the same. */
export function daysRead(): readonly IsoDate[] {
  return Object.values(DAYS_READ);
}

/** Milliseconds to compute each statement for each of these days. */
export async function readStatements(): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const [name, day] of Object.entries(DAYS_READ)) {
    times[`Trial Balance, ${name}`] = await timeOf(() => trialBalanceOn(day));
    times[`Balance Sheet, ${name}`] = await timeOf(() => balanceSheetOn(day));
    times[`Profit & Loss, ${name}`] = await timeOf(() => profitAndLossOf(firstDayOfYear(day), day));
  }
  return times;
}

/** Milliseconds to read a page of the statement of Cash: its first, one in the middle, its last. */
export async function readLedger(): Promise<Record<string, number>> {
  const days = { from: BOOKS_BEGIN, to: daysAfter(BOOKS_BEGIN, DAYS) };
  const middle = { at: 'after', place: [DAYS_READ.middle, '', 0] } as const;
  return {
    first: await timeOf(() => statementPage('LED-000001', days, { at: 'first' })),
    middle: await timeOf(() => statementPage('LED-000001', days, middle)),
    last: await timeOf(() => statementPage('LED-000001', days, { at: 'last' })),
  };
}

/** Saves a contra: milliseconds until the open list shows it. It is the newest, as it is dated after all others. */
export async function saveVoucher(): Promise<number> {
  const before = topText();
  const started = performance.now();
  const [seen] = await Promise.all([
    moment(() => topText() !== before),
    createVoucher(contraOn(daysAfter(BOOKS_BEGIN, DAYS + 9)), 'Issued'),
  ]);
  return seen - started;
}

/** Milliseconds to save a voucher dated on the last day, or on one of the first. */
export async function saveOn(which: 'last' | 'first'): Promise<number> {
  const day = daysAfter(BOOKS_BEGIN, which === 'last' ? DAYS - 1 : 2);
  return timeOf(() => createVoucher(contraOn(day), 'Issued'));
}

function contraOn(day: IsoDate): ContraInput {
  const [cash, bank] = [
    { id: 'LED-000001', name: 'Cash' },
    { id: 'LED-000002', name: 'Bank' },
  ];
  return { ...blankContra(day), paidFrom: cash, receivedIn: bank, amount: asPaise(100) };
}

function topText(): string {
  return document.querySelector('main tbody tr')?.textContent ?? '';
}
