import { asPaise, type Paise, ZERO } from '#domain/money.ts';
import type { TaxHeads } from '#domain/books/documents/line-tax.ts';
import type { Report, ReportLine } from '#domain/books/ledger/report.ts';
import { HEAD_NAMES, HEADS, type Head, lessTax } from './tax-heads.ts';
import { daysOfMonth, type Month } from './return-month.ts';

/** The tax on the sales of a month, counted in four ways that must come to the same. */
export type TaxCounts = Readonly<{
  /** From the documents themselves. */
  documents: TaxHeads;
  gstr1: TaxHeads;
  gstr3b: TaxHeads;
  /** The movement on the output ledgers, without reverse charge and the set-off. */
  ledgers: TaxHeads;
  /** The part of GSTR-1 and GSTR-3B that is of months filed before; it is in the ledgers of those. */
  ofEarlier: TaxHeads;
}>;

/** Whether all come to the same, head by head. */
export function agrees(counts: TaxCounts): boolean {
  return HEADS.every((head) => differenceIn(counts, head) === 0);
}

/** The panel: a row for each head, which opens its ledger in that month. */
export function agreementReport(month: Month, counts: TaxCounts, ledgerOf: (head: Head) => string | undefined): Report {
  return {
    name: 'Books and Returns',
    period: daysOfMonth(month),
    columns: ['Documents', 'Earlier Months', 'GSTR-1', 'GSTR-3B', 'Output Ledgers', 'Difference'].reduce<
      Report['columns']
    >((columns, title) => [...columns, { title, look: 'figure' }], [{ title: 'Tax', look: 'text' }]),
    lines: HEADS.map((head) => headLine(counts, head, ledgerOf(head))),
  };
}

function headLine(counts: TaxCounts, head: Head, ledger: string | undefined): ReportLine {
  const { documents, ofEarlier, gstr1, gstr3b, ledgers } = counts;
  const amounts = [documents, ofEarlier, gstr1, gstr3b, ledgers].map((one) => one[head]);
  return {
    look: 'entry',
    depth: 0,
    cells: [HEAD_NAMES[head], ...[...amounts, differenceIn(counts, head)].map((amount) => ({ amount }))],
    ...(ledger !== undefined && { opens: { to: 'ledger', id: ledger } }),
  };
}

/** The first that differs from the documents; 0 if none does. */
function differenceIn({ documents, gstr1, gstr3b, ledgers, ofEarlier }: TaxCounts, head: Head): Paise {
  const all = [lessTax(gstr1, ofEarlier), lessTax(gstr3b, ofEarlier), ledgers];
  const other = all.find((one) => one[head] !== documents[head]);
  return other ? asPaise(other[head] - documents[head]) : ZERO;
}
