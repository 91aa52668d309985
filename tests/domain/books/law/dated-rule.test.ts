import { expect, it } from 'vitest';
import { ruleInForce } from '#domain/books/law/dated-rule.ts';

it('a rule holds from its day until the day before the next', () => {
  const rows = [{ from: '2017-07-01' }, { from: '2025-09-22' }] as const;
  expect(ruleInForce(rows, '2017-06-30')).toBeUndefined();
  expect(ruleInForce(rows, '2017-07-01')).toBe(rows[0]);
  expect(ruleInForce(rows, '2025-09-21')).toBe(rows[0]);
  expect(ruleInForce(rows, '2025-09-22')).toBe(rows[1]);
  expect(ruleInForce([], '2026-01-01')).toBeUndefined();
});
