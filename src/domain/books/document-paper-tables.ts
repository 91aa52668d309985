import { BLANK, formatNumber, formatPercent, formatPlainRupeesInFull, formatText } from '#domain/format.ts';
import { type Paise, sumOf } from '#domain/money.ts';
import type { DocumentEntry } from './document.ts';
import type { DocumentSums } from './document-sums.ts';
import { type HsnRow, hsnRows } from './hsn-rows.ts';
import type { TaxHeads } from './line-tax.ts';
import { formatRate, NO_RATE } from './rate.ts';
import type { Charged } from './supply.ts';

/** The tables of a document on paper: what is sold, and what it comes to by HSN code. */

type Cells = readonly string[];
type Head = keyof Omit<TaxHeads, 'cess'>;

/** The heads that a document bears, under the names that they go by there. */
export function taxNames(charged: Charged): readonly (readonly [Head, string])[] {
  if (charged === 'None' || charged === 'Zero-rated') return [];
  if (charged === 'IGST') return [['igst', 'IGST']];
  return [
    ['cgst', 'CGST'],
    ['sgst', charged === 'CGST + UTGST' ? 'UTGST' : 'SGST'],
  ];
}

/** The lines, with the amount of each head (CGST Rules, rule 46(g) to (k) and (m)). */
export function linesTable(document: DocumentEntry, sums: DocumentSums) {
  const heads = taxNames(sums.charged);
  const hasDiscount = sums.discount !== 0;
  const hasCess = sums.cess !== 0;
  return {
    kind: 'table',
    name: 'Lines',
    columns: [
      { title: 'Description', look: 'text' },
      { title: 'HSN/SAC', look: 'brief' },
      { title: 'Qty', look: 'figure' },
      { title: 'Rate ₹', look: 'figure' },
      ...(hasDiscount ? [{ title: 'Discount ₹', look: 'figure' } as const] : []),
      { title: 'Taxable ₹', look: 'figure' },
      ...heads.map(([, title]) => ({ title: `${title} ₹`, look: 'figure' }) as const),
      ...(hasCess ? [{ title: 'Cess ₹', look: 'figure' } as const] : []),
    ],
    rows: [
      ...sums.lines.map((sum, at) => ({
        look: 'line' as const,
        cells: [
          descriptionOf(document.lines[at]),
          document.lines[at]?.hsn || BLANK,
          quantityOf(document.lines[at]),
          formatRate(document.lines[at]?.rate ?? NO_RATE),
          ...(hasDiscount ? [figure(sum.discount)] : []),
          figure(sum.taxable),
          ...heads.map(([head]) => figure(sum[head])),
          ...(hasCess ? [figure(sum.cess)] : []),
        ],
      })),
      {
        look: 'grand' as const,
        cells: [
          'Total',
          '',
          '',
          '',
          ...(hasDiscount ? [figure(sums.discount)] : []),
          figure(sums.taxable),
          ...heads.map(([head]) => figure(sums[head])),
          ...(hasCess ? [figure(sums.cess)] : []),
        ],
      },
    ],
  } as const;
}

/** The summary by HSN code, with the rate of each head (rule 46(l)); none where no tax is charged. */
export function hsnTable(entry: DocumentEntry, sums: DocumentSums) {
  const heads = taxNames(sums.charged);
  if (heads.length === 0) return [];
  const rows = hsnRows([{ entry, sums }]);
  const cellsOf = (row: HsnRow): Cells => [
    row.hsn || BLANK,
    formatPercent(row.percent),
    figure(row.taxable),
    ...heads.map(([head]) => `${figure(row[head])} (${shareOf(row.percent, sums.charged)})`),
    figure(sumOf(heads.map(([head]) => row[head]))),
  ];
  return [
    {
      kind: 'table',
      name: 'HSN summary',
      columns: [
        { title: 'HSN/SAC', look: 'text' },
        { title: 'GST rate', look: 'figure' },
        { title: 'Taxable ₹', look: 'figure' },
        ...heads.map(([, title]) => ({ title: `${title} ₹`, look: 'figure' }) as const),
        { title: 'Tax ₹', look: 'figure' },
      ],
      rows: rows.map((row) => ({ look: 'line' as const, cells: cellsOf(row) })),
    } as const,
  ];
}

type Line = DocumentEntry['lines'][number] | undefined;

/** The item or ledger, and what was written about it. */
function descriptionOf(line: Line): string {
  if (!line) return BLANK;
  const ledger = 'ledger' in line ? line.ledger : null;
  const name = line.item?.name ?? ledger?.name ?? '';
  return formatText([name, line.description].filter((part) => part !== '').join(' – '));
}

/** "10 NOS"; a service has no unit. */
function quantityOf(line: Line): string {
  if (!line || line.quantity === null) return BLANK;
  return line.unit === 'NA' ? formatNumber(line.quantity) : `${formatNumber(line.quantity)} ${line.unit}`;
}

/** The rate of each head: within a State half of it. */
function shareOf(percent: number, charged: Charged): string {
  return formatPercent(charged === 'IGST' ? percent : percent / 2);
}

function figure(amount: Paise): string {
  return formatPlainRupeesInFull(amount);
}
