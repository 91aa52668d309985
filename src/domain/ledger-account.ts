import type { Paise } from './money.ts';

export type LedgerAccount = Readonly<{
  /** The record's own key: codes need not be unique, so that none of them can be it. */
  id: string;
  /** Given by people; not edited once the ledger exists (specification §5). */
  code: string;
  name: string;
  group: LedgerGroup;
  /** The opening balance: debit positive, credit negative. */
  balance: Paise;
}>;

export const LEDGER_GROUPS = [
  'Cash-in-Hand',
  'Sundry Debtors',
  'Sundry Creditors',
  'Stock-in-Hand',
  'Capital Account',
  'Sales Accounts',
  'Purchase Accounts',
] as const;
type LedgerGroup = (typeof LEDGER_GROUPS)[number];

export const LEDGER_PREFIX = 'LED-';

/** What a new ledger must have (specification §5). */
export const requiredForLedger = ['code', 'name', 'group'] as const satisfies readonly (keyof LedgerAccount)[];

/** The side a balance stands on: debit is positive, credit negative, and nothing stands on neither. */
export function balanceSide(balance: Paise): 'Dr' | 'Cr' | '' {
  if (balance === 0) return '';
  return balance > 0 ? 'Dr' : 'Cr';
}
