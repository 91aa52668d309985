import { describe, expect, it } from 'vitest';
import { checkDigitOf, formatGstin, gstinInCapitals, gstinProblem, stateOfGstin } from '#domain/gstin.ts';

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
    '27AAAPF1111F1ZM',
    '27AABCT2222K1ZH',
    '29AAAPB5678B1ZY',
    '24AAAFD3456D1ZZ',
    '33AAAPE7890E1ZY',
    '04AAAPF1111F1ZU',
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

describe('the State of a GSTIN', () => {
  it.each([
    ['27AAPFU0939F1ZV', '27', 'Maharashtra'],
    [' 29aagcb7383j1z4 ', '29', 'Karnataka'],
    ['07AAACC9012C1Z8', '07', 'Delhi'],
  ])('%s is of %s %s', (gstin, code, name) => {
    expect(stateOfGstin(gstin)).toEqual({ code, name });
  });

  it.each(['', '27', '27AAPFU0939F1Z', '27AAPFU0939F1ZW'])(
    '"%s" tells none, because it is not whole and correct',
    (gstin) => {
      expect(stateOfGstin(gstin)).toBeUndefined();
    },
  );

  it('is none for services from abroad, which are registered under 99', () => {
    const body = '9917USA12345OS';
    expect(stateOfGstin(body + checkDigitOf(body))).toBeUndefined();
  });
});

it('a GSTIN is kept in capitals, as the portal writes it', () => {
  expect(gstinInCapitals(' 27aapfu0939f1zv ')).toBe('27AAPFU0939F1ZV');
});
