import { formatRupees } from './format.ts';
import { asPaise, type Paise, ZERO } from './money.ts';

export type LedgerAccount = Readonly<{
  /** The record's own key: codes need not be unique, so that none of them can be it. */
  id: string;
  /** Given by people; not edited once the ledger exists (specification §5). */
  code: string;
  name: string;
  group: LedgerGroup | '';
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

/** A balance without its side. */
export function balanceSize(balance: Paise): Paise {
  return asPaise(Math.abs(balance));
}

/** ₹1,24,500.50 Dr, ₹500 Cr; ₹0 stands on neither side. */
export function formatBalance(balance: Paise): string {
  return `${formatRupees(balanceSize(balance))} ${balanceSide(balance)}`.trimEnd();
}

/** A ledger as its form holds it: no group chosen, the opening balance still empty. */
export type LedgerEntry = Omit<LedgerAccount, 'id' | 'balance'> & Readonly<{ balance: Paise | null }>;

export const BLANK_LEDGER: LedgerEntry = { code: '', name: '', group: '', balance: null };

/** The form of a ledger that exists. */
export function ledgerEntry({ id: _, ...entry }: LedgerAccount): LedgerEntry {
  return entry;
}

/** What is stored of an entry: a ledger opens with nothing where no balance is given. */
export function enteredLedger(entry: LedgerEntry): Omit<LedgerAccount, 'id'> {
  return { ...entry, balance: entry.balance ?? ZERO };
}
