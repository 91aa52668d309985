import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#domain/canonical-json.ts';

describe('canonical JSON', () => {
  it('sorts names at every depth, keeps the order of lists, and writes no spaces', () => {
    expect(canonicalJson({ b: [3, 1, { z: null, a: true }], a: { d: 'x y', c: false } })).toBe(
      '{"a":{"c":false,"d":"x y"},"b":[3,1,{"a":true,"z":null}]}',
    );
  });

  it('writes the example of RFC 8785 as the RFC does', () => {
    const value = {
      // oxlint-disable-next-line no-loss-of-precision -- the RFC gives this digit, which is to be lost.
      numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000f\nA\'B"\\\\"/',
      literals: [null, true, false],
    };
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
  });

  it('sorts names by their UTF-16 units, as the RFC shows', () => {
    const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, 1: 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
    expect(Object.values(JSON.parse(canonicalJson(value)) as object)).toHaveLength(7);
    expect([...canonicalJson(value).matchAll(/:(\d)/g)].map((match) => match[1]).join('')).toBe('2467153');
  });

  it('has no minus zero', () => {
    expect(canonicalJson(-0)).toBe('0');
  });

  it.each([
    ['undefined', { a: [{ b: undefined }] }, 'The value.a[0].b cannot be written as JSON: it is Undefined.'],
    ['not a number', [1, Number.NaN], 'The value[1] cannot be written as JSON: it is NaN.'],
    ['infinity', Number.POSITIVE_INFINITY, 'The value cannot be written as JSON: it is Infinity.'],
    ['a date', { at: new Date(0) }, 'The value.at cannot be written as JSON: it is Date.'],
    ['a map', new Map(), 'The value cannot be written as JSON: it is Map.'],
    ['a big integer', 1n, 'The value cannot be written as JSON: it is BigInt.'],
    ['a function', () => 1, 'The value cannot be written as JSON: it is Function.'],
  ])('refuses %s and says where it stands', (_, value, why) => {
    expect(() => canonicalJson(value)).toThrow(new TypeError(why));
  });

  it('refuses a hole in a list', () => {
    const list: unknown[] = [1];
    list[2] = 3;
    expect(() => canonicalJson(list)).toThrow('The value[1] cannot be written as JSON: it is Undefined.');
  });

  it('accepts half of a surrogate pair, which people paste', () => {
    expect(canonicalJson('\ud800')).toBe('"\\ud800"');
  });

  it('reads back as the same value, and is the same text however the value was put together', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value);
        expect(canonicalJson(JSON.parse(text))).toBe(text);
        expect(canonicalJson(reversed(value))).toBe(text);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

/** The same value with the names of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, each]) => [name, reversed(each)]),
  );
}
