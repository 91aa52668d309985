import { describe, expect, it } from 'vitest';
import { checkDigitOf, formatGstin, gstinProblem } from '#domain/gstin.ts';

describe('help with a GSTIN', () => {
  it.each([
    '27AAPFU0939F1ZV',
    '12GEOPS0823BBZH',
    '29AAGCB7383J1Z4',
    '24AAQCA8719H1ZC',
    '05AAACG2115R1ZN',
    '27AAAPA1234A1ZT',
    '29AABCT2222K1ZD',
    '07AAACC9012C1Z8',
    '38AAAPG2222G1ZA',
    '35AAAHH3333H1ZO',
  ])('finds nothing to say about %s', (gstin) => {
    expect(gstinProblem(gstin)).toBeUndefined();
  });

  it('accepts small letters and surrounding spaces', () => {
    expect(gstinProblem(' 27aapfu0939f1zv ')).toBeUndefined();
  });

  it('says nothing about a blank one, which is missing, not wrong', () => {
    expect(gstinProblem('  ')).toBeUndefined();
  });

  it.each([
    ['27AAPFU0939F1ZW', 'V'],
    ['27AAPUF0939F1ZV', 'F'],
    ['27AAAAA0000A1Z5', '2'],
    ['29AAFCA7488L1Z0', 'W'],
  ])('finds the typing mistake in %s by its last character, which should be %s', (gstin, check) => {
    expect(checkDigitOf(gstin)).toBe(check);
    expect(gstinProblem(gstin)).toBe(`Its last character should be ${check}: one of the characters is mistyped.`);
  });

  it.each(['00', '39', '98'])('knows that no State has the code %s', (code) => {
    const body = `${code}AAPFU0939F1Z`;
    expect(gstinProblem(body + checkDigitOf(body))).toBe(`A GSTIN begins with the code of a State; ${code} is none.`);
  });

  it.each([
    ['25', 'The code 25 is no longer given; Dadra and Nagar Haveli and Daman and Diu is 26.'],
    ['28', 'The code 28 is no longer given; Andhra Pradesh is 37.'],
  ])('says which code replaced %s', (code, hint) => {
    const body = `${code}AAPFU0939F1Z`;
    expect(gstinProblem(body + checkDigitOf(body))).toBe(hint);
  });

  it('counts the characters while it is typed', () => {
    expect(gstinProblem('27AAP')).toBe('A GSTIN has 15 characters; this has 5.');
    expect(gstinProblem('27AAPFU0939F1ZVV')).toBe('A GSTIN has 15 characters; this has 16.');
  });

  it.each(['27AAPFU0939F0ZV', '2XAAPFU0939F1ZV', '27AAPFU0939F1KV', '27-APFU0939F1ZV', 'Desai and Sons.'])(
    'sees that %s does not have the shape of a GSTIN',
    (gstin) => {
      expect(gstinProblem(gstin)).toBe('Not the shape of a GSTIN, such as 27AAPFU0939F1ZV.');
    },
  );

  it.each([
    ['a deductor of tax', '27MUMA12345A1D'],
    ['a collector of tax', '27AAPFU0939F1C'],
    ['a department of government', '33CHEI10035A1Z'],
    ['a body of the United Nations', '0717USA12345UN'],
    ['an embassy', '0717USA12345ON'],
    ['a non-resident', '2717USA12345NR'],
    ['services from abroad', '9917USA12345OS'],
    ['a non-resident whom the centre registers', '9917USA12345NR'],
  ])('accepts the GSTIN of %s', (_, body) => {
    expect(gstinProblem(body + checkDigitOf(body))).toBeUndefined();
  });

  it.each(['99AAPFU0939F1Z', '99MUMA12345A1D', '9917USA12345UN'])(
    'rejects %s, whose code and shape do not go together',
    (body) => {
      expect(gstinProblem(body + checkDigitOf(body))).toBe('A GSTIN begins with the code of a State; 99 is none.');
    },
  );
});

it.each([
  [' 04aaapf1111f1zu ', '04AAAPF1111F1ZU'],
  ['04AAAPF1111F1ZU', '04AAAPF1111F1ZU'],
  ['  ', '–'],
])('"%s" is printed as %s', (gstin, printed) => {
  expect(formatGstin(gstin)).toBe(printed);
});
