import type { Database } from '#data/store/database.ts';
import { netOf, NO_DEBIT_CREDIT } from '#domain/books/debit-credit.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import { registerNode } from '#domain/books/ledger/posting-sums.ts';
import type { RegisterFigure } from '#domain/books/ledger/register.ts';
import { type AdvanceReceipt, advancesOf, sumOfAdvances } from '#domain/books/returns/advances.ts';
import { type BelowZero, leftBelowZero, NOTHING_BELOW } from '#domain/books/returns/below-zero.ts';
import { filedStatement, filingId } from '#domain/books/returns/filing.ts';
import { taxInGstr3bFile } from '#domain/books/returns/gstr3b-file.ts';
import { inputCredit } from '#domain/books/returns/input-credit.ts';
import { sumOfSupplies, taxOnSales } from '#domain/books/returns/outward-supplies.ts';
import { daysOfMonth, type Month, monthBefore, monthOfDay, monthsBackTo } from '#domain/books/returns/return-month.ts';
import { NO_HEADS, sumOfTax, type TaxedValue } from '#domain/books/returns/tax-heads.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { flowsWithin } from '#data/books/ledger/period-sums-in-transaction.ts';
import { purchasesBetween } from '#data/books/vouchers/purchases-between.ts';
import type { Rows } from '#data/books/tables.ts';
import { advancesBetween } from './advances-between.ts';

/**
 * Returns what the months before one left below zero, `opening` included: that of the output ledgers when the books began. A
 * filed month counts as its return says, any other as the books have it, by the kept sums.
 */
export async function belowZeroBefore(
  db: Database<Rows>,
  month: Month,
  booksBegin: IsoDate,
  opening: TaxHeads,
): Promise<BelowZero> {
  const months = monthsBackTo(monthOfDay(booksBegin), monthBefore(month)).toReversed();
  const [first] = months;
  if (first === undefined) return { ...NOTHING_BELOW, sales: leftBelowZero(opening, []) };
  const days = { from: daysOfMonth(first).from, to: daysOfMonth(monthBefore(month)).to };
  const advances = await advancesBetween(db, days);
  const noteOn = await firstReverseChargeNote(db, days);
  const taxes: BelowZero[] = [];
  for (const each of months) {
    const own = await db.records('filings').get(filingId('GSTR-3B', each));
    taxes.push(own ? taxInGstr3bFile(own.file.join('')) : await taxOfMonth(db, each, advances, noteOn));
  }
  return {
    sales: leftBelowZero(
      opening,
      taxes.map(({ sales }) => sales),
    ),
    reverseCharge: leftBelowZero(
      NO_HEADS,
      taxes.map(({ reverseCharge }) => reverseCharge),
    ),
  };
}

/** Before the first note on reverse charge its tax cannot be below zero, and no purchase is read. */
async function taxOfMonth(
  db: Database<Rows>,
  month: Month,
  advances: readonly AdvanceReceipt[],
  noteOn: IsoDate | undefined,
): Promise<BelowZero> {
  const days = daysOfMonth(month);
  const filing = await db.records('filings').get(filingId('GSTR-1', month));
  const supplies = filing && filedStatement(filing).supplies;
  const isRead = noteOn !== undefined && days.to >= noteOn;
  return {
    sales: supplies
      ? taxOnSales(sumOfSupplies([supplies.own, supplies.earlier]))
      : sumOfTax([await salesWithin(db, days), sumOfAdvances(advancesOf(days, advances))]),
    reverseCharge: isRead ? inputCredit(await purchasesBetween(db, days.from, days.to), []).reverseCharge : NO_HEADS,
  };
}

/** The sales of some days as the register has them, from the kept sums. */
export async function salesWithin(db: Database<Rows>, { from, to }: Days): Promise<TaxedValue> {
  const flows = await flowsWithin(db, 'R', from, to);
  const of = (figure: RegisterFigure) => netOf(flows.get(registerNode('Sales Register', figure)) ?? NO_DEBIT_CREDIT);
  return { taxable: of('taxable'), igst: of('igst'), cgst: of('cgst'), sgst: of('sgst'), cess: of('cess') };
}

async function firstReverseChargeNote(db: Database<Rows>, { from, to }: Days): Promise<IsoDate | undefined> {
  const notes = db.records('vouchers').where('[kind+date+keys.serial]');
  const found = await notes.between(['Debit Note', from], ['Debit Note', `${to}\uffff`]).toArray();
  return found.find((note) => note.kind === 'Debit Note' && note.state === 'Issued' && note.reverseCharge)?.date;
}
