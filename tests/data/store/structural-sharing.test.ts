import { assert, jsonValue, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareStructure } from '#data/store/structural-sharing.ts';

describe('an answer with the parts of the one before', () => {
  test('has the new values, whatever was before', () => {
    assert(
      property(jsonValue(), jsonValue(), (before, now) => {
        expect(shareStructure(before, now)).toEqual(now);
      }),
    );
  });

  test('is the previous object if both are equal', () => {
    assert(
      property(jsonValue(), (before) => {
        expect(shareStructure(before, structuredClone(before))).toBe(before);
      }),
    );
  });

  test('reuses unchanged records by id, at any position, and replaces the changed one', () => {
    const [pen, ink, pad] = [
      { id: '1', name: 'Pen' },
      { id: '2', name: 'Ink' },
      { id: '3', name: 'Pad' },
    ];
    const before = { rows: [pen, ink, pad], total: 3 };
    const now = { rows: [{ id: '4', name: 'Cap' }, { ...pen }, { id: '2', name: 'Blue ink' }], total: 3 };
    const shown = shareStructure(before, now);
    expect(shown).toEqual(now);
    expect(shown.rows[1]).toBe(pen);
    expect(shown.rows[2]).not.toBe(ink);
    expect(before.rows).toEqual([pen, ink, pad]);
  });

  test('with a field more, one less, or an undefined one is not the previous object', () => {
    for (const [before, now] of [
      [{ a: 1 }, { a: 1, b: 2 }],
      [{ a: 1, b: 2 }, { a: 1 }],
      [{ a: undefined }, {}],
      [{}, { a: undefined }],
      [{ a: undefined }, { b: undefined }],
      [[1, 2], [1]],
      [[1], [1, 2]],
      [[], {}],
      [null, {}],
    ]) {
      expect(shareStructure(before, now)).not.toBe(before);
      expect(shareStructure(before, now)).toStrictEqual(now);
    }
  });

  test('returns values that are not plain objects unchanged', () => {
    const [before, now] = [new Map([['a', 1]]), new Map([['a', 1]])];
    expect(shareStructure({ map: before }, { map: now }).map).toBe(now);
  });
});
