import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxOf, type TaxHeads } from '#domain/books/documents/line-tax.ts';
import { byHead, HEADS, NO_HEADS, sumOfTax } from '#domain/books/returns/tax-heads.ts';
import { setOffJournal } from '#domain/books/returns/set-off-journal.ts';
import { paidBy, problemInChoice, setOff } from '#domain/books/returns/set-off.ts';
import { asPaise } from '#domain/money.ts';
import { journalPostings } from '#domain/books/vouchers/posting.ts';

const heads = (igst: number, cgst: number, sgst: number, cess = 0): TaxHeads =>
  byHead((head) => asPaise({ igst, cgst, sgst, cess }[head] * 100));

function paid(liability: TaxHeads, credit: TaxHeads, reverseCharge = NO_HEADS) {
  const set = setOff('2026-04', { liability, credit, reverseCharge });
  return set.uses.map(({ by, pays, amount }) => `${by} pays ${pays} ${amount / 100}`);
}

describe('credit against tax', () => {
  it('that of IGST goes first and as far as it goes: to IGST, then CGST, then SGST', () => {
    expect(paid(heads(100, 50, 50), heads(180, 40, 40))).toEqual([
      'igst pays igst 100',
      'igst pays cgst 50',
      'igst pays sgst 30',
      'sgst pays sgst 20',
    ]);
  });

  it('that of CGST and SGST pays its own head, then IGST, CGST first; neither pays the other', () => {
    expect(paid(heads(60, 10, 10), heads(0, 50, 50))).toEqual([
      'cgst pays cgst 10',
      'cgst pays igst 40',
      'sgst pays sgst 10',
      'sgst pays igst 20',
    ]);
    expect(paid(heads(0, 100, 0), heads(0, 0, 100))).toEqual([]);
  });

  it('cess pays cess alone', () => {
    expect(paid(heads(10, 0, 0, 5), heads(0, 0, 0, 8))).toEqual(['cess pays cess 5']);
  });

  it('never pays what is owed under reverse charge: that is paid in cash', () => {
    const set = setOff('2026-04', {
      liability: heads(0, 10, 10),
      credit: heads(0, 30, 30),
      reverseCharge: heads(0, 4, 4),
    });
    expect(set.cash).toEqual(heads(0, 4, 4));
    expect(set.left).toEqual(heads(0, 20, 20));
  });

  it('of a head that comes to less than nothing is none, and more came back than was sold owes none', () => {
    const set = setOff('2026-04', { liability: heads(0, -10, 10), credit: heads(-5, 0, 4), reverseCharge: NO_HEADS });
    expect([set.liability, set.cash, set.left]).toEqual([heads(0, 0, 10), heads(0, 0, 6), NO_HEADS]);
  });
});

describe('where the law leaves a choice', () => {
  const owed = (liability: TaxHeads, credit: TaxHeads) => ({ liability, credit, reverseCharge: NO_HEADS });
  const both = owed(heads(0, 10_000, 10_000), heads(10_000, 10_000, 0));

  it('the split of the least cash is taken: IGST credit goes where there is no other', () => {
    expect(setOff('2026-04', both).cash).toEqual(NO_HEADS);
    expect(setOff('2026-04', owed(heads(0, 10_000, 10_000), heads(10_000, 0, 10_000))).cash).toEqual(NO_HEADS);
    expect(paid(heads(100, 50, 50), heads(160, 30, 10))).toEqual([
      'igst pays igst 100',
      'igst pays cgst 20',
      'igst pays sgst 40',
      'cgst pays cgst 30',
      'sgst pays sgst 10',
    ]);
  });

  it('another split is taken within what the law allows, and refused outside of it', () => {
    const less = setOff('2026-04', both, asPaise(4_000_00));
    expect(less.cash).toEqual(heads(0, 0, 4_000));
    expect([less.left, problemInChoice('2026-04', less, asPaise(4_000_00))]).toEqual([heads(0, 4_000, 0), undefined]);
    const more = setOff('2026-04', both, asPaise(10_000_01));
    expect(problemInChoice('2026-04', more, asPaise(10_000_01))).toMatch(/^Enter an amount from ₹0 to ₹10,000:/);
    expect(more.cash).toEqual(heads(0, 0, 10_000));
    const none = setOff('2026-04', owed(heads(0, 10, 10), heads(0, 10, 10)), asPaise(5_00));
    expect(problemInChoice('2026-04', none, asPaise(5_00))).toMatch(/no choice in the set-off of April 2026/);
  });

  it('IGST is paid with CGST and SGST credit in any proportion from January 2026 on, before with CGST first', () => {
    const igst = owed(heads(100, 0, 0), heads(0, 80, 80));
    const split = (month: '2025-12' | '2026-01', chosen?: number) =>
      setOff(month, igst, chosen === undefined ? undefined : asPaise(chosen * 100)).left;
    expect([split('2026-01'), split('2026-01', 30)]).toEqual([heads(0, 0, 60), heads(0, 50, 10)]);
    expect(split('2025-12', 30)).toEqual(heads(0, 0, 60));
  });

  it('before rule 88A there was none: CGST first', () => {
    expect(setOff('2018-04', both).cash).toEqual(heads(0, 0, 10_000));
  });
});

const anyHeads = fc
  .tuple(...HEADS.map(() => fc.nat(1_000_00)))
  .map(
    ([igst = 0, cgst = 0, sgst = 0, cess = 0]): TaxHeads => byHead((head) => asPaise({ igst, cgst, sgst, cess }[head])),
  );

it('whatever is owed and there is: nothing is paid twice, no credit is used twice, and the journal balances', () => {
  fc.assert(
    fc.property(anyHeads, anyHeads, anyHeads, (liability, credit, reverseCharge) => {
      const set = setOff('2026-04', { liability, credit, reverseCharge });
      const used = sumOfTax(HEADS.map((head) => paidBy(set, head)));
      expect(sumOfTax([used, set.cash])).toEqual(sumOfTax([liability, reverseCharge]));
      for (const head of HEADS) {
        const spent = set.uses.filter(({ by }) => by === head).reduce((sum, { amount }) => sum + amount, 0);
        expect(spent + set.left[head]).toBe(credit[head]);
        expect(set.left[head]).toBeGreaterThanOrEqual(0);
      }
      const journal = setOffJournal('2026-04', set, '27', (role) => ({ id: role, name: role }));
      if (journal) expect(journalPostings(journal).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      expect(journal === undefined).toBe(set.uses.length === 0);
    }),
  );
});

it('the journal is of the month’s last day, and names UTGST where that is levied', () => {
  const set = setOff('2026-02', { liability: heads(0, 10, 10), credit: heads(15, 0, 20), reverseCharge: NO_HEADS });
  const named = (state: string) => setOffJournal('2026-02', set, state, (role) => ({ id: role, name: role }));
  expect(named('27')).toMatchObject({ kind: 'Journal', date: '2026-02-28', setOffOf: '2026-02' });
  const lines = named('04')?.lines.map(({ ledger, debit, credit }) => `${ledger?.id} ${debit ?? 0} ${credit ?? 0}`);
  expect(lines).toEqual(['outputCgst 1000 0', 'outputUtgst 1000 0', 'inputIgst 0 1500', 'inputUtgst 0 500']);
});

const anyMonth = fc.constantFrom('2018-04' as const, '2025-12' as const, '2026-04' as const);

it('no split that the law allows takes less cash than the usual one, and each is made of lawful steps', () => {
  fc.assert(
    fc.property(anyMonth, anyHeads, anyHeads, fc.nat(1_000_00), (month, liability, credit, amount) => {
      const owed = { liability, credit, reverseCharge: NO_HEADS };
      const [usual, chosen] = [setOff(month, owed), setOff(month, owed, asPaise(amount))];
      if (problemInChoice(month, chosen, asPaise(amount)) === undefined) expect(chosen.choice?.amount).toBe(amount);
      expect(taxOf(usual.cash)).toBeLessThanOrEqual(month === '2018-04' ? Infinity : taxOf(chosen.cash));
      for (const { uses, left, cash } of [usual, chosen]) {
        const pairs = uses.map(({ by, pays }) => `${by} ${pays}`);
        expect(pairs).not.toContain('cgst sgst');
        expect(pairs).not.toContain('sgst cgst');
        expect(pairs.filter((pair) => pair.includes('cess') && pair !== 'cess cess')).toEqual([]);
        // IGST credit is used up before any other, and none waits while there is tax that it could pay.
        if (left.igst > 0) expect(cash.igst + cash.cgst + cash.sgst).toBe(0);
        if (left.igst > 0) expect(pairs.filter((pair) => /^[cs]gst/.test(pair))).toEqual([]);
        for (const head of ['cgst', 'sgst'] as const) if (left[head] > 0) expect(cash[head] + cash.igst).toBe(0);
      }
    }),
  );
});
