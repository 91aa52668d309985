import { describe, expect, test } from 'vitest';
import { code128 } from '#domain/barcode/code128.ts';
import type { NumberCode, PaperDocument } from '#ui/documents/document.ts';
import { rollPicture } from '#ui/documents/roll/roll-picture.ts';
import { SCRIPT_NAMES, SCRIPTS } from '#ui/documents/scripts.ts';
import { type Picture, rowsOf } from '#domain/printing/picture.ts';
import { hasBars, runsIn } from '../../../support/printed-paper.ts';
import { readQrCode } from '../../../support/qr-reader.ts';

const NUMBER = 'INV/26-27/0001';

describe('the picture of a roll', () => {
  test('of 80 mm has no grey and ends with the number as bars that read as they were meant', async () => {
    const picture = await pictureOf('roll', { number: NUMBER, widths: code128(NUMBER) });
    expect(picture.width).toBe(576);
    expect(hasBars(picture, code128(NUMBER))).toBe(true);
  });

  test('of 58 mm ends with the number as a QR code', async () => {
    const picture = await pictureOf('narrow roll', { number: NUMBER });
    expect(picture.width).toBe(384);
    expect(readQrCode(lastQrCode(picture))).toBe(NUMBER);
  });

  test('draws the letters of every Indian script by the typefaces of documents', async () => {
    const plain = await inkOf('');
    const inks: number[] = [];
    for (const name of SCRIPT_NAMES) {
      const [from = ''] = SCRIPTS[name].letters.match(/[\dA-F]{4}/) ?? [];
      inks.push(await inkOf(String.fromCodePoint(Number.parseInt(from, 16) + FIRST_LETTER[name])));
    }
    // The box of a missing letter has the ink of every other box; by chance two letters may have as much.
    expect(new Set(inks).size).toBeGreaterThan(SCRIPT_NAMES.length - 3);
    expect(Math.min(...inks)).toBeGreaterThan(plain);
  });

  test('draws them strong too, in the name of the business', async () => {
    const nameOf = async (name: string) =>
      (await rollPicture({ document: { ...receipt(0), issuer: { name, lines: [] } }, page: 'roll' })).bits;
    const [none, hindi, tamil] = await Promise.all(['', 'आशा', 'ஆஷா'].map(nameOf));
    expect(ink(hindi)).toBeGreaterThan(ink(none) + 100);
    expect(ink(tamil)).toBeGreaterThan(ink(none) + 100);
  });

  test('of a roll that is longer than a canvas may be is whole', async () => {
    const picture = await pictureOf('roll', { number: NUMBER, widths: code128(NUMBER) }, 900);
    expect(rowsOf(picture)).toBeGreaterThan(30_000);
    expect(hasBars(picture, code128(NUMBER))).toBe(true);
  });
});

function pictureOf(page: 'roll' | 'narrow roll', code: Omit<NumberCode, 'kind'>, lines = 3): Promise<Picture> {
  const { blocks, ...rest } = receipt(lines);
  return rollPicture({ document: { ...rest, blocks: [...blocks, { kind: 'number', ...code }] }, page });
}

async function inkOf(text: string): Promise<number> {
  const blank = { ...receipt(0), blocks: [{ kind: 'words', title: '', lines: [text] }] } as const;
  return ink((await rollPicture({ document: blank, page: 'roll' })).bits);
}

function ink(bits: Uint8Array | undefined): number {
  return (bits ?? new Uint8Array()).reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0);
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

/** The modules of the QR code, of six dots each: nothing else has a bar of seven modules as its finders' upper edge has. */
function lastQrCode(picture: Picture): readonly (readonly boolean[])[] {
  const rows = Array.from({ length: rowsOf(picture) }, (_, row) => runsIn(picture, row));
  const top = rows.findIndex(([, first]) => first === 7 * MODULE);
  const [left = 0, ...runs] = rows[top] ?? [];
  const size = runs.slice(0, -1).reduce((sum, dots) => sum + dots, 0) / MODULE;
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (__, x) => {
      const at = (top + y * MODULE + 3) * picture.width + left + x * MODULE + 3;
      return (((picture.bits[at >> 3] ?? 0) >> (7 - (at & 7))) & 1) === 1;
    }),
  );
}

const MODULE = 6;
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
