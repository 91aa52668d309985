/** Assets and expenses stand on the debit side, liabilities and incomes on the credit side. */
export type Nature = 'asset' | 'liability' | 'income' | 'expense';

export type GroupName = keyof typeof GROUPS;

/** A primary group stands under no other. */
export function parentOf(group: GroupName): GroupName | undefined {
  return rowOf(group).under;
}

/** The primary group that a group stands under, or is. */
export function primaryOf(group: GroupName): GroupName {
  return parentOf(group) ?? group;
}

export function natureOf(group: GroupName): Nature {
  return rowOf(group).nature;
}

/** Incomes and expenses start at nothing in each financial year; balances of the others go on. */
export function isNominal(group: GroupName): boolean {
  return natureOf(group) === 'income' || natureOf(group) === 'expense';
}

/** Whether money itself is kept in the group's ledgers, so that they receive, pay, and take part in a contra. */
export function isCashOrBank(group: GroupName): boolean {
  return group === 'Cash-in-Hand' || group === 'Bank Accounts' || group === 'Bank OD A/c';
}

type Row = Readonly<{ under?: GroupName; nature: Nature }>;

function rowOf(group: GroupName): Row {
  return GROUPS[group];
}

/** The 28 groups that Indian accounting programs share: 15 primary ones, the others one step under them. */
const GROUPS = {
  'Capital Account': { nature: 'liability' },
  'Reserves & Surplus': { under: 'Capital Account', nature: 'liability' },
  'Current Assets': { nature: 'asset' },
  'Bank Accounts': { under: 'Current Assets', nature: 'asset' },
  'Cash-in-Hand': { under: 'Current Assets', nature: 'asset' },
  'Deposits (Asset)': { under: 'Current Assets', nature: 'asset' },
  'Loans & Advances (Asset)': { under: 'Current Assets', nature: 'asset' },
  'Stock-in-Hand': { under: 'Current Assets', nature: 'asset' },
  'Sundry Debtors': { under: 'Current Assets', nature: 'asset' },
  'Current Liabilities': { nature: 'liability' },
  'Duties & Taxes': { under: 'Current Liabilities', nature: 'liability' },
  Provisions: { under: 'Current Liabilities', nature: 'liability' },
  'Sundry Creditors': { under: 'Current Liabilities', nature: 'liability' },
  'Fixed Assets': { nature: 'asset' },
  Investments: { nature: 'asset' },
  'Loans (Liability)': { nature: 'liability' },
  'Bank OD A/c': { under: 'Loans (Liability)', nature: 'liability' },
  'Secured Loans': { under: 'Loans (Liability)', nature: 'liability' },
  'Unsecured Loans': { under: 'Loans (Liability)', nature: 'liability' },
  'Branch / Divisions': { nature: 'liability' },
  'Misc. Expenses (Asset)': { nature: 'asset' },
  'Suspense A/c': { nature: 'liability' },
  'Sales Accounts': { nature: 'income' },
  'Purchase Accounts': { nature: 'expense' },
  'Direct Incomes': { nature: 'income' },
  'Indirect Incomes': { nature: 'income' },
  'Direct Expenses': { nature: 'expense' },
  'Indirect Expenses': { nature: 'expense' },
} as const satisfies Record<string, Readonly<{ under?: string; nature: Nature }>>;

export const GROUP_NAMES = Object.keys(GROUPS) as readonly GroupName[];
