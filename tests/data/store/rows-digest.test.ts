import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { RowsDigest } from '#data/store/rows-digest.ts';

it('is the same for the same rows in any order, and another where a row is another, missing or more', () => {
  const property = fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.string(), (rows, other) => {
    const whole = digestOf(rows);
    expect(whole.isEqual(digestOf(rows.toReversed()))).toBe(true);
    expect(whole.isEqual(digestOf(rows.slice(1)))).toBe(false);
    expect(whole.isEqual(digestOf([...rows, other]))).toBe(false);
    expect(whole.isEqual(digestOf([...rows.slice(1), `${rows[0]}.`]))).toBe(false);
    expect(whole.isEqual(digestOf([...rows.slice(1), ...rows.slice(0, 1)]))).toBe(true);
  });
  fc.assert(property);
});

function digestOf(rows: readonly string[]): RowsDigest {
  const digest = new RowsDigest();
  for (const row of rows) digest.add(row);
  return digest;
}
