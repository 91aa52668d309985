import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentSums } from '#domain/books/documents/document-sums.ts';
import { gstr1Sections, type Gstr1Sections } from '#domain/books/returns/gstr1-sections.ts';
import type { Sale } from '#domain/books/returns/sale-section.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { anyInvoice, OURS } from '../../../support/documents.ts';
import { cancelled, returned, sold } from '../../../support/sales.ts';

/** A month of any invoices of a Regular business, some of them with a note, some cancelled. */
const anySales: fc.Arbitrary<readonly Sale[]> = fc
  .array(fc.tuple(anyInvoice, fc.constantFrom('alone', 'noted', 'cancelled')), { maxLength: 8 })
  .map((all) =>
    all.flatMap(([input, fate], at): Sale[] => {
      const invoice = sold(`INV/${at + 1}`, '2026-04-05', {
        ...input,
        own: { ...input.own, registration: OURS.registration },
      });
      if (fate === 'cancelled') return [cancelled(invoice)];
      return fate === 'noted' ? [invoice, returned(`CN/${at + 1}`, '2026-04-06', invoice)] : [invoice];
    }),
  );

const HEADS = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;

it('the sections of any month add up to its documents, head by head, to the paisa', () => {
  fc.assert(
    fc.property(anySales, (sales) => {
      const sections = sectionsOf(sales);
      for (const head of HEADS) {
        const documents = sumOf(sales.filter(isIssued).map((sale) => signed(sale, documentSums(sale)[head])));
        expect(inDocuments(sections, head)).toBe(documents);
        expect(sumOf([...sections.hsn.b2b, ...sections.hsn.b2c].map((row) => row[head]))).toBe(documents);
      }
    }),
  );
});

it('no document is in two sections, none is missing, and a rate or a place stands once', () => {
  fc.assert(
    fc.property(anySales, (sales) => {
      const { documents, small, smallDocuments, hsn, issued, ids } = sectionsOf(sales);
      const alone = documents.map(({ id }) => id);
      expect(new Set(alone).size).toBe(alone.length);
      const rated = sales
        .filter(isIssued)
        .filter((sale) => sectionsOf([sale]).documents.length + sectionsOf([sale]).smallDocuments > 0);
      expect(alone.length + smallDocuments).toBe(rated.length);
      for (const { rows } of documents) expect(new Set(rows.map(({ percent }) => percent)).size).toBe(rows.length);
      const places = small.map(({ place, percent }) => `${place} ${percent}`);
      expect(new Set(places).size).toBe(places.length);
      for (const half of [hsn.b2b, hsn.b2c]) {
        const codes = half.map((row) => `${row.hsn} ${row.unit} ${row.percent}`);
        expect(new Set(codes).size).toBe(codes.length);
      }
      expect(issued.reduce((sum, { total }) => sum + total, 0)).toBe(sales.length);
      expect(issued.reduce((sum, { cancelled: gone }) => sum + gone, 0)).toBe(
        sales.length - sales.filter(isIssued).length,
      );
      expect(ids).toEqual(sales.map(({ id }) => id));
    }),
  );
});

function sectionsOf(sales: readonly Sale[]): Gstr1Sections {
  const originals = new Map(sales.map(({ id, sums }) => [id, sums.total]));
  return gstr1Sections('2026-04', sales, originals, []);
}

function inDocuments({ documents, small, untaxed }: Gstr1Sections, head: (typeof HEADS)[number]): number {
  const alone = documents.flatMap(({ section, rows }) =>
    rows.map((row) => (section.name === 'cdnr' || section.name === 'cdnur' ? asPaise(0 - row[head]) : row[head])),
  );
  const without = head === 'taxable' ? untaxed.flatMap(({ nil, exempt, nonGst }) => [nil, exempt, nonGst]) : [];
  return sumOf([...alone, ...small.map((row) => row[head]), ...without]);
}

function isIssued({ state }: Sale): boolean {
  return state === 'Issued';
}

function signed({ kind }: Sale, amount: number) {
  return asPaise(kind === 'Invoice' ? amount : 0 - amount);
}
