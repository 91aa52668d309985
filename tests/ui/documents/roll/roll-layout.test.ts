import { describe, expect, it } from 'vitest';
import type { NumberCode, PaperDocument } from '#ui/documents/document.ts';
import { DOTS_OF_ROLL, rollLayout } from '#ui/documents/roll/roll-layout.ts';
import type { RollTools, TextMark } from '#ui/documents/roll/roll-marks.ts';
import { scriptsIn } from '#ui/documents/scripts.ts';
import { code128 } from '#domain/barcode/code128.ts';

/** Letters of half their size, and a QR code of ten modules with one dark one. */
const TOOLS: RollTools = {
  widthOf: (text, { size }) => (text.length * size) / 2,
  qr: () => ({ side: 10, bars: [{ x: 4, y: 4, width: 1 }] }),
};

const RECEIPT: PaperDocument = {
  title: 'Invoice INV/26-27/0001',
  issuer: { name: 'Asha Stores', lines: ['GSTIN 27AAPFU0939F1ZV'] },
  heading: 'Tax Invoice',
  note: 'Original for recipient',
  page: 'roll',
  blocks: [
    { kind: 'words', title: 'Billed to', lines: ['Walk-in Customer'] },
    {
      kind: 'table',
      name: 'Items',
      columns: [
        { title: 'Description', look: 'text' },
        { title: 'Value ₹', look: 'figure' },
      ],
      rows: [
        { look: 'line', cells: ['Salt · HSN/SAC 2501 · 2 PCS × 105', '200.00'] },
        { look: 'line', cells: ['चाय पत्ती', '60.00'] },
        { look: 'entry', depth: 0, cells: ['CGST', '5.00'] },
        { look: 'grand', cells: ['Total', '₹270.00'] },
      ],
    },
    { kind: 'code', name: 'UPI', link: 'upi://pay', lines: ['Scan to pay'] },
  ],
};

const endingWith = (code: Omit<NumberCode, 'kind'>): PaperDocument => ({
  ...RECEIPT,
  blocks: [{ kind: 'number', ...code }],
});
const textsOf = (document: PaperDocument, page: 'roll' | 'narrow roll' = 'roll') =>
  rollLayout(document, page, TOOLS).marks.filter((mark): mark is TextMark => mark.kind === 'text');
const edgesOf = ({ text, look, x, align }: TextMark) => {
  const width = TOOLS.widthOf(text, look);
  const left = { left: x, center: x - width / 2, right: x - width }[align];
  return [left, left + width] as const;
};

describe('a roll', () => {
  it.each(['roll', 'narrow roll'] as const)(
    '%s: no letter is below 20 dots, none of India below 24, and all are on the paper',
    (page) => {
      for (const mark of textsOf(RECEIPT, page)) {
        expect(mark.look.size).toBeGreaterThanOrEqual(scriptsIn(mark.text).length > 0 ? 24 : 20);
        const [left, right] = edgesOf(mark);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(DOTS_OF_ROLL[page]);
      }
    },
  );

  it('says everything in the order of the paper', () => {
    expect(textsOf(RECEIPT).map(({ text }) => text)).toEqual([
      'Asha Stores',
      'GSTIN 27AAPFU0939F1ZV',
      'Tax Invoice',
      'Original for recipient',
      'Billed to',
      'Walk-in Customer',
      'Description',
      'Value ₹',
      'Salt · HSN/SAC 2501 · 2 PCS × 105',
      '200.00',
      'चाय पत्ती',
      '60.00',
      'CGST',
      '5.00',
      'Total',
      '₹270.00',
      'Scan to pay',
    ]);
  });

  it('stands a figure at the height of the first line of its text, at the right edge, and lets none of them touch', () => {
    const marks = textsOf(RECEIPT, 'narrow roll');
    const figure = marks.find(({ text }) => text === '200.00');
    const beside = marks.filter(({ y }) => y === figure?.y);
    expect(beside.map(({ text }) => text)).toEqual(['Salt · HSN/SAC 2501 · 2 PCS', '200.00']);
    expect(edgesOf(figure as TextMark)[1]).toBe(384);
    expect(edgesOf(beside[0] as TextMark)[1]).toBeLessThan(edgesOf(figure as TextMark)[0]);
  });

  it('stands a figure on the line of its text in any script', () => {
    const marks = textsOf(RECEIPT);
    const [tea, amount] = ['चाय पत्ती', '60.00'].map((wanted) => marks.find(({ text }) => text === wanted));
    expect(tea?.y).toBe(amount?.y);
  });

  it('breaks a name without a space where the paper ends, and stands a figure of crores below its text', () => {
    const name = 'W'.repeat(100);
    const long: PaperDocument = {
      ...RECEIPT,
      issuer: { name, lines: [] },
      blocks: [
        {
          kind: 'table',
          name: 'Items',
          columns: [
            { title: 'Description', look: 'text' },
            { title: 'Value', look: 'figure' },
          ],
          rows: [{ look: 'line', cells: ['Salt', '9,99,99,99,99,999.99'.repeat(2)] }],
        },
      ],
    };
    const marks = textsOf(long);
    expect(
      marks
        .filter(({ text }) => /^W+$/.test(text))
        .map(({ text }) => text)
        .join(''),
    ).toBe(name);
    const [text, figure] = [marks.find((mark) => mark.text === 'Salt'), marks.at(-1)];
    expect(figure?.y).toBeGreaterThan(text?.y ?? 0);
    for (const mark of marks) expect(edgesOf(mark)[0]).toBeGreaterThanOrEqual(0);
  });

  it('ends with the number as bars of whole dots, in the middle, with ten light modules at each side', () => {
    const number = 'INV/26-27/0001';
    const bars = code128(number);
    const { marks, height } = rollLayout(endingWith({ number, widths: bars }), 'roll', TOOLS);
    const last = marks.at(-1) as TextMark;
    expect(last).toMatchObject({ text: number, align: 'center', x: 288 });
    const drawn = marks.filter((mark) => mark.kind === 'box' && mark.height === 80);
    const modules = bars.reduce((sum, width) => sum + width, 0);
    const [first, end] = [drawn[0], drawn.at(-1)];
    if (first?.kind !== 'box' || end?.kind !== 'box') throw new Error('No bars.');
    const dots = first.width / (bars[0] ?? 1);
    expect(dots).toBe(2);
    expect(end.x + end.width - first.x).toBe(modules * dots);
    expect(first.x).toBeGreaterThanOrEqual(10 * dots);
    expect(576 - end.x - end.width).toBeGreaterThanOrEqual(10 * dots);
    expect(height).toBeGreaterThan(last.y);
  });

  it('ends with a QR code on 58 mm, and where bars would be too fine for a scanner', () => {
    const boxes = (page: 'roll' | 'narrow roll', number: string, widths?: readonly number[]) =>
      rollLayout(endingWith({ number, ...(widths && { widths }) }), page, TOOLS).marks.filter(
        (mark) => mark.kind === 'box' && mark.width === mark.height,
      );
    expect(boxes('narrow roll', 'INV/1')).toEqual([
      { kind: 'box', x: 162 + 24, y: expect.any(Number), width: 6, height: 6 },
    ]);
    const long = 'A'.repeat(40);
    expect(boxes('roll', long, code128(long)).length).toBe(1);
  });

  it('has room for every kind of part, such as the slip of a receipt', () => {
    const slip: PaperDocument = {
      ...RECEIPT,
      blocks: [
        {
          kind: 'particulars',
          about: { title: 'Received from', name: 'Ravi', lines: ['Pune'] },
          facts: [['Number', 'R/1']],
        },
        {
          kind: 'sums',
          inWords: ['Amount in words', 'Seven rupees'],
          lines: [['Cash', '7.00']],
          total: ['Amount', '₹7.00'],
        },
        { kind: 'signature', by: 'For Asha Stores', capacity: 'Authorised signatory' },
      ],
    };
    expect(
      textsOf(slip)
        .map(({ text }) => text)
        .slice(4),
    ).toEqual([
      'Received from',
      'Ravi',
      'Pune',
      'Number R/1',
      'Cash',
      '7.00',
      'Amount',
      '₹7.00',
      'Amount in words',
      'Seven rupees',
      'For Asha Stores',
      'Authorised signatory',
    ]);
  });
});
