import { sumOf, type Paise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { sumOfHeads, type TaxHeads } from '#domain/books/documents/line-tax.ts';
import type { Report, ReportLine } from '#domain/books/ledger/report.ts';
import type { AmendedDocument } from './gstr1-amendments.ts';
import type { Gstr1 } from './gstr1.ts';
import { daysOfMonth } from './return-month.ts';
import type { RateRow, Untaxed } from './rate-rows.ts';
import type { Section } from './sale-section.ts';

/**
 * The table "Sections" of GSTR-1: each section with what it adds up to. Notes stand as they are reported, as positive amounts
 * that count against the sales; so does what is adjusted of advances (TXPD).
 */
export function gstr1Report({ month, sections, amended }: Gstr1): Report {
  const { documents, small, smallDocuments, untaxed, untaxedDocuments, advances, hsn, issued } = sections;
  const rowsOf = (name: Section['name']) => documents.filter(({ section }) => section.name === name);
  const single = (title: string, name: Section['name']) => {
    const own = rowsOf(name);
    return sectionLine(
      title,
      own.length,
      own.flatMap(({ rows }) => rows),
    );
  };
  return {
    name: 'Sections',
    period: daysOfMonth(month),
    columns: COLUMNS,
    lines: [
      single('B2B', 'b2b'),
      single('B2CL', 'b2cl'),
      sectionLine('B2CS', smallDocuments, small),
      single('CDNR', 'cdnr'),
      single('CDNUR', 'cdnur'),
      single('EXP', 'exp'),
      sectionLine('NIL', untaxedDocuments, [], sumOf(untaxed.map(sumOfUntaxed))),
      ...(advances.receipts === 0 ? [] : [sectionLine('AT', advances.receipts, advances.received)]),
      ...(advances.adjustments === 0 ? [] : [sectionLine('TXPD', advances.adjustments, advances.adjusted)]),
      ...amendedLines(amended.documents),
      ...(amended.small.length === 0
        ? []
        : [
            sectionLine(
              'B2CSA',
              null,
              amended.small.flatMap(({ rows }) => rows),
            ),
          ]),
      sectionLine('HSN B2B', null, hsn.b2b),
      sectionLine('HSN B2C', null, hsn.b2c),
      sectionLine(
        'DOC ISSUE',
        issued.reduce((sum, { total }) => sum + total, 0),
        [],
      ),
    ],
  };
}

/** Adds up all three kinds of sales without tax. */
function sumOfUntaxed({ nil, exempt, nonGst }: Untaxed): Paise {
  return sumOf([nil, exempt, nonGst]);
}

function amendedLines(documents: readonly AmendedDocument[]): readonly ReportLine[] {
  return AMENDED.flatMap(([title, name]) => {
    const own = documents.filter(({ document }) => document.section.name === name);
    return own.length === 0
      ? []
      : [
          sectionLine(
            title,
            own.length,
            own.flatMap(({ document }) => document.rows),
          ),
        ];
  });
}

type Row = TaxHeads & Pick<RateRow, 'taxable'>;

function sectionLine(title: string, documents: number | null, rows: readonly Row[], untaxed?: Paise): ReportLine {
  const { igst, cgst, sgst, cess } = sumOfHeads(rows);
  const taxable = sumOf([...rows.map((row) => row.taxable), ...(untaxed === undefined ? [] : [untaxed])]);
  return {
    look: 'entry',
    depth: 0,
    cells: [
      title,
      documents === null ? '' : { number: asQuantity(documents) },
      { amount: taxable },
      { amount: igst },
      { amount: cgst },
      { amount: sgst },
      { amount: cess },
    ],
  };
}

const AMENDED = [
  ['B2BA', 'b2b'],
  ['B2CLA', 'b2cl'],
  ['EXPA', 'exp'],
  ['CDNRA', 'cdnr'],
  ['CDNURA', 'cdnur'],
] as const satisfies readonly (readonly [string, Section['name']])[];

const COLUMNS = [
  { title: 'Section', look: 'text' },
  { title: 'Documents', look: 'figure' },
  { title: 'Taxable Value', look: 'figure' },
  { title: 'IGST', look: 'figure' },
  { title: 'CGST', look: 'figure' },
  { title: 'SGST', look: 'figure' },
  { title: 'Cess', look: 'figure' },
] as const;
