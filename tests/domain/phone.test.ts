import { expect, it } from 'vitest';
import { phonesIn } from '#domain/phone.ts';

const digitsOf = (text: string) => phonesIn(text).map(({ digits }) => digits.join(' '));

it.each([
  '9876543210',
  '98765 43210',
  '98765-43210',
  '987 654 3210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (98765) 43210',
  '919876543210',
  '91 98765 43210',
  '09876543210',
  '0 98765 43210',
  '00919876543210',
  '+91 098765 43210',
])('"%s" is one mobile number', (text) => {
  expect(digitsOf(text)).toEqual(['9876543210 919876543210']);
});

it.each(['022 2345 6789', '(022) 23456789', '022-23456789', '+91 22 2345 6789', '+91 (0)22 2345 6789'])(
  '"%s" is one landline',
  (text) => {
    expect(digitsOf(text)).toEqual(['2223456789 912223456789']);
  },
);

it('a foreign number is known by its plus', () => {
  expect(digitsOf('+1 415-555-2671')).toEqual(['14155552671 4155552671']);
  expect(digitsOf('+442071838750')).toEqual(['442071838750 442071838750']);
  expect(digitsOf('1 415 555 2671')).toEqual([]);
});

it('each of several numbers is found, and the words around them do not matter', () => {
  expect(phonesIn('Ph: 98765 43210, 98765 43211 / +91 98765 43212').map(({ written }) => written)).toEqual([
    '98765 43210',
    '98765 43211',
    '+91 98765 43212',
  ]);
});

it.each([
  '1,23,456',
  '12,34,56,789.50',
  '1234567890',
  '411001 2024',
  '2024-04-05',
  '8901719110245',
  '123456789012',
  'INV-2024-0000001',
  'SBIN524188123456',
  'EL-9876543210',
  '9876543210987654',
  '98765',
  '98765432.10',
  '27AAAPA1234A1ZT',
  '',
])('"%s" is no phone number', (text) => {
  expect(phonesIn(text)).toEqual([]);
});

it.each([['1 '], ['12345 '], ['('], ['+1-'], ['9876543210 ']])(
  'of "%s" a hundred thousand times, which would never end if it were read anew from each letter, some are found or none',
  (piece) => {
    expect(phonesIn(piece.repeat(100_000)).every(({ written }) => written.replaceAll(/\D/g, '').length === 10)).toBe(
      true,
    );
  },
);
