import { folded } from '#domain/format.ts';
import { asPaise, type Paise } from '#domain/money.ts';
import { type Ledger, type LedgerInput, ledgerFrom, problemsInLedger } from '#domain/books/masters/ledger.ts';
import { GROUP_NAMES, type GroupName } from '#domain/books/ledger-group.ts';
import { openingInput } from '#domain/books/masters/opening-balance.ts';
import type { Cells } from './cells.ts';
import { ofTwoSides, onSide } from './cells.ts';
import type { ColumnField } from './columns.ts';

export type LedgerColumn = (typeof LEDGER_COLUMNS)[number]['name'];

/** A row of a file about a ledger: a new one, or another opening balance of one that is there. */
export type LedgerOfRow = Readonly<{ opens: Paise }> | Omit<Ledger, 'id'>;

/** Reads a ledger. `known` is what there is under the name: a ledger or party opens otherwise, and keeps all else. */
export function ledgerOfRow(
  cells: Cells<LedgerColumn>,
  known: Readonly<{ id: string }> | undefined,
): LedgerOfRow | undefined {
  const opening = openingOfLedger(cells);
  if (known) {
    if (opening === null && cells.problems.length === 0)
      cells.say('There already, and the row has no opening balance.');
    return cells.problems.length === 0 && opening !== null ? { opens: opening } : undefined;
  }
  const input: LedgerInput = {
    name: cells.text('name'),
    group: groupOf(cells.text('group')) ?? '',
    ...openingInput(opening ?? asPaise(0), 'Dr'),
    isActive: true,
  };
  const { group, ...others } = problemsInLedger(input);
  for (const sentence of Object.values(others)) cells.say(sentence);
  if (group !== undefined) {
    const text = cells.text('group');
    cells.say(text !== '' && input.group === '' ? `“${text}” is none of the 28 groups. Write one of them.` : group);
  }
  return cells.problems.length === 0 ? ledgerFrom(input) : undefined;
}

/** Debit positive. A plain figure is a debit where no column says another, as trial balances have it. */
function openingOfLedger(cells: Cells<LedgerColumn>): Paise | null {
  const two = ofTwoSides(cells.rupees('debit'), cells.rupees('credit'));
  if (two !== null) return two;
  const amount = cells.balance('balance');
  return amount === null ? null : onSide(amount, cells.text('side'), 'Dr');
}

/** The group that a text names, as our books or other programs call it. */
function groupOf(text: string): GroupName | undefined {
  const key = groupKey(text);
  return key === '' ? undefined : GROUP_NAMES.find((name) => groupKey(name) === (OTHER_GROUPS[key] ?? key));
}

/** Whether a text names a group that parties are never in. */
export function isOfLedgers(text: string): boolean {
  const group = groupOf(text);
  return group !== undefined && group !== 'Sundry Debtors' && group !== 'Sundry Creditors';
}

function groupKey(text: string): string {
  return folded(text)
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** Headings of Tally, Vyapar, Zoho Books, Frappe Books and Busy among them. */
export const LEDGER_COLUMNS = [
  {
    name: 'name',
    label: 'Name',
    called: ['ledger name', 'ledger', 'account name', 'account', 'particulars', 'name of ledger'],
  },
  {
    name: 'group',
    label: 'Group',
    called: [
      'under',
      'parent',
      'parent group',
      'group name',
      'account group',
      'account type',
      'parent account',
      'root type',
      'primary group',
    ],
  },
  { name: 'debit', label: 'Opening Debit', called: ['debit', 'dr', 'dr amount', 'opening dr', 'debit balance'] },
  { name: 'credit', label: 'Opening Credit', called: ['credit', 'cr', 'cr amount', 'opening cr', 'credit balance'] },
  {
    name: 'balance',
    label: 'Opening Balance',
    called: ['opening bal', 'op bal', 'op balance', 'balance', 'closing balance', 'amount'],
  },
  { name: 'side', label: 'Balance Side', called: ['dr/cr', 'd/c', 'balance type'] },
] as const satisfies readonly ColumnField<string>[];

/** The names that Zoho Books, Busy and others give to the groups. */
const OTHER_GROUPS: Readonly<Record<string, string>> = {
  bank: 'bankaccounts',
  bankaccount: 'bankaccounts',
  cash: 'cashinhand',
  cashinhandaccount: 'cashinhand',
  fixedasset: 'fixedassets',
  expense: 'indirectexpenses',
  expenses: 'indirectexpenses',
  expensesindirectadmn: 'indirectexpenses',
  expensesdirectmfg: 'directexpenses',
  otherexpense: 'indirectexpenses',
  costofgoodssold: 'directexpenses',
  income: 'indirectincomes',
  otherincome: 'indirectincomes',
  incomeindirect: 'indirectincomes',
  incomedirectopr: 'directincomes',
  equity: 'capitalaccount',
  capital: 'capitalaccount',
  othercurrentasset: 'currentassets',
  othercurrentliability: 'currentliabilities',
  otherliability: 'currentliabilities',
  longtermliability: 'loansliability',
  loansliabilities: 'loansliability',
  loansandadvancesassets: 'loansandadvancesasset',
  securitiesanddepositsasset: 'depositsasset',
  stock: 'stockinhand',
  dutiesandtaxesaccount: 'dutiesandtaxes',
  sales: 'salesaccounts',
  sale: 'salesaccounts',
  purchase: 'purchaseaccounts',
  securedloan: 'securedloans',
  unsecuredloan: 'unsecuredloans',
  suspenseaccount: 'suspenseac',
  indirectincome: 'indirectincomes',
  indirectexpense: 'indirectexpenses',
  directexpense: 'directexpenses',
  directincome: 'directincomes',
  bankodaccount: 'bankodac',
  bankocca: 'bankodac',
  provisionsexpensespayable: 'provisions',
};
