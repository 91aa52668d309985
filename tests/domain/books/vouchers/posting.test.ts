import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLANK_LINE, type PlainInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise, exactOrUndefined, sumOf } from '#domain/money.ts';
import {
  aContra,
  aJournal,
  anyInput,
  aPayment,
  aReceipt,
  ASHA,
  CASH,
  cr,
  dr,
  RENT,
  ROLES,
} from '../../../support/voucher-inputs.ts';
import { runs } from '../../../support/runs.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import type { VoucherRules } from '#domain/books/field-problems.ts';

const postingsOf = (input: PlainInput, roles: LedgersByRole) => kindOf(input).postings(input, roles);
const problemsInVoucher = (input: PlainInput, rules: VoucherRules) => kindOf(input).problems(input, rules);

const tds = asPaise(50_00);
const discount = asPaise(20_00);

describe('a receipt posts', () => {
  it('cash or bank to the party', () => {
    expect(postingsOf(aReceipt(), {})).toEqual([
      { ledger: 'LED-1', amount: 500_00 },
      { ledger: 'PTY-1', amount: -500_00 },
    ]);
  });

  it('the tax deducted and the discount allowed beside it; the party is credited with all three', () => {
    expect(postingsOf(aReceipt({ tds, discount }), ROLES)).toEqual([
      { ledger: 'LED-1', amount: 500_00 },
      { ledger: 'tdsReceivable', amount: 50_00 },
      { ledger: 'discountAllowed', amount: 20_00 },
      { ledger: 'PTY-1', amount: -570_00 },
    ]);
  });
});

describe('a payment posts the reverse', () => {
  it('with what is owed to the tax office and the discount received', () => {
    expect(postingsOf(aPayment({ tds, discount }), ROLES)).toEqual([
      { ledger: 'LED-1', amount: -500_00 },
      { ledger: 'tdsPayable', amount: -50_00 },
      { ledger: 'discountReceived', amount: -20_00 },
      { ledger: 'PTY-1', amount: 570_00 },
    ]);
  });
});

it('a contra debits where the money comes to, and credits where it leaves', () => {
  expect(postingsOf(aContra(), {})).toEqual([
    { ledger: 'LED-1', amount: 500_00 },
    { ledger: 'LED-2', amount: -500_00 },
  ]);
});

describe('a journal posts its lines', () => {
  it('without those that are blank', () => {
    expect(postingsOf(aJournal(dr(RENT, 3), BLANK_LINE, cr(ASHA, 3)), {})).toEqual([
      { ledger: 'LED-3', amount: 3 },
      { ledger: 'PTY-1', amount: -3 },
    ]);
  });

  it('without one that came to nothing', () => {
    expect(postingsOf(aJournal(dr(RENT, 3), cr(CASH, 0), cr(ASHA, 3)), {})).toHaveLength(2);
  });

  it('unless its sides differ', () => {
    expect(() => postingsOf(aJournal(dr(RENT, 3), cr(ASHA, 2)), {})).toThrow('Debits and credits are not equal.');
  });
});

describe('what is not whole cannot be posted', () => {
  it.each([
    ['a receipt from nobody', aReceipt({ against: null })],
    ['a receipt to no cash or bank', aReceipt({ account: null })],
    ['a contra from nowhere', aContra({ paidFrom: null })],
    ['a line without its ledger', aJournal(dr(null, 3), cr(ASHA, 3))],
  ])('%s', (_, input) => {
    expect(() => postingsOf(input, ROLES)).toThrow('A posting needs its ledger.');
  });

  it('nor where the ledger of the tax deducted is missing, while none was deducted no ledger is needed', () => {
    expect(() => postingsOf(aReceipt({ tds }), {})).toThrow('The ledger that documents post this to is missing.');
    expect(() => postingsOf(aReceipt({ tds: asPaise(0) }), {})).not.toThrow();
  });
});

describe('whatever is entered', () => {
  it('without problems posts debits and credits that are equal, and no line of nothing', () => {
    let posted = 0;
    fc.assert(
      fc.property(anyInput, (input) => {
        fc.pre(Object.keys(problemsInVoucher(input, RULES)).length === 0);
        const postings = postingsOf(input, ROLES);
        expect(sumOf(postings.map(({ amount }) => amount))).toBe(0);
        expect(postings.length).toBeGreaterThanOrEqual(2);
        expect(postings.every(({ amount }) => amount !== 0)).toBe(true);
        posted++;
      }),
      { numRuns: runs(300), maxSkipsPerRun: 200 },
    );
    expect(posted).toBe(runs(300));
  });

  it('and cannot be posted has a sentence that says what to do', () => {
    let refused = 0;
    fc.assert(
      fc.property(anyInput, (input) => {
        if (exactOrUndefined(() => postingsOf(input, ROLES)) !== undefined) return;
        refused++;
        const sentences = Object.values(problemsInVoucher(input, RULES));
        expect(sentences.length).toBeGreaterThan(0);
        for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/s);
      }),
      { numRuns: runs(500) },
    );
    expect(refused).toBeGreaterThan(runs(500) / 10);
  });

  it('money stays where it was: a payment posts exactly the reverse of a receipt, but for its ledgers of tax and discount', () => {
    const ids = (role: string) => role.replace(/^(tds|discount).*/, '$1');
    fc.assert(
      fc.property(fc.nat(1e12), fc.nat(1e10), fc.nat(1e10), (amount, some, other) => {
        const said = { amount: asPaise(amount + 1), tds: asPaise(some), discount: asPaise(other), account: CASH };
        const [came, went] = [aReceipt(said), aPayment(said)].map((input) =>
          postingsOf(input, ROLES).map(({ ledger, amount: posted }) => [ids(ledger), posted] as const),
        );
        expect(went?.map(([ledger, posted]) => [ledger, 0 - posted])).toEqual(came?.map((row) => [...row]));
      }),
    );
  });
});

const RULES = { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' } as const;
