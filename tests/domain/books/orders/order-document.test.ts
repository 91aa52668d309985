import { describe, expect, it } from 'vitest';
import { blankChallan, blankQuotation, blankSalesOrder } from '#domain/books/orders/blank-order.ts';
import type { PricedOrderInput } from '#domain/books/orders/order.ts';
import { paperFormsOf, PROFORMA } from '#domain/books/paper/document-copy.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { problemsInOrder } from '#domain/books/orders/order-problems.ts';
import { aLine, IN_KARNATAKA, OURS, REGULAR } from '../../../support/documents.ts';
import { voucherOf } from '../../../support/voucher-inputs.ts';
import { blankBusiness, businessFrom } from '#domain/books/masters/business.ts';

const US = businessFrom({
  ...blankBusiness('2026-04-01'),
  name: 'Asha Stores',
  state: '27',
  upiId: 'asha@bank',
  bankName: 'State Bank',
  terms: 'Goods once sold',
});

function paper(order: PricedOrderInput, form: (typeof PAPERS)[number] = 'Original'): string {
  return JSON.stringify(kindOf(order).paper(voucherOf(order, { number: 'X/1' }), US, form, 0 as never));
}
const PAPERS = ['Original', 'Duplicate', 'Triplicate', PROFORMA] as const;

const LINES = { party: REGULAR, place: '27', lines: [aLine(2, 100, 18)] } as const;

describe('an order on paper', () => {
  it('a quotation is valid until a day, names the bank, and asks for no payment by UPI', () => {
    const text = paper({ ...blankQuotation('2026-04-10', OURS), ...LINES });
    expect(text).toContain('"Valid Until","25 Apr 2026"');
    expect(text).toContain('Bank State Bank');
    expect(text).not.toContain('upi://');
    expect(text).not.toContain('not a tax invoice');
  });

  it('a quotation may be a proforma invoice, which says what it is not', () => {
    expect(paperFormsOf('Quotation')).toContain(PROFORMA);
    const text = paper({ ...blankQuotation('2026-04-10', OURS), ...LINES }, PROFORMA);
    expect(text).toContain('"heading":"Proforma Invoice"');
    expect(text).toContain('This is not a tax invoice.');
  });

  it('a challan has three copies, its purpose, and tax only where it supplies', () => {
    const challan = { ...blankChallan('2026-04-10', OURS), ...LINES };
    const copies = ['Original for consignee', 'Duplicate for transporter', 'Triplicate for consigner'];
    for (const [at, form] of (['Original', 'Duplicate', 'Triplicate'] as const).entries()) {
      expect(paper(challan, form)).toContain(copies[at]);
    }
    expect(paper(challan)).toContain('CGST');
    const jobWork = paper({ ...challan, purpose: 'Job Work' });
    expect(jobWork).toContain('"Purpose","Job Work"');
    expect(jobWork).not.toContain('CGST');
    expect(jobWork).toContain('200.00');
  });

  it('a challan names the place of supply between States', () => {
    const challan = { ...blankChallan('2026-04-10', OURS), ...LINES };
    expect(paper(challan)).not.toContain('Place of Supply');
    expect(paper({ ...challan, party: IN_KARNATAKA, place: '29' })).toContain('Karnataka (29)');
  });
});

describe('an order is refused', () => {
  it.each<[string, PricedOrderInput, object]>([
    [
      'without a customer',
      { ...blankSalesOrder('2026-04-10', OURS), lines: LINES.lines },
      { party: 'Choose the customer.' },
    ],
    [
      'that is to be delivered before its day',
      { ...blankSalesOrder('2026-04-10', OURS), ...LINES, deliverBy: '2026-04-09' },
      { deliverBy: 'Enter a day that is not before the date.' },
    ],
    [
      'to a godown of ours without naming it',
      { ...blankChallan('2026-04-10', OURS), lines: LINES.lines, purpose: 'To Own Godown' },
      { toGodown: 'Choose the godown that the goods go to.' },
    ],
    [
      'with nothing in it',
      { ...blankQuotation('2026-04-10', OURS), party: REGULAR, place: '27' },
      { 'lines.0.item': 'Enter what is sold in at least one line.' },
    ],
  ])('%s', (_, order, problems) => {
    expect(problemsInOrder(order, { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' })).toMatchObject(problems);
  });
});
