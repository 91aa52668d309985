import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blankCreditNote, blankDebitNote } from '#domain/books/documents/blank-note.ts';
import type { CreditNoteInput, InvoiceInput } from '#domain/books/documents/document.ts';
import { documentSums } from '#domain/books/documents/document-sums.ts';
import { lineBalances, rateOfBalance, takesGoodsBack } from '#domain/books/documents/note-balance.ts';
import { problemsInNote } from '#domain/books/documents/note-problems.ts';
import { problemsInDocument } from '#domain/books/documents/document-problems.ts';
import { asRate } from '#domain/books/rate.ts';
import { asPaise } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { aLine, anInvoiceInput, aPurchase } from '../../../support/documents.ts';
import { DAY, voucherOf } from '../../../support/voucher-inputs.ts';

const RULES = { booksBegin: '2026-04-01', turnover: 'Up to ₹5 crore' } as const;
const issued = (input: InvoiceInput) => voucherOf(input, { number: 'INV/1' });
type Notes = readonly CreditNoteInput[];

/** A note on an invoice beside others: all that is left, or so many units of its first line at so many rupees. */
function note(input: InvoiceInput, others: Notes = [], units?: number, rupees?: number): CreditNoteInput {
  const whole = blankCreditNote(issued(input), lineBalances(input.lines, others), DAY);
  const [first, ...rest] = whole.lines;
  const taken = first && {
    ...first,
    ...(units !== undefined && { quantity: asQuantity(units) }),
    ...(rupees !== undefined && { rate: asRate(Math.round(rupees * 10_000)) }),
  };
  return { ...whole, reason: 'Sales return', lines: taken ? [taken, ...rest] : rest };
}
const beside = (input: InvoiceInput, own: CreditNoteInput, others: Notes = []) =>
  problemsInNote(own, lineBalances(input.lines, others));

describe('a new credit note', () => {
  it('takes back all that is left, of the party and by the terms of its invoice', () => {
    const input = anInvoiceInput({ ratesIncludeGst: true, lines: [aLine(10, 125.5, 18), aLine(1, 5, 5)] });
    expect(note(input)).toMatchObject({
      kind: 'Credit Note',
      against: { id: 'VCH-1', number: 'INV/1', date: DAY },
      party: input.party,
      ratesIncludeGst: true,
      lines: [
        { at: 0, quantity: 10, rate: 125_5000, of: { quantity: 10, rate: 125_5000, price: 1255_00, gross: 1255_00 } },
        { at: 1, quantity: 1, rate: 5_0000 },
      ],
    });
  });

  it('leaves out the lines that nothing is left of', () => {
    const input = anInvoiceInput({ lines: [aLine(10, 125.5, 18), aLine(1, 5, 5)] });
    const first = { ...note(input), lines: note(input).lines.slice(0, 1) };
    expect(note(input, [first]).lines.map(({ at }) => at)).toEqual([1]);
  });

  it('has the date of its invoice if that is later than today', () => {
    expect(blankCreditNote(issued(anInvoiceInput()), lineBalances(anInvoiceInput().lines, []), '2026-11-01').date).toBe(
      DAY,
    );
  });

  it('of a purchase bears what was claimed there', () => {
    const input = aPurchase({ inputTax: 'Not claimable', reverseCharge: true });
    const own = blankDebitNote(voucherOf(input), lineBalances(input.lines, []), DAY);
    expect(own).toMatchObject({ kind: 'Debit Note', inputTax: 'Not claimable', reverseCharge: true, reason: '' });
  });
});

describe('a part of an invoice', () => {
  it('two of ten come to 296', () => {
    expect(documentSums(note(anInvoiceInput(), [], 2))).toMatchObject({
      taxable: 251_00,
      cgst: 22_59,
      sgst: 22_59,
      roundOff: -18,
      total: 296_00,
    });
  });

  it('takes back the discounts in proportion', () => {
    // 10 at 100, less 10 % and 90 on the bill: 810, so that one is 81.
    const lines = [aLine(10, 100, 0, { discount: { percent: 10 } })];
    const input = anInvoiceInput({ lines, billDiscount: { amount: asPaise(90_00) } });
    expect(documentSums(note(input, [], 1)).taxable).toBe(81_00);
    expect(documentSums(note(input)).taxable).toBe(810_00);
  });

  it('of a thing for nothing is nothing', () => {
    expect(documentSums(note(anInvoiceInput({ lines: [aLine(10, 0, 0)] }), [], 1)).total).toBe(0);
  });
});

describe('more than is left is refused', () => {
  const input = anInvoiceInput({ lines: [aLine(10, 100, 18)] });

  it('in quantity, after what came back before', () => {
    const before = note(input, [], 7);
    expect(beside(input, note(input, [], 3), [before])).toEqual({});
    expect(beside(input, note(input, [], 3.001), [before])).toEqual({
      'lines.0.quantity': 'At most 3 of this line can be taken back.',
    });
  });

  it('in value, where a discount after sale came before', () => {
    const discount: CreditNoteInput = { ...note(input, [], 10, 5), reason: 'Discount after sale' };
    expect(beside(input, discount)).toEqual({});
    expect(lineBalances(input.lines, [discount])[0]?.quantity).toBe(10);
    expect(beside(input, note(input, [discount], 10, 95), [discount])).toEqual({});
    expect(note(input, [discount]).lines[0]).toMatchObject({ quantity: 10, rate: 95_0000 });
    expect(beside(input, note(input, [discount], 10, 100), [discount])).toEqual({
      'lines.0.rate': 'Of this line ₹950 is left. Enter a rate of at most 95.',
    });
  });

  it('of value alone no quantity comes back, so that all of it may be lowered again', () => {
    const once: CreditNoteInput = { ...note(input, [], 10, 60), reason: 'Deficiency' };
    const again: CreditNoteInput = { ...note(input, [], 10, 40), reason: 'Correction' };
    expect(beside(input, again, [once])).toEqual({});
    expect(beside(input, { ...again, lines: note(input, [], 11, 1).lines }, [once])).toEqual({
      'lines.0.quantity': 'At most 10 of this line can be taken back.',
    });
    expect(lineBalances(input.lines, [once, again])).toEqual([{ quantity: 10, value: 0n }]);
  });

  it('and of a line that the document has no longer', () => {
    expect(problemsInNote(note(input), [])).toEqual({
      'lines.0.quantity': 'At most 0 of this line can be taken back.',
    });
    expect(problemsInNote({ ...note(input), lines: note(input, [], 0).lines }, [])).toEqual({});
  });

  it('as are figures that are none', () => {
    const wrong = (units: number, rate: number | null) => {
      const own = note(input, [], units);
      const lines = own.lines.map((line) => ({ ...line, rate: rate === null ? null : asRate(rate) }));
      return beside(input, { ...own, lines });
    };
    expect(wrong(-1, 1)).toEqual({ 'lines.0.quantity': 'Enter the quantity without a minus.' });
    expect(wrong(1, null)).toEqual({ 'lines.0.rate': 'Enter the rate.' });
    expect(wrong(1, -1)).toEqual({ 'lines.0.rate': 'Enter the rate without a minus.' });
  });

  it('the rate that is left has four decimals, and never takes too much', () => {
    expect(rateOfBalance({ value: 1_000n * 1_000_000n }, asQuantity(3))).toBe(333_333);
    expect(rateOfBalance({ value: 5n }, asQuantity(0))).toBe(0);
    expect(rateOfBalance({ value: -5n }, asQuantity(1))).toBe(0);
  });

  it('goods come back with returns alone', () => {
    const reasons = ['Sales return', 'Purchase return', 'Discount after sale', 'Deficiency', 'Correction', ''] as const;
    expect(reasons.map((reason) => takesGoodsBack({ reason }))).toEqual([true, true, false, false, false, false]);
  });
});

describe('the form of a note', () => {
  it('asks for invoice, reason and one quantity', () => {
    const empty: CreditNoteInput = { ...note(anInvoiceInput()), against: null, reason: '', lines: [] };
    expect(problemsInDocument(empty, RULES)).toEqual({ against: 'Choose the invoice.', reason: 'Choose the reason.' });
    const none = { ...note(anInvoiceInput()), lines: note(anInvoiceInput(), [], 0).lines };
    expect(problemsInDocument(none, RULES)).toEqual({
      'lines.0.quantity': 'Enter the quantity that is taken back in at least one line.',
    });
    const bought = aPurchase();
    const debit = blankDebitNote(voucherOf(bought), lineBalances(bought.lines, []), DAY);
    expect(problemsInDocument({ ...debit, against: null, reason: 'Correction' }, RULES)).toEqual({
      against: 'Choose the purchase.',
    });
  });

  it('knows by itself what is more than the whole line', () => {
    expect(problemsInDocument(note(anInvoiceInput()), RULES)).toEqual({});
    expect(problemsInDocument(note(anInvoiceInput(), [], 11), RULES)).toEqual({
      'lines.0.quantity': 'At most 10 of this line can be taken back.',
    });
  });

  it('is not dated before its invoice', () => {
    expect(problemsInDocument({ ...note(anInvoiceInput()), date: '2026-11-24' }, RULES)).toEqual({
      date: 'INV/1 is of 25 Nov 2026. Enter that day or a later one.',
    });
  });
});

it('whatever comes back bit by bit, no more than the whole ever does, in whatever order', () => {
  const steps = fc.array(fc.record({ units: fc.nat(6000), rate: fc.nat(120_0000), isGoods: fc.boolean() }), {
    maxLength: 12,
  });
  let taken = 0;
  fc.assert(
    fc.property(steps, (some) => {
      const input = anInvoiceInput({ lines: [aLine(10, 100, 18)] });
      const notes: CreditNoteInput[] = [];
      for (const { units, rate, isGoods } of some) {
        const own: CreditNoteInput = {
          ...note(input, [], units / 1000, rate / 10_000),
          reason: isGoods ? 'Sales return' : 'Discount after sale',
        };
        if (Object.keys(beside(input, own, notes)).length === 0) notes.push(own);
      }
      const [left] = lineBalances(input.lines, notes);
      expect(left?.quantity).toBeGreaterThanOrEqual(0);
      expect((left?.value ?? -1n) >= 0n).toBe(true);
      expect(lineBalances(input.lines, notes.toReversed())).toEqual([left]);
      taken += notes.length;
    }),
  );
  expect(taken).toBeGreaterThan(100);
});
