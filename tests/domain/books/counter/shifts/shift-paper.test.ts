import { describe, expect, it } from 'vitest';
import { contraOf, journalOfDifference, paidVoucher } from '#domain/books/counter/shifts/drawer-vouchers.ts';
import { reportParts } from '#domain/books/counter/shifts/report-parts.ts';
import { shiftPaper } from '#domain/books/counter/shifts/shift-paper.ts';
import { figuresOfShift, type ShiftFigures, type ZReport } from '#domain/books/counter/shifts/shift-report.ts';
import type { Shift } from '#domain/books/counter/shifts/shift.ts';
import { blankBusiness, businessFrom } from '#domain/books/masters/business.ts';
import { NARROW_ROLL, ROLL } from '#domain/books/paper/document-copy.ts';
import { asPaise } from '#domain/money.ts';

const DRAWER = { id: 'LED-9', name: 'Cash – Counter 1' };
const CASH = { id: 'LED-1', name: 'Cash' };
const TEA = { id: 'LED-5', name: 'Tea' };
const NOTHING: ShiftFigures = figuresOfShift(new Map(), {
  openingCash: asPaise(500_00),
  expected: asPaise(500_00),
  voids: 0,
  openings: 0,
  first: '',
  last: '',
});
const SHIFT: Shift = {
  id: 'SHF-000012',
  rev: 1,
  drawer: { id: 'DRW-000001', name: 'Counter 1' },
  cash: DRAWER,
  number: 12,
  openedAt: '2026-11-25T04:00:00.000Z',
  openedBy: 'Meera',
  left: asPaise(0),
  putIn: asPaise(500_00),
  openingCash: asPaise(500_00),
};
const Z: ZReport = {
  ...NOTHING,
  closedAt: '2026-11-25T12:00:00.000Z',
  closedBy: '',
  countedCash: asPaise(491_00),
  difference: asPaise(-9_00),
  reason: '',
  left: asPaise(491_00),
  handedOver: asPaise(0),
  handedTo: '',
};

describe('what a count posts', () => {
  it('is an expense where the drawer is short, and the reverse where it is over', () => {
    const ledgers = { cash: DRAWER, shortAndOver: { id: 'LED-30', name: 'Cash Short and Over' } };
    expect(journalOfDifference(asPaise(-9_00), ledgers, '2026-11-25', 'Shift 12')).toMatchObject({
      kind: 'Journal',
      lines: [
        { ledger: { id: 'LED-30' }, debit: 9_00, credit: null },
        { ledger: DRAWER, debit: null, credit: 9_00 },
      ],
    });
    expect(journalOfDifference(asPaise(9_00), ledgers, '2026-11-25', '')).toMatchObject({
      lines: [
        { ledger: DRAWER, debit: 9_00 },
        { ledger: { id: 'LED-30' }, credit: 9_00 },
      ],
    });
  });

  it('is a contra of what is handed over', () => {
    const contra = contraOf({ paidFrom: DRAWER, receivedIn: CASH, amount: asPaise(1041_00) }, '2026-11-25', 'Shift 12');
    expect(contra).toMatchObject({ kind: 'Contra', paidFrom: DRAWER, receivedIn: CASH, amount: 1041_00 });
  });
});

describe('what is paid in or out', () => {
  it.each([
    ['Paid In', 'Cash-in-Hand', { kind: 'Contra', paidFrom: TEA, receivedIn: DRAWER }],
    ['Paid Out', 'Bank Accounts', { kind: 'Contra', paidFrom: DRAWER, receivedIn: TEA }],
    ['Paid In', undefined, { kind: 'Receipt', against: TEA, account: DRAWER }],
    ['Paid Out', 'Indirect Expenses', { kind: 'Payment', against: TEA, account: DRAWER, mode: 'Cash' }],
  ] as const)('%s, against %s, is a voucher of the books', (way, group, made) => {
    const paid = { amount: asPaise(60_00), against: TEA, reason: 'For the staff' };
    expect(paidVoucher(way, paid, { cash: DRAWER, group, date: '2026-11-25' })).toMatchObject({
      ...made,
      amount: 60_00,
      narration: 'For the staff',
    });
  });
});

describe('the report of a shift', () => {
  it('has no part of nothing', () => {
    expect(reportParts(NOTHING).map(({ title }) => title)).toEqual(['Sales', 'Dues', 'Drawer', 'Log']);
  });

  it('says what should be in the drawer, and of a Z what was', () => {
    const drawer = (figures: ShiftFigures) =>
      reportParts(figures)
        .find(({ title }) => title === 'Drawer')
        ?.lines.map(({ name, figure }) => [name, figure]);
    expect(drawer(NOTHING)?.at(-1)).toEqual(['Expected', '₹500.00']);
    expect(drawer(Z)?.slice(-3)).toEqual([
      ['Counted', '₹491.00'],
      ['Difference, short', '−₹9.00'],
      ['Left in Drawer', '₹491.00'],
    ]);
  });
});

describe('the paper of a shift', () => {
  const business = businessFrom({ ...blankBusiness('2026-11-25'), name: 'Asha Stores' });
  const moments = { opened: '25 Nov 2026 at 9:30 am', made: '25 Nov 2026 at 5:30 pm' };

  it('is an X without a number, however often it is printed', () => {
    const paper = shiftPaper(SHIFT, NOTHING, business, { form: ROLL, moments, isCopy: false });
    expect(paper).toMatchObject({ heading: 'X Report', note: '', page: 'roll' });
    expect(paper.blocks[0]).toMatchObject({
      title: 'Shift 12 of Counter 1',
      lines: ['Opened 25 Nov 2026 at 9:30 am by Meera', 'As of 25 Nov 2026 at 5:30 pm'],
    });
  });

  it('is a Z with its number, and later a copy', () => {
    const closed = { ...SHIFT, z: Z };
    expect(shiftPaper(closed, Z, business, { form: NARROW_ROLL, moments, isCopy: false })).toMatchObject({
      heading: 'Z Report 12',
      note: '',
      page: 'narrow roll',
    });
    expect(shiftPaper(closed, Z, business, { form: ROLL, moments, isCopy: true })).toMatchObject({ note: 'Copy' });
  });
});
