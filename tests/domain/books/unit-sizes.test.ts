import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { inUnit } from '#domain/books/unit-sizes.ts';
import { UNIT_CODES, type UnitCode } from '#domain/books/unit.ts';

it.each<[number, UnitCode, UnitCode, number]>([
  [2, 'DOZ', 'NOS', 24],
  [1, 'GRS', 'PCS', 144],
  [6, 'NOS', 'DOZ', 0.5],
  [3, 'PRS', 'UNT', 6],
  [250, 'GMS', 'KGS', 0.25],
  [2, 'QTL', 'KGS', 200],
  [1, 'MTS', 'TON', 1],
  [1500, 'MLT', 'LTR', 1.5],
  [1, 'CBM', 'LTR', 1000],
  [1, 'UGS', 'LTR', 3.785],
  [10, 'YDS', 'MTR', 9.144],
  [9, 'SQF', 'SQY', 1],
  [100, 'SQF', 'SQM', 9.29],
])('%d %s are so many %s: %d', (count, from, to, are) => {
  expect(inUnit(count * 1000, from, to)).toBe(are * 1000);
});

it('nobody knows how many pieces are in a box, and a litre is no kilogram', () => {
  for (const [from, to] of [
    ['BOX', 'NOS'],
    ['NOS', 'BOX'],
    ['LTR', 'KGS'],
    ['SET', 'PAC'],
  ] as const)
    expect(inUnit(1000, from, to)).toBeUndefined();
});

it('there and back is the same count, and every unit is itself', () => {
  const any = fc.constantFrom(...UNIT_CODES);
  fc.assert(
    fc.property(any, any, fc.nat(1_000_000), (one, other, count) => {
      expect(inUnit(count, one, one)).toBe(count);
      const larger = inUnit(1_000_000, one, other);
      // To a smaller unit nothing is rounded away.
      if (larger !== undefined && larger >= 1_000_000 && Number.isSafeInteger(count * 1000))
        expect(inUnit(inUnit(count, one, other) ?? 0, other, one)).toBe(count);
    }),
  );
});
