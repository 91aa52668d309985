import { describe, expect, it } from 'vitest';
import { dueBackOf, PURPOSE_ROWS, type Purpose, PURPOSES } from '#domain/books/orders/challan-purpose.ts';
import { blankChallan } from '#domain/books/orders/blank-order.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import { OURS } from '../../../support/documents.ts';

describe('the purpose of a challan', () => {
  // The table of the specification, a row each: series, Due Back from 10 April 2026, what ends it.
  it.each<[Purpose, string, string, string]>([
    ['Supply', 'Delivery Challan', '', 'Invoice, Goods Back'],
    ['On Approval', 'Approval Challan', '2026-10-10', 'Invoice, Goods Back'],
    ['Job Work', 'Job Work Challan', '2027-04-10', 'Goods Back'],
    ['Return of Goods', 'Other Challan', '', 'Debit Note'],
    ['Exhibition', 'Other Challan', '', 'Goods Back'],
    ['Repair', 'Other Challan', '', 'Goods Back'],
    ['Other', 'Other Challan', '', 'Goods Back'],
    ['To Own Godown', 'Other Challan', '', ''],
  ])('%s: series %s, due back %s, ended by %s', (purpose, series, dueBack, endsBy) => {
    const challan = { ...blankChallan('2026-04-10', OURS), purpose };
    expect(kindOf(challan).series(challan)).toBe(series);
    expect(dueBackOf(purpose, '2026-04-10')).toBe(dueBack);
    expect(PURPOSE_ROWS[purpose].endsBy.join(', ')).toBe(endsBy);
  });

  it('is one of eight', () => {
    expect(PURPOSES).toHaveLength(8);
  });

  it('brings the last day of a month back on the last of a shorter one', () => {
    expect(dueBackOf('On Approval', '2026-08-31')).toBe('2027-02-28');
    expect(dueBackOf('Job Work', '2028-02-29')).toBe('2029-02-28');
  });
});
