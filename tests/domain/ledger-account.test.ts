import { expect, it } from 'vitest';
import { balanceSide, requiredForLedger } from '#domain/ledger-account.ts';
import { asPaise } from '#domain/money.ts';

it('a balance stands on the debit side, on the credit side, or on neither', () => {
  expect(balanceSide(asPaise(1))).toBe('Dr');
  expect(balanceSide(asPaise(-1))).toBe('Cr');
  expect(balanceSide(asPaise(0))).toBe('');
});

it('a new ledger needs its code, name and group', () => {
  expect(requiredForLedger).toEqual(['code', 'name', 'group']);
});
