import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Picture, rowsOf } from '#domain/printing/picture.ts';
import { drawerBytes, printerBytes } from '#domain/printing/printer-bytes.ts';
import { inHex, printedPaper } from '../../support/printed-paper.ts';

const [WIDE, NARROW] = [576, 384];
const black = (rows: number, width = NARROW): Picture => ({
  width,
  bits: new Uint8Array((rows * width) / 8).fill(0xff),
});
const white = (rows: number, width = NARROW): Picture => ({ width, bits: new Uint8Array((rows * width) / 8) });
const above = (...pictures: readonly Picture[]): Picture => ({
  width: pictures[0]?.width ?? NARROW,
  bits: Uint8Array.from(pictures.flatMap(({ bits }) => [...bits])),
});

describe('the bytes of a printed picture', () => {
  it('are, of two black rows on 58 mm with drawer and cut, those of the worked example', () => {
    const head = '1B 40 1B 70 00 19 FA 1D 76 30 00 30 00 02 00';
    const dots = Array(96).fill('FF').join(' ');
    expect(inHex(printerBytes(black(2), { drawer: 2, cut: true }))).toBe(`${head} ${dots} 1D 56 42 00`);
  });

  it('send 600 rows in slices of 255, 255 and 90', () => {
    expect(printedPaper(printerBytes(black(600), { cut: true }), NARROW).slices).toEqual([255, 255, 90]);
  });

  it('name 576 dots of 80 mm as 72 bytes, and 256 of anything in their second byte', () => {
    expect(inHex(printerBytes(black(1, WIDE), { cut: false })).slice(0, 29)).toBe('1B 40 1D 76 30 00 48 00 01 00');
    const wide = { width: 256 * 8, bits: new Uint8Array(256).fill(1) };
    expect(inHex(printerBytes(wide, { cut: false })).slice(6, 29)).toBe('1D 76 30 00 00 01 01 00');
  });

  it('feed over 24 white rows, and send 23', () => {
    const around = (rows: number) => printerBytes(above(black(1), white(rows), black(1)), { cut: false });
    expect(printedPaper(around(23), NARROW).slices).toEqual([25]);
    expect(printedPaper(around(24), NARROW).slices).toEqual([1, 1]);
    expect(inHex(around(24))).toContain('FF 1B 4A 18 1D 76');
  });

  it('feed over more white rows than a byte counts in several steps, also at the end', () => {
    expect(inHex(printerBytes(white(600), { cut: true }))).toBe('1B 40 1B 4A FF 1B 4A FF 1B 4A 5A 1D 56 42 00');
  });

  it('open the drawer at the pin that it is wired to, and alone print nothing', () => {
    expect(inHex(drawerBytes(2))).toBe('1B 40 1B 70 00 19 FA');
    expect(inHex(drawerBytes(5))).toBe('1B 40 1B 70 01 19 FA');
    expect(printedPaper(printerBytes(black(1), { drawer: 5, cut: false }), NARROW).drawers).toEqual([5]);
  });

  it('are neither drawer nor cut where none is asked for', () => {
    expect(printedPaper(printerBytes(black(3), { cut: false }), NARROW)).toMatchObject({
      drawers: [],
      cuts: 0,
      ready: 1,
    });
  });
});

describe('a printer', () => {
  it('makes of the bytes the picture that was sent, whatever it shows', () => {
    fc.assert(
      fc.property(somePicture(), fc.boolean(), (picture, cut) => {
        const printed = printedPaper(printerBytes(picture, { drawer: 2, cut }), picture.width);
        expect(Buffer.compare(printed.picture.bits, picture.bits)).toBe(0);
        expect(printed).toMatchObject({ drawers: [2], cuts: cut ? 1 : 0, ready: 1 });
        expect(Math.max(0, ...printed.slices)).toBeLessThanOrEqual(255);
      }),
    );
  });
});

/** Bands of black, of white and of any dots, some of them longer than a slice. */
function somePicture(): fc.Arbitrary<Picture> {
  const width = fc.constantFrom(NARROW, WIDE);
  const band = fc.tuple(fc.constantFrom('black', 'white', 'dots'), fc.oneof(fc.nat(40), fc.nat(300)), fc.nat(255));
  return fc.tuple(width, fc.array(band, { maxLength: 4 })).map(([dots, bands]) => {
    const rows = bands.flatMap(([kind, count, seed]) =>
      Array.from({ length: (count * dots) / 8 }, (_, at) =>
        kind === 'white' ? 0 : kind === 'black' ? 0xff : (at * 31 + seed) & 0xff,
      ),
    );
    const picture = { width: dots, bits: Uint8Array.from(rows) };
    expect(Number.isInteger(rowsOf(picture))).toBe(true);
    return picture;
  });
}
