import { describe, expect, it } from 'vitest';
import { type GstOfDays, gstSummary, monthsWithin } from '#domain/books/returns/gst-summary.ts';
import { NO_HEADS, NO_VALUE } from '#domain/books/returns/tax-heads.ts';
import { asPaise } from '#domain/money.ts';
import { written } from '../../../support/report-lines.ts';

const april: GstOfDays = {
  from: '2026-04-01',
  to: '2026-04-30',
  sales: { ...NO_VALUE, taxable: asPaise(1000_00), cgst: asPaise(90_00), sgst: asPaise(90_00) },
  advances: NO_VALUE,
  reverseCharge: { ...NO_VALUE, taxable: asPaise(100_00), cgst: asPaise(9_00), sgst: asPaise(9_00) },
  input: { ...NO_HEADS, cgst: asPaise(50_00), sgst: asPaise(50_00) },
  reversed: { ...NO_HEADS, cgst: asPaise(5_00), sgst: asPaise(5_00) },
};
const may: GstOfDays = { ...april, from: '2026-05-01', to: '2026-05-31', sales: NO_VALUE, reverseCharge: NO_VALUE };
const june: GstOfDays = { ...may, from: '2026-06-01', to: '2026-06-30', input: NO_HEADS, reversed: NO_HEADS };
/** Two of CGST were paid. */
const STANDING = { ...NO_HEADS, cgst: asPaise(7_00), sgst: asPaise(9_00) };
const days = { from: '2026-04-01', to: '2026-06-30' } as const;

describe('the GST summary', () => {
  it('has each month with what is owed, what is claimed, and what is left to pay or as credit', () => {
    expect(written(gstSummary(days, [april, may, june], STANDING))).toEqual([
      ['April 2026', '', '', '', '', ''],
      ['  Sales', 1000, 0, 90, 90, 0],
      ['  Reverse charge', 100, 0, 9, 9, 0],
      ['  Input tax', '', 0, 50, 50, 0],
      ['  Reversed', '', 0, 5, 5, 0],
      ['Net payable', '', 0, 54, 54, 0],
      ['May 2026', '', '', '', '', ''],
      ['  Sales', 0, 0, 0, 0, 0],
      ['  Reverse charge', 0, 0, 0, 0, 0],
      ['  Input tax', '', 0, 50, 50, 0],
      ['  Reversed', '', 0, 5, 5, 0],
      ['Net payable', '', 0, -45, -45, 0],
      ['Total', '', '', '', '', ''],
      ['  Sales', 1000, 0, 90, 90, 0],
      ['  Reverse charge', 100, 0, 9, 9, 0],
      ['  Input tax', '', 0, 100, 100, 0],
      ['  Reversed', '', 0, 10, 10, 0],
      ['Net payable', '', 0, 9, 9, 0],
      ['To pay by the ledgers', '', 0, 7, 9, 0],
    ]);
  });

  it('opens the registers of the month, and its return', () => {
    const register = { to: 'register', from: '2026-04-01', until: '2026-04-30' };
    expect(gstSummary(days, [april], STANDING).lines.map(({ opens }) => opens)).toMatchObject([
      { to: 'gst', month: '2026-04' },
      { ...register, of: 'Sales Register' },
      ...Array.from({ length: 3 }, () => ({ ...register, of: 'Purchase Register' })),
      { to: 'gst', month: '2026-04' },
      ...Array.from({ length: 6 }, () => undefined),
      { to: 'group', group: 'Duties & Taxes' },
    ]);
  });

  it('takes the first and the last month as far as they are in the period', () => {
    expect(monthsWithin({ from: '2026-01-15', to: '2026-03-02' })).toEqual([
      { from: '2026-01-15', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-02' },
    ]);
    expect(monthsWithin({ from: '2026-04-03', to: '2026-04-03' })).toEqual([{ from: '2026-04-03', to: '2026-04-03' }]);
  });
});
