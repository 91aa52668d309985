import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ClosedYear,
  endOfYear,
  figuresAsText,
  type LedgerAtEnd,
  problemInClosing,
  stillClosed,
  yearToClose,
} from '#domain/books/ledger/closed-year.ts';
import { asPaise } from '#domain/money.ts';

const closed = (...years: readonly string[]): readonly ClosedYear[] =>
  years.map((year, at) => ({ year, figures: 'f', entry: at + 1, entryHash: 'h' }));

describe('the year that is closed next', () => {
  it.each([
    ['the one in which the books begin', '2026-07-01', [], '2026-27'],
    ['also where they begin in its last quarter', '2027-01-15', [], '2026-27'],
    ['the one after those that are closed', '2026-07-01', ['2026-27', '2027-28'], '2028-29'],
    ['the first that was opened again', '2026-07-01', ['2027-28'], '2026-27'],
    ['over the turn of the century', '2098-04-01', ['2098-99', '2099-00'], '2100-01'],
  ] as const)('is %s', (_, begin, years, next) => {
    expect(yearToClose(begin, closed(...years))).toBe(next);
  });

  it('ends on 31 March', () => {
    expect(endOfYear('2026-27')).toBe('2027-03-31');
  });
});

describe('a year can be closed', () => {
  it('after its last day', () => {
    const notYet = 'The year 2026-27 ends on 31 Mar 2027. It can be closed after that.';
    expect(problemInClosing('2026-27', '2027-03-31', 0)).toBe(notYet);
    expect(problemInClosing('2026-27', '2026-11-25', 3)).toBe(notYet);
    expect(problemInClosing('2026-27', '2027-04-01', 0)).toBeUndefined();
  });

  it('without drafts', () => {
    const rest = 'dated in the year 2026-27, or before. Issue or delete it in the Day Book, then close the year.';
    expect(problemInClosing('2026-27', '2027-04-01', 1)).toBe(`A draft is ${rest}`);
    expect(problemInClosing('2026-27', '2027-04-01', 2)).toMatch(
      /^2 drafts are dated in the year 2026-27, or before\./,
    );
  });
});

describe('years stay closed', () => {
  it('that ended up to the day of the lock', () => {
    const both = closed('2026-27', '2027-28');
    expect(stillClosed(both, '2028-03-31')).toEqual(both);
    expect(stillClosed(both, '2028-03-30')).toEqual(both.slice(0, 1));
    expect(stillClosed(both, '')).toEqual([]);
  });
});

describe('the figures of a year as one text', () => {
  const cash: LedgerAtEnd = { id: 'LED-1', group: 'Cash-in-Hand', opening: 0, flows: { 2026: flow(5, 2) } };
  const rent: LedgerAtEnd = { id: 'LED-3', group: 'Indirect Expenses', opening: 7, flows: {} };
  const unused: LedgerAtEnd = { id: 'LED-2', group: null, opening: 0, flows: {} };

  it('names each ledger with its group, what it opened with and what moved', () => {
    expect(JSON.parse(figuresAsText([cash]))).toEqual([cash]);
  });

  it('does not depend on the order of the ledgers, nor on those that never had anything', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([cash, rent, unused], { minLength: 3 }), (ledgers) => {
        expect(figuresAsText(ledgers)).toBe(figuresAsText([cash, rent]));
      }),
    );
    expect(figuresAsText([rent, cash]).indexOf('LED-1')).toBeLessThan(figuresAsText([rent, cash]).indexOf('LED-3'));
  });

  it('differs when a ledger moved, opened or stands elsewhere', () => {
    const texts = [
      [cash],
      [{ ...cash, group: 'Bank Accounts' }],
      [{ ...cash, opening: 1 }],
      [{ ...cash, flows: { 2026: flow(5, 3) } }],
      [{ ...cash, flows: { 2027: flow(5, 2) } }],
      [cash, rent],
    ].map(figuresAsText);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

function flow(debit: number, credit: number) {
  return { debit: asPaise(debit), credit: asPaise(credit) };
}
