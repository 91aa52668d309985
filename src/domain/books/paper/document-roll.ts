import { code128, problemInCode128 } from '#domain/barcode/code128.ts';
import { formatPercent, formatPlainRupeesInFull, formatRupeesInFull } from '#domain/format.ts';
import { amountInWords } from '#domain/amount-in-words.ts';
import { batchesInWords } from '#domain/books/batches/batch-words.ts';
import type { DocumentInput } from '#domain/books/documents/document.ts';
import { deliveryOnPaper, factsOnPaper, type PaperVoucher, partyOnPaper } from './document-paper-heads.ts';
import { descriptionOf, isLineOnPaper, quantityOf } from './document-paper-lines.ts';
import { headsOnPaper, partsOnPaper, taxOfLine, valueOnPaper } from './document-paper-tax.ts';
import type { DocumentSums } from '#domain/books/documents/document-sums.ts';
import { formatRate } from '#domain/books/rate.ts';

/**
 * The middle of a document on the roll of a shop's printer, 80 mm wide: what A4 has in columns stands below each other, with
 * the same particulars (CGST Rules, rule 46).
 */
export function blocksOnRoll(document: PaperVoucher, sums: DocumentSums) {
  const { title, name, lines } = partyOnPaper(document);
  const facts = factsOnPaper(document).map(([fact, value]) => `${fact} ${value}`);
  const rows = document.lines.flatMap((line, at) => {
    const sum = sums.lines[at];
    if (!sum || !isLineOnPaper(line)) return [];
    const value = formatPlainRupeesInFull(sum.taxable);
    const cells = [[descriptionOf(line), ...detailsOf(document, at, sums)].join(' · '), value];
    return [{ look: 'line' as const, cells }];
  });
  return [
    { kind: 'words', title: '', lines: facts },
    { kind: 'words', title, lines: [name, ...lines] },
    ...deliveryOnPaper(document),
    {
      kind: 'table',
      name: 'Items',
      isFine: true,
      columns: [
        { title: 'Description', look: 'text' },
        { title: `${valueOnPaper(document, sums)} ₹`, look: 'figure' },
      ],
      rows: [
        ...rows,
        ...partsOnPaper(document, sums).map(([part, amount]) => ({
          look: 'entry' as const,
          depth: 0 as const,
          cells: [part, amount],
        })),
        { look: 'grand' as const, cells: ['Total', formatRupeesInFull(sums.total)] },
      ],
    },
    { kind: 'words', title: 'Amount in words', lines: [amountInWords(sums.total)] },
  ] as const;
}

/**
 * The number at the end of a roll, by which the counter finds the document again: as Code 128, on 58 mm as a QR code. None of a
 * draft, nor where the number is written in letters that bars cannot hold.
 */
export function numberOnRoll({ number }: PaperVoucher, isNarrow: boolean) {
  if (number === '') return [];
  if (isNarrow) return [{ kind: 'number', number } as const];
  return problemInCode128(number) === undefined ? [{ kind: 'number', number, widths: code128(number) } as const] : [];
}

/** "HSN/SAC 0902", "3 NOS × 240", "Discount 10.00", "CGST 2.5% 18.00". */
function detailsOf(input: DocumentInput, at: number, sums: DocumentSums): readonly string[] {
  const [line, sum] = [input.lines[at], sums.lines[at]];
  if (!line || !sum) return [];
  return [
    line.hsn === '' ? '' : `HSN/SAC ${line.hsn}`,
    line.mrp === undefined ? '' : `MRP ${formatPlainRupeesInFull(line.mrp)}`,
    line.rate === null ? quantityOf(line) : `${quantityOf(line)} × ${formatRate(line.rate)}`,
    sum.discount === 0 ? '' : `Discount ${formatPlainRupeesInFull(sum.discount)}`,
    sums.charged === 'Zero-rated' ? `GST Rate ${formatPercent(sum.percent)}` : '',
    ...headsOnPaper(input, sums).map((head) => `${head.name} ${taxOfLine(head, line, sum)}`),
    ...batchesInWords(line.batches),
  ].filter((part) => part !== '');
}
