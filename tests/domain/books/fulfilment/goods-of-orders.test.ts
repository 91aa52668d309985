import { describe, expect, it } from 'vitest';
import { blankInvoice } from '#domain/books/documents/blank-document.ts';
import { goodsRowOf, withExpectedParts } from '#domain/books/fulfilment/expected-parts.ts';
import { NOTHING_TAKEN, type OrderLineSums } from '#domain/books/fulfilment/order-line-sums.ts';
import { PROGRESS_COLUMNS, progressOfLine } from '#domain/books/fulfilment/progress-columns.ts';
import { warningOfReserved } from '#domain/books/fulfilment/reserved-goods.ts';
import type { SourceKind } from '#domain/books/line-source.ts';
import { asPaise } from '#domain/money.ts';
import { aLine, OURS, REPAIR } from '../../../support/documents.ts';
import { DAY } from '../../../support/voucher-inputs.ts';

/** Counts are in pieces. */
function row(kind: SourceKind, pieces: Partial<Record<'ordered' | 'taken' | 'delivered' | 'billed' | 'back', number>>) {
  const { ordered = 0, ...taken } = pieces;
  const counts = Object.fromEntries(Object.entries(taken).map(([how, count]) => [how, count * 1000]));
  const line: OrderLineSums = {
    id: 'VCH-1/1',
    document: 'VCH-1',
    line: 1,
    kind,
    number: 'SO/1',
    date: DAY,
    due: '',
    party: null,
    item: { id: 'ITM-1', name: 'Soap' },
    unit: 'NOS',
    isService: false,
    ordered: ordered * 1000,
    value: asPaise(0),
    ...NOTHING_TAKEN,
    ...counts,
  };
  return line;
}

const from = (kind: SourceKind) => ({ kind, id: 'VCH-1', number: 'SO/1', line: 1 });
const partsOf = (of: OrderLineSums, ...units: readonly number[]) => {
  const lines = units.map((count) => aLine(count, 10, 5, { from: from(of.kind) }));
  const { lines: whole } = withExpectedParts({ ...blankInvoice(DAY, OURS), lines }, () => of);
  return whole.map(({ challans = [] }) => challans.map(({ quantity }) => quantity));
};

describe('goods that an invoice takes of a challan or order', () => {
  it('are with the party as far as a challan took them and nobody billed them', () => {
    expect(partsOf(row('Delivery Challan', { ordered: 10, back: 2, billed: 3 }), 8)).toEqual([[5]]);
    expect(partsOf(row('Sales Order', { ordered: 10, delivered: 4 }), 6)).toEqual([[4]]);
    expect(partsOf(row('Sales Order', { ordered: 10 }), 6)).toEqual([[]]);
  });

  it('are divided between the lines that take of the same one', () => {
    expect(partsOf(row('Sales Order', { ordered: 10, delivered: 4 }), 3, 3)).toEqual([[3], [1]]);
  });

  it('of a service are none', () => {
    const line = aLine(1, 10, 5, { item: REPAIR, from: from('Sales Order') });
    const input = { ...blankInvoice(DAY, OURS), lines: [line] };
    expect(withExpectedParts(input, () => row('Sales Order', { ordered: 9, delivered: 9 })).lines).toEqual([line]);
  });

  it('come from orders and challans alone', () => {
    expect(goodsRowOf({ from: from('Sales Order') })).toBe('VCH-1/1');
    expect(goodsRowOf({ from: from('Quotation') })).toBeUndefined();
    expect(goodsRowOf({})).toBeUndefined();
  });
});

describe('goods that are reserved', () => {
  const goods = { unit: 'NOS', leaving: 4_000, inStock: 10_000, reserved: 7_000, ownReserved: 0 };

  it('are warned of where they would not be left for the orders of others', () => {
    expect(warningOfReserved(goods)).toBe('7 NOS are reserved');
    expect(warningOfReserved({ ...goods, leaving: 3_000 })).toBeUndefined();
  });

  it('are not counted against the order that they are delivered for', () => {
    expect(warningOfReserved({ ...goods, ownReserved: 7_000 })).toBeUndefined();
    expect(warningOfReserved({ ...goods, ownReserved: 2_000, leaving: 6_000 })).toBe('5 NOS are reserved');
  });
});

describe('the progress of a line', () => {
  it.each([
    ['Quotation', { ordered: 10, taken: 4 }, [10, 4, 6]],
    ['Sales Order', { ordered: 10, delivered: 4, billed: 3 }, [10, 4, 3, 6, 7]],
    ['Delivery Challan', { ordered: 10, back: 1, billed: 3 }, [10, 1, 3, 6]],
    ['Purchase Order', { ordered: 10, taken: 4 }, [10, 4, 6]],
  ] as const)('of a %s', (kind, pieces, figures) => {
    const progress = progressOfLine(row(kind, pieces));
    expect(PROGRESS_COLUMNS[kind].map((column) => progress[column])).toEqual(figures);
  });
});
