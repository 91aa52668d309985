import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparedNumber } from '#domain/books/returns/gstr2b/bill-number.ts';
import { type BookedBill, bookedBill } from '#domain/books/returns/gstr2b/booked-bill.ts';
import { sumOfPairs } from '#domain/books/returns/gstr2b/bucket.ts';
import type { Decision } from '#domain/books/returns/gstr2b/decision.ts';
import { monthsOfBills } from '#domain/books/returns/gstr2b/bill-months.ts';
import type { Gstr2bRow } from '#domain/books/returns/gstr2b/gstr2b.ts';
import { matchGstr2b } from '#domain/books/returns/gstr2b/match-gstr2b.ts';
import { purchaseFromRow } from '#domain/books/returns/gstr2b/purchase-from-row.ts';
import { remarkOn } from '#domain/books/returns/gstr2b/remark.ts';
import type { PurchaseInput } from '#domain/books/documents/document.ts';
import { blankPurchase } from '#domain/books/documents/blank-document.ts';
import { documentSums } from '#domain/books/documents/document-sums.ts';
import { blankDebitNote } from '#domain/books/documents/blank-note.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asQuantity } from '#domain/quantity.ts';
import {
  aBought,
  aPurchase,
  ABROAD,
  IN_KARNATAKA,
  OURS,
  REGULAR,
  WALK_IN_PARTY,
} from '../../../../support/documents.ts';
import { voucherOf } from '../../../../support/voucher-inputs.ts';
import { ASHA_GSTIN, inFile, KARNATAKA_GSTIN, noteInFile, ofSupplier, rowsOf } from '../../../../support/gstr2b.ts';

let many = 0;

/** 1,000 at 18 % from Asha, by the bill of this number. */
function bought(billNumber: string, said: Partial<PurchaseInput> = {}): Voucher<PurchaseInput> {
  const number = `PUR/${++many}`;
  const date = '2026-04-06' as const;
  const bill = { billNumber, billDate: '2026-04-05', date, number, lines: [aBought(1, 1000, 18)] } as const;
  return voucherOf(aPurchase({ ...bill, ...said }), { date: '2026-04-06', id: number });
}

function billsOf(...purchases: readonly Parameters<typeof bookedBill>[0][]): readonly BookedBill[] {
  return purchases.flatMap((purchase) => bookedBill(purchase) ?? []);
}

const invoices = (...inv: readonly object[]) => rowsOf({ b2b: [ofSupplier({ inv })] });

function matched(
  rows: readonly Gstr2bRow[],
  bills: readonly BookedBill[],
  {
    decisions = [],
    otherMonths = new Map(),
  }: { decisions?: readonly Decision[]; otherMonths?: ReadonlyMap<string, Month> } = {},
) {
  return matchGstr2b({
    month: '2026-04',
    rows,
    bills,
    decisions: new Map(decisions.map((one) => [one.id, one])),
    otherMonths,
  });
}

/** Bucket, number in 2B, number in the books, what differs. */
function told(pairs: ReturnType<typeof matched>) {
  return pairs.map(({ bucket, row, bill, differs }) => [bucket, row?.number, bill?.number, differs.join()]);
}

describe('numbers of bills', () => {
  it.each([
    ['INV/0012', 'inv-12'],
    ['INV0012', 'INV 12'],
    ['24-25/007', '24/25/7'],
    ['000', '0'],
    ['a1', 'A-01'],
  ])('%s is %s', (one, other) => {
    expect(comparedNumber(one)).toBe(comparedNumber(other));
  });

  it.each([
    ['1/12', '112'],
    ['INV/10', 'INV/1'],
    ['A/1', 'B/1'],
    ['क/1', 'ख/1'],
  ])('%s is not %s', (one, other) => {
    expect(comparedNumber(one)).not.toBe(comparedNumber(other));
  });
});

describe('the rows of a GSTR-2B and the bills of the books', () => {
  it('match by supplier, number and amounts, however the number is typed', () => {
    expect(told(matched(invoices(inFile('INV/0001')), billsOf(bought('inv-1'))))).toEqual([
      ['Matched', 'INV/0001', 'inv-1', ''],
    ]);
  });

  it('nearly match within a rupee, and where date or place differ', () => {
    const rows = invoices(
      inFile('A/1', { cgst: 90.5 }),
      inFile('A/2', { dt: '04-04-2026' }),
      inFile('A/3', { pos: '29' }),
    );
    expect(told(matched(rows, billsOf(bought('A/1'), bought('A/2'), bought('A/3'))))).toEqual([
      ['Nearly', 'A/1', 'A/1', 'CGST'],
      ['Nearly', 'A/2', 'A/2', 'Date'],
      ['Nearly', 'A/3', 'A/3', 'Place of Supply'],
    ]);
  });

  it('differ where the amounts do, the reverse charge, or the GSTIN of one holder', () => {
    const rows = [
      ...invoices(inFile('A/1', { txval: 1001.01 }), inFile('A/2', { rev: 'Y' })),
      ...rowsOf({ b2b: [ofSupplier({ inv: [inFile('A/3')] }, `29${ASHA_GSTIN.slice(2, 14)}P`)] }),
    ];
    expect(told(matched(rows, billsOf(bought('A/1'), bought('A/2'), bought('A/3'))))).toEqual([
      ['Differs', 'A/1', 'A/1', 'Taxable Value'],
      ['Differs', 'A/2', 'A/2', 'Reverse Charge'],
      ['Differs', 'A/3', 'A/3', 'GSTIN'],
    ]);
  });

  it('are one under another number where supplier and amounts are the same, the nearest in time', () => {
    const rows = invoices(inFile('RENT/APR'), inFile('RENT/JUN', { dt: '01-06-2026' }));
    const bills = billsOf(bought('17', { billDate: '2026-05-02' }), bought('18', { billDate: '2026-04-08' }));
    expect(told(matched(rows, bills))).toEqual([
      ['Other number', 'RENT/APR', '18', 'Number,Date'],
      ['Other number', 'RENT/JUN', '17', 'Number,Date'],
    ]);
    expect(told(matched(invoices(inFile('A/1')), billsOf(bought('B', { billDate: '2026-05-07' }))))[0]?.[0]).toBe(
      'Only in 2B',
    );
  });

  it('are found by the number that an amendment corrects', () => {
    const rows = rowsOf({
      b2ba: [ofSupplier({ inv: [inFile('A/1-R', { oinum: 'A/1', txval: 900, cgst: 81, sgst: 81 })] })],
    });
    expect(told(matched(rows, billsOf(bought('A/1'))))).toEqual([
      ['Differs', 'A/1-R', 'A/1', 'Number,Taxable Value,CGST,SGST'],
    ]);
  });

  it('of another financial year are no match, whatever their number', () => {
    const rows = invoices(inFile('1'));
    expect(told(matched(rows, billsOf(bought('1', { billDate: '2025-05-05' })))).map(([bucket]) => bucket)).toEqual([
      'Only in 2B',
      'Only in books',
    ]);
  });

  it('has credit notes beside debit notes of ours, and a note that charges more beside a purchase', () => {
    const purchase = bought('A/1');
    const whole = blankDebitNote({ ...purchase, date: '2026-04-06' }, lineBalances(purchase.lines, []), '2026-04-12');
    const lines = whole.lines.map((line) => ({ ...line, quantity: asQuantity(0.1) }));
    const back = voucherOf({ ...whole, lines }, { id: 'DN', number: 'DN/1', date: '2026-04-12' });
    const more = bought('D/1', { lines: [aBought(1, 100, 18)] });
    const rows = rowsOf({ cdnr: [ofSupplier({ nt: [noteInFile('C/1'), noteInFile('D/1', { typ: 'D' })] })] });
    expect(told(matched(rows, billsOf(back, more)))).toEqual([
      ['Other number', 'C/1', 'DN/1', 'Number,Date'],
      ['Matched', 'D/1', 'D/1', ''],
    ]);
  });

  it('stand apart where the portal gives no credit, with its reason, or where they are rejected there', () => {
    const rows = rowsOf(
      { b2b: [ofSupplier({ inv: [inFile('A/1', { itcavl: 'N', rsn: 'C' })] })] },
      { docRejdata: { b2b: [ofSupplier({ inv: [inFile('A/2')] })] } },
    );
    const pairs = matched(rows, billsOf(bought('A/1'), bought('A/2')));
    expect(told(pairs).map(([bucket, , bill]) => [bucket, bill])).toEqual([
      ['Not available', 'A/1'],
      ['Rejected', 'A/2'],
    ]);
    expect(pairs.map(remarkOn)).toEqual(['Reported too late: section 16(4)', 'Rejected on the portal']);
  });

  it('leaves out what no supplier reports, and what is of another month', () => {
    const bills = billsOf(
      bought('1', { party: WALK_IN_PARTY }),
      bought('2', { party: ABROAD, reverseCharge: true }),
      bought('3', { party: { ...REGULAR, registration: 'Composition' } }),
      bought('4', { lines: [aBought(1, 100, 0)] }),
      { ...bought('5'), date: '2026-05-01' },
      { ...bought('6'), state: 'Cancelled' },
      bought('7', { party: IN_KARNATAKA }),
    );
    expect(told(matched([], bills))).toEqual([['Only in books', undefined, '7', '']]);
  });

  it('says of what comes in a later month which one, and leaves out what an earlier one had', () => {
    const others = [
      { month: '2026-05' as const, rows: invoices(inFile('A/1')) },
      { month: '2026-03' as const, rows: invoices(inFile('A/2')) },
    ];
    const bills = billsOf(bought('A/1'), bought('A/2'));
    const pairs = matched([], bills, { otherMonths: monthsOfBills(others, new Map()) });
    expect(told(pairs)).toEqual([['Only in books', undefined, 'A/1', '']]);
    expect(pairs.map(remarkOn)).toEqual(['In GSTR-2B of May 2026']);
  });

  it('keep what the user decided, until the voucher is gone', () => {
    const rows = invoices(inFile('A/1'), inFile('A/2'));
    const [first, second] = [bought('A/1'), bought('B/9', { lines: [aBought(1, 5, 18)] })];
    const decisions = [
      { id: rows[0]?.key ?? '', voucher: second.id },
      { id: rows[1]?.key ?? '', voucher: '' },
    ];
    expect(told(matched(rows, billsOf(first, second), { decisions }))).toEqual([
      ['Matched', 'A/1', 'B/9', 'Number,Taxable Value,CGST,SGST'],
      ['Rejected', 'A/2', undefined, ''],
      ['Only in books', undefined, 'A/1', ''],
    ]);
    expect(told(matched(rows, billsOf(first), { decisions })).map(([bucket, , bill]) => [bucket, bill])).toEqual([
      ['Matched', 'A/1'],
      ['Rejected', undefined],
    ]);
  });

  it('have each row once and each bill at most once, and their sums are those of the file', () => {
    const document = fc.record({
      number: fc.constantFrom('1', '01', 'A/1', 'A1', 'B/2', '7'),
      rupees: fc.constantFrom(100, 100.4, 101, 500),
      credit: fc.constantFrom('Y', 'N'),
    });
    fc.assert(
      fc.property(fc.array(document, { maxLength: 12 }), fc.array(document, { maxLength: 12 }), (there, here) => {
        const rows = invoices(...there.map((one) => inFile(one.number, { txval: one.rupees, itcavl: one.credit })));
        const bills = billsOf(...here.map((one) => bought(one.number, { lines: [aBought(1, one.rupees, 18)] })));
        const pairs = matched(rows, bills);
        expect(pairs.flatMap(({ row }) => row ?? [])).toEqual(rows);
        const used = pairs.flatMap(({ bill }) => bill?.id ?? []);
        expect(used.toSorted()).toEqual(bills.map(({ id }) => id).toSorted());
        const ofRows = pairs.filter(({ row }) => row);
        expect(sumOfPairs(ofRows).taxable).toBe(rows.reduce((sum, row) => sum + row.taxable, 0));
      }),
    );
  });

  it('are five thousand, each with its own', () => {
    const rows = invoices(...Array.from({ length: 5000 }, (_, at) => inFile(`A/${at}`)));
    const one = billsOf(bought('A/0'))[0] as BookedBill;
    const bills = rows.map((row, at) => ({ ...one, id: `${at}`, number: at % 2 === 0 ? row.number : `Z/${at}` }));
    const pairs = matched(rows, bills);
    expect(pairs.filter(({ bucket }) => bucket === 'Matched').length).toBe(2500);
  });
});

describe('a purchase made of a row', () => {
  const of = (row: object, gstin = ASHA_GSTIN) => {
    const [read] = rowsOf({ b2b: [ofSupplier({ inv: [inFile('A/1', row)] }, gstin)] });
    if (!read) throw new Error('There is no row.');
    const party = gstin === ASHA_GSTIN ? REGULAR : IN_KARNATAKA;
    const ledger = { id: 'LED-1', name: 'Purchases' };
    return { ...purchaseFromRow(read, '2026-04', blankPurchase('2026-11-25', OURS), ledger), party };
  };

  it('has the bill and a line whose tax comes to that of the row', () => {
    const input = of({ rev: 'Y' });
    expect(input).toMatchObject({
      billNumber: 'A/1',
      billDate: '2026-04-05',
      date: '2026-04-05',
      place: '27',
      reverseCharge: true,
    });
    expect(input.lines).toMatchObject([{ percent: 18, ledger: { name: 'Purchases' } }]);
    expect(documentSums(input)).toMatchObject({ taxable: 1000_00, cgst: 90_00, sgst: 90_00 });
  });

  it('has a line for each rate where the file says them, and none guessed for a mixture', () => {
    const items = [
      { rt: 5, txval: 100, igst: 5 },
      { rt: 12, txval: 200, igst: 24 },
    ];
    const input = of({ items }, KARNATAKA_GSTIN);
    expect(input.lines.map(({ percent }) => percent)).toEqual([5, 12]);
    expect(documentSums(input)).toMatchObject({ taxable: 300_00, igst: 29_00 });
    expect(of({ cgst: 70, sgst: 70 }).lines[0]?.percent).toBe(null);
  });

  it('of a late bill is dated in the month whose credit it is; without credit it is not claimed', () => {
    expect(of({ dt: '11-02-2026', itcavl: 'N' })).toMatchObject({ date: '2026-04-30', inputTax: 'Not claimable' });
  });
});
