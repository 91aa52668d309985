import { describe, expect, it } from 'vitest';
import { blankBusiness, businessFrom } from '#domain/books/masters/business.ts';
import type { Report } from '#domain/books/ledger/report.ts';
import { reportCsv, reportDocument, reportSheet, titleOfFile } from '#domain/books/reports/report-files.ts';
import { rupees } from '../../../support/figures.ts';

const REPORT: Report = {
  name: 'Profit & Loss',
  period: { from: '2026-04-01', to: '2027-03-31' },
  columns: [
    { title: 'Particulars', look: 'text' },
    { title: 'Details', look: 'figure' },
    { title: 'Amount', look: 'figure' },
  ],
  lines: [
    { look: 'section', depth: 0, cells: ['Income', '', ''] },
    { look: 'title', depth: 0, cells: ['Fees', '', { amount: rupees(1_18_000.5) }] },
    {
      look: 'entry',
      depth: 1,
      cells: ['=Mehta, "Sons"', { amount: rupees(-7) }, ''],
      opens: { to: 'ledger', id: 'L' },
    },
    { look: 'entry', depth: 2, cells: ['Below', { amount: rupees(0) }, ''] },
    { look: 'entry', depth: 0, cells: ['Plain', '', ''] },
    { look: 'total', depth: 0, cells: ['Gross Profit', '', { amount: rupees(3) }] },
    { look: 'grand', depth: 0, cells: ['Net Profit', '', { amount: rupees(2) }] },
  ],
};

const BUSINESS = businessFrom({ ...blankBusiness('2026-11-25'), name: 'Asha Stores', state: '27' });

describe('a report as files', () => {
  it('is CSV that no spreadsheet runs, with amounts as plain numbers', () => {
    expect(reportCsv(REPORT, BUSINESS)).toBe(
      '\ufeff"Profit & Loss, 01 Apr 2026 to 31 Mar 2027"\r\n' +
        'Particulars,Details,Amount\r\n' +
        'Income,,\r\n' +
        'Fees,,118000.50\r\n' +
        `"'=Mehta, ""Sons""",-7.00,\r\n` +
        'Below,0.00,\r\n' +
        'Plain,,\r\n' +
        'Gross Profit,,3.00\r\n' +
        'Net Profit,,2.00\r\n',
    );
  });

  it('is a sheet with the same cells', () => {
    expect(reportSheet(REPORT, BUSINESS)).toEqual({
      name: 'profit-and-loss',
      title: 'Profit & Loss, 01 Apr 2026 to 31 Mar 2027',
      head: ['Particulars', 'Details', 'Amount'],
      rows: REPORT.lines.map(({ cells }) => cells),
    });
  });

  it('is a sheet whose name a spreadsheet takes, however long that of the ledger is', () => {
    expect(reportSheet({ ...REPORT, name: 'x'.repeat(40) }, BUSINESS).name).toBe('x'.repeat(31));
    expect(reportSheet({ ...REPORT, name: `${'x'.repeat(30)}𝟘` }, BUSINESS).name).toBe('x'.repeat(30));
  });

  it('says in each of them when the books begin, if its period begins before', () => {
    const title = 'Profit & Loss, 01 Apr 2026 to 31 Mar 2027 · Books begin on 01 Jul 2026';
    const own = { ...BUSINESS, booksBegin: '2026-07-01' } as const;
    expect(reportCsv(REPORT, own).split('\r\n')[0]).toBe(`\ufeff"${title}"`);
    expect(reportSheet(REPORT, own).title).toBe(title);
    expect(reportDocument(REPORT, own)).toMatchObject({
      title: `${title} · Asha Stores`,
      heading: 'Profit & Loss',
      note: '01 Apr 2026 to 31 Mar 2027 · Books begin on 01 Jul 2026',
    });
    const onDay = { ...REPORT, period: { to: '2026-06-30' } } as const;
    expect(titleOfFile(onDay, own)).toBe('Profit & Loss, As on 30 Jun 2026 · Books begin on 01 Jul 2026');
    expect(titleOfFile({ ...onDay, period: { to: '2026-07-01' } }, own)).toBe('Profit & Loss, As on 01 Jul 2026');
  });

  it('is a document of the business with the same lines, each in its look', () => {
    expect(reportDocument(REPORT, BUSINESS)).toEqual({
      title: 'Profit & Loss, 01 Apr 2026 to 31 Mar 2027 · Asha Stores',
      issuer: { name: 'Asha Stores', lines: [] },
      heading: 'Profit & Loss',
      note: '01 Apr 2026 to 31 Mar 2027',
      blocks: [
        {
          kind: 'table',
          name: 'Profit & Loss',
          columns: REPORT.columns,
          rows: [
            { look: 'section', depth: 0, cells: ['Income', '', ''] },
            { look: 'title', depth: 0, cells: ['Fees', '', '₹1,18,000.50'] },
            { look: 'entry', depth: 1, cells: ['=Mehta, "Sons"', '−₹7.00', ''] },
            { look: 'entry', depth: 2, cells: ['Below', '–', ''] },
            { look: 'line', depth: 0, cells: ['Plain', '', ''] },
            { look: 'total', depth: 0, cells: ['Gross Profit', '', '₹3.00'] },
            { look: 'grand', depth: 0, cells: ['Net Profit', '', '₹2.00'] },
          ],
        },
      ],
    });
  });

  it.each([
    [
      { address: '12 MG Road', city: 'Pune', pinCode: '411001', gstin: '27AAPFU0939F1ZV' },
      ['12 MG Road', 'Pune 411001', 'GSTIN 27AAPFU0939F1ZV'],
    ],
    [{ city: 'Pune' }, ['Pune']],
    [{ pinCode: '411001' }, ['411001']],
  ])('is a document from where the business is, as far as that is known: %j', (known, lines) => {
    expect(reportDocument(REPORT, { ...BUSINESS, ...known }).issuer.lines).toEqual(lines);
  });
});
