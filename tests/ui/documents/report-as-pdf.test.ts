import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { balanceSheet } from '#domain/books/reports/balance-sheet.ts';
import { blankBusiness, businessFrom } from '#domain/books/masters/business.ts';
import { reportDocument } from '#domain/books/reports/report-files.ts';
import { writePdf } from '#ui/documents/write-pdf.ts';
import { figuresOn, ledger } from '../../support/figures.ts';
import { readPdf } from '../../support/pdf.ts';
import { faces } from './faces.ts';

const BUSINESS = businessFrom({ ...blankBusiness('2026-11-25'), name: 'Asha Stores', state: '27', city: 'Pune' });

const SHEET = balanceSheet(
  figuresOn('2026-11-25', {
    ledgers: [
      ledger('Capital', 'Capital Account', { opening: -1_25_000 }),
      ledger('Cash', 'Cash-in-Hand', { opening: 1_24_950.5 }),
      ledger('Shares', 'Investments', { opening: 49.5 }),
    ],
  }),
);

test('a balance sheet as PDF says what stands on the screen, line by line', async () => {
  const { text, info } = await readPdf(await writePdf(reportDocument(SHEET, BUSINESS), faces));
  for (const said of [
    'Asha Stores Pune Balance Sheet',
    'As on 25 Nov 2026',
    'Liabilities Capital Account ₹1,25,000.00 Capital ₹1,25,000.00 Total ₹1,25,000.00',
    'Assets Current Assets ₹1,24,950.50 Cash-in-Hand ₹1,24,950.50 Cash ₹1,24,950.50',
    'Investments ₹49.50 Shares ₹49.50 Total ₹1,25,000.00',
  ]) {
    expect(text).toContain(said);
  }
  expect(info['Title']).toBe('Balance Sheet, As on 25 Nov 2026 · Asha Stores');
});

test('a report of many columns is on wide pages, and a roll is as long as what stands on it', async () => {
  const columns = Array.from(
    { length: 8 },
    (_, at) => ({ title: `Column ${at}`, look: at ? 'figure' : 'text' }) as const,
  );
  const wide = { ...SHEET, columns, lines: [] };
  expect(await sizesOf(await writePdf(reportDocument(wide, BUSINESS), faces))).toEqual([[842, 595]]);
  expect(await sizesOf(await writePdf(reportDocument(SHEET, BUSINESS), faces))).toEqual([[595, 842]]);
  const roll = (count: number) => {
    const lines = Array.from({ length: count }, (_, at) => `Line ${at}`);
    return {
      ...reportDocument(SHEET, BUSINESS),
      page: 'roll' as const,
      blocks: [{ kind: 'words', title: '', lines } as const],
    };
  };
  const [[width = 0, short = 0] = []] = await sizesOf(await writePdf(roll(1), faces));
  const [[, long = 0] = []] = await sizesOf(await writePdf(roll(101), faces));
  expect(width).toBe(227);
  for (let count = 1; count <= 24; count++) expect(await sizesOf(await writePdf(roll(count), faces))).toHaveLength(1);
  expect(long - short).toBeCloseTo(100 * 9.5 * 1.4, -1);
});

test('a roll breaks no sum, however large, and is one page, whatever its last part is', async () => {
  const columns = [
    { title: 'Item', look: 'text' },
    { title: 'Qty', look: 'figure' },
    { title: 'Amount', look: 'figure' },
  ] as const;
  const table = (amount: string) => ({
    kind: 'table' as const,
    name: 'Items',
    columns,
    rows: [{ look: 'total' as const, depth: 0 as const, cells: ['Machine for packing', '12 NOS', amount] }],
  });
  for (const amount of ['₹12,34,56,789.00', '₹9,99,99,99,999.99', '₹1.00']) {
    const file = await writePdf({ ...reportDocument(SHEET, BUSINESS), page: 'roll', blocks: [table(amount)] }, faces);
    expect((await readPdf(file.slice())).text).toContain(amount);
    expect(await sizesOf(file)).toHaveLength(1);
  }
});

test('its names stand a step to the right for each title that they are under', async () => {
  const left = await leftEdges(await writePdf(reportDocument(SHEET, BUSINESS), faces));
  const margin = left('Assets');
  const steps = ['Current Assets', 'Cash-in-Hand', 'Cash', 'Shares'].map((name) => (left(name) - margin) / 12);
  expect(steps.map((step) => Math.round(step * 100) / 100)).toEqual([0, 1, 2, 1]);
});

/** Where a text begins on the first page, in points. */
async function leftEdges(bytes: Uint8Array): Promise<(text: string) => number> {
  const pdf = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return (text) => {
    const found = items.find((item) => 'str' in item && item.str === text);
    return found && 'transform' in found ? Number(found.transform[4]) : Number.NaN;
  };
}

/** The width and height of each page, in whole points. */
async function sizesOf(bytes: Uint8Array): Promise<readonly (readonly number[])[]> {
  const pdf = await getDocument({ data: bytes.slice() }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1)));
  return pages.map((page) => page.view.slice(2).map(Math.round));
}
