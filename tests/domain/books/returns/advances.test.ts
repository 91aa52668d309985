import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AdvanceTerms, taxOfAdvance } from '#domain/books/vouchers/advance.ts';
import { type AdvanceReceipt, type AdvanceRow, advancesOf, sumOfAdvances } from '#domain/books/returns/advances.ts';
import { gstr1Of } from '#domain/books/returns/gstr1.ts';
import { gstr1Sections } from '#domain/books/returns/gstr1-sections.ts';
import { NO_HEADS, sumOfTax } from '#domain/books/returns/tax-heads.ts';
import { daysOfMonth } from '#domain/books/returns/return-month.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise, sumOf } from '#domain/money.ts';

const TERMS: AdvanceTerms = { percent: 18, charged: 'CGST + SGST' };

function anAdvance(said: Partial<AdvanceReceipt> = {}): AdvanceReceipt {
  return { date: '2026-04-10', place: '27', terms: TERMS, received: asPaise(1180_00), used: [], ...said };
}

function usedOn(date: IsoDate, rupees: number) {
  return { document: `VCH-${date}`, date, amount: asPaise(rupees * 100) };
}

const row = ({ place, percent, taxable, cgst, igst }: AdvanceRow) => [place, percent, taxable, cgst, igst];

describe('advances in returns', () => {
  it('of one place and rate are one row, others stand apart; what was used in the month is no part', () => {
    const { received, receipts } = advancesOf(daysOfMonth('2026-04'), [
      anAdvance(),
      anAdvance({ used: [usedOn('2026-04-30', 590), usedOn('2026-05-01', 590)] }),
      anAdvance({ place: '29', terms: { percent: 18, charged: 'IGST' } }),
      anAdvance({ terms: { percent: 5, charged: 'CGST + SGST' }, received: asPaise(105_00) }),
      anAdvance({ used: [usedOn('2026-04-30', 1180)] }),
    ]);
    expect(received.map(row)).toEqual([
      ['27', 18, 1500_00, 135_00, 0],
      ['29', 18, 1000_00, 0, 180_00],
      ['27', 5, 100_00, 2_50, 0],
    ]);
    expect(receipts).toBe(4);
  });

  it('that bear no tax are not reported', () => {
    expect(
      advancesOf(daysOfMonth('2026-04'), [anAdvance({ terms: { percent: 18, charged: 'Zero-rated' } })]).receipts,
    ).toBe(0);
  });

  it('over all months come to what was received and never used, to the paisa', () => {
    const months = ['2026-04', '2026-05', '2026-06', '2026-07'] as const;
    const amounts = fc.array(fc.tuple(fc.nat({ max: 1e7 }), fc.constantFrom(...months)), { maxLength: 5 });
    fc.assert(
      fc.property(amounts, fc.nat({ max: 1e7 }), (parts, rest) => {
        const used = parts.map(([amount, month], at) => {
          return { document: `VCH-${at}`, date: `${month}-15` as IsoDate, amount: asPaise(amount) };
        });
        const received = asPaise(sumOf(used.map(({ amount }) => amount)) + rest);
        const advance = anAdvance({ received, used });
        const tax = sumOfTax([
          NO_HEADS,
          ...months.map((month) => sumOfAdvances(advancesOf(daysOfMonth(month), [advance]))),
        ]);
        // What is left of the advance holds what the whole does, less what was taken back of it.
        const whole = taxOfAdvance(received, TERMS);
        const gone = taxOfAdvance(asPaise(received - rest), TERMS);
        expect(tax).toEqual({
          igst: 0,
          cgst: whole.cgst - gone.cgst,
          sgst: whole.sgst - gone.sgst,
          cess: 0,
        });
      }),
    );
  });

  it('of a filed month that have changed since are told, as its table is amended on the portal', () => {
    const was = gstr1Sections('2026-04', [], new Map(), [anAdvance()]);
    const given = {
      month: '2026-05',
      business: { gstin: '27AAPFU0939F1ZV', state: '27', registration: 'Regular', turnover: 'Up to ₹5 crore' },
      sales: [],
      originals: new Map(),
      advances: [],
    } as const;
    const problemsOf = (advances: readonly AdvanceReceipt[]) =>
      gstr1Of({ ...given, reopened: [{ month: '2026-04', was, sales: [], advances }] }).problems;
    expect(problemsOf([anAdvance()])).toEqual([]);
    expect(problemsOf([])).toMatchObject([
      { weight: 'Advisory', sentence: expect.stringMatching(/^The advances for services of April 2026 have changed/) },
    ]);
  });
});
