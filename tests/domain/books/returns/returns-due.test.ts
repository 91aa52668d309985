import { describe, expect, it } from 'vitest';
import { returnsDue } from '#domain/books/returns/returns-due.ts';

const APRIL = { form: 'GSTR-1', month: '2026-04' } as const;

describe('the returns that are due', () => {
  it('are those of the last month that ended, each by its day', () => {
    expect(returnsDue('2026-05-12', '2026-04-01', [])).toEqual({
      due: [
        { form: 'GSTR-1', month: '2026-04', on: '2026-05-11', isLate: true },
        { form: 'GSTR-3B', month: '2026-04', on: '2026-05-20', isLate: false },
      ],
      earlier: 0,
    });
  });

  it('leave out what is marked as filed, and count the months before', () => {
    const { due, earlier } = returnsDue('2026-06-01', '2026-03-15', [APRIL, { form: 'GSTR-1', month: '2026-05' }]);
    expect(due.map(({ form, month }) => [form, month])).toEqual([['GSTR-3B', '2026-05']]);
    expect(earlier).toBe(2);
    const filed = [APRIL, { form: 'GSTR-3B', month: '2026-04' } as const];
    expect(returnsDue('2026-06-01', '2026-04-01', filed).earlier).toBe(0);
  });

  it.each([
    ['2025-10-25', '2025-10-25'],
    ['2026-04-21', '2026-04-21'],
    ['2025-11-01', '2025-11-20'],
  ] as const)('on %s have the day that a notification gave them: %s', (day, on) => {
    const { due } = returnsDue(day, '2024-04-01', []);
    expect(due.find(({ form }) => form === 'GSTR-3B')).toMatchObject({ on, isLate: false });
  });

  it('are none in the month in which the books begin', () => {
    expect(returnsDue('2026-04-30', '2026-04-01', [])).toEqual({ due: [], earlier: 0 });
  });
});
