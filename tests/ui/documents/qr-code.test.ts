import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { qrCode } from '#ui/documents/qr-code.ts';
import { readQrCode } from '../../support/qr-reader.ts';

const LINK = 'upi://pay?pa=shop@okaxis&pn=Asha%20Stores&am=1481.00&cu=INR&tn=INV-26-27-0001';

describe('a QR code', () => {
  it('is read as what was written', () => {
    expect(readQrCode(qrCode(LINK))).toBe(LINK);
    expect(readQrCode(qrCode('₹ आशा'))).toBe('₹ आशा');
    expect(readQrCode(qrCode(''))).toBe('');
  });

  // The most bytes that each version holds at error correction M, by table 7 of the standard, and where it begins.
  it.each([
    [1, 14],
    [2, 26],
    [3, 42],
    [4, 62],
    [5, 84],
    [6, 106],
    [7, 122],
    [8, 152],
    [9, 180],
    [10, 213],
    [11, 251],
    [12, 287],
    [13, 331],
    [14, 362],
    [15, 412],
    [32, 1538],
    [40, 2331],
  ])('of version %i holds %i bytes and not one more', (version, most) => {
    const full = 'Tarazu/'.repeat(most).slice(0, most);
    const rows = qrCode(full);
    expect(rows).toHaveLength(17 + 4 * version);
    expect(readQrCode(rows)).toBe(full);
    if (version < 40) expect(qrCode(`${full}.`)).toHaveLength(17 + 4 * (version + 1));
    else expect(() => qrCode(`${full}.`)).toThrow();
  });

  it('of any text is read as it was written, and is about half dark', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const rows = qrCode(text);
        expect(readQrCode(rows)).toBe(text);
        const share = rows.flat().filter(Boolean).length / rows.length ** 2;
        expect(Math.abs(share - 0.5)).toBeLessThan(0.1);
      }),
    );
  });
});
