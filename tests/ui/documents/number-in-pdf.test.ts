import { expect, test } from 'vitest';
import { code128 } from '#domain/barcode/code128.ts';
import type { PaperDocument } from '#ui/documents/document.ts';
import { writePdf } from '#ui/documents/write-pdf.ts';
import { readCodes } from '../../support/barcode-reader.ts';
import { readPdf } from '../../support/pdf.ts';
import { faces } from './faces.ts';

const NUMBER = 'INV/26-27/0001';
const bill: PaperDocument = {
  title: 'Bill',
  issuer: { name: 'Asha Stores', lines: ['Pune'] },
  heading: 'Tax Invoice',
  note: '',
  blocks: [{ kind: 'words', title: '', lines: ['Salt'] }],
};

test('an independent reader finds the number of a bill at the end of its roll, in the dots of its printer', async () => {
  const bars = { kind: 'number', number: NUMBER, widths: code128(NUMBER) } as const;
  const wide = await writePdf({ ...bill, page: 'roll', blocks: [...bill.blocks, bars] }, faces);
  expect(await readCodes(wide)).toEqual([`Code128 ${NUMBER}`]);
  const square = { kind: 'number', number: NUMBER } as const;
  const narrow = await writePdf({ ...bill, page: 'narrow roll', blocks: [...bill.blocks, square] }, faces);
  expect(await readCodes(narrow)).toEqual([`QRCode ${NUMBER}`]);
});

test('the code is a figure with a name, and the number stands below it', async () => {
  const bars = { kind: 'number', number: NUMBER, widths: code128(NUMBER) } as const;
  const { text, tags, texts } = await readPdf(
    await writePdf({ ...bill, page: 'roll', blocks: [...bill.blocks, bars] }, faces),
  );
  expect(text).toContain(NUMBER);
  expect(tags.slice(-2)).toEqual(['Figure', 'P']);
  expect(texts).toHaveLength(1);
});
