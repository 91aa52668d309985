import { describe, expect, test } from 'vitest';
import { LABEL_PARTS, type LabelFacts } from '#domain/books/labels/label-facts.ts';
import { layOutLabel } from '#domain/books/labels/label-layout.ts';
import { LABEL_PAPERS, labelPaperOf } from '#domain/books/labels/label-paper.ts';
import { labelSheet } from '#domain/books/labels/label-sheet.ts';
import { ownCode } from '#domain/books/masters/own-code.ts';
import { writeLabels } from '#ui/documents/write-labels.ts';
import { readCodes } from '../../support/barcode-reader.ts';
import { readPdf } from '../../support/pdf.ts';
import { faces } from './faces.ts';

const SALT: LabelFacts = {
  'Business Name': 'Asha Stores',
  Name: 'Salt, iodised',
  Code: '8901719110245',
  MRP: 'MRP ₹110',
  Price: '₹105',
};
const labelled = (paper: string, codes: readonly string[], before = 0, count = 1) => {
  const of = labelPaperOf(paper);
  const labels = codes.map((Code) => ({ label: layOutLabel({ ...SALT, Code }, LABEL_PARTS, of), count }));
  return writeLabels(labelSheet('Labels', of, before, labels), faces);
};

describe('an independent reader finds in the pixels of the PDF', () => {
  test.each(LABEL_PAPERS.map(({ name }) => name))('every kind of code on %s', async (paper) => {
    const codes = ['8901719110245', '96385074', 'AB-123', '12345678'];
    const read = ['EAN13 8901719110245', 'EAN8 96385074', 'Code128 AB-123', 'Code128 12345678'];
    if (labelPaperOf(paper).isRoll) {
      const bytes = await labelled(paper, codes);
      for (const [at, one] of read.entries()) expect(await readCodes(bytes, { page: at + 1 })).toEqual([one]);
    } else
      expect((await readCodes(await labelled(paper, codes), { dots: 12, height: 110 })).toSorted()).toEqual(
        read.toSorted(),
      );
  });

  test('each label of a full sheet of 65', async () => {
    // Alike ones below each other are one code to a reader.
    const codes = Array.from({ length: 65 }, (_, at) => ownCode(at + 1));
    const read = await readCodes(await labelled(LABEL_PAPERS[0]?.name ?? '', codes), { dots: 12 });
    expect(read.toSorted()).toEqual(codes.map((code) => `EAN13 ${code}`));
  });
});

test('labels begin at the place that is chosen, and go on on the next page', async () => {
  const paper = labelPaperOf('A4, 12 labels of 63.5 × 72 mm');
  const bytes = await labelled(paper.name, [ownCode(1)], 10, 4);
  const { texts } = await readPdf(bytes.slice());
  expect(texts.map((text) => text.match(/₹105/g)?.length)).toEqual([2, 2]);
  expect(await readCodes(bytes, { dots: 8, page: 2, height: 80 })).toEqual([
    'EAN13 2900000000018',
    'EAN13 2900000000018',
  ]);
});

test('the text is real and tagged, and the bars are a figure with a name', async () => {
  const { text, tags } = await readPdf(await labelled('Roll, 50 × 25 mm', ['8901719110245']));
  for (const part of ['Asha Stores', 'Salt, iodised', '8901719110245', 'MRP ₹110', '₹105'])
    expect(text).toContain(part);
  expect(tags).toEqual(expect.arrayContaining(['P', 'Figure']));
});

test('a long name is cut, a long figure is set smaller, and both stay on the label', async () => {
  const paper = labelPaperOf('Roll, 38 × 25 mm');
  const facts = {
    ...SALT,
    Name: 'Coconut oil, cold pressed '.repeat(9),
    MRP: 'MRP ₹12,34,567.50',
    Price: '₹12,34,567.50',
  };
  const label = layOutLabel(facts, LABEL_PARTS, paper);
  const { text, sizes } = await readPdf(
    await writeLabels(labelSheet('Labels', paper, 0, [{ label, count: 1 }]), faces),
  );
  expect(text).toMatch(/Coconut oil, cold pressed[^…]*…/);
  expect(text).toContain('MRP ₹12,34,567.50');
  expect(sizes.get('₹12,34,567.50')).toBeLessThan(8.5);
});
