import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { qrCode } from '#ui/documents/qr-code.ts';
import { darkBars, qrCodeSide } from '#ui/documents/qr-code-drawing.ts';
import type { Block, PaperDocument } from '#ui/documents/document.ts';
import { writePdf } from '#ui/documents/write-pdf.ts';
import { readPdf } from '../../support/pdf.ts';
import { readQrCode } from '../../support/qr-reader.ts';
import { faces } from './faces.ts';

const LINK = 'upi://pay?pa=shop@okaxis&pn=Asha%20Stores&am=1481.00&cu=INR';
const CODE: Block = {
  kind: 'code',
  name: 'UPI QR',
  link: LINK,
  lines: ['Pay by UPI', 'shop@okaxis'],
};
const paper = (...blocks: readonly Block[]): PaperDocument => ({
  title: 'Bill',
  issuer: { name: 'Asha Stores', lines: [] },
  heading: 'Bill',
  note: '',
  blocks,
});

test('a QR code in a PDF is a named figure in a link to what it says', async () => {
  const bytes = await writePdf(paper(CODE), faces);
  const { text, tags } = await readPdf(bytes.slice());
  expect(text).toContain('shop@okaxis');
  expect(tags).toEqual(expect.arrayContaining(['Link', 'Figure']));
  const pdf = await getDocument({ data: bytes, useSystemFonts: false, verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const [link] = await page.getAnnotations();
  expect(link).toMatchObject({ subtype: 'Link', unsafeUrl: LINK });
  expect(readQrCode(modulesOf(filledIn(await page.getOperatorList())))).toBe(LINK);
});

test('terms and signature stay together, wherever the page ends', async () => {
  const columns = [
    { title: 'Particulars', look: 'text' },
    { title: 'Amount', look: 'figure' },
  ] as const;
  const terms = { kind: 'words', title: 'Terms', lines: ['Pay within 7 days.', 'Goods once sold stay sold.'] } as const;
  const signature = { kind: 'signature', by: 'For Asha', capacity: 'Authorised signatory' } as const;
  for (const count of [18, 22, 24, 26, 28, 33]) {
    const rows = Array.from({ length: count }, (_, at) => ({ look: 'line' as const, cells: [`Line ${at + 1}.`, '1'] }));
    const table = { kind: 'table', name: 'Lines', columns, rows } as const;
    const { text, texts } = await readPdf(await writePdf(paper(table, CODE, terms, signature), faces));
    for (const said of ['Pay within 7 days.', 'Goods once sold stay sold.', 'Authorised signatory']) {
      expect(texts.at(-1), `${count} lines`).toContain(said);
    }
    expect(text).toContain('shop@okaxis');
  }
});

test('in fine print a name has room beside crores, and figures are not broken', async () => {
  const rows = [
    { look: 'line', cells: ['Soap, Green, 100 g', ...Array.from({ length: 6 }, () => '2.5% 2,77,77,777.58')] },
  ] as const;
  const columns = [
    { title: 'Description', look: 'text' },
    ...Array.from({ length: 6 }, () => ({ title: 'CGST', look: 'figure' }) as const),
  ] as const;
  const { text } = await readPdf(
    await writePdf(paper({ kind: 'table', name: 'Lines', isFine: true, columns, rows }), faces),
  );
  expect(text).toContain('Soap, Green, 100 g');
  expect(text.match(/2,77,77,777\.58/g)).toHaveLength(6);
});

test('bars are the dark modules of each row, and a large code is drawn larger', () => {
  const rows = [
    [true, true, false],
    [false, false, false],
    [true, false, true],
  ];
  expect(darkBars(rows)).toEqual([
    { x: 0, y: 0, width: 2 },
    { x: 0, y: 2, width: 1 },
    { x: 2, y: 2, width: 1 },
  ]);
  expect(qrCodeSide(rows)).toBe(34);
  expect(qrCodeSide(qrCode('x'.repeat(900)))).toBe(60.5);
});

type Bar = Readonly<{ x: number; y: number; width: number; height: number }>;

/** The rectangles that a page fills, as pdf.js lists them: four corners, each with the number of its operator before it. */
function filledIn({
  fnArray,
  argsArray,
}: {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}): readonly Bar[] {
  return argsArray.flatMap((args, at) => {
    if (fnArray[at] !== OPS.constructPath) return [];
    const [paint, [path]] = args as [paint: number, paths: readonly Float32Array[]];
    if (paint !== OPS.fill || !path) return [];
    return Array.from({ length: path.length / CORNERS }, (_, number) => {
      const [, x = 0, y = 0, , right = 0, , , , bottom = 0] = path.slice(number * CORNERS);
      return { x, y, width: right - x, height: bottom - y };
    });
  });
}

/** A code as it is drawn: a module is as wide as a bar is high, and dark where a bar covers its middle. */
function modulesOf(bars: readonly Bar[]): readonly (readonly boolean[])[] {
  const side = bars[0]?.height ?? 0;
  const [left, top] = [Math.min(...bars.map(({ x }) => x)), Math.min(...bars.map(({ y }) => y))];
  const size = Math.round((Math.max(...bars.map(({ x, width }) => x + width)) - left) / side);
  const middles = Array.from({ length: size }, (_, at) => (at + 0.5) * side);
  return middles.map((down) =>
    middles.map((along) =>
      bars.some(({ x, y, width, height }) => {
        const [fromLeft, fromTop] = [left + along - x, top + down - y];
        return fromLeft > 0 && fromLeft < width && fromTop > 0 && fromTop < height;
      }),
    ),
  );
}

const CORNERS = 13;
