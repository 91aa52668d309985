import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advancePostings,
  advanceReceived,
  advanceReversal,
  type AdvanceTerms,
  reversalDay,
  taxOfAdvance,
  taxTakenBack,
} from '#domain/books/vouchers/advance.ts';
import { sumOfHeads, taxOf } from '#domain/books/documents/line-tax.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { aReceipt, ROLES } from '../../../support/voucher-inputs.ts';

const TERMS: AdvanceTerms = { percent: 18, charged: 'CGST + SGST' };
const IGST: AdvanceTerms = { percent: 18, charged: 'IGST' };
const used = (document: string, amount: number, date = '2026-11-25' as const) => ({
  document,
  date,
  amount: asPaise(amount),
});

describe('an advance for services', () => {
  it('includes its tax', () => {
    expect(taxOfAdvance(asPaise(1180_00), TERMS)).toEqual({ cgst: 90_00, sgst: 90_00, igst: 0, cess: 0 });
    expect(taxOfAdvance(asPaise(1180_00), IGST)).toEqual({ cgst: 0, sgst: 0, igst: 180_00, cess: 0 });
  });

  it('is what moved and the tax deducted, but not what was let off', () => {
    const receipt = aReceipt({ tds: asPaise(50_00), discount: asPaise(20_00) });
    expect(advanceReceived(receipt)).toBe(550_00);
    expect(advanceReceived(aReceipt())).toBe(500_00);
  });

  it('posts GST on Advances to output heads, and the reverse when it is used', () => {
    const heads = taxOfAdvance(asPaise(1180_00), TERMS);
    expect(advancePostings(heads, TERMS, ROLES)).toEqual([
      { ledger: 'gstOnAdvances', amount: 180_00 },
      { ledger: 'outputCgst', amount: -90_00 },
      { ledger: 'outputSgst', amount: -90_00 },
    ]);
    expect(advanceReversal(heads, TERMS, ROLES)).toEqual([
      { ledger: 'gstOnAdvances', amount: -180_00 },
      { ledger: 'outputCgst', amount: 90_00 },
      { ledger: 'outputSgst', amount: 90_00 },
    ]);
  });

  it('abroad bears none', () => {
    const terms: AdvanceTerms = { percent: 18, charged: 'Zero-rated' };
    expect(advancePostings(taxOfAdvance(asPaise(1180_00), terms), terms, ROLES)).toEqual([]);
  });

  it('is reversed on the later day', () => {
    expect(reversalDay('2026-11-25', '2026-12-01')).toBe('2026-12-01');
    expect(reversalDay('2026-12-02', '2026-12-01')).toBe('2026-12-02');
  });
});

describe('what is used bit by bit', () => {
  it('takes back what the whole does, to the paisa', () => {
    // A third of 100 has 2.54 of each head in it, 100 has 7.63.
    const parts = [used('A', 33_33), used('B', 33_33), used('C', 33_34)];
    expect(taxTakenBack(TERMS, parts).map(({ cgst }) => cgst)).toEqual([2_54, 2_54, 2_55]);
    expect(
      taxTakenBack(
        TERMS,
        [parts[2], parts[0], parts[1]].flatMap((part) => part ?? []),
      ).map((h) => h.cgst),
    ).toEqual([2_55, 2_54, 2_54]);
  });

  it('is counted by day', () => {
    const parts = [used('A', 3), used('B', 4, '2026-11-25'), { ...used('C', 4), date: '2026-11-24' as const }];
    // 4 paise have 1 in them, 8 paise 1, 11 paise 2: of IGST at 18 %.
    expect(taxTakenBack(IGST, parts).map(({ igst }) => igst)).toEqual([0, 1, 1]);
  });

  it('never takes back less than 0, nor anything else than the whole, in whatever order it is entered', () => {
    const part = fc.record({
      document: fc.constantFrom('A', 'B', 'C', 'D'),
      date: fc.constantFrom('2026-11-24' as const, '2026-11-25' as const),
      amount: fc.nat(1e9).map(asPaise),
    });
    const terms = fc.constantFrom<AdvanceTerms[]>(TERMS, IGST, { percent: 5, charged: 'CGST + UTGST' });
    fc.assert(
      fc.property(fc.uniqueArray(part, { selector: ({ document }) => document }), terms, (parts, on) => {
        const taken = taxTakenBack(on, parts);
        const whole = taxOfAdvance(sumOf(parts.map(({ amount }) => amount)), on);
        expect(sumOfHeads(taken)).toEqual(whole);
        expect(taken.every((heads) => Math.min(...Object.values(heads)) >= 0)).toBe(true);
        expect(taxTakenBack(on, parts.toReversed())).toEqual(taken.toReversed());
        expect(taxOf(whole)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
