import { BLANK, formatNumber, formatPercent, formatPlainRupeesInFull, formatText } from '#domain/format.ts';
import { batchesInWords } from '#domain/books/batches/batch-words.ts';
import { type DocumentInput, isBlankDocumentLine, isReverseCharge } from '#domain/books/documents/document.ts';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import { headsOnPaper, rateOfHead, taxOfLine, valueOnPaper } from './document-paper-tax.ts';
import type { DocumentSums, LineSums, SummedDocument } from '#domain/books/documents/document-sums.ts';
import { countOfLine } from '#domain/books/documents/line-count.ts';
import { hsnRows } from '#domain/books/documents/hsn-rows.ts';
import { formatRate } from '#domain/books/rate.ts';

type Column = Readonly<{ title: string; look: 'text' | 'brief' | 'figure' }>;
type Line = DocumentInput['lines'][number];

/**
 * The lines of a document as a table (CGST Rules, rule 46(g) to (m)), with what those up to each one come to, for pages that
 * end after it. A blank line describes nothing, and is left out.
 */
export function linesOnPaper(input: DocumentInput, sums: DocumentSums) {
  const heads = headsOnPaper(input, sums);
  const hasHsn = input.lines.some(({ hsn }) => hsn !== '');
  const hasMrp = input.lines.some(({ mrp }) => mrp !== undefined);
  const isIncluded = input.ratesIncludeGst && sums.charged !== 'None' && !isReverseCharge(input);
  const columns: readonly Column[] = [
    { title: 'No.', look: 'brief' },
    { title: 'Description', look: 'text' },
    ...(hasHsn ? [{ title: 'HSN/SAC', look: 'brief' } as const] : []),
    figure('Quantity'),
    ...(hasMrp ? [figure('MRP ₹')] : []),
    figure(isIncluded ? 'Rate incl. GST ₹' : 'Rate ₹'),
    ...(sums.discount === 0 ? [] : [figure('Discount ₹')]),
    figure(`${valueOnPaper(input, sums)} ₹`),
    ...(sums.charged === 'Zero-rated' ? [figure('GST Rate')] : []),
    ...heads.map(({ name }) => figure(`${name} ₹`)),
  ];
  const filled = input.lines.flatMap((line, at) => {
    const sum = sums.lines[at];
    return sum && isLineOnPaper(line) ? [{ line, sum }] : [];
  });
  const rows = filled.flatMap(({ line, sum }, at) => {
    const cells = [
      String(at + 1),
      descriptionOf(line),
      ...(hasHsn ? [line.hsn === '' ? BLANK : line.hsn] : []),
      quantityOf(line),
      ...(hasMrp ? [line.mrp === undefined ? BLANK : formatPlainRupeesInFull(line.mrp)] : []),
      line.rate === null ? BLANK : formatRate(line.rate),
      ...(sums.discount === 0 ? [] : [formatPlainRupeesInFull(sum.discount)]),
      formatPlainRupeesInFull(sum.taxable),
      ...(sums.charged === 'Zero-rated' ? [formatPercent(sum.percent)] : []),
      ...heads.map((head) => taxOfLine(head, line, sum)),
    ];
    return [{ look: 'line' as const, cells }, ...batchRows(line, columns.length)];
  });
  const before = columns.findIndex(({ title }) => title.startsWith('Rate')) + 1;
  const runs = [
    ...(sums.discount === 0 ? [] : [runningSums(filled, 'discount')]),
    runningSums(filled, 'taxable'),
    ...(sums.charged === 'Zero-rated' ? [[]] : []),
    ...heads.map(({ of }) => runningSums(filled, of)),
  ];
  const carried = {
    forward: 'Carried forward',
    brought: 'Brought forward',
    sums: filled.flatMap(({ line }, at) => {
      const upTo = [...columns.slice(0, before).map(() => ''), ...runs.map((run) => run[at] ?? '')];
      return [upTo, ...batchRows(line, 1).map(() => upTo)];
    }),
  };
  return { kind: 'table', name: 'Items', isFine: true, columns, rows, carried } as const;
}

/** The batches of a line, each in a row under it. */
function batchRows({ batches }: Line, columns: number) {
  return batchesInWords(batches).map((words) => ({
    look: 'entry' as const,
    depth: 0 as const,
    cells: Array.from({ length: columns }, (_, at) => (at === 1 ? words : '')),
  }));
}

/** Adds a figure up, line by line, and returns the sum so far at each of them. */
function runningSums(
  lines: readonly Readonly<{ sum: LineSums }>[],
  of: Exclude<keyof LineSums, 'whole'>,
): readonly string[] {
  let upTo: Paise = ZERO;
  return lines.map(({ sum }) => {
    upTo = asPaise(upTo + sum[of]);
    return formatPlainRupeesInFull(upTo);
  });
}

/**
 * Adds up the lines of each HSN code or SAC in a table with a total; none where no line has a code. Quantities of services
 * are not counted.
 */
export function hsnOnPaper(input: SummedDocument) {
  const { sums } = input;
  if (input.lines.every(({ hsn }) => hsn === '')) return [];
  const heads = headsOnPaper(input, sums);
  const hasRate = valueOnPaper(input, sums) === 'Taxable Value';
  const columns: readonly Column[] = [
    { title: 'HSN/SAC', look: 'text' },
    figure('Quantity'),
    figure(`${valueOnPaper(input, sums)} ₹`),
    ...(hasRate ? [figure('GST Rate')] : []),
    ...heads.map(({ name }) => figure(`${name} ₹`)),
  ];
  const rows = hsnRows([input]).map((row) => ({
    look: 'line' as const,
    cells: [
      row.hsn === '' ? BLANK : row.hsn,
      row.unit === 'NA' ? BLANK : `${formatNumber(row.quantity)} ${row.unit}`,
      formatPlainRupeesInFull(row.taxable),
      ...(hasRate ? [formatPercent(row.percent)] : []),
      ...heads.map((head) => `${rateOfHead(head, row.percent)}${formatPlainRupeesInFull(row[head.of])}`),
    ],
  }));
  const total = {
    look: 'total' as const,
    cells: [
      'Total',
      '',
      formatPlainRupeesInFull(sums.taxable),
      ...(hasRate ? [''] : []),
      ...heads.map(({ of }) => formatPlainRupeesInFull(sums[of])),
    ],
  };
  return [{ kind: 'table', name: 'HSN Summary', isFine: true, columns, rows: [...rows, total] } as const];
}

function figure(title: string): Column {
  return { title, look: 'figure' };
}

/** A line of a note is never blank: it takes back from one that was filled. */
export function isLineOnPaper(line: Line): boolean {
  return !('discount' in line && isBlankDocumentLine(line));
}

/** The item or ledger, and what was written about it. */
export function descriptionOf(line: Line): string {
  const named = line.item ?? ('ledger' in line ? line.ledger : null);
  const parts = [named?.name ?? '', line.description].map((part) => part.trim());
  return formatText(parts.filter((part, at) => part !== '' && parts.indexOf(part) === at).join(', '));
}

/** Writes a quantity with its unit quantity code, and what packs contain: "1 BOX (12 PCS)". A service has no unit. */
export function quantityOf(line: Line): string {
  const { quantity, unit, contains, item } = line;
  if (quantity === null) return BLANK;
  if (unit === 'NA') return formatNumber(quantity);
  const counted = `${formatNumber(quantity)} ${unit}`;
  return contains === undefined || item?.unit === undefined
    ? counted
    : `${counted} (${formatNumber(countOfLine(line) / 1000)} ${item.unit})`;
}
