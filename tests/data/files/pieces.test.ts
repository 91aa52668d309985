import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPieces, inPieces } from '#data/files/pieces.ts';
import { runs } from '../../support/runs.ts';

const posted = <T>(result: T): T => {
  const { pieces, rest } = inPieces(result);
  return fromPieces(structuredClone(rest), structuredClone(pieces));
};

test('whatever a worker tells arrives as it was', () => {
  const long = fc.array(fc.nat(), { minLength: 400, maxLength: 1100, size: 'max' });
  const result = fc.record({ pairs: long, left: long, few: fc.array(fc.nat()), summary: fc.string() });
  fc.assert(
    fc.property(result, (one) => {
      expect(posted(one)).toEqual({ ...one });
    }),
    { numRuns: runs(20) },
  );
});

test('no message has more than five hundred rows, and the result that was sent keeps its own', () => {
  const rows = Array.from({ length: 1201 }, (_, at) => at);
  const result = { rows, of: 'a statement' };
  const { pieces, rest } = inPieces(result);
  expect(pieces.map(([, some]) => some.length)).toEqual([500, 500, 201]);
  expect(rest).toEqual({ rows: [], of: 'a statement' });
  expect(result.rows).toHaveLength(1201);
});

test('what has no long list is sent as it is', () => {
  for (const one of [undefined, null, 'a text', new Uint8Array(2000), { rows: [1, 2] }, new Blob(['a file'])]) {
    expect(inPieces(one)).toEqual({ pieces: [], rest: one });
    expect(inPieces(one).rest).toBe(one);
  }
});
