import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatNumber, formatPlainRupees } from '#domain/format.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { type Reading, readBalance, readPercent, readQuantity, readRupees } from '#domain/amount-reading.ts';
import { formatBalance } from '#domain/sample/ledger-account.ts';
import { DIGITS_BY_SCRIPT, withDigits } from '../support/digits.ts';
import { runs } from '../support/runs.ts';

describe('the digits of a keyboard in India', () => {
  it.each([
    ['१,२३,४५६.५०', 1_23_456_50],
    ['₹ ૫૦૦/-', 500_00],
    ['−௨௦', -20_00],
    ['۱٬۲۳٬۴۵۶٫۵۰', 1_23_456_50],
    ['1,২৩,456.50', 1_23_456_50],
    ['रु. ५००', 500_00],
    ['५०० रुपये', 500_00],
  ])('%s is %i paise', (text, paise) => {
    expect(readRupees(text)).toEqual({ kind: 'value', value: paise });
  });

  it('are read in quantities, percentages and balances, too', () => {
    expect(readQuantity('২')).toEqual({ kind: 'value', value: 2 });
    expect(readPercent('१८ %')).toEqual({ kind: 'value', value: 18 });
    expect(readPercent('۱۸٪')).toEqual({ kind: 'value', value: 18 });
    expect(readBalance('५०० Cr')).toEqual({ kind: 'value', value: -500_00 });
  });

  it.each(Object.values(DIGITS_BY_SCRIPT))('%s mean the same as 0 to 9, whatever is typed', (digits) => {
    const typed = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-()/₹ DCrsINkl%')), maxLength: 16 });
    fc.assert(
      fc.property(typed, (text) => {
        for (const read of [readRupees, readBalance, readQuantity, readPercent])
          expect(read(withDigits(text, digits))).toEqual(read(text));
      }),
    );
  });
});

describe('a sum as people write it', () => {
  it.each([
    ['INR 2,300.50', 2300_50],
    ['inr2300.5', 2300_50],
    ['2,300.50 INR', 2300_50],
    ['500 Rs', 500_00],
    ['500Rs.', 500_00],
    ['Rs.500', 500_00],
    ['Re. 1', 1_00],
    ['500 ₹', 500_00],
    ['₨ 500', 500_00],
    ['Rupees 500 only', 500_00],
    ['Rs. 500/- only.', 500_00],
    ['₹ 500/-', 500_00],
    ['500/- Rs', 500_00],
    ['1,234.00-', -1234_00],
    ['1,234.00 -', -1234_00],
    ['1,234.00−', -1234_00],
    ['Rs. 1,234.00-', -1234_00],
    ['1,234.00- Rs', -1234_00],
    ['500 Rs-', -500_00],
    ['(1,234)', -1234_00],
    ['(1,234 Rs)', -1234_00],
    ['(INR 1,234.00)', -1234_00],
  ])('"%s" is %i paise', (text, paise) => {
    expect(readRupees(text)).toEqual({ kind: 'value', value: paise });
    expect(readBalance(text)).toEqual({ kind: 'value', value: paise });
  });

  it.each([
    ['2,300.50 Dr', 2300_50],
    ['2,300.50CR', -2300_50],
    ['Dr 2,300.50', 2300_50],
    ['Cr. 2,300.50', -2300_50],
    ['INR 2,300.50 Cr.', -2300_50],
    ['2,300.50 Rs credit', -2300_50],
    ['Debit: 500', 500_00],
  ])('"%s" is %i paise where a side has a meaning, and refused elsewhere', (text, paise) => {
    expect(readBalance(text)).toEqual({ kind: 'value', value: paise });
    expect(why(readRupees(text))).toBe('No side belongs here. Leave out Dr or Cr, and write crores in figures.');
  });

  it.each(['Dr 500 Cr', '500 Dr Cr', 'Cr -500', '500- Cr'])('"%s" has a side too many', (text) => {
    expect(why(readBalance(text))).toBe('Write the side once: −500, or 500 Cr.');
  });

  it.each([
    ['41,39', 'Write 41.39, or 4,139.'],
    ['-41,39', 'Write -41.39, or -4,139.'],
    ['1,5', 'Write 1.5, or 15.'],
    ['1,23,45', 'Write 12,345.'],
    ['1,,000.50', 'Write 1,000.50.'],
    ['१,५०', 'Write 1.50, or 150.'],
  ])('"%s" has commas that could mean two figures, and is refused with what to write', (text, wanted) => {
    for (const read of [readRupees, readBalance, readQuantity, readPercent])
      expect(why(read(text))).toBe(`The commas are not where a number has them. ${wanted}`);
  });

  it.each([
    ['1.355,90', '1,355.90'],
    ['1.23.456,50', undefined],
    ['12.345.678,5', '1,23,45,678.5'],
  ])('"%s", with points that group, is refused with what to write', (text, wanted) => {
    const sentence = wanted && `Group with commas, and write the decimals after a point: ${wanted}.`;
    expect(why(readRupees(text))).toBe(sentence ?? 'Not a number. Use the digits 0 to 9.');
  });

  it.each([
    ['1.25L', '1,25,000'],
    ['₹1.25 L', '1,25,000'],
    ['2 lakh', '2,00,000'],
    ['2.5 lacs', '2,50,000'],
    ['१.२५ L', '1,25,000'],
    ['3 crores', '3,00,00,000'],
    ['50k', '50,000'],
    ['1,000 thousand', '10,00,000'],
  ])('"%s" is refused with the amount in figures', (text, figures) => {
    expect(why(readRupees(text))).toBe(`Write the amount in figures: ${figures}.`);
    expect(why(readBalance(text))).toBe(`Write the amount in figures: ${figures}.`);
  });

  it.each(['1.2.3L', 'L', ',k', 'Rs', '5 pcs', '1.25L L', 'Rs Rs 5', 'Rs 5 INR', '₹5 Rs'])(
    '"%s" is never a value',
    (text) => {
      expect(readRupees(text).kind).not.toBe('value');
    },
  );
});

it('what a field or a list shows is read back, whatever mark and digits it is pasted with', () => {
  const marked = fc.constantFrom(
    (sum: string) => sum,
    (sum: string) => `INR ${sum}`,
    (sum: string) => `${sum} Rs`,
    (sum: string) => `${sum}/-`,
  );
  const digits = fc.constantFrom(...Object.values(DIGITS_BY_SCRIPT));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), marked, digits, (paise, mark, script) => {
      const text = withDigits(mark(formatPlainRupees(asPaise(paise))), script);
      expect(readRupees(text)).toEqual({ kind: 'value', value: paise });
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }), digits, (paise, script) => {
      const balance = asPaise(paise);
      expect(readBalance(withDigits(formatBalance(balance), script))).toEqual({ kind: 'value', value: balance });
      const units = asQuantity((paise % 1e12) / 1000);
      expect(readQuantity(withDigits(formatNumber(units), script))).toEqual({ kind: 'value', value: units });
    }),
  );
});

it('no text is ever read as what is no number, however long it is', () => {
  const piece = fc.constantFrom(
    '1',
    '९',
    '٬',
    ',',
    '.',
    '-',
    '−',
    '(',
    ')',
    '/-',
    'Rs',
    'INR',
    '₹',
    'Dr',
    'Cr',
    'L',
    '%',
    ' ',
  );
  const read: number[] = [];
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
      ),
      (text) => {
        for (const reader of [readRupees, readBalance, readQuantity, readPercent]) {
          const reading = reader(text);
          if (reading.kind === 'value') read.push(reading.value);
        }
      },
    ),
    { numRuns: runs(1000) },
  );
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((value) => !Number.isFinite(value) || Object.is(value, -0))).toEqual([]);
  for (const long of ['Rs ', '1 ', 'Dr', '/- ', '(', ' ', '९', '1,']) {
    for (const reader of [readRupees, readBalance, readQuantity, readPercent])
      expect(reader(`${long.repeat(20_000)}x`).kind).not.toBe('value');
  }
});

function why(reading: Reading<unknown>): string {
  return reading.kind === 'unreadable' ? reading.why : '';
}
