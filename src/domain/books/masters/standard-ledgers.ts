import { ZERO } from '#domain/money.ts';
import type { Ledger } from './ledger.ts';
import type { GroupName } from '#domain/books/ledger-group.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';

/**
 * The ledgers that new books begin with. Rent, Salaries, Bank Charges and Freight are there because everybody needs
 * them; the program never posts to them by itself, so they have no role and may be deleted while unused.
 */
export const STANDARD_LEDGERS: readonly Omit<Ledger, 'id'>[] = [
  ledger('Cash', 'Cash-in-Hand', 'cash'),
  ledger('Bank', 'Bank Accounts', 'bank'),
  ledger('Capital', 'Capital Account', 'capital'),
  ledger('Sales', 'Sales Accounts', 'sales'),
  ledger('Sales Returns', 'Sales Accounts', 'salesReturns'),
  ledger('Purchases', 'Purchase Accounts', 'purchases'),
  ledger('Purchase Returns', 'Purchase Accounts', 'purchaseReturns'),
  ledger('Output CGST', 'Duties & Taxes', 'outputCgst'),
  ledger('Output SGST', 'Duties & Taxes', 'outputSgst'),
  ledger('Output UTGST', 'Duties & Taxes', 'outputUtgst'),
  ledger('Output IGST', 'Duties & Taxes', 'outputIgst'),
  ledger('Output Cess', 'Duties & Taxes', 'outputCess'),
  ledger('Input CGST', 'Duties & Taxes', 'inputCgst'),
  ledger('Input SGST', 'Duties & Taxes', 'inputSgst'),
  ledger('Input UTGST', 'Duties & Taxes', 'inputUtgst'),
  ledger('Input IGST', 'Duties & Taxes', 'inputIgst'),
  ledger('Input Cess', 'Duties & Taxes', 'inputCess'),
  ledger('TDS Payable', 'Duties & Taxes', 'tdsPayable'),
  ledger('GST on Advances', 'Loans & Advances (Asset)', 'gstOnAdvances'),
  ledger('TDS Receivable', 'Loans & Advances (Asset)', 'tdsReceivable'),
  ledger('Round Off', 'Indirect Expenses', 'roundOff'),
  ledger('Discount Allowed', 'Indirect Expenses', 'discountAllowed'),
  ledger('Stock Loss', 'Indirect Expenses', 'stockLoss'),
  ledger('Rent', 'Indirect Expenses'),
  ledger('Salaries', 'Indirect Expenses'),
  ledger('Bank Charges', 'Indirect Expenses'),
  ledger('Discount Received', 'Indirect Incomes', 'discountReceived'),
  ledger('Freight', 'Direct Expenses'),
  ledger('Profit & Loss A/c', null, 'profitAndLoss'),
];

function ledger(name: string, group: GroupName | null, role?: LedgerRole): Omit<Ledger, 'id'> {
  return { name, group, opening: ZERO, isActive: true, ...(role && { role }) };
}
