import type { Company } from './company.ts';
import { formatRupeesInFull, formatText } from '#domain/format.ts';
import { formatGstin } from '#domain/gstin.ts';
import { ofSample } from './sample-figures.ts';
import type { FinancialStatement, StatementSection } from '#domain/financial-statement.ts';

/** A statement as a document: its company, its period, a note that the figures are samples, and every line as text. */
export function statementDocument({ name, period, sections }: FinancialStatement, company: Company | undefined) {
  const owner = formatText(company?.name ?? '');
  return {
    title: `${name}, ${period} · ${owner}`,
    issuer: { name: owner, lines: [formatText(company?.address ?? ''), `GSTIN ${formatGstin(company?.gstin ?? '')}`] },
    heading: name,
    note: ofSample(period),
    blocks: [{ kind: 'table', name, columns: COLUMNS, rows: sections.flatMap(sectionRows) }],
  } as const;
}

function sectionRows({ title, lines, totals }: StatementSection) {
  return [
    { look: 'title' as const, cells: [title, ''] },
    ...lines.map((line) => ({ look: 'entry' as const, cells: [line.name, formatRupeesInFull(line.amount)] })),
    ...totals.map((total) => ({
      look: total.isFinal ? ('grand' as const) : ('total' as const),
      cells: [total.name, formatRupeesInFull(total.amount)],
    })),
  ];
}

const COLUMNS = [
  { title: 'Particulars', look: 'text' },
  { title: 'Amount', look: 'figure' },
] as const;
