import { describe, expect, it } from 'vitest';
import type { DebitNoteInput, DocumentParty, LineItem, PurchaseInput } from '#domain/books/documents/document.ts';
import { blankDebitNote } from '#domain/books/documents/blank-note.ts';
import { lineBalances } from '#domain/books/documents/note-balance.ts';
import { agreementReport, agrees } from '#domain/books/returns/tax-agreement.ts';
import { gstr1Sections } from '#domain/books/returns/gstr1-sections.ts';
import { gstr3bFile } from '#domain/books/returns/gstr3b-file.ts';
import { creditReport, inwardReport, outwardReport, setOffReport } from '#domain/books/returns/gstr3b-reports.ts';
import { gstr3bOf } from '#domain/books/returns/gstr3b.ts';
import { NO_HEADS } from '#domain/books/returns/tax-heads.ts';
import { inputCredit, type Purchase } from '#domain/books/returns/input-credit.ts';
import { outwardSupplies, sumOfSupplies, taxOnSales } from '#domain/books/returns/outward-supplies.ts';
import type { Month } from '#domain/books/returns/return-month.ts';
import { setOff } from '#domain/books/returns/set-off.ts';
import type { Voucher } from '#domain/books/vouchers/voucher.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import {
  ABROAD,
  aBought,
  aLine,
  aPurchase,
  BOOK,
  IN_KARNATAKA,
  IN_SEZ,
  REGULAR,
  REPAIR,
  WALK_IN_PARTY,
} from '../../../support/documents.ts';
import { written } from '../../../support/report-lines.ts';
import { voucherOf } from '../../../support/voucher-inputs.ts';
import { IN_KARNATAKA_UNREGISTERED, returned, sold } from '../../../support/sales.ts';

const PETROL: LineItem = { id: 'ITM-9', name: 'Petrol', kind: 'Goods', taxability: 'Non-GST' };
const COMPOSITION: DocumentParty = { ...REGULAR, id: 'PTY-7', registration: 'Composition' };
const asha = sold('INV/1', '2026-04-02', { lines: [aLine(10, 100, 18)] });
const SALES = [
  asha,
  // 1,000 less 200 that came back at 18 %: 72 a head.
  returned('CN/1', '2026-04-03', asha, { units: 2 }),
  sold('INV/2', '2026-04-04', { party: IN_KARNATAKA_UNREGISTERED, place: '29', lines: [aLine(1, 500, 18)] }),
  sold('INV/3', '2026-04-05', { party: IN_SEZ, supplyType: 'With payment of tax', lines: [aLine(1, 100, 18)] }),
  sold('INV/4', '2026-04-06', { party: ABROAD, place: '96', lines: [aLine(1, 300, 18)] }),
  sold('BOS/1', '2026-04-07', {
    party: WALK_IN_PARTY,
    lines: [aLine(1, 60, 0, { item: BOOK }), aLine(1, 70, 0, { item: PETROL })],
  }),
  sold('INV/5', '2026-04-08', {
    party: { ...COMPOSITION, gstin: '29AABCT2222K1ZD', state: '29' },
    place: '29',
    lines: [aLine(1, 50, 18)],
  }),
];
const bought = (said: Partial<PurchaseInput>): Voucher<PurchaseInput> =>
  voucherOf(aPurchase(said), { id: 'PUR', number: 'PUR/1', date: '2026-04-10' });
const stock = bought({ lines: [aBought(10, 200, 5)] });
const PURCHASES: readonly Purchase[] = [
  // 2,000 at 5 %: 50 a head. Two go back: 10 a head.
  stock,
  takenBack(stock),
  bought({ party: IN_KARNATAKA, lines: [aBought(1, 1_000, 18)] }),
  // A car, blocked: 90 a head.
  bought({ inputTax: 'Not claimable', lines: [aBought(1, 1_000, 18)] }),
  // A hotel in Karnataka: its CGST and SGST are of that State.
  bought({ party: IN_KARNATAKA, place: '29', inputTax: 'Not claimable', lines: [aBought(1, 100, 18)] }),
  bought({ reverseCharge: true, lines: [aBought(1, 400, 5)] }),
  bought({ party: ABROAD, reverseCharge: true, lines: [aBought(1, 600, 18, { item: REPAIR })] }),
  bought({ party: COMPOSITION, lines: [aBought(1, 30, 5)] }),
  bought({ lines: [aBought(1, 40, 0, { item: BOOK }), aBought(1, 20, 0, { item: PETROL })] }),
];

function april(month: Month = '2026-04') {
  const own = outwardSupplies(gstr1Sections(month, SALES, new Map(), []));
  const supplies = { own, earlier: sumOfSupplies([]) };
  return gstr3bOf({
    reversed: [],
    gstin: '27AAPFU0939F1ZV',
    month,
    supplies,
    sales: SALES,
    purchases: PURCHASES,
  });
}

function takenBack(purchase: Voucher<PurchaseInput>): Voucher<DebitNoteInput> {
  const whole = blankDebitNote(purchase, lineBalances(purchase.lines, []), '2026-04-12');
  const lines = whole.lines.map((line) => ({ ...line, quantity: asQuantity(2) }));
  const note = { ...whole, lines, reason: 'Purchase return' } as const;
  return voucherOf(note, { id: 'DN', number: 'DN/1', date: '2026-04-12' });
}

describe('GSTR-3B of a month', () => {
  it('has what was sold by its numbers, notes taken off, and what is owed under reverse charge', () => {
    expect(written(outwardReport(april()))).toEqual([
      ['3.1(a)', 'Taxable, other than zero-rated, nil-rated and exempt', 1_350, 99, 72, 72, 0],
      ['3.1(b)', 'Zero-rated', 400, 18, 0, 0, 0],
      ['3.1(c)', 'Nil-rated and exempt', 60, 0, 0, 0, 0],
      ['3.1(d)', 'Inward supplies liable to reverse charge', 1_000, 108, 10, 10, 0],
      ['3.1(e)', 'Non-GST', 70, 0, 0, 0, 0],
      ['3.2', 'Of 3.1(a), to unregistered buyers in Karnataka', 500, 90, 0, 0, 0],
      ['3.2', 'Of 3.1(a), to composition buyers in Karnataka', 50, 9, 0, 0, 0],
    ]);
  });

  it('has the credit gross, takes off what section 17(5) blocks, and keeps the tax of other States apart', () => {
    expect(written(creditReport(april())).map(([name, , ...figures]) => [name, ...figures])).toEqual([
      ['4(A)(1)', 0, 0, 0, 0],
      ['4(A)(2)', 108, 0, 0, 0],
      ['4(A)(3)', 0, 10, 10, 0],
      ['4(A)(4)', 0, 0, 0, 0],
      ['4(A)(5)', 180, 130, 130, 0],
      ['4(B)(1)', 0, 90, 90, 0],
      ['4(B)(2)', 0, 0, 0, 0],
      ['4(C)', 288, 50, 50, 0],
      ['4(D)(1)', 0, 0, 0, 0],
      ['4(D)(2)', 0, 9, 9, 0],
    ]);
  });

  it('has what was bought without tax', () => {
    expect(written(inwardReport(april()))).toEqual([
      ['5(1)', 'From under Composition, exempt and nil-rated', 0, 70],
      ['5(2)', 'Non-GST', 0, 20],
    ]);
  });

  it('ends in what is paid in cash', () => {
    const { credit, outward } = april();
    const set = setOff('2026-04', {
      liability: taxOnSales(outward),
      credit: credit.net,
      reverseCharge: credit.reverseCharge,
    });
    expect(written(setOffReport('2026-04', set))).toEqual([
      ['Tax on sales', 117, 72, 72, 0],
      ['Credit in the books', 288, 50, 50, 0],
      ['Paid with IGST credit', 117, 72, 72, 0],
      ['Paid with CGST credit', 0, 0, 0, 0],
      ['Paid with SGST credit', 0, 0, 0, 0],
      ['Paid with Cess credit', 0, 0, 0, 0],
      ['Credit carried forward', 27, 50, 50, 0],
      ['Reverse charge, in cash alone', 108, 10, 10, 0],
      ['Paid in cash', 108, 10, 10, 0],
    ]);
  });

  it('is written with every row; table 3.2 only before November 2025', () => {
    expect(gstr3bFile(april())).toBe(
      '{"gstin":"27AAPFU0939F1ZV","ret_period":"042026","sup_details":{' +
        '"osup_det":{"txval":1350,"iamt":99,"camt":72,"samt":72,"csamt":0},"osup_zero":{"txval":400,"iamt":18,"csamt":0},' +
        '"osup_nil_exmp":{"txval":60},"isup_rev":{"txval":1000,"iamt":108,"camt":10,"samt":10,"csamt":0},"osup_nongst":{"txval":70}},' +
        '"itc_elg":{"itc_avl":[{"ty":"IMPG","iamt":0,"camt":0,"samt":0,"csamt":0},{"ty":"IMPS","iamt":108,"camt":0,"samt":0,"csamt":0},' +
        '{"ty":"ISRC","iamt":0,"camt":10,"samt":10,"csamt":0},{"ty":"ISD","iamt":0,"camt":0,"samt":0,"csamt":0},' +
        '{"ty":"OTH","iamt":180,"camt":130,"samt":130,"csamt":0}],' +
        '"itc_rev":[{"ty":"RUL","iamt":0,"camt":90,"samt":90,"csamt":0},{"ty":"OTH","iamt":0,"camt":0,"samt":0,"csamt":0}],' +
        '"itc_net":{"iamt":288,"camt":50,"samt":50,"csamt":0},' +
        '"itc_inelg":[{"ty":"RUL","iamt":0,"camt":0,"samt":0,"csamt":0},{"ty":"OTH","iamt":0,"camt":9,"samt":9,"csamt":0}]},' +
        '"inward_sup":{"isup_details":[{"ty":"GST","inter":0,"intra":70},{"ty":"NONGST","inter":0,"intra":20}]}}',
    );
    expect(JSON.parse(gstr3bFile(april('2025-10')))).toMatchObject({
      inter_sup: {
        unreg_details: [{ pos: '29', txval: 500, iamt: 90 }],
        comp_details: [{ pos: '29', txval: 50, iamt: 9 }],
        uin_details: [],
      },
    });
  });
});

describe('the panel of books and returns', () => {
  const same = { ...NO_HEADS, cgst: asPaise(900), sgst: asPaise(900) };
  const counts = { documents: same, gstr1: same, gstr3b: same, ledgers: same, ofEarlier: NO_HEADS };

  it('agrees where all four come to the same, with what returns have of earlier months', () => {
    expect(agrees(counts)).toBe(true);
    const more = { ...same, cgst: asPaise(1000) };
    expect(agrees({ ...counts, gstr1: more, gstr3b: more, ofEarlier: { ...NO_HEADS, cgst: asPaise(100) } })).toBe(true);
  });

  it('says by how much one differs, and opens its ledger', () => {
    const wrong = { ...counts, ledgers: { ...same, cgst: asPaise(650) } };
    expect(agrees(wrong)).toBe(false);
    const { lines } = agreementReport('2026-04', wrong, (head) => `LED-${head}`);
    expect(lines[1]).toMatchObject({
      cells: [
        'CGST',
        { amount: 900 },
        { amount: 0 },
        { amount: 900 },
        { amount: 900 },
        { amount: 650 },
        { amount: -250 },
      ],
      opens: { to: 'ledger', id: 'LED-cgst' },
    });
  });
});

it('takes back the credit of those lines that may not be claimed', () => {
  const lines = [aBought(1, 100, 18), aBought(1, 100, 18, { isBlocked: true })];
  const { others, blocked, net } = inputCredit([bought({ inputTax: 'By line', lines })], []);
  expect([others, blocked, net].map(({ cgst, sgst }) => [cgst, sgst])).toEqual([
    [18_00, 18_00],
    [9_00, 9_00],
    [9_00, 9_00],
  ]);
});
