import { describe, expect, test } from 'vitest';
import { code128 } from '#domain/barcode/code128.ts';
import type { PaperDocument } from '#ui/documents/document.ts';
import { rollPicture } from '#ui/documents/roll-picture.ts';
import { SCRIPT_NAMES, SCRIPTS } from '#ui/documents/scripts.ts';
import { readQrCode } from '../../support/qr-reader.ts';

const NUMBER = 'INV/26-27/0001';

describe('the picture of a roll', () => {
  test('of 80 mm has no grey and ends with the number as bars that read as they were meant', async () => {
    const { dark, width, height } = await dotsOf('roll', { text: NUMBER, bars: code128(NUMBER) });
    expect(width).toBe(576);
    // The bars are the only rows with so many changes of colour; the number stands below them.
    const rows = Array.from({ length: height }, (_, y) => runsIn(dark, y, width));
    const bars = rows.filter((runs) => runs.length - 2 === code128(NUMBER).length);
    expect(bars.length).toBeGreaterThanOrEqual(80);
    expect(bars[0]?.slice(1, -1).map((dots) => dots / 2)).toEqual(code128(NUMBER));
    expect(Math.min(bars[0]?.at(0) ?? 0, bars[0]?.at(-1) ?? 0)).toBeGreaterThanOrEqual(20);
  });

  test('of 58 mm ends with the number as a QR code', async () => {
    const { dark, width, height } = await dotsOf('narrow roll', { text: NUMBER });
    expect(width).toBe(384);
    expect(readQrCode(modulesOf(dark, width, height))).toBe(NUMBER);
  });

  test('draws the letters of every Indian script by the typefaces of documents', async () => {
    const plain = await inkOf('');
    for (const name of SCRIPT_NAMES) {
      const [from = ''] = SCRIPTS[name].letters.match(/[\dA-F]{4}/) ?? [];
      const letter = String.fromCodePoint(Number.parseInt(from, 16) + FIRST_LETTER[name]);
      // A box for a missing letter would be the same for each of them.
      expect([name, (await inkOf(letter)) > plain]).toEqual([name, true]);
    }
  });

  test('of a roll that is longer than a canvas may be is whole', async () => {
    const { height, dark, width } = await dotsOf('roll', undefined, 900);
    expect(height).toBeGreaterThan(30_000);
    expect(runsIn(dark, lastInk(dark, width, height), width).length).toBeGreaterThan(1);
  });
});

async function dotsOf(page: 'roll' | 'narrow roll', end?: { text: string; bars?: readonly number[] }, lines = 3) {
  const { width, bits } = await rollPicture({ document: receipt(lines), page, end });
  const dark = (x: number, y: number) => (((bits[(y * width + x) >> 3] ?? 0) >> (7 - (x & 7))) & 1) === 1;
  return { dark, width, height: (bits.length * 8) / width };
}

async function inkOf(text: string): Promise<number> {
  const blank = { ...receipt(0), blocks: [{ kind: 'words', title: '', lines: [text] }] } as const;
  const { bits } = await rollPicture({ document: blank, page: 'roll' });
  return bits.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
}

function receipt(lines: number): PaperDocument {
  return {
    title: '',
    issuer: { name: 'Asha Stores', lines: ['12 Market Road, Pune'] },
    heading: 'Tax Invoice',
    note: '',
    blocks: [
      {
        kind: 'table',
        name: 'Items',
        columns: [
          { title: 'Description', look: 'text' },
          { title: 'Value ₹', look: 'figure' },
        ],
        rows: Array.from({ length: lines }, (_, at) => ({ look: 'line', cells: [`Salt ${at}`, '105.00'] })),
      },
    ],
  };
}

type Dark = (x: number, y: number) => boolean;

/** How many dots of one colour stand beside each other in a row, from the left, beginning with white ones. */
function runsIn(dark: Dark, y: number, width: number): readonly number[] {
  const runs = [0];
  for (let x = 0; x < width; x++) {
    if (dark(x, y) !== (runs.length % 2 === 0)) runs.push(0);
    runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
  }
  return runs;
}

/** The modules of the last QR code, of six dots each: the finder's upper edge has seven dark ones in a row. */
function modulesOf(dark: Dark, width: number, height: number): readonly (readonly boolean[])[] {
  const top = Array.from({ length: height }, (_, y) => y).find((y) => {
    const [, first = 0] = runsIn(dark, y, width);
    return first === 42;
  });
  if (top === undefined) throw new Error('No QR code.');
  const [left = 0, ...runs] = runsIn(dark, top, width);
  const size = runs.slice(0, -1).reduce((sum, dots) => sum + dots, 0) / 6;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => dark(left + x * 6 + 3, top + y * 6 + 3)),
  );
}

function lastInk(dark: Dark, width: number, height: number): number {
  for (let y = height - 1; y >= 0; y--) if (runsIn(dark, y, width).length > 1) return y;
  return 0;
}

/** Where the letter A or Ka stands in the range of its script. */
const FIRST_LETTER = {
  devanagari: 0x15,
  bengali: 0x15,
  gurmukhi: 0x15,
  gujarati: 0x15,
  odia: 0x15,
  tamil: 0x15,
  telugu: 0x15,
  kannada: 0x15,
  malayalam: 0x15,
  olchiki: 0x10,
  arabic: 0x28,
} as const;
