import type { Database } from '#data/store/database.ts';
import { type ShiftFigures, figuresOfShift } from '#domain/books/counter/shifts/shift-report.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import { shiftSumRow } from '#domain/books/ledger/shift-sums.ts';
import { nodeOfKey } from '#domain/books/ledger/posting-sums.ts';
import { netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { BUSINESS_ID } from '#data/books/ids.ts';
import { flowsOfWithin } from '#data/books/ledger/period-sums-in-transaction.ts';
import { sumsIn, sumsOf } from '#data/books/projections/sum-rows.ts';
import type { Rows } from '#data/books/tables.ts';

/** The tables that the figures of a shift are read from. */
export const FIGURE_TABLES = ['shifts', 'vouchers', 'ledgers', 'business', 'edits'] as const;

/**
 * Reads what a shift has come to, by the balance of its ledger at the end of `today`: a row of sums, a balance, the few voids and
 * openings of the log, and the first and the last bill by their index; never its bills.
 */
export async function shiftFiguresWithin(db: Database<Rows>, shift: Shift, today: IsoDate): Promise<ShiftFigures> {
  const sums = sumsOf(await sumsIn(db).where('key').equals(shiftSumRow(shift.id)).toArray());
  const noted = await db.records('edits').where('record').equals(shift.id).toArray();
  return figuresOfShift(new Map([...sums].map(([key, flow]) => [nodeOfKey(key), flow])), {
    openingCash: shift.openingCash,
    expected: await cashWithin(db, shift.cash.id, today),
    voids: noted.filter(({ deed }) => deed === 'void').length,
    openings: noted.filter(({ deed }) => deed === 'open').length,
    first: await billNumber(db, shift, 'first'),
    last: await billNumber(db, shift, 'last'),
  });
}

/** Reads the balance of a ledger of cash at the end of a day. */
export async function cashWithin(db: Database<Rows>, ledger: string, day: IsoDate): Promise<Paise> {
  const [own, business] = [await db.records('ledgers').get(ledger), await db.records('business').get(BUSINESS_ID)];
  const flows = await flowsOfWithin(db, [ledger], business?.booksBegin ?? day, day);
  return asPaise((own?.opening ?? 0) + netOf(flows.get(ledger) ?? NO_DEBIT_CREDIT));
}

async function billNumber(db: Database<Rows>, { id }: Shift, which: 'first' | 'last'): Promise<string> {
  const bills = db
    .records('vouchers')
    .where('[keys.shift+keys.serial]')
    .between([id, Number.NEGATIVE_INFINITY], [id, Number.POSITIVE_INFINITY]);
  const bill: Voucher | undefined = await bills[which]();
  return bill?.number ?? '';
}
