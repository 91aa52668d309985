import { describe, expect, it } from 'vitest';
import {
  CESS,
  hasCess,
  LARGE_SALE,
  largeSaleAbove,
  LAST_DAY_FOR_NOTE,
  lastDayForNote,
  RECIPIENT_NEEDED,
  recipientNeededFrom,
} from '#domain/books/law/limits.ts';

describe('the limits of the law', () => {
  it('an unregistered buyer is named from 50,000', () => {
    expect(recipientNeededFrom('2026-11-25')).toBe(50_000_00);
    expect(recipientNeededFrom('2017-06-30')).toBeUndefined();
  });

  it('a sale to another State is large above 2,50,000, and above 1,00,000 from August 2024', () => {
    expect(largeSaleAbove('2024-07-31')).toBe(2_50_000_00);
    expect(largeSaleAbove('2024-08-01')).toBe(1_00_000_00);
    expect(largeSaleAbove('2017-06-30')).toBeUndefined();
  });

  it('a credit note lowers the tax up to 30 November after the year of its invoice, once up to 30 September', () => {
    expect(lastDayForNote('2026-04-01', '2026-11-25')).toBe('2027-11-30');
    expect(lastDayForNote('2026-03-31', '2026-11-25')).toBe('2026-11-30');
    expect(lastDayForNote('2021-03-31', '2022-09-30')).toBe('2021-09-30');
    expect(lastDayForNote('2021-04-01', '2022-10-01')).toBe('2022-11-30');
    expect(lastDayForNote('2017-04-01', '2017-06-30')).toBeUndefined();
  });

  it('cess ended on 31 January 2026', () => {
    expect(['2017-06-30', '2017-07-01', '2026-01-31', '2026-02-01'].map((day) => hasCess(day as '2026-02-01'))).toEqual(
      [false, true, true, false],
    );
  });

  it('cess was on pan masala and tobacco alone from 22 September 2025, each row by its notification', () => {
    expect(CESS.slice(1).map(({ from, says, source }) => [from, says, source.slice(0, 44)])).toEqual([
      ['2025-09-22', 'Levied on pan masala and tobacco alone', 'Notification 2/2025-Compensation Cess (Rate)'],
      ['2026-02-01', 'Not levied any more', 'Notification 3/2025-Compensation Cess (Rate)'],
    ]);
  });

  it('have a source in every row, and the rows are in the order of their days', () => {
    for (const rows of [RECIPIENT_NEEDED, LARGE_SALE, LAST_DAY_FOR_NOTE, CESS]) {
      expect(rows.every(({ source }) => /^(CGST|GST|Notification)/.test(source))).toBe(true);
      const days = rows.map(({ from }) => from);
      expect(days).toEqual(days.toSorted());
    }
  });
});
