import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AGES, agedSums, ageOf } from '#domain/books/payments/ageing.ts';
import { DOCUMENT_STATUSES, documentStatus, type StatusFacts } from '#domain/books/documents/document-status.ts';
import { daysAfter, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { asPaise, sumOf } from '#domain/money.ts';

const TODAY = '2026-11-25';
const owed = (
  balance: number,
  dueDate: StatusFacts['dueDate'] = '',
  state: StatusFacts['state'] = 'Issued',
): StatusFacts => ({
  state,
  total: asPaise(1000),
  balance: asPaise(balance),
  dueDate,
});

describe('the status', () => {
  it.each([
    ['of a draft', owed(1000, '2026-01-01', 'Draft'), 'Draft'],
    ['of what was cancelled', owed(1000, '2026-01-01', 'Cancelled'), 'Cancelled'],
    ['while nothing is paid', owed(1000), 'Unpaid'],
    ['while a part is paid', owed(999), 'Part paid'],
    ['when all is paid, however late', owed(0, '2026-01-01'), 'Paid'],
    ['on the day on which it is due', owed(1000, TODAY), 'Unpaid'],
    ['the day after', owed(1000, '2026-11-24'), 'Overdue'],
    ['the day after, although a part is paid', owed(1, '2026-11-24'), 'Overdue'],
    ['of an invoice of nothing', { ...owed(0), total: asPaise(0) }, 'Paid'],
  ])('%s', (_, document, status) => {
    expect(documentStatus(document, TODAY)).toBe(status);
    expect(DOCUMENT_STATUSES).toContain(status);
  });
});

describe('the age of what is owed', () => {
  it.each([
    ['2026-11-26', 'Not due'],
    ['2026-11-25', '0-30'],
    ['2026-10-26', '0-30'],
    ['2026-10-25', '31-60'],
    ['2026-09-26', '31-60'],
    ['2026-09-25', '61-90'],
    ['2026-08-27', '61-90'],
    ['2026-08-26', 'Over 90'],
  ] as const)('due on %s is %s', (dueDate, age) => {
    expect(ageOf({ date: '2026-04-01', dueDate }, TODAY)).toBe(age);
    expect(ageOf({ date: dueDate, dueDate: '' }, TODAY)).toBe(age);
  });

  it('is summed, and nothing is lost', () => {
    const document = fc.record({
      date: fc.nat(300).map((days) => daysAfter('2026-04-01', days)),
      isDue: fc.boolean(),
      balance: fc.nat(1e9).map(asPaise),
    });
    fc.assert(
      fc.property(fc.array(document), (some) => {
        const open = some.map(({ isDue, ...own }) => ({
          ...own,
          dueDate: isDue ? daysAfter(own.date, 30) : ('' as const),
        }));
        const sums = agedSums(open, TODAY);
        expect(sumOf(AGES.map((age) => sums[age]))).toBe(sumOf(open.map(({ balance }) => balance)));
        for (const age of AGES) {
          expect(sums[age] > 0).toBe(open.some((own) => ageOf(own, TODAY) === age && own.balance > 0));
        }
      }),
    );
  });

  it('counts days across months and years', () => {
    expect(daysBetween('2026-11-25', '2026-11-25')).toBe(0);
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        const from: IsoDate = '2026-11-25';
        expect(daysBetween(from, daysAfter(from, days))).toBe(days);
      }),
    );
  });
});
