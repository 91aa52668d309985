import { formatDay } from '#domain/format.ts';
import { type DocumentInput, isSale } from '#domain/books/documents/document.ts';
import {
  REGISTER_FIGURES,
  type RegisterFigure,
  type RegisterName,
  registerRow,
  type RegisterRow,
} from '#domain/books/ledger/register.ts';
import type { Report, ReportLine } from '#domain/books/ledger/report.ts';
import type { Days } from '#domain/books/usual-periods.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';

/** A document as a register lists it: issued, or cancelled, which counts for nothing but keeps its number. */
export type RegisterDocument = Voucher<DocumentInput>;

/** Sums of a register have these names, in this order. */
export const FIGURE_TITLES: Readonly<Record<RegisterFigure, string>> = {
  taxable: 'Taxable Value',
  cgst: 'CGST',
  sgst: 'SGST or UTGST',
  igst: 'IGST',
  cess: 'Cess',
  roundOff: 'Round Off',
  total: 'Total',
};

/** A register of some days as the lines of a file; its `sums` are those that are kept. */
export function registerReport(
  name: RegisterName,
  days: Days,
  documents: readonly RegisterDocument[],
  sums: RegisterRow,
): Report {
  const isOfSales = name === 'Sales Register';
  const texts = ['Date', 'Voucher', 'Number', ...(isOfSales ? [] : ['Bill Number']), 'Party', 'GSTIN'];
  return {
    name,
    period: days,
    columns: [
      ...texts.map((title) => ({ title, look: title === 'Party' ? 'text' : 'brief' }) as const),
      ...REGISTER_FIGURES.map((figure) => ({ title: FIGURE_TITLES[figure], look: 'figure' }) as const),
    ],
    lines: [
      ...documents.map((document) => documentLine(document)),
      { look: 'grand', depth: 0, cells: ['Total', ...texts.slice(1).map(() => ''), ...figuresOf(sums)] },
    ],
  };
}

function documentLine(document: RegisterDocument): ReportLine {
  const { date, kind, number, party, state } = document;
  const isCounted = state === 'Issued';
  return {
    look: 'entry',
    depth: 0,
    cells: [
      formatDay(date),
      isCounted ? kind : `${kind}, ${state.toLowerCase()}`,
      number,
      ...(isSale(document) ? [] : [billNumberOf(document)]),
      party?.name ?? '',
      party?.gstin ?? '',
      ...(isCounted ? figuresOf(registerRow(document)) : REGISTER_FIGURES.map(() => '')),
    ],
  };
}

/** The number that the supplier gave its bill; a debit note is ours alone. */
export function billNumberOf(document: DocumentInput): string {
  return document.kind === 'Purchase' ? document.billNumber : '';
}

function figuresOf(row: RegisterRow) {
  return REGISTER_FIGURES.map((figure) => ({ amount: row[figure] }));
}
