import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  furthestGiven,
  numberFrom,
  numbersBeyond,
  otherYearIn,
  placeInYear,
  problemInPattern,
  problemsInNumbering,
  STANDARD_PATTERNS,
  NUMBER_SERIES,
  type NumberingInput,
  type NumberSeries,
  type Patterns,
} from '#domain/books/numbering.ts';

/** The form of these patterns, each series at its beginning. */
function numberingOf(patterns: Patterns): NumberingInput {
  return Object.fromEntries(
    Object.entries(patterns).map(([kind, pattern]) => [kind, { pattern, next: '1' }]),
  ) as NumberingInput;
}

describe('the numbers of vouchers', () => {
  it.each([
    ['Invoice', 'INV/26-27/0001'],
    ['Bill of Supply', 'BOS/26-27/0001'],
    ['Credit Note', 'CN/26-27/0001'],
    ['Purchase', 'PUR/26-27/0001'],
    ['Debit Note', 'DN/26-27/0001'],
    ['Receipt', 'RCT/26-27/0001'],
    ['Payment', 'PMT/26-27/0001'],
    ['Contra', 'CON/26-27/0001'],
    ['Journal', 'JV/26-27/0001'],
    ['Stock Adjustment', 'SA/26-27/0001'],
    ['Stock Transfer', 'ST/26-27/0001'],
  ] satisfies [NumberSeries, string][])('of the kind %s begin with %s', (kind, first) => {
    expect(numberFrom(STANDARD_PATTERNS[kind], '2026-27', 1)).toBe(first);
  });

  it('are of eleven kinds, and the standard patterns have no problem', () => {
    expect(NUMBER_SERIES).toHaveLength(19);
    expect(problemsInNumbering(numberingOf(STANDARD_PATTERNS))).toEqual({});
  });

  it.each([
    ['INV/{fy}/{n:4}', 42, 'INV/26-27/0042'],
    ['INV/{fy}/{n:4}', 12_345, 'INV/26-27/12345'],
    ['INV/{fy}/{n}', 7, 'INV/26-27/7'],
    ['{n:3}-{fy}', 7, '007-26-27'],
    ['a{FY}/{N:2}', 1, 'A26-27/01'],
  ])('by the pattern %s are, for the number %i, %s', (pattern, n, number) => {
    expect(numberFrom(pattern, '2026-27', n)).toBe(number);
  });

  it('begin again in each financial year', () => {
    expect(numberFrom('INV/{fy}/{n:4}', '2025-26', 1)).toBe('INV/25-26/0001');
    expect(numberFrom('INV/{fy}/{n:4}', '2099-00', 1)).toBe('INV/99-00/0001');
  });
});

describe('a pattern', () => {
  it.each(['INV/{fy}/{n:4}', 'A{fy}/{n}', '{n}/{fy}', '{fy}/{n:9}', 'SALE/{fy}/{n:4}', '{FY}-{N}'])(
    'may be %s',
    (pattern) => {
      expect(problemInPattern(pattern)).toBeUndefined();
    },
  );

  it.each([
    [' ', 'Enter a pattern, such as INV/{fy}/{n:4}.'],
    ['INV/{fy}', 'Write {n} once, where the number stands: INV/{fy}/{n:4}.'],
    ['INV/{fy}/{n}/{n:4}', 'Write {n} once, where the number stands: INV/{fy}/{n:4}.'],
    ['INV/{fy}/{n:0}', 'Write {n} once, where the number stands: INV/{fy}/{n:4}.'],
    ['INV/{n:4}', 'Add {fy}, the financial year. Without it next year would have the same numbers.'],
    ['INV/{fy}/{n}{x}', 'Only {fy} and {n} stand in braces. {n:4} makes at least four digits.'],
    ['INV/{fy}/{n}}', 'Only {fy} and {n} stand in braces. {n:4} makes at least four digits.'],
    ['SALES/{fy}/{n:4}', 'It would make SALES/26-27/99999. A number has at most 16 characters; this has 17.'],
    ['INV_{fy}/{n}', 'It would make INV_26-27/1. Use only letters, digits, - and / in a number.'],
    ['{n:4}/{fy}', 'It would make 0001/26-27. A number begins with a letter or a digit from 1 to 9.'],
    ['/{fy}/{n}', 'It would make /26-27/1. A number begins with a letter or a digit from 1 to 9.'],
  ])('is not "%s"', (pattern, why) => {
    expect(problemInPattern(pattern)).toBe(why);
  });

  it('that is right makes numbers that every e-invoice takes, a new one each time', () => {
    const piece = fc.constantFrom('A', 'b', '0', '7', '-', '/', '{fy}', '{n}', '{n:3}', '{n:6}', '_', '{', '}');
    const someNumber = fc.integer({ min: 1, max: 99_999 });
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), someNumber, someNumber, (pieces, n, other) => {
        const pattern = pieces.join('');
        fc.pre(problemInPattern(pattern) === undefined);
        const number = numberFrom(pattern, '2026-27', n);
        expect(number).toMatch(/^[A-Z1-9][A-Z0-9/-]{0,15}$/);
        expect(numberFrom(pattern, '2026-27', other) === number).toBe(n === other);
        expect(numberFrom(pattern, '2027-28', n)).not.toBe(number);
      }),
    );
  });
});

describe('the patterns of two kinds', () => {
  it.each(['inv/{fy}/{n:4}', 'INV/{fy}/{n}', ' INV/{FY}/1{N}', 'INV/{fy}/{n:6}'])(
    'may not make the same numbers, as INV/{fy}/{n:4} and %s could',
    (pattern) => {
      expect(problemsInNumbering(numberingOf({ ...STANDARD_PATTERNS, 'Bill of Supply': pattern }))).toEqual({
        Invoice: 'Bill of Supply would make the same numbers. Change the letters of one of them.',
        'Bill of Supply': 'Invoice would make the same numbers. Change the letters of one of them.',
      });
    },
  );

  it.each(['INW/{fy}/{n:4}', 'INV-{fy}/{n:4}', 'INV2/{fy}/{n}'])('may be INV/{fy}/{n:4} and %s', (pattern) => {
    expect(problemsInNumbering(numberingOf({ ...STANDARD_PATTERNS, 'Bill of Supply': pattern }))).toEqual({});
  });

  it.each([
    ['A{n}B{fy}', 'AB{n}{fy}'],
    ['{n}A/{fy}', '{n}B/{fy}'],
    ['A1/{fy}/{n}', 'A2/{fy}/{n}'],
  ])('may be %s and %s', (Invoice, other) => {
    expect(problemsInNumbering(numberingOf({ ...STANDARD_PATTERNS, Invoice, 'Bill of Supply': other }))).toEqual({});
  });

  it('are each checked alone as well', () => {
    expect(problemsInNumbering(numberingOf({ ...STANDARD_PATTERNS, Receipt: '', Payment: '' }))).toEqual({
      Receipt: 'Enter a pattern, such as INV/{fy}/{n:4}.',
      Payment: 'Enter a pattern, such as INV/{fy}/{n:4}.',
    });
  });
});

describe('a number that is typed', () => {
  it.each([
    ['INV/26-27/0124', 124],
    ['inv/26-27/124', 124],
    [' INV/26-27/00000124 ', 124],
    ['INV/25-26/0124', undefined],
    ['INV/26-27/', undefined],
    ['INV/26-27/12A', undefined],
    ['XINV/26-27/0124', undefined],
    ['INV/26-27/9999999', undefined],
  ])('has a place in its series if the pattern makes it: %s', (number, place) => {
    expect(placeInYear('INV/{fy}/{n:4}', '2026-27', number)).toBe(place);
  });

  it('has it in every pattern that is allowed, also one with signs that mean something elsewhere', () => {
    const pattern = fc.constantFrom('A-{n}/{fy}', '{fy}/{fy}/{n:3}', 'A/{n}-{fy}', '{fy}{n:5}');
    fc.assert(
      fc.property(pattern, fc.integer({ min: 1, max: 99_999 }), (made, n) => {
        expect(placeInYear(made, '2026-27', numberFrom(made, '2026-27', n))).toBe(n);
      }),
    );
  });

  it('bears the mark of its year, or that of another', () => {
    expect(otherYearIn('INV/{fy}/{n:4}', '2026-27', 'INV/25-26/0124')).toBe('25-26');
    expect(otherYearIn('INV/{fy}/{n:4}', '2026-27', 'INV/26-27/0124')).toBeUndefined();
    expect(otherYearIn('INV/{fy}/{n:4}', '2026-27', 'B-17')).toBeUndefined();
  });

  it('and a next number are whole numbers from 1', () => {
    const next = (text: string) =>
      problemsInNumbering({ ...numberingOf(STANDARD_PATTERNS), Invoice: { pattern: 'INV/{fy}/{n:4}', next: text } });
    expect(next('125')).toEqual({});
    for (const text of ['', '0', '1.5', '-3', 'x', '100000'])
      expect(next(text)).toEqual({ Invoice: 'Enter the place of the next number in the year, from 1 to 99999.' });
  });
});

describe('what two states of a series gave', () => {
  const [earlier, later] = [
    { '2025-26': 7, '2026-27': 2 },
    { '2026-27': 9, '2027-28': 1 },
  ];

  it('goes on behind the one that went further, year by year', () => {
    expect(furthestGiven(earlier, later)).toEqual({ '2025-26': 7, '2026-27': 9, '2027-28': 1 });
  });

  it('is named as far as the earlier one does not know it', () => {
    expect(numbersBeyond('INV/{fy}/{n:4}', earlier, later)).toEqual([
      'INV/26-27/0003 to INV/26-27/0009',
      'INV/27-28/0001',
    ]);
    expect(numbersBeyond('INV/{fy}/{n:4}', later, later)).toEqual([]);
  });
});
