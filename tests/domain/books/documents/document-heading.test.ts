import { describe, expect, it } from 'vitest';
import { BLANK_DOCUMENT_LINE } from '#domain/books/documents/blank-document.ts';
import type { DocumentInput } from '#domain/books/documents/document.ts';
import { headingOf, isBillOfSupply, legendOf, seriesOf } from '#domain/books/documents/document-heading.ts';
import {
  ABROAD,
  aLine,
  anInvoiceInput,
  aPurchase,
  BOOK,
  IN_SEZ,
  OURS,
  WALK_IN_PARTY,
} from '../../../support/documents.ts';
import { withSums } from '#domain/books/documents/document-sums.ts';

const books = [aLine(1, 100, 18, { item: BOOK })];
const composition = { ...OURS, registration: 'Composition' } as const;
const unregistered = { ...OURS, registration: 'Unregistered' } as const;

describe('a sale is', () => {
  it.each<[string, DocumentInput, string, string]>([
    ['an invoice if something is taxed', anInvoiceInput(), 'Invoice', 'Tax Invoice'],
    [
      'an invoice with taxed and untaxed lines',
      anInvoiceInput({ lines: [...books, aLine(1, 1, 5)] }),
      'Invoice',
      'Tax Invoice',
    ],
    [
      'both at once for who is not registered',
      anInvoiceInput({ party: WALK_IN_PARTY, lines: [...books, aLine(1, 1, 5)] }),
      'Invoice',
      'Invoice-cum-Bill of Supply',
    ],
    [
      'an invoice for who is not registered if all is taxed',
      anInvoiceInput({ party: WALK_IN_PARTY, lines: [aLine(1, 1, 5), BLANK_DOCUMENT_LINE] }),
      'Invoice',
      'Tax Invoice',
    ],
    ['a bill of supply if nothing is', anInvoiceInput({ lines: books }), 'Bill of Supply', 'Bill of Supply'],
    [
      'a bill of supply at 0 %',
      anInvoiceInput({ lines: [aLine(1, 1, 0), BLANK_DOCUMENT_LINE] }),
      'Bill of Supply',
      'Bill of Supply',
    ],
    ['an invoice while nothing is entered', anInvoiceInput({ lines: [BLANK_DOCUMENT_LINE] }), 'Invoice', 'Tax Invoice'],
    ['a bill of supply under Composition', anInvoiceInput({ own: composition }), 'Bill of Supply', 'Bill of Supply'],
    ['a plain invoice of the unregistered', anInvoiceInput({ own: unregistered, lines: books }), 'Invoice', 'Invoice'],
    ['an export invoice abroad', anInvoiceInput({ party: ABROAD, place: '96' }), 'Invoice', 'Export Invoice'],
    [
      'a tax invoice to who is from abroad, supplied here',
      anInvoiceInput({ party: ABROAD, place: '29' }),
      'Invoice',
      'Tax Invoice',
    ],
    [
      'an export invoice to anyone, supplied abroad',
      anInvoiceInput({ party: WALK_IN_PARTY, place: '96' }),
      'Invoice',
      'Export Invoice',
    ],
    ['a tax invoice to a zone', anInvoiceInput({ party: IN_SEZ }), 'Invoice', 'Tax Invoice'],
  ])('%s', (_, input, series, heading) => {
    expect([seriesOf(input), headingOf(withSums(input))]).toEqual([series, heading]);
  });

  it('and a purchase is one', () => {
    expect([seriesOf(aPurchase()), headingOf(withSums(aPurchase()))]).toEqual(['Purchase', 'Purchase']);
    expect(isBillOfSupply(anInvoiceInput())).toBe(false);
  });
});

describe('the legend', () => {
  it.each<[string, DocumentInput, string]>([
    ['says nothing within the country', anInvoiceInput(), ''],
    ['nor on a purchase', aPurchase({ own: composition }), ''],
    [
      'says that we may not collect tax',
      anInvoiceInput({ own: composition }),
      'Composition taxable person, not eligible to collect tax on supplies',
    ],
    [
      'says that goods go abroad without tax',
      anInvoiceInput({ party: ABROAD, place: '96' }),
      'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
    ],
    ['says nothing of what is supplied here to who is from abroad', anInvoiceInput({ party: ABROAD, place: '29' }), ''],
    [
      'says that tax is paid for a zone',
      anInvoiceInput({ party: IN_SEZ, supplyType: 'With payment of tax' }),
      'Supply to SEZ unit or SEZ developer for authorised operations on payment of integrated tax',
    ],
    ['says nothing of what is not taxed', anInvoiceInput({ party: ABROAD, place: '96', lines: books }), ''],
    ['says nothing of the unregistered', anInvoiceInput({ party: ABROAD, place: '96', own: unregistered }), ''],
  ])('%s', (_, input, legend) => {
    expect(legendOf(withSums(input))).toBe(legend);
  });

  it('and the heading stay on what was once issued as an export, wherever it was supplied', () => {
    const { sums } = withSums(anInvoiceInput({ party: ABROAD, place: '96' }));
    const issued = { ...anInvoiceInput({ party: ABROAD, place: '29' }), sums };
    expect(headingOf(issued)).toBe('Export Invoice');
    expect(legendOf(issued)).toMatch(/^Supply meant for export under bond/);
  });
});
