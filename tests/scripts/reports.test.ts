import { expect, test } from 'vitest';
import { inOneLine, sum, tallyOfPlaywright, tallyOfVitest } from '../../scripts/reports.mjs';

test('the sum of all runners is one line, which names skipped tests only if there are any', () => {
  const units = { passed: 40, failed: 0, skipped: 0 };
  const journeys = { passed: 2, failed: 1, skipped: 3 };
  expect(inOneLine(units)).toBe('40 passed, 0 failed');
  expect(inOneLine(sum(units, journeys))).toBe('42 passed, 1 failed, 3 skipped');
});

test('a test file that breaks before its first test counts as one failure', () => {
  const counts = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 };
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ];
  expect(tallyOfVitest({ ...counts, testResults })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});

test('a journey that passes only on a retry has failed', () => {
  const stats = { expected: 7, unexpected: 0, flaky: 1, skipped: 0 };
  expect(tallyOfPlaywright({ stats, errors: [] })).toEqual({ passed: 7, failed: 1, skipped: 0 });
});
