import { read } from '@e965/xlsx';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { type WorkbookSheet, sheetOf } from '#ui/documents/workbook.ts';
import { writeWorkbook } from '#ui/documents/write-workbook.ts';
import { isEverywhere } from '../../support/some-of.ts';

/** The workbook as read by an independent library. */
async function opened(...sheets: readonly WorkbookSheet[]) {
  return read(await writeWorkbook(sheets), { cellNF: true, cellText: true, cellStyles: true });
}

const SHEET: WorkbookSheet = {
  name: 'Profit & Loss',
  head: ['Particulars', 'Amount'],
  rows: [
    ['Income', ''],
    ['Sales', { amount: 12_47_000_50 }],
    ['Loss', { amount: -3_50_00_000_00 }],
    ['Share', { percent: 18 }],
    ['Pieces', { number: 1_23_456 }],
  ],
};

test('amounts are numbers in rupees, shown in lakhs and crores', async () => {
  const sheet = (await opened(SHEET)).Sheets['Profit & Loss'];
  expect(sheet?.['B3']).toMatchObject({ t: 'n', v: 12_47_000.5, w: '₹12,47,000.50' });
  expect(sheet?.['B4']).toMatchObject({ t: 'n', v: -3_50_00_000, w: '-₹3,50,00,000.00' });
  expect(sheet?.['B5']).toMatchObject({ t: 'n', v: 0.18 });
  expect(sheet?.['B6']).toMatchObject({ t: 'n', v: 1_23_456, w: '1,23,456' });
});

test.each([
  [-15_00_874_75, '-₹15,00,874.75'],
  [-12_000_00, '-₹12,000.00'],
  [-1, '-₹0.01'],
  [0, '₹0.00'],
  [99_999_99, '₹99,999.99'],
  [1_00_000_00, '₹1,00,000.00'],
  [99_99_999_99, '₹99,99,999.99'],
  [1_00_00_000_00, '₹1,00,00,000.00'],
])('%i paise are shown as %s', async (amount, shown) => {
  const sheet = (await opened({ name: 'Sums', head: ['Sum'], rows: [[{ amount: asPaise(amount) }]] })).Sheets['Sums'];
  expect(sheet?.['A2']).toMatchObject({ t: 'n', v: amount / 100, w: shown });
});

test.each(['0012345', '8901234567890123', '1E5', '10-12', '=1+1', '+91 98200 00001', '0402', '', 'two\nlines'])(
  'the text "%s" of a list stays text, as it is',
  async (text) => {
    const lines = [
      ['SKU', 'Price'],
      [text, { amount: 250_00 }],
    ]
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
    const sheet = (await opened(sheetOf('products', lines))).Sheets['products'];
    expect(sheet?.['A1']).toMatchObject({ t: 's', v: 'SKU' });
    if (text !== '') expect(sheet?.['A2']).toMatchObject({ t: 's', v: text, z: '@' });
    expect(sheet?.['A2']).not.toHaveProperty('f');
    expect(sheet?.['B2']).toMatchObject({ t: 'n', v: 250 });
  },
);

test('a table may stand under a title, and both stay in sight', async () => {
  const sheet = (await opened({ ...SHEET, title: 'Profit & Loss, 01 Apr 2026 to 31 Mar 2027' })).Sheets[
    'Profit & Loss'
  ];
  expect(sheet?.['A1']).toMatchObject({ t: 's', v: 'Profit & Loss, 01 Apr 2026 to 31 Mar 2027' });
  expect(sheet?.['A2']).toMatchObject({ v: 'Particulars' });
  expect(sheet?.['B4']).toMatchObject({ t: 'n', v: 12_47_000.5 });
  const files = unzipSync(await writeWorkbook([{ ...SHEET, title: 'Above' }]));
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toMatch(/<pane[^>]*ySplit="2"/);
});

test.runIf(isEverywhere)('a list may have more rows than a call takes arguments', async () => {
  const rows = Array.from({ length: 130_000 }, () => ['']);
  const files = unzipSync(await writeWorkbook([{ name: 'Long', head: ['Blank'], rows }]));
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toContain('r="130001"');
});

test('each table is a sheet, with a frozen head and columns as wide as their content', async () => {
  const book = await opened(SHEET, { ...SHEET, name: 'Tax Reports' });
  expect(book.SheetNames).toEqual(['Profit & Loss', 'Tax Reports']);
  const widths = book.Sheets['Profit & Loss']?.['!cols']?.map(({ width }) => Math.round(width ?? 0));
  expect(widths).toEqual([13, 18]);
  const files = unzipSync(await writeWorkbook([SHEET]));
  expect(strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).toMatch(
    /<pane[^>]*ySplit="1"[^>]*state="frozen"/,
  );
});
