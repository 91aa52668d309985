import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BLANK_ITEM,
  blankInvoice,
  countableFiguresOf,
  invoiceInput,
  figuresOf,
  filledItems,
  GST_TYPES,
  INVOICE_STATUSES,
  type InvoiceStatus,
  missingInInvoice,
  sumsOf,
  taxByHead,
  toneOf,
} from '#domain/sample/invoice.ts';
import { asPaise, sumOf } from '#domain/money.ts';
import { asQuantity } from '#domain/quantity.ts';
import { anInput, anInvoice, anItem } from '../../support/sample-records.ts';

describe('the figures of an invoice', () => {
  it('are the items, 18 percent on top, and both together', () => {
    const input = anInput({
      items: [anItem({ quantity: 2, rate: 100_00 }), anItem({ quantity: 3, rate: 250_00 })],
    });
    expect(figuresOf(input)).toMatchObject({ amount: 950_00, taxAmount: 171_00, totalAmount: 1121_00 });
  });

  it.each([
    ['half a paisa of tax goes up', 25, 5, 30], // 4.5
    ['less than half goes down', 24, 4, 28], // 4.32
    ['more than half goes up', 26, 5, 31], // 4.68
    ['1,23,456.50 bears 22,222.17', 1_23_456_50, 22_222_17, 1_45_678_67],
    ['nothing bears nothing', 0, 0, 0],
    ['what is given back bears tax back', -100_00, -18_00, -118_00],
  ])('%s', (_, amount, taxAmount, totalAmount) => {
    expect(sumsOf([{ amount: asPaise(amount) }])).toEqual({ amount, taxAmount, totalAmount });
  });

  it('round each item to the paisa before they are summed', () => {
    // Each 0.5 × ₹0.01 is half a paisa and counts as one.
    const halfPaisa = anItem({ quantity: 0.5, rate: 1 });
    expect(figuresOf(anInput({ items: [halfPaisa, halfPaisa] })).amount).toBe(2);
  });

  it.each(GST_TYPES)('are taxed at 18 percent flat under %s too', (gstType) => {
    expect(figuresOf(anInput({ gstType, items: [anItem({ rate: 1000_00 })] })).taxAmount).toBe(180_00);
  });

  it('count a missing quantity or rate as 0', () => {
    const items = [
      { name: 'Pen', quantity: null, rate: asPaise(100_00) },
      { name: 'Ink', quantity: asQuantity(2), rate: null },
    ];
    expect(figuresOf(anInput({ items })).items).toEqual([
      { name: 'Pen', quantity: 0, rate: 100_00, amount: 0 },
      { name: 'Ink', quantity: 2, rate: 0, amount: 0 },
    ]);
  });

  it('agree to the paisa, whatever the items: amounts add up to the subtotal, and subtotal and tax to the total', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 30 }), (items) => {
        const figures = figuresOf(anInput({ items }));
        expect(sumOf(figures.items.map((item) => item.amount))).toBe(figures.amount);
        expect(BigInt(figures.taxAmount)).toBe(percentByHand(BigInt(figures.amount), 18n));
        expect(sumOf([figures.amount, figures.taxAmount])).toBe(figures.totalAmount);
      }),
    );
  });

  it('price each item by its thousandths, exactly', () => {
    fc.assert(
      fc.property(anyItem, (item) => {
        const [priced] = figuresOf(anInput({ items: [item] })).items;
        const thousandths = BigInt(Math.round(item.quantity * 1000));
        expect(BigInt(priced?.amount ?? -1)).toBe(halfUp(thousandths * BigInt(item.rate), 1000n));
      }),
    );
  });

  it('stay the same when a stored invoice is opened and saved unchanged', () => {
    const stored = anInvoice({ items: [anItem({ quantity: 6.5, rate: 450_25 }), anItem()] });
    const { items, amount, taxAmount, totalAmount } = stored;
    expect(figuresOf(invoiceInput(stored))).toEqual({ items, amount, taxAmount, totalAmount });
  });

  it('are refused, not rounded, where an item or the sum is too large to be counted to the paisa', () => {
    const vast = anItem({ quantity: 1, rate: 9e15 });
    const hugeItem = { name: 'Moon', quantity: asQuantity(999_999_999), rate: asPaise(99_999_999_999_99) };
    for (const items of [[vast, vast], [vast], [hugeItem]]) {
      expect(() => figuresOf(anInput({ items }))).toThrow(RangeError);
      expect(countableFiguresOf(anInput({ items }))).toBeUndefined();
    }
    expect(countableFiguresOf(anInput())?.totalAmount).toBe(118_00);
  });
});

describe('the items of an entry', () => {
  const pen = anItem();

  it('are those that were filled: one that was added and left empty is none', () => {
    expect(filledItems([pen, BLANK_ITEM, pen, { ...BLANK_ITEM, name: ' ', quantity: null }])).toEqual([pen, pen]);
  });

  it.each([
    ['a name', { name: 'Pen' }],
    ['a quantity', { quantity: asQuantity(2) }],
    ['a rate, even 0', { rate: asPaise(0) }],
  ])('are kept with nothing but %s', (_, said) => {
    expect(filledItems([pen, { ...BLANK_ITEM, ...said }])).toHaveLength(2);
  });

  it('are at least one', () => {
    expect(filledItems([BLANK_ITEM, BLANK_ITEM])).toEqual([BLANK_ITEM]);
  });
});

describe('the tax by head', () => {
  const figures = (amount: number) => sumsOf([{ amount: asPaise(amount) }]);

  it('is CGST and SGST within the State, in equal amounts of 9 percent each', () => {
    expect(taxByHead('CGST/SGST', figures(1000_00))).toEqual({
      heads: [
        { name: 'CGST', percent: 9, amount: 90_00 },
        { name: 'SGST', percent: 9, amount: 90_00 },
      ],
      roundOff: 0,
    });
  });

  it.each([
    [49_136_25, 4_422_26, 1], // Each is 442226.25, both 884452.5.
    [6, 1, -1], // Each is 0.54, both 1.08.
    [-6, -1, 1],
    [0, 0, 0],
  ])('of %i paise is %i by each of two heads, and %i to round off', (amount, each, roundOff) => {
    const parts = taxByHead('CGST/SGST', figures(amount));
    expect(parts.heads.map((head) => head.amount)).toEqual([each, each]);
    expect(parts.roundOff).toBe(roundOff);
  });

  it('is CGST and UTGST in a Union territory without a legislature', () => {
    expect(taxByHead('CGST/SGST', figures(1000_00), 'UTGST').heads.map((head) => head.name)).toEqual(['CGST', 'UTGST']);
    expect(taxByHead('IGST', figures(1000_00), 'UTGST')).toEqual(taxByHead('IGST', figures(1000_00)));
  });

  it('is IGST at 18 percent between States', () => {
    expect(taxByHead('IGST', figures(950_06))).toEqual({
      heads: [{ name: 'IGST', percent: 18, amount: 171_01 }],
      roundOff: 0,
    });
  });

  it('names no head of GST where none applies', () => {
    expect(taxByHead('Non-GST', figures(950_06)).heads).toEqual([{ name: 'Tax', percent: 18, amount: 171_01 }]);
  });

  it('adds up to the tax together with the round-off of at most a paisa, whatever the amount and type', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GST_TYPES), fc.integer({ min: -1e14, max: 1e14 }), (gstType, amount) => {
        const { heads, roundOff } = taxByHead(gstType, figures(amount));
        expect(sumOf([...heads.map((head) => head.amount), roundOff])).toBe(figures(amount).taxAmount);
        expect(Math.abs(roundOff)).toBeLessThanOrEqual(heads.length - 1);
        expect(new Set(heads.map((head) => head.amount)).size).toBe(1);
        expect(heads.reduce((percent, head) => percent + head.percent, 0)).toBe(18);
      }),
    );
  });
});

describe('what a new invoice must have', () => {
  it('is a date, a customer and a subtotal', () => {
    expect(missingInInvoice(blankInvoice('2024-04-05'))).toEqual(['customerName', 'amount']);
    expect(missingInInvoice({ ...blankInvoice('2024-04-05'), date: '' })).toEqual(['date', 'customerName', 'amount']);
    expect(missingInInvoice(anInput())).toEqual([]);
  });

  it.each([
    ['date', { date: '' }],
    ['customerName', { customerName: '' }],
    ['customerName', { customerName: ' \t ' }],
    ['amount', { items: [] }],
    ['amount', { items: [anItem({ rate: 0 })] }],
    ['amount', { items: [anItem({ quantity: 0 })] }],
    ['amount', { items: [anItem({ rate: 50_00 }), anItem({ rate: -50_00 })] }],
  ] as const)('is reported field by field: %s in %o', (field, said) => {
    expect(missingInInvoice(anInput(said))).toEqual([field]);
  });

  it('does not include a due date, item names or a chosen GST type', () => {
    expect(missingInInvoice(anInput({ dueDate: '', items: [anItem({ name: '' })] }))).toEqual([]);
  });

  it('does not report a subtotal that is too large as missing: that has a message of its own', () => {
    expect(missingInInvoice(anInput({ items: [anItem({ rate: 9e15 }), anItem({ rate: 9e15 })] }))).toEqual([]);
  });
});

it('a new invoice starts with today, no customer, CGST/SGST and one item of quantity 1 without a rate', () => {
  expect(blankInvoice('2024-04-05')).toMatchObject({
    date: '2024-04-05',
    customerName: '',
    gstType: 'CGST/SGST',
    dueDate: '',
    items: [{ name: '', quantity: 1, rate: null }],
  });
});

it('paid is good, pending waits, overdue is bad, and a draft is quiet', () => {
  expect(INVOICE_STATUSES.map(toneOf)).toEqual(['waiting', 'good', 'bad', 'quiet']);
});

it('an unknown status looks like a draft', () => {
  expect(toneOf('Forgotten' as InvoiceStatus)).toBe(toneOf('Draft'));
});

const anyItem = fc.record({
  name: fc.string({ maxLength: 10 }),
  quantity: fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => asQuantity(thousandths / 1000)),
  rate: fc.integer({ min: -1e9, max: 1e9 }).map(asPaise),
});

function percentByHand(amount: bigint, percent: bigint): bigint {
  return halfUp(amount * percent, 100n);
}

/** Rounds half away from zero, by quotient and remainder. */
function halfUp(product: bigint, divisor: bigint): bigint {
  const size = product < 0n ? -product : product;
  const rounded = size / divisor + ((size % divisor) * 2n >= divisor ? 1n : 0n);
  return product < 0n ? -rounded : rounded;
}
