import { expect, it } from 'vitest';
import {
  BLANK_LEDGER,
  balanceSide,
  enteredLedger,
  formatBalance,
  ledgerEntry,
  requiredForLedger,
} from '#domain/ledger-account.ts';
import { asPaise } from '#domain/money.ts';
import { missingIn } from '#domain/required.ts';

it('a balance stands on the debit side, on the credit side, or on neither', () => {
  expect(balanceSide(asPaise(1))).toBe('Dr');
  expect(balanceSide(asPaise(-1))).toBe('Cr');
  expect(balanceSide(asPaise(0))).toBe('');
});

it('a balance shows its sum and its side, never a minus', () => {
  expect(formatBalance(asPaise(1_24_500_50))).toBe('₹1,24,500.50 Dr');
  expect(formatBalance(asPaise(-500_00))).toBe('₹500 Cr');
  expect(formatBalance(asPaise(0))).toBe('₹0');
});

it('a new ledger needs its code, name and group, and opens with nothing where no balance is given', () => {
  expect(requiredForLedger).toEqual(['code', 'name', 'group']);
  expect(missingIn(BLANK_LEDGER, requiredForLedger)).toEqual(requiredForLedger);
  expect(enteredLedger({ ...BLANK_LEDGER, code: '1003' })).toMatchObject({ code: '1003', balance: 0 });
});

it('a ledger goes into its form and comes out as it was', () => {
  const entry = { code: '1003', name: 'Petty Cash', group: 'Cash-in-Hand', balance: asPaise(-1) } as const;
  expect(ledgerEntry({ ...enteredLedger(entry), id: 'LED-013' })).toEqual(entry);
});
