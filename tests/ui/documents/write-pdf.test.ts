import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, test } from 'vitest';
import { companies } from '#data/sample/seed/companies.ts';
import { taxInvoice } from '#domain/sample/tax-invoice.ts';
import type { DocumentRow, PaperDocument } from '#ui/documents/document.ts';
import { writePdf } from '#ui/documents/write-pdf.ts';
import { anInvoice, anItem } from '../../support/sample-records.ts';
import { readPdf } from '../../support/pdf.ts';
import { faces } from './faces.ts';

const openPdf = async (document: PaperDocument) => readPdf(await writePdf(document, faces));

const supplier = companies[0];
const ANY_COMPANY = { id: 'COMP-009', name: '', gstin: '27AAAPA1234A1ZT', phone: '', email: '', address: '' };

/** A document with one table. */
function aTable(rows: readonly DocumentRow[]): PaperDocument {
  return {
    title: 'Lines · Asha & Sons',
    issuer: { name: 'Asha & Sons', lines: ['Mumbai'] },
    heading: 'Lines',
    note: 'For June 2024',
    blocks: [
      {
        kind: 'table',
        name: 'Lines',
        columns: [
          { title: 'Particulars', look: 'text' },
          { title: 'Amount', look: 'figure' },
        ],
        rows,
      },
    ],
  };
}

test('a title is never the last row of a page, nor is the name of a part', async () => {
  for (const look of ['title', 'section'] as const) {
    for (const before of [31, 32, 33, 34, 35, 36, 37]) {
      const rows: readonly DocumentRow[] = [
        ...Array.from({ length: before }, () => ({ look: 'line' as const, cells: ['Line', '1'] })),
        { look, cells: ['Heading', ''] },
        { look: 'entry', cells: ['Below', '2'] },
      ];
      const { texts } = await openPdf(aTable(rows));
      const page = texts.find((text) => text.includes('Heading'));
      expect(page, `${look} after ${before} lines`).toContain('Below');
    }
  }
});

test('an invoice as PDF contains the text of its paper', async () => {
  const { text, texts } = await openPdf(
    taxInvoice(anInvoice({ items: [anItem({ rate: 1_00_000_50 })] }), supplier, ''),
  );
  for (const said of [
    'Shree Tarang Traders',
    'Tax Invoice',
    'INV-2024-001',
    'Desai & Sons',
    '05 Apr 2024',
    'Maharashtra (27)',
    '1,00,000.50',
    'CGST 9 %',
    '₹1,18,000.59',
    'Rupees One Lakh Eighteen Thousand and Fifty Nine Paise Only',
    'Page 1 of 1',
  ]) {
    expect(text).toContain(said);
  }
  expect(texts).toHaveLength(1);
});

test('its title, language and tags are there for screen readers', async () => {
  const { info, tags } = await openPdf(taxInvoice(anInvoice(), supplier, ''));
  expect(info).toMatchObject({ Title: 'INV-2024-001 · Shree Tarang Traders', Language: 'en-IN' });
  expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
  expect(tags.filter((tag) => tag === 'TH')).toHaveLength(5);
  expect(tags.filter((tag) => tag === 'TD')).toHaveLength(5);
});

test('a table over several pages repeats its headings on each page and loses no row', async () => {
  const rows = Array.from({ length: 150 }, (_, at) => ({
    look: 'line' as const,
    cells: [`Line ${at + 1} end`, `${at}.50`],
  }));
  const { texts, text, tags } = await openPdf(aTable(rows));
  expect(texts.length).toBeGreaterThan(2);
  for (const [at, page] of texts.entries()) {
    expect(page).toContain('Particulars');
    expect(page).toContain(`Page ${at + 1} of ${texts.length}`);
  }
  for (const { cells } of rows) expect(text).toContain(cells[0]);
  expect(tags.filter((tag) => tag === 'TR')).toHaveLength(151);
});

test('a table that carries sums forward ends each page but the last with them, and begins the next', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({ look: 'line' as const, cells: [`Line ${at + 1}.`, '2.50'] }));
  const sums = rows.map((_, at) => ['', (2.5 * (at + 1)).toFixed(2)]);
  const document = aTable(rows);
  const blocks = document.blocks.map((block) =>
    block.kind === 'table' ? { ...block, carried: { forward: 'To carry', brought: 'Was brought', sums } } : block,
  );
  const { texts, tags } = await openPdf({ ...document, blocks });
  expect(texts.length).toBeGreaterThan(2);
  let before: string | undefined;
  for (const [at, page] of texts.entries()) {
    const last = Number(/.*Line (\d+)\./.exec(page)?.[1]);
    expect(/Was brought ([\d.]+)/.exec(page)?.[1]).toBe(before);
    before = at === texts.length - 1 ? undefined : (2.5 * last).toFixed(2);
    expect(/To carry ([\d.]+)/.exec(page)?.[1]).toBe(before);
  }
  // What is carried is no row: it would be read aloud as one.
  expect(tags.filter((tag) => tag === 'TR')).toHaveLength(121);
});

test('figures are aligned at the decimal point, however many decimals they have', async () => {
  const figures = ['2.25', '12', '1.125', '1,00,000.5', '₹7'];
  const ends = await endsOf(
    await writePdf(aTable(figures.map((figure) => ({ look: 'line', cells: ['Line', figure] }))), faces),
  );
  const widest = ends.get('1.125') ?? 0;
  // Figures without decimals leave the width of the point and the decimals free.
  const [whole, one, two] = ['12', '1,00,000.5', '2.25'].map((figure) => widest - (ends.get(figure) ?? 0));
  const digit = (one ?? 0) - (two ?? 0);
  expect(digit).toBeGreaterThan(3);
  expect(two).toBeCloseTo(digit, 1);
  expect(one).toBeCloseTo(2 * digit, 1);
  expect(whole).toBeGreaterThan(3 * digit);
  expect(ends.get('₹7')).toBeCloseTo(ends.get('12') ?? 0, 1);
});

/** Where each text of the first page ends, in points from its left edge. */
async function endsOf(bytes: Uint8Array): Promise<ReadonlyMap<string, number>> {
  const pdf = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return new Map(items.flatMap((item) => ('str' in item ? [[item.str, Number(item.transform[4]) + item.width]] : [])));
}

describe('the sums of an invoice', () => {
  /** An invoice whose head leaves more or less space for its items. */
  function anInvoiceOf(items: number, address = 'Mumbai', name = 'Asha & Sons') {
    const rows = Array.from({ length: items }, (_, at) => anItem({ name: `Item ${at + 1}.` }));
    return taxInvoice(anInvoice({ items: rows }), { ...ANY_COMPANY, name, address }, '');
  }

  test.each([1, 19, 20, 23, 27, 28])('are on the page of the last of %i items', async (count) => {
    const { texts, text } = await openPdf(anInvoiceOf(count, '14 Marol Industrial Estate, Andheri East. '.repeat(10)));
    const last = texts.at(-1) ?? '';
    expect(last).toContain(`Item ${count}.`);
    expect(last).toContain('Amount in words');
    expect(last).toContain('Authorised signatory');
    expect(text.match(/Item \d+\./g)).toHaveLength(count);
    // No page has headings without a row below them.
    for (const page of texts) expect(page.includes('Description')).toBe(/Item \d+\./.test(page));
  });

  test('move to a page of their own if they do not fit on one page with the last item', async () => {
    const { texts, text } = await openPdf(anInvoiceOf(3, 'Mumbai', 'Asha and Sons '.repeat(120)));
    expect(text).toContain('Item 3.');
    expect(texts.at(-1)).toContain('Authorised signatory');
  });
});

describe('hostile names come out as text', () => {
  test.each(['中文 எண்', '👍🏽'])('%s', async (name) => {
    const { text } = await openPdf(taxInvoice(anInvoice({ customerName: name }), supplier, ''));
    expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
  });

  test('marks of direction are left out, and the letters stay in their order', async () => {
    const { text } = await openPdf(
      taxInvoice(anInvoice({ customerName: 'Asha \u202Etxt.exe\u202C Sons\u200B' }), supplier, ''),
    );
    expect(text).toContain('Asha txt.exe Sons');
  });

  test('ten thousand letters take as many pages as they need', async () => {
    const name = 'कि'.repeat(2500) + 'W'.repeat(5000);
    const { texts, text } = await openPdf(
      aTable([
        { look: 'line', cells: [name, '1'] },
        { look: 'grand', cells: ['Total', '1'] },
      ]),
    );
    expect(texts.length).toBeGreaterThan(1);
    expect(text.match(/W/g)).toHaveLength(5000);
    expect(text).toContain('Total');
  });

  test('six hundred different unknown letters do not break the file', async () => {
    const name = Array.from({ length: 600 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');
    const { text } = await openPdf(taxInvoice(anInvoice({ customerName: name }), supplier, ''));
    expect(text.replaceAll(' ', '')).toContain(name.slice(0, 20));
  });
});

test('the replacement text ends inside the text object, where readers take its position from', async () => {
  const items = [anItem({ name: 'कुर्सी' }), anItem({ name: 'Chair 中文' })];
  const spans = await spansOf(await writePdf(taxInvoice(anInvoice({ items }), supplier, ''), faces));
  expect(spans).toHaveLength(2);
  for (const span of spans) {
    expect(span).toContain('showText');
    for (const turn of ['save', 'transform', 'restore']) expect(span).not.toContain(turn);
  }
});

/** The operators between the start and the end of each replacement text on the first page. */
async function spansOf(bytes: Uint8Array): Promise<readonly (readonly string[])[]> {
  const pdf = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const { fnArray, argsArray } = await (await pdf.getPage(1)).getOperatorList();
  const names = new Map(Object.entries(OPS).map(([name, operator]) => [operator, name]));
  const done = fnArray.map((operator) => names.get(operator) ?? '');
  const starts = done.flatMap((name, at) =>
    name === 'beginMarkedContentProps' && argsArray[at]?.[0] === 'Span' ? [at] : [],
  );
  return starts.map((start) => done.slice(start, done.indexOf('endMarkedContent', start)));
}

test('a company name with an ampersand leaves the metadata valid', async () => {
  const { info } = await openPdf(aTable([{ look: 'line', cells: ['A', '1'] }]));
  expect(info['Title']).toBe('Lines · Asha & Sons');
  expect(info['Author']).toBe('Asha & Sons');
});
