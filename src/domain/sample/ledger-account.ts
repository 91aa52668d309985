import { formatRupees } from '#domain/format.ts';
import { asPaise, type Paise, ZERO } from '#domain/money.ts';

export type LedgerAccount = Readonly<{
  /** The record's key. The code cannot be the key, because codes need not be unique. */
  id: string;
  /** Chosen by the user; cannot be edited once the ledger exists (specification §5). */
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

/** The fields that a new ledger must have (specification §5). */
export const requiredForLedger = ['code', 'name', 'group'] as const satisfies readonly (keyof LedgerAccount)[];

/** The side of a balance: debit if positive, credit if negative, blank if zero. */
export function balanceSide(balance: Paise): 'Dr' | 'Cr' | '' {
  if (balance === 0) return '';
  return balance > 0 ? 'Dr' : 'Cr';
}

/** A balance without its side. */
export function balanceSize(balance: Paise): Paise {
  return asPaise(Math.abs(balance));
}

/** ₹1,24,500.50 Dr, ₹500 Cr; ₹0 has no side. */
export function formatBalance(balance: Paise): string {
  return `${formatRupees(balanceSize(balance))} ${balanceSide(balance)}`.trimEnd();
}

/** The values of the ledger form, where the group and the opening balance may still be empty. */
export type LedgerAccountInput = Omit<LedgerAccount, 'id' | 'balance'> & Readonly<{ balance: Paise | null }>;

export const BLANK_LEDGER: LedgerAccountInput = { code: '', name: '', group: '', balance: null };

/** The form values of an existing ledger. */
export function ledgerAccountInput({ code, name, group, balance }: LedgerAccount): LedgerAccountInput {
  return { code, name, group, balance };
}

/** Returns what is stored for an input: an empty opening balance becomes 0. */
export function ledgerFromInput(input: LedgerAccountInput): Omit<LedgerAccount, 'id'> {
  return { ...input, balance: input.balance ?? ZERO };
}
