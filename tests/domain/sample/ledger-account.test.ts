import { expect, it } from 'vitest';
import {
  BLANK_LEDGER,
  balanceSide,
  ledgerFromInput,
  formatBalance,
  ledgerAccountInput,
  requiredForLedger,
} from '#domain/sample/ledger-account.ts';
import { asPaise } from '#domain/money.ts';
import { missingIn } from '#domain/required-fields.ts';

it('a balance is debit, credit, or neither', () => {
  expect(balanceSide(asPaise(1))).toBe('Dr');
  expect(balanceSide(asPaise(-1))).toBe('Cr');
  expect(balanceSide(asPaise(0))).toBe('');
});

it('a balance shows its amount and its side, never a minus', () => {
  expect(formatBalance(asPaise(1_24_500_50))).toBe('₹1,24,500.50 Dr');
  expect(formatBalance(asPaise(-500_00))).toBe('₹500 Cr');
  expect(formatBalance(asPaise(0))).toBe('₹0');
});

it('a new ledger needs a code, a name and a group, and opens at 0 if no balance is entered', () => {
  expect(requiredForLedger).toEqual(['code', 'name', 'group']);
  expect(missingIn(BLANK_LEDGER, requiredForLedger)).toEqual(requiredForLedger);
  expect(ledgerFromInput({ ...BLANK_LEDGER, code: '1003' })).toMatchObject({ code: '1003', balance: 0 });
});

it('a ledger comes back from its form unchanged', () => {
  const input = { code: '1003', name: 'Petty Cash', group: 'Cash-in-Hand', balance: asPaise(-1) } as const;
  expect(ledgerAccountInput({ ...ledgerFromInput(input), id: 'LED-013' })).toEqual(input);
});
