import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIdle, noReads, readsAfter, type SeenCode } from '#domain/books/counter/camera-reads.ts';

const [SALT, SOAP] = ['8901719110245', '4006381333931'];
const ean = (code: string): SeenCode => ({ code, format: 'ean_13' });

/** What is taken of pictures, each with its moment and what is seen in it. */
function takenOf(...pictures: readonly (readonly [at: number, ...seen: (string | SeenCode)[]])[]): readonly string[] {
  let reads = noReads(0);
  return pictures.flatMap(([at, ...seen]) => {
    const after = readsAfter(
      reads,
      seen.map((one) => (typeof one === 'string' ? ean(one) : one)),
      at,
    );
    reads = after.reads;
    return after.code === undefined ? [] : [after.code];
  });
}

describe('a code before the camera', () => {
  it('is taken at its second equal read, and once while it stays in view', () => {
    expect(takenOf([0, SALT])).toEqual([]);
    expect(takenOf([0, SALT], [100, SALT])).toEqual([SALT]);
    expect(takenOf([0, SALT], [100, SALT], [200, SALT], [5000, SALT], [5100, SALT])).toEqual([SALT]);
  });

  it('is taken over pictures in which nothing was read, but not over another read, or a pause', () => {
    expect(takenOf([0, SALT], [100], [200], [300, SALT])).toEqual([SALT]);
    expect(takenOf([0, SALT], [100, SOAP], [200, SALT])).toEqual([]);
    expect(takenOf([0, SALT], [100, '8901719110246'], [200, SALT])).toEqual([]);
    expect(takenOf([0, SALT], [100], [800, SALT])).toEqual([]);
    expect(takenOf([0, SALT], [800, SALT])).toEqual([]);
  });

  it('is taken again after 0.8 s out of view, by two more reads', () => {
    expect(takenOf([0, SALT], [100, SALT], [200], [999, SALT], [1100, SALT])).toEqual([SALT]);
    expect(takenOf([0, SALT], [100, SALT], [200], [1000, SALT])).toEqual([SALT]);
    expect(takenOf([0, SALT], [100, SALT], [200], [1000, SALT], [1100, SALT])).toEqual([SALT, SALT]);
  });

  it('is in view still on a slow device, which sees a picture a second', () => {
    expect(takenOf([0, SALT], [700, SALT], [1700, SALT], [2700, SALT], [3700, SALT])).toEqual([SALT]);
  });

  it('leaves the one before it free once that is away, and is itself taken meanwhile', () => {
    expect(takenOf([0, SALT], [100, SALT], [200, SOAP], [300, SOAP], [1100, SALT, SOAP], [1200, SALT, SOAP])).toEqual([
      SALT,
      SOAP,
      SALT,
    ]);
  });

  it('is read where it is the nearest to the middle: others that lie about are not', () => {
    expect(takenOf([0, SALT, SOAP], [100, SALT, SOAP], [200, SALT, SOAP], [300, SALT, SOAP])).toEqual([SALT]);
  });
});

describe('a check digit', () => {
  it.each([
    ['ean_13', '8901719110246'],
    ['ean_8', '96385075'],
    ['upc_a', '036000291453'],
    ['upc_e', '04252615'],
    ['itf', '18901719110243'],
    ['itf', '123456'],
    ['ean_13', '890171911024'],
    ['qr_code', ' '],
  ])('of %s that is wrong is no read: %s', (format, code) => {
    expect(takenOf([0, { code, format }], [100, { code, format }])).toEqual([]);
  });

  it.each([
    ['ean_8', '96385074', '96385074'],
    ['upc_a', '036000291452', '036000291452'],
    ['upc_e', '04252614', '042100005264'],
    ['upc_e', '01234565', '012345000065'],
    ['itf', '18901719110242', '18901719110242'],
    ['code_128', 'INV/26-27/0001', 'INV/26-27/0001'],
    ['qr_code', 'upi://pay?pa=a@b', 'upi://pay?pa=a@b'],
  ])('of %s that is right, or that it has none, is read: %s', (format, code, taken) => {
    expect(takenOf([0, { code, format }], [100, { code, format }])).toEqual([taken]);
  });
});

it('no code is taken twice within 0.8 s, whatever is seen and when', () => {
  const picture = fc.tuple(fc.integer({ min: 1, max: 400 }), fc.subarray([SALT, SOAP]));
  fc.assert(
    fc.property(fc.array(picture, { maxLength: 60 }), (pictures) => {
      let [at, reads] = [0, noReads(0)];
      const last = new Map<string, number>();
      for (const [pause, seen] of pictures) {
        at += pause;
        const after = readsAfter(reads, seen.map(ean), at);
        reads = after.reads;
        if (after.code === undefined) continue;
        expect(at - (last.get(after.code) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThan(800);
        last.set(after.code, at);
      }
    }),
  );
});

it('a camera by which nothing was taken for a minute is idle', () => {
  expect(isIdle(noReads(500), 60_499)).toBe(false);
  expect(isIdle(noReads(500), 60_500)).toBe(true);
  const { reads } = readsAfter(readsAfter(noReads(0), [ean(SALT)], 30_000).reads, [ean(SALT)], 30_100);
  expect(isIdle(reads, 90_000)).toBe(false);
  expect(isIdle(reads, 90_100)).toBe(true);
});
