import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitBars, problemInBars } from '#domain/books/labels/label-bars.ts';
import { labelFacts, LABEL_PARTS, type LabelFacts } from '#domain/books/labels/label-facts.ts';
import { layOutLabel } from '#domain/books/labels/label-layout.ts';
import { LABEL_PAPERS, labelPaperOf, labelsOnPage, pagesOf, placesOn } from '#domain/books/labels/label-paper.ts';
import { labelsOfPurchase } from '#domain/books/labels/labels-of-purchase.ts';
import { BLANK_ITEM, type Item, type ItemInput, itemFrom } from '#domain/books/masters/item.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aBought } from '../../../support/documents.ts';

const [WIDE, NARROW, LARGE] = ['50 × 25', '38 × 25', '100 × 50'].map((size) => labelPaperOf(`Roll, ${size} mm`));
const [OF_65, , OF_24] = LABEL_PAPERS;
const REGULAR = { today: '2026-11-25', own: { registration: 'Regular' } } as const;
const anItem = (input: Partial<ItemInput> = {}): Item => ({
  ...itemFrom({ ...BLANK_ITEM, name: 'Salt', unit: 'PCS', percent: 5, ...input }),
  id: 'ITM-000001',
});
const BOX = { code: '8906000000014', unit: 'BOX', contains: asQuantity(12), sellingPrice: null, mrp: null } as const;

describe('bars on a roll', () => {
  test('are whole dots of 1/8 mm: EAN-13 takes 42.4 mm of 50, and 28.3 of 38', () => {
    expect(fitBars('8901719110245', WIDE!)).toMatchObject({ module: 0.375, width: 42.375, percent: 114 });
    expect(fitBars('8901719110245', NARROW!)).toMatchObject({ module: 0.25, width: 28.25, percent: 76 });
    // 0.66 mm a module at most.
    expect(fitBars('8901719110245', LARGE!)?.module).toBe(0.625);
  });

  test('under 80 % are said to be so', () => {
    expect(problemInBars('8901719110245', NARROW!)).toContain('76 %');
    expect(problemInBars('8901719110245', WIDE!)).toBeUndefined();
  });

  test('are refused for a code that is too long, or that no bars hold', () => {
    expect(problemInBars('X'.repeat(60), NARROW!)).toBe('The code is too long for this label. Choose a wider one.');
    expect(problemInBars('साबुन', WIDE!)).toContain('A barcode cannot hold “स”.');
  });
});

test('bars on a sheet are of the usual size where there is room, else as wide as the label', () => {
  expect(fitBars('8901719110245', OF_24!)).toMatchObject({ module: 0.33, percent: 100 });
  expect(fitBars('8901719110245', OF_65!)?.percent).toBe(97);
});

describe('paper', () => {
  test('has as many labels as it is called after, all of them on the page', () => {
    expect(LABEL_PAPERS.map(labelsOnPage)).toEqual([65, 40, 24, 12, 1, 1, 1]);
    for (const paper of LABEL_PAPERS) {
      const last = placesOn(paper).at(-1)!;
      expect(last.x + paper.label.width).toBeLessThanOrEqual(paper.page.width);
      expect(last.y + paper.label.height).toBeLessThanOrEqual(paper.page.height + 0.001);
      // As wide a margin at the right as at the left.
      expect(paper.page.width - last.x - paper.label.width).toBeCloseTo(paper.start.x, 5);
    }
  });

  test('of a sheet is moved as a whole by the offset of a printer, a roll is not', () => {
    const plain = placesOn(OF_24!);
    expect(placesOn(OF_24!, { x: 1.5, y: -2 })).toEqual(plain.map(({ x, y }) => ({ x: x + 1.5, y: y - 2 })));
    expect(placesOn(WIDE!, { x: 1.5, y: -2 })).toEqual([{ x: 0, y: 0 }]);
  });

  test('takes pages by labels and by the first free place', () => {
    expect(pagesOf(OF_65!, 0, 65)).toBe(1);
    expect(pagesOf(OF_65!, 1, 65)).toBe(2);
    expect(pagesOf(OF_65!, 64, 0)).toBe(0);
    expect(pagesOf(WIDE!, 0, 500)).toBe(500);
  });
});

describe('the texts of a label', () => {
  test('are those of the item, with the price that the counter takes', () => {
    const item = anItem({ barcode: '8901719110245', sellingPrice: asRate(100_0000), mrp: asPaise(110_00) });
    expect(labelFacts({ item }, REGULAR, 'Asha Stores')).toEqual({
      'Business Name': 'Asha Stores',
      Name: 'Salt',
      Code: '8901719110245',
      MRP: 'MRP ₹110',
      Price: '₹105',
    });
    const unregistered = { ...REGULAR, own: { registration: 'Unregistered' } } as const;
    expect(labelFacts({ item }, unregistered, '').Price).toBe('₹100');
    expect(labelFacts({ item: { ...item, priceIncludesGst: true } }, REGULAR, '').Price).toBe('₹100');
  });

  test('of a pack follow the pack', () => {
    const item = anItem({ sellingPrice: asRate(100_0000), mrp: asPaise(110_00), priceIncludesGst: true, packs: [BOX] });
    const [pack] = item.packs ?? [];
    const facts = labelFacts({ item, ...(pack && { pack }) }, REGULAR, '');
    expect(facts).toMatchObject({ Name: 'Salt · BOX of 12', Code: BOX.code, MRP: '', Price: '₹1,200' });
    const priced = { ...BOX, sellingPrice: asRate(1150_0000), mrp: asPaise(1320_00) };
    expect(labelFacts({ item, pack: priced }, REGULAR, '')).toMatchObject({ MRP: 'MRP ₹1,320', Price: '₹1,150' });
  });

  test('leave out what there is not; the SKU is scanned where there is no barcode', () => {
    expect(labelFacts({ item: anItem({ sku: 'S-1' }) }, REGULAR, '')).toMatchObject({
      Code: 'S-1',
      MRP: '',
      Price: '',
    });
  });
});

describe('the layout', () => {
  const facts: LabelFacts = {
    'Business Name': 'Asha Stores',
    Name: 'Coconut oil, cold pressed, of the first pressing',
    Code: '8901719110245',
    MRP: 'MRP ₹12,34,567.50',
    Price: '₹12,34,567.50',
  };

  test.each(LABEL_PAPERS.map((paper) => [paper.name, paper] as const))('keeps all of it on %s', (_, paper) => {
    const { texts, bars } = layOutLabel(facts, LABEL_PARTS, paper);
    const { width, height } = paper.label;
    expect(texts).toHaveLength(5);
    for (const text of texts) {
      expect(text.x).toBeGreaterThanOrEqual(1);
      expect(text.x + text.width).toBeLessThanOrEqual(width - 0.99);
      expect(text.y + text.lines * text.lead).toBeLessThanOrEqual(height - 0.9);
    }
    expect(bars?.height).toBeGreaterThan(5);
  });

  test('keeps the bars with their quiet zones on the label, whatever the code', () => {
    const code = fc.oneof(fc.stringMatching(/^[ -~]{1,40}$/), fc.stringMatching(/^\d{8,14}$/));
    fc.assert(
      fc.property(code, fc.constantFrom(...LABEL_PAPERS), (Code, paper) => {
        const { bars } = layOutLabel({ ...facts, Code }, LABEL_PARTS, paper);
        if (!bars) {
          expect(problemInBars(Code, paper)).toBeDefined();
          return;
        }
        const { symbol, module } = fitBars(Code, paper)!;
        const modules = bars.widths.reduce((sum, width) => sum + width, 0);
        expect(bars.x - symbol.quiet.left * module).toBeGreaterThan(0.8);
        expect(bars.x + (modules + symbol.quiet.right) * module).toBeLessThan(paper.label.width - 0.99);
      }),
    );
  });

  test('begins the bars of a roll at a whole dot', () => {
    for (const paper of [WIDE!, NARROW!, LARGE!])
      expect(((layOutLabel(facts, LABEL_PARTS, paper).bars?.x ?? 0) * 8) % 1).toBeCloseTo(0, 9);
  });

  test('has only what is chosen, and no bars for a code that none can hold', () => {
    expect(layOutLabel(facts, ['Name'], WIDE!)).toMatchObject({ texts: [{ text: facts.Name }] });
    expect(layOutLabel(facts, ['Name'], WIDE!).bars).toBeUndefined();
    const { texts, bars } = layOutLabel({ ...facts, Code: 'साबुन' }, ['Code'], WIDE!);
    expect(bars).toBeUndefined();
    expect(texts.map(({ text }) => text)).toEqual(['साबुन']);
  });
});

describe('a purchase', () => {
  const item = anItem({ packs: [BOX] });
  const bought = (quantity: number, rest: object = {}) =>
    aBought(quantity, 50, 5, {
      item: { id: item.id, name: item.name, kind: 'Goods', taxability: 'Taxable' },
      unit: 'PCS',
      ...rest,
    });

  test('takes as many labels as it brought: of packs with a code one each, of others one for each unit in them', () => {
    const lines = [
      bought(10),
      bought(2, { unit: 'BOX', contains: asQuantity(12) }),
      bought(1, { unit: 'DOZ', contains: asQuantity(12) }),
      bought(2.5),
    ];
    expect(labelsOfPurchase(lines, [item])).toEqual([
      { row: { item }, count: 10 + 12 + 3 },
      { row: { item, pack: BOX }, count: 2 },
    ]);
  });

  test('takes none of services, nor of what is no item any more', () => {
    expect(labelsOfPurchase([bought(3)], [])).toEqual([]);
    expect(labelsOfPurchase([bought(3)], [anItem({ kind: 'Service' })])).toEqual([]);
  });
});
