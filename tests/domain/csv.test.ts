import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CSV_START, csvLine, csvRupees } from '#domain/csv.ts';
import { asPaise } from '#domain/money.ts';
import { readCsv, withoutApostrophe } from '../support/csv-reader.ts';
import { runs } from '../support/runs.ts';

describe('a line of a CSV file', () => {
  it('separates its cells with commas and ends with CRLF, as RFC 4180 says', () => {
    expect(csvLine(['INV-2024-001', 'Desai & Sons', { number: '118000.50' }])).toBe(
      'INV-2024-001,Desai & Sons,118000.50\r\n',
    );
  });

  it('writes money as rupees with two decimals and a leading sign', () => {
    expect(csvLine([csvRupees(asPaise(1_18_000_50)), csvRupees(asPaise(-5))])).toBe('118000.50,-0.05\r\n');
  });

  it.each([
    [1_18_000_50, '118000.50'],
    [-5, '-0.05'],
    [7_00, '7.00'],
    [0, '0.00'],
  ])('writes %i paise as %s', (paise, written) => {
    expect(csvRupees(asPaise(paise))).toEqual({ number: written, amount: paise });
  });

  it('writes money so that other programs read it back to the paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
        expect(Math.round(Number(csvRupees(asPaise(paise)).number) * 100)).toBe(asPaise(paise));
      }),
    );
  });

  it.each([
    ['a comma', 'Pens, blue', '"Pens, blue"'],
    ['quotes', 'The 24" one', '"The 24"" one"'],
    ['a line break', 'one\ntwo', '"one\ntwo"'],
    ['a carriage return', 'one\rtwo', '"one\rtwo"'],
    ['spaces at its ends', ' Desai ', '" Desai "'],
    ['a space before it', ' Desai', '" Desai"'],
    ['a space after it', 'Desai ', '"Desai "'],
    ['nothing', '', ''],
  ])('quotes a cell that holds %s', (_, cell, written) => {
    expect(csvLine([cell])).toBe(`${written}\r\n`);
  });

  it.each(Array.from('=+-@−＝＋－＠'))(
    'puts an apostrophe before text that begins with %s, so that it is not a formula',
    (mark) => {
      expect(csvLine([`${mark}SUM(A1:A9)`])).toBe(`'${mark}SUM(A1:A9)\r\n`);
    },
  );

  it.each([
    ['spaces', '  =1+1', "'  =1+1"],
    ['a tab', '\t=1+1', "'\t=1+1"],
    ['a new line', '\n=1+1', '"\'\n=1+1"'],
    ['a carriage return', '\r=1+1', '"\'\r=1+1"'],
    ['a zero byte', '\0=1+1', "'\0=1+1"],
    ['a byte order mark', '\ufeff=1+1', "'\ufeff=1+1"],
  ])('is not deceived by %s before a formula', (_, cell, written) => {
    expect(csvLine([cell]).trimEnd()).toBe(written);
  });

  it.each([
    '+91 98200 00001',
    '+91-98200-00001',
    '+91 (022) 2345 6789',
    '+९१ ९८२०० ००००१',
    ' +919820000001',
    '-12',
    '-',
    '+',
  ])('leaves "%s" as typed: digits, signs, spaces and brackets around digits run nothing', (text) => {
    expect(readCsv(csvLine([text]))).toEqual([[text]]);
  });

  it.each([
    '+91 98200 00001x',
    '+SUM(1)',
    '-(A1)',
    '-1*2',
    '+1,2',
    '+()',
    '+((1))',
    '-1\t2',
    '+91\n98200',
    '−12',
    '＋91',
    '+1/0',
    '-1%',
  ])('"%s" is more than a phone number, and gets its apostrophe', (text) => {
    expect(readCsv(csvLine([text]))).toEqual([[`'${text}`]]);
  });

  it('neutralises a leading tab or carriage return, whatever follows it', () => {
    expect(csvLine(['\tDesai'])).toBe("'\tDesai\r\n");
    expect(csvLine(['\rDesai'])).toBe('"\'\rDesai"\r\n');
  });

  it('leaves text unchanged if such a character is not at its beginning', () => {
    expect(csvLine(['A=B', '2024-04-05', 'me@example.in', '1+1'])).toBe('A=B,2024-04-05,me@example.in,1+1\r\n');
  });

  it('leaves numbers unchanged, including negative ones', () => {
    expect(csvLine([{ number: '-118000.50' }, { number: '0.00' }])).toBe('-118000.50,0.00\r\n');
  });

  it('can be read back cell by cell, as text that is never a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { minLength: 1 })), (lines) => {
        const read = readCsv(lines.map(csvLine).join(''));
        expect(read.map((line) => line.map(withoutApostrophe))).toEqual(
          lines.map((line) => line.map(withoutApostrophe)),
        );
        for (const cell of read.flat()) if (!/^[-+ \p{Nd}()]*$/u.test(cell)) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
      { numRuns: runs(500) },
    );
  });
});

it('a CSV file begins with the byte order mark that tells a spreadsheet it is UTF-8', () => {
  expect([...new TextEncoder().encode(CSV_START)]).toEqual([0xef, 0xbb, 0xbf]);
});

const anyCell = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\r', '\n', '\t', ' ', "'", 'a', '१') }),
);
