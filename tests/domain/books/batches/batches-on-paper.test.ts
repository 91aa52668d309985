import { expect, it } from 'vitest';
import { documentPaper } from '#domain/books/paper/document-paper.ts';
import { blocksOnRoll } from '#domain/books/paper/document-roll.ts';
import { linesOnPaper } from '#domain/books/paper/document-paper-lines.ts';
import { batchesInWords } from '#domain/books/batches/batch-words.ts';
import type { BatchPart } from '#domain/books/batch.ts';
import { withSums } from '#domain/books/documents/document-sums.ts';
import { blankInvoice, withParty } from '#domain/books/documents/blank-document.ts';
import { businessFrom, problemsInBusiness } from '#domain/books/masters/business.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, OURS, REGULAR } from '../../../support/documents.ts';
import { aBooksBusiness } from '../../../support/fresh-books.ts';

const A: BatchPart = {
  id: 'BAT-1',
  number: 'A',
  quantity: asQuantity(2),
  expiry: '2026-09-30',
  mrp: asPaise(120_00),
};
const B: BatchPart = { id: 'BAT-2', number: 'B', quantity: asQuantity(3), expiry: '2026-12-15' };

function anInvoice(party = REGULAR) {
  const lines = [aLine(5, 100, 18, { batches: [A, B] }), aLine(1, 10, 18)];
  const invoice = withParty({ ...blankInvoice('2026-09-01', OURS), lines }, party, null);
  return { ...withSums(invoice), date: '2026-09-01', state: 'Issued', number: 'INV/1' } as const;
}

it('a batch is named with its quantity, expiry and MRP; what of one left two places is named once', () => {
  expect(batchesInWords([A, B])).toEqual(['Batch A: 2, Exp 09/26, MRP 120.00', 'Batch B: 3, Exp 15 Dec 2026']);
  expect(batchesInWords([{ ...A, withParty: true }, A])).toEqual(['Batch A: 4, Exp 09/26, MRP 120.00']);
});

it('on A4 the batches stand under their line, and what is carried forward is of as many rows', () => {
  const invoice = anInvoice();
  const { rows, carried } = linesOnPaper(invoice, invoice.sums);
  expect(rows.map(({ cells }) => cells.slice(0, 2))).toEqual([
    ['1', 'Soap'],
    ['', 'Batch A: 2, Exp 09/26, MRP 120.00'],
    ['', 'Batch B: 3, Exp 15 Dec 2026'],
    ['2', 'Soap'],
  ]);
  expect(carried.sums).toHaveLength(rows.length);
  expect(carried.sums[2]).toEqual(carried.sums[0]);
});

it('on the roll they follow what is said of the line', () => {
  const invoice = anInvoice();
  const text = JSON.stringify(blocksOnRoll(invoice, invoice.sums));
  expect(text).toContain('Batch A: 2, Exp 09/26, MRP 120.00 · Batch B: 3, Exp 15 Dec 2026');
});

it('licences stand under the GSTIN, of the business and of the party as it was', () => {
  const licences = { fssai: '1234 5678 9012 34', drugLicences: '20B/1, 21B/2' };
  const business = businessFrom(aBooksBusiness({ ...licences, gstin: '27AAPFU0939F1ZV', registration: 'Regular' }));
  const invoice = anInvoice({ ...REGULAR, fssai: '99999999999999' });
  const paper = documentPaper(invoice, business, 'Original', asPaise(0));
  const lines = paper.issuer.lines;
  const at = lines.findIndex((line) => line.startsWith('GSTIN'));
  expect(lines.slice(at + 1, at + 3)).toEqual(['FSSAI 12345678901234', 'Drug Licence 20B/1, 21B/2']);
  expect(JSON.stringify(paper.blocks)).toContain('FSSAI 99999999999999');
  expect(problemsInBusiness(aBooksBusiness({ fssai: '123' }))).toMatchObject({
    fssai: 'An FSSAI number has 14 digits.',
  });
});
