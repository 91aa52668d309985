import type { LedgerAccount } from '#domain/sample/ledger-account.ts';
import { asPaise } from '#domain/money.ts';

/** Opening balances in paise, debit positive and credit negative. They sum to 0, as double entry requires. */
export const ledgerAccounts: readonly LedgerAccount[] = [
  { id: 'LED-001', code: '1001', name: 'Cash', group: 'Cash-in-Hand', balance: asPaise(85_000_00) },
  { id: 'LED-002', code: '1002', name: 'Current Account', group: 'Cash-in-Hand', balance: asPaise(6_40_000_00) },
  { id: 'LED-003', code: '1101', name: 'Fernandes Stationers', group: 'Sundry Debtors', balance: asPaise(1_24_500_50) },
  {
    id: 'LED-004',
    code: '1102',
    name: 'Bhat Office Interiors',
    group: 'Sundry Debtors',
    balance: asPaise(2_10_000_00),
  },
  { id: 'LED-005', code: '1103', name: 'Desai & Sons', group: 'Sundry Debtors', balance: asPaise(78_250_00) },
  { id: 'LED-006', code: '1201', name: 'Stock of Goods', group: 'Stock-in-Hand', balance: asPaise(9_75_000_00) },
  {
    id: 'LED-007',
    code: '2001',
    name: 'Navkar Electronics',
    group: 'Sundry Creditors',
    balance: asPaise(-1_85_000_00),
  },
  {
    id: 'LED-008',
    code: '2002',
    name: 'Kaveri Furniture Works',
    group: 'Sundry Creditors',
    balance: asPaise(-96_400_50),
  },
  {
    id: 'LED-009',
    code: '3001',
    name: "Proprietor's Capital",
    group: 'Capital Account',
    balance: asPaise(-18_31_350_00),
  },
  { id: 'LED-010', code: '4001', name: 'Sales', group: 'Sales Accounts', balance: asPaise(0) },
  { id: 'LED-011', code: '5001', name: 'Purchases', group: 'Purchase Accounts', balance: asPaise(0) },
  { id: 'LED-012', code: '5002', name: 'Freight Inward', group: 'Purchase Accounts', balance: asPaise(0) },
];
