import { expect, it } from 'vitest';
import { asPaise } from '#domain/money.ts';
import { carried, ruledOff, section } from '#domain/financial-statement.ts';
import { statementDocument } from '#domain/sample/statement-document.ts';

const sales = [{ name: 'Sales', amount: asPaise(1_18_000_00) }];
const account = {
  name: 'Profit & Loss',
  period: 'For June 2024',
  sections: [section('Revenue', sales, 'Total Sales', [ruledOff(carried('Net Profit', [sales]))])],
} as const;
const company = { id: 'COMP-001', name: 'Shree Tarang Traders', gstin: '27AAAPA1234A1ZT', address: '14 Marol, Mumbai' };

it('a printed statement names its company, its period and the sample figures, and has every line and total in full', () => {
  expect(statementDocument(account, { ...company, phone: '', email: '' })).toEqual({
    title: 'Profit & Loss, For June 2024 · Shree Tarang Traders',
    issuer: { name: 'Shree Tarang Traders', lines: ['14 Marol, Mumbai', 'GSTIN 27AAAPA1234A1ZT'] },
    heading: 'Profit & Loss',
    note: 'For June 2024, sample figures',
    blocks: [
      {
        kind: 'table',
        name: 'Profit & Loss',
        columns: [
          { title: 'Particulars', look: 'text' },
          { title: 'Amount', look: 'figure' },
        ],
        rows: [
          { look: 'title', cells: ['Revenue', ''] },
          { look: 'entry', cells: ['Sales', '₹1,18,000.00'] },
          { look: 'total', cells: ['Total Sales', '₹1,18,000.00'] },
          { look: 'grand', cells: ['Net Profit', '₹1,18,000.00'] },
        ],
      },
    ],
  });
});

it('a printed statement without a company shows dashes for it', () => {
  const { title, issuer } = statementDocument(account, undefined);
  expect(title).toBe('Profit & Loss, For June 2024 · –');
  expect(issuer).toEqual({ name: '–', lines: ['–', 'GSTIN –'] });
});

it('the GSTIN on a statement is in capitals, however it was typed', () => {
  const { issuer } = statementDocument(account, { ...company, gstin: ' 27aaapa1234a1zt ', phone: '', email: '' });
  expect(issuer.lines[1]).toBe('GSTIN 27AAAPA1234A1ZT');
});
