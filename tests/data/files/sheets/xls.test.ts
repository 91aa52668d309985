import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSheets } from '#data/files/sheets/read-sheets.ts';
import { Refusal } from '#data/store/refusal.ts';
import { compound, type OldCell, oldWorkbook } from '../../../support/old-workbook.ts';
import { runs } from '../../../support/runs.ts';

const read = (bytes: Uint8Array<ArrayBuffer>) => readSheets(new Blob([bytes]));
const cellsOf = async (bytes: Uint8Array<ArrayBuffer>) => (await read(bytes))[0]?.rows.map(({ cells }) => cells);

describe('a workbook of the old kind', () => {
  it('is read as it is shown: texts, numbers, days, results of formulas, yes and no, errors', async () => {
    const rows: readonly (readonly OldCell[])[] = [
      ['Date', 'Narration', 'रकम', 'Balance'],
      [{ day: 46_113 }, 'UPI-रवि', 1250.5, { formula: 1180.1 }],
      [],
      [null, { own: 'Café' }, { short: 7 }, null, { formula: 'Dr' }, { formula: true }, false, { error: 0x2a }],
    ];
    const [sheet, ...others] = await read(oldWorkbook({ April: rows, Empty: [], May: [['x']] }));
    expect(sheet).toMatchObject({
      name: 'April',
      rows: [
        { line: 1, cells: ['Date', 'Narration', 'रकम', 'Balance'] },
        { line: 2, cells: ['2026-04-01', 'UPI-रवि', '1250.5', '1180.1'] },
        { line: 4, cells: ['', 'Café', '7', '7', 'Dr', 'Yes', 'No', '#N/A'] },
      ],
    });
    expect(others.map(({ name }) => name)).toEqual(['May']);
  });

  it('says where a formula has no result, and where a code was rounded, and takes neither for a figure', async () => {
    const [sheet] = await read(
      oldWorkbook({
        A: [
          ['Item', 'Barcode', 'Stock'],
          ['Soap', 8_901_719_110_245_000, { formula: 0, later: true }],
          ['Rice', 8_901_719_110_245, { formula: 12, later: true }],
          ['Salt', { formula: 'x', lost: true }, { formula: 0 }],
        ],
      }),
    );
    expect(sheet?.rows.map(({ cells }) => cells.join('|'))).toEqual([
      'Item|Barcode|Stock',
      'Soap|8901719110245000',
      'Rice|8901719110245|12',
      'Salt||0',
    ]);
    expect(sheet?.notes.map(({ line, why }) => `${line} ${why.split(/[,.]/)[0]}`)).toEqual([
      '2 A number in it has more than 15 figures',
      '2 A formula in it has no result',
      '4 A formula in it has no result',
    ]);
  });

  it('may count its days from 1904', async () => {
    expect(await cellsOf(oldWorkbook({ A: [[{ day: 44_651 }, 44_651]] }, { is1904: true }))).toEqual([
      ['2026-04-01', '44651'],
    ]);
  });

  it('says the same wherever its texts are cut into records, and however large it is', async () => {
    const texts = fc.string({ unit: fc.constantFrom('a', 'é', 'र', '₹', '😀', ' '), minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(texts, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 12, max: 60 }),
        async (rows, cut) => {
          const own = rows.map((row) => ['x', ...row, 'y']);
          const expected = own.map((row) => row.map((cell) => cell.trim()));
          expect(await cellsOf(oldWorkbook({ A: own }, { cut }))).toEqual(expected);
        },
      ),
      { numRuns: runs(40) },
    );
  });

  it.each([
    ['with a password', oldWorkbook({ A: [['x']] }, { first: 0x2f }), 'has a password'],
    ['of Excel 95', compound('Book', [1, 2, 3]), 'Excel 95 or older'],
    ['that says so in its first record', oldWorkbook({ A: [['x']] }, { version: 0x500 }), 'Excel 95 or older'],
    ['that is a letter', compound('WordDocument', [1]), 'a Word document'],
    ['that is none', compound('Other', [1]), 'without a workbook'],
    ['of nothing', oldWorkbook({ A: [] }), 'There is nothing in this file.'],
  ])('%s is refused in words', async (_, bytes, words) => {
    await expect(read(bytes)).rejects.toThrow(words);
  });
});

describe('a damaged or hostile one', () => {
  const large = oldWorkbook({ A: Array.from({ length: 200 }, (_, at) => [`Item ${at}`, at, { day: 46_000 + at }]) });

  it('cut anywhere or with bytes turned is read or refused in words', async () => {
    const small = oldWorkbook({ A: [['Date', 1.5, { formula: 'x' }]] });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(small, large),
        fc.nat(),
        fc.array(fc.tuple(fc.nat(), fc.nat({ max: 255 })), { maxLength: 6 }),
        fc.boolean(),
        async (good, cut, turns, isCut) => {
          const bytes = Uint8Array.from(isCut ? good.subarray(0, 8 + (cut % good.length)) : good);
          for (const [at, by] of turns) bytes[8 + (at % Math.max(1, bytes.length - 8))] = by;
          const found = await read(bytes).catch((error: unknown) => error);
          expect(Array.isArray(found) || found instanceof Refusal).toBe(true);
        },
      ),
      { numRuns: runs(500) },
    );
  });

  it('whose chains of sectors run in a circle is refused', async () => {
    const [tables, first] = [512, 2 + (large[44] ?? 0) - 1];
    const turned = Uint8Array.from(large);
    new DataView(turned.buffer).setUint32(tables + first * 4, first, true);
    await expect(read(turned)).rejects.toThrow('The workbook is damaged.');
    const directory = Uint8Array.from(large);
    new DataView(directory.buffer).setUint32(tables + (first - 1) * 4, first - 1, true);
    await expect(read(directory)).rejects.toThrow('The workbook is damaged.');
    // The list of tables that goes on in itself.
    const list = Uint8Array.from(large);
    new DataView(list.buffer).setUint32(68, 5, true);
    new DataView(list.buffer).setUint32(512 * 7 - 4, 5, true);
    await expect(read(list)).rejects.toThrow('The workbook is damaged.');
  });

  it('that claims thousands of millions of texts is not believed', async () => {
    const bytes = oldWorkbook({ A: [['one', 'two']] });
    const at = bytes.findIndex((byte, nth) => byte === 0xfc && bytes[nth + 1] === 0 && bytes[nth + 4] === 2);
    new DataView(bytes.buffer).setUint32(at + 8, 0xff_ff_ff_ff, true);
    expect(await cellsOf(bytes)).toEqual([['one', 'two']]);
    // A cell whose text is none of them.
    new DataView(bytes.buffer).setUint32(at + 8, 1, true);
    await expect(read(bytes)).rejects.toThrow('The workbook is damaged.');
  });

  it('whose sheets are one and the same is refused, so that none is read sixty times', async () => {
    const sheets = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`S${at}`, [['x']]]));
    const bytes = oldWorkbook(sheets);
    const view = new DataView(bytes.buffer);
    const places: number[] = [];
    for (let at = 512; at < bytes.length - 4; at++) {
      if (view.getUint16(at, true) === 0x85 && view.getUint8(at + 10) >= 2 && view.getUint8(at + 12) === 0x53)
        places.push(at + 4);
    }
    expect(places.length).toBe(60);
    const [first = 0] = places;
    for (const place of places.slice(1)) view.setUint32(place, view.getUint32(first, true), true);
    await expect(read(bytes)).rejects.toThrow('The workbook is damaged.');
  });
});
