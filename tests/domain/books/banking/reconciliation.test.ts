import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectedOf, type LedgerEntry, type LineOfBank, reconcile } from '#domain/books/banking/reconciliation.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { asPaise } from '#domain/money.ts';

const day = (of: number): IsoDate => `2026-04-${String(of).padStart(2, '0')}` as IsoDate;
const aLine = (of: number, amount: number, balance: number | null, said: Partial<LineOfBank> = {}): LineOfBank => {
  const sums = { amount: asPaise(amount), balance: balance === null ? null : asPaise(balance) };
  return { id: `${of}/${amount}`, on: day(of), narration: '', voucher: '', standing: 'To do', ...sums, ...said };
};
const anInput = (voucher: string, of: number, amount: number): LedgerEntry => {
  return { voucher, date: day(of), amount: asPaise(amount) };
};
const done = (voucher: string) => ({ voucher, standing: 'Done' }) as const;

describe('the reconciled balance', () => {
  it('goes from the books by what either side has not yet to the balance of the bank', () => {
    const found = reconcile({
      books: asPaise(1_150),
      booksBefore: asPaise(1_000),
      lines: [aLine(2, 200, 1_200, done('a')), aLine(3, -30, 1_170), aLine(4, -7, 1_163, { standing: 'Set aside' })],
      entries: [anInput('a', 1, 200), anInput('b', 3, -50)],
      dateOf: () => undefined,
    });
    expect(found.notInBank).toEqual([anInput('b', 3, -50)]);
    expect(found.notInBooks.map(({ amount }) => amount)).toEqual([-30]);
    expect([found.setAside, found.before, found.bank, expectedOf(found)]).toEqual([-7, 0, 1_163, 1_163]);
    expect(found.gaps).toEqual([]);
  });

  it('counts a cheque of before the first statement, that was cleared since, with what differed then', () => {
    const found = reconcile({
      books: asPaise(900),
      booksBefore: asPaise(900),
      lines: [aLine(2, -100, 900, done('old'))],
      entries: [],
      dateOf: () => '2026-03-20',
    });
    expect([found.before, expectedOf(found), found.bank]).toEqual([0, 900, 900]);
  });

  it('names the day where lines of the bank are missing, and what they come to', () => {
    const lines = [aLine(1, 5, 105), aLine(3, 5, 140), aLine(4, 1, 141)];
    const found = reconcile({
      books: asPaise(0),
      booksBefore: asPaise(100),
      lines,
      entries: [],
      dateOf: () => undefined,
    });
    expect(found.gaps).toEqual([{ on: day(3), amount: 30 }]);
    expect((found.bank ?? 0) - expectedOf(found)).toBe(30 + 100);
  });

  it('says no balance of the bank where its statements have none', () => {
    const found = reconcile({
      books: asPaise(0),
      booksBefore: asPaise(0),
      lines: [aLine(1, 5, null)],
      entries: [],
      dateOf: () => undefined,
    });
    expect([found.bank, found.before]).toEqual([null, 0]);
  });
});

it('whatever was entered and matched, the difference is what is missing of the statement', () => {
  const one = fc.record({
    amount: fc.integer({ min: -999, max: 999 }),
    kind: fc.constantFrom('done', 'to do', 'aside', 'books only'),
  });
  fc.assert(
    fc.property(
      fc.array(one, { minLength: 1, maxLength: 25 }),
      fc.integer({ min: -500, max: 500 }),
      fc.nat(1000),
      (all, gap, opening) => {
        let balance = 1_000 + opening;
        const lines: LineOfBank[] = [];
        const entries: LedgerEntry[] = [];
        for (const [at, { amount, kind }] of all.entries()) {
          const voucher = `v${at}`;
          if (kind === 'done' || kind === 'books only') entries.push(anInput(voucher, at + 1, amount));
          if (kind === 'books only') continue;
          // Lines that nobody has are missing before the second one.
          if (lines.length === 1) balance += gap;
          balance += amount;
          const standing = kind === 'done' ? 'Done' : kind === 'to do' ? 'To do' : 'Set aside';
          lines.push(aLine(at + 1, amount, balance, { standing, voucher: kind === 'done' ? voucher : '' }));
        }
        fc.pre(lines.length > 0);
        const books = 1_000 + entries.reduce((sum, { amount }) => sum + amount, 0);
        const found = reconcile({
          books: asPaise(books),
          booksBefore: asPaise(1_000),
          lines,
          entries,
          dateOf: () => day(1),
        });
        const missing = found.gaps.reduce((sum, { amount }) => sum + amount, 0);
        expect((found.bank ?? 0) - expectedOf(found)).toBe(missing);
        expect(missing).toBe(lines.length > 1 ? gap : 0);
      },
    ),
  );
});
