import { describe, expect, it } from 'vitest';
import { figuresOfShift, type ShiftSums, zAgrees, type ZReport } from '#domain/books/counter/shifts/shift-report.ts';
import { isLongOpen } from '#domain/books/counter/shifts/shift.ts';
import { type DebitCredit, NO_DEBIT_CREDIT, sumOfSides } from '#domain/books/debit-credit.ts';
import { blankInvoice, withParty } from '#domain/books/documents/blank-document.ts';
import { withSums } from '#domain/books/documents/document-sums.ts';
import { changesOfSums } from '#domain/books/ledger/posting-sums.ts';
import { shiftFiguresOf, shiftSumRow } from '#domain/books/ledger/shift-sums.ts';
import { blankMoney, type Voucher, type VoucherInput } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { aLine, OURS, WALK_IN_PARTY } from '../../../../support/documents.ts';

const SALE = { shift: { id: 'SHF-000001', as: 'Sale' } } as const;
const FACTS = { openingCash: asPaise(500_00), expected: asPaise(500_00), voids: 0, openings: 0, first: '', last: '' };

describe('the figures of a shift', () => {
  it('are bills before and after discounts, and tax by rate', () => {
    const bill = aBill([aLine(1, 1000, 5, { discount: { amount: asPaise(50_00) } }), aLine(2, 118, 18)]);
    expect(figuresOf([bill])).toMatchObject({
      bills: 1,
      items: 2,
      gross: asPaise(1236_00),
      discount: asPaise(50_00),
      roundOff: 0,
      returns: 0,
      net: asPaise(1186_00),
      tax: [
        { percent: 5, taxable: 904_76, tax: 45_24 },
        { percent: 18, taxable: 200_00, tax: 36_00 },
      ],
      onAccount: asPaise(1186_00),
    });
  });

  it('are each tender in and out; what no tender settled is on account', () => {
    const all = [
      aBill([aLine(1, 749, 5)]),
      money('Receipt', 749_00),
      money('Receipt', 100_00, 'UPI'),
      money('Payment', 120_00),
    ];
    expect(figuresOf(all)).toMatchObject({
      tenders: [
        { mode: 'Cash', in: 749_00, out: 120_00, net: 629_00 },
        { mode: 'UPI', in: 100_00, out: 0, net: 100_00 },
      ],
      onAccount: 20_00,
      // The cash is not in the drawer's ledger, as the books say that it holds what it was opened with.
      otherVouchers: -629_00,
    });
  });

  it('are what was paid in, by a party or else, and out', () => {
    const all = [
      money('Receipt', 40_00, 'Cash', 'Paid In', 'PTY-1'),
      money('Receipt', 30_00, 'Cash', 'Paid In', 'LED-5'),
      money('Payment', 10_00, 'Cash', 'Paid Out', 'PTY-1'),
      money('Receipt', 70_00, 'Cash', 'Opening', 'LED-5'),
    ];
    expect(figuresOf(all)).toMatchObject({ duesReceived: 40_00, paidIn: 30_00, paidOut: 10_00, tenders: [] });
  });

  it('are of nothing that is a draft, is cancelled, or is of no shift', () => {
    const bill = aBill([aLine(1, 100, 5)]);
    expect(shiftFiguresOf({ ...bill, state: 'Draft' }, isParty)).toEqual([]);
    expect(shiftFiguresOf({ ...bill, state: 'Cancelled' }, isParty)).toEqual([]);
    const { shift: _, ...without } = bill;
    expect(shiftFiguresOf(without as Voucher, isParty)).toEqual([]);
    expect([...changesOfSums(bill, bill, () => ({})).keys()]).toEqual([]);
  });
});

describe('a Z', () => {
  const bill = aBill([aLine(1, 749, 5)]);
  const sums = sumsOf([bill, money('Receipt', 749_00)]);
  const z: ZReport = {
    ...figuresOfShift(sums, { ...FACTS, expected: asPaise(1249_00) }),
    closedAt: '2026-11-25T12:00:00.000Z',
    closedBy: '',
    countedCash: asPaise(1240_00),
    difference: asPaise(-9_00),
    reason: '',
    left: asPaise(500_00),
    handedOver: asPaise(740_00),
    handedTo: 'Cash',
  };

  it('agrees with the vouchers that it was made of, and with none else', () => {
    expect(z.otherVouchers).toBe(0);
    expect(zAgrees(z, sums)).toBe(true);
    expect(zAgrees(z, sumsOf([bill]))).toBe(false);
    expect(zAgrees({ ...z, net: asPaise(1) }, sums)).toBe(false);
    expect(zAgrees({ ...z, difference: asPaise(0) }, sums)).toBe(false);
    expect(zAgrees({ ...z, handedOver: asPaise(0) }, sums)).toBe(false);
  });
});

describe('a shift', () => {
  it('is long open after 24 hours', () => {
    const openedAt = '2026-11-25T04:00:00.000Z';
    expect(isLongOpen({ openedAt }, '2026-11-26T04:00:00.000Z')).toBe(false);
    expect(isLongOpen({ openedAt }, '2026-11-26T04:00:00.001Z')).toBe(true);
  });
});

function figuresOf(vouchers: readonly Voucher[]) {
  return figuresOfShift(sumsOf(vouchers), FACTS);
}

/** The sums of a shift by figure, as the books keep them. */
function sumsOf(vouchers: readonly Voucher[]): ShiftSums {
  const row = `${shiftSumRow(SALE.shift.id)}/`;
  const sums = new Map<string, DebitCredit>();
  for (const voucher of vouchers) {
    const nodeOf = (id: string) => (isParty(id) ? ({ control: 'debtors' } as const) : {});
    for (const [key, flow] of changesOfSums(undefined, voucher, nodeOf)) {
      if (!key.startsWith(row)) continue;
      const figure = key.slice(row.length);
      sums.set(figure, sumOfSides(sums.get(figure) ?? NO_DEBIT_CREDIT, flow));
    }
  }
  return sums;
}

function isParty(id: string): boolean {
  return id.startsWith('PTY-');
}

function aBill(lines: ReturnType<typeof aLine>[]): Voucher {
  const input = { ...withParty(blankInvoice('2026-11-25', OURS), WALK_IN_PARTY, null), ratesIncludeGst: true, lines };
  return issued({ ...withSums(input), ...SALE });
}

function money(
  kind: 'Receipt' | 'Payment',
  amount: number,
  mode: 'Cash' | 'UPI' = 'Cash',
  as: 'Sale' | 'Paid In' | 'Paid Out' | 'Opening' = 'Sale',
  against = 'PTY-3',
): Voucher {
  const mark = { shift: { ...SALE.shift, as } };
  return issued({
    ...blankMoney(kind, '2026-11-25'),
    amount: asPaise(amount),
    mode,
    against: { id: against, name: '' },
    ...mark,
  });
}

function issued(input: VoucherInput): Voucher {
  return { ...input, id: 'VCH-000000001', date: '2026-11-25', state: 'Issued', postings: [], rev: 1 } as Voucher;
}
