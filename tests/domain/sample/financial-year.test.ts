import { describe, expect, it } from 'vitest';
import {
  type FinancialYear,
  mayDeleteOrMakeDefault,
  makeDefault,
  mayDelete,
  mayRollOver,
  newYear,
  rollOver,
  type YearStatus,
  yearInput,
} from '#domain/sample/financial-year.ts';

describe('a season rollover', () => {
  it('closes the Active year and makes the Future one Active and default', () => {
    expect(rollOver([aYear('1', 'Closed'), aYear('2', 'Active', true), aYear('3', 'Future')])).toEqual([
      aYear('2', 'Closed', true),
      aYear('3', 'Active', true),
    ]);
  });

  it('takes every Active and every Future year at once', () => {
    const years = [aYear('1', 'Active'), aYear('2', 'Active', true), aYear('3', 'Future'), aYear('4', 'Future')];
    expect(rollOver(years)).toEqual([
      aYear('1', 'Closed'),
      aYear('2', 'Closed', true),
      aYear('3', 'Active', true),
      aYear('4', 'Active', true),
    ]);
  });

  it('leaves the default flag of a Closed year alone', () => {
    const changed = rollOver([aYear('1', 'Closed', true), aYear('2', 'Active')]);
    expect(changed).toEqual([aYear('2', 'Closed')]);
  });

  it('changes nothing without an Active year', () => {
    const years = [aYear('1', 'Closed', true), aYear('2', 'Future')];
    expect(mayRollOver(years)).toBe(false);
    expect(rollOver(years)).toEqual([]);
  });

  it('may happen while a year is Active', () => {
    expect(mayRollOver([aYear('1', 'Active')])).toBe(true);
  });
});

describe('a financial year', () => {
  it('starts as Future and not default', () => {
    const input = { name: 'FY 2026-27', startDate: '2026-04-01', endDate: '2027-03-31' } as const;
    expect(newYear('9', input)).toEqual({ ...input, id: '9', status: 'Future', isDefault: false });
  });

  it('has only its name and its two dates in its form', () => {
    const input = { name: 'FY 2026-27', startDate: '2026-04-01', endDate: '' } as const;
    expect(yearInput(newYear('9', input))).toEqual(input);
  });

  it('becomes the only default, whichever year was the default before', () => {
    const years = [aYear('1', 'Closed', true), aYear('2', 'Active', true), aYear('3', 'Future')];
    expect(makeDefault(years, '3')).toEqual([
      aYear('1', 'Closed', false),
      aYear('2', 'Active', false),
      aYear('3', 'Future', true),
    ]);
  });

  it('changes nothing when it is already the only default', () => {
    expect(makeDefault([aYear('1', 'Closed'), aYear('2', 'Active', true)], '2')).toEqual([]);
  });

  it('leaves the default unchanged when the chosen year no longer exists', () => {
    expect(makeDefault([aYear('1', 'Active', true)], '7')).toEqual([]);
  });

  it('may be deleted unless it is the default', () => {
    expect(mayDelete(aYear('1', 'Closed'))).toBe(true);
    expect(mayDelete(aYear('1', 'Closed', true))).toBe(false);
  });

  it('may be deleted or made default only when it is neither default nor Active', () => {
    expect(mayDeleteOrMakeDefault(aYear('1', 'Closed'))).toBe(true);
    expect(mayDeleteOrMakeDefault(aYear('1', 'Future'))).toBe(true);
    expect(mayDeleteOrMakeDefault(aYear('1', 'Active'))).toBe(false);
    expect(mayDeleteOrMakeDefault(aYear('1', 'Future', true))).toBe(false);
  });
});

function aYear(id: string, status: YearStatus, isDefault = false): FinancialYear {
  return { id, name: `Year ${id}`, startDate: '', endDate: '', status, isDefault };
}
