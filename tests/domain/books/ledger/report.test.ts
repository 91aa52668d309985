import { describe, expect, it } from 'vitest';
import { cellInWords, fileNameOf, fileNameOfList, periodInWords, slugOf } from '#domain/books/ledger/report.ts';
import { rupees } from '../../../support/figures.ts';

const YEAR = { from: '2026-04-01', to: '2027-03-31' } as const;

describe('the words of a report', () => {
  it('say its period, or the day it stands for', () => {
    expect(periodInWords({ to: '2026-11-25' })).toBe('As on 25 Nov 2026');
    expect(periodInWords(YEAR)).toBe('01 Apr 2026 to 31 Mar 2027');
  });

  it('names the file of a list by its day, and by how it was narrowed down', () => {
    expect(fileNameOfList('customers', ['', '', '  '], '2026-11-25')).toBe('customers-2026-11-25');
    expect(fileNameOfList('invoices', ['Credit Note', 'Part paid', ' Ravi & Co '], '2026-11-25')).toBe(
      'invoices-of-credit-note-part-paid-ravi-and-co-2026-11-25',
    );
  });

  it('name its files by both', () => {
    expect(fileNameOf({ name: 'Trial Balance', period: { to: '2026-11-25' } })).toBe('trial-balance-2026-11-25');
    expect(fileNameOf({ name: 'Profit & Loss', period: YEAR })).toBe('profit-and-loss-2026-04-01-to-2027-03-31');
  });

  it.each([
    ['H.D.F.C. Bank (A/c 12)', 'h-d-f-c-bank-a-c-12'],
    ['आशा स्टोर्स', 'आशा-स्टोर्स'],
    ['../..\\', 'report'],
    ['', 'report'],
  ])('make %j a name that every file system takes', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('show amounts in full, nothing as a dash, and a blank cell as nothing', () => {
    expect([rupees(1_18_000), rupees(-0.5), rupees(0)].map((amount) => cellInWords({ amount }))).toEqual([
      '₹1,18,000.00',
      '−₹0.50',
      '–',
    ]);
    expect(['Rent', ''].map(cellInWords)).toEqual(['Rent', '']);
  });
});
