import type { Paise } from '#domain/money.ts';
import { type GroupName, natureOf } from '#domain/books/ledger-group.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import { problemInName, tidyName } from '#domain/books/names.ts';
import { type BalanceSide, type OpeningInput, openingInput, openingFrom, problemInBalance } from './opening-balance.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';

export type Ledger = Readonly<{
  id: string;
  name: string;
  /**
   * Null only for Profit & Loss A/c, which stands by itself: what earlier years earned is neither an asset nor owed to
   * anybody, and no group's total may hold it.
   */
  group: GroupName | null;
  /** Debit positive, credit negative. */
  opening: Paise;
  isActive: boolean;
  /** The postings that the program makes to this ledger by itself, whatever its name. Absent if it makes none. */
  role?: LedgerRole;
}>;

/** The values of the form, where the group may still be empty. */
export type LedgerInput = Readonly<{ name: string; group: Ledger['group'] | ''; isActive: boolean }> & OpeningInput;

export const BLANK_LEDGER: LedgerInput = { name: '', group: '', balance: null, side: 'Dr', isActive: true };

export function ledgerInput({ name, group, opening, isActive }: Ledger): LedgerInput {
  return { name, group, ...openingInput(opening, usualSideOfGroup(group)), isActive };
}

/** Makes the ledger of an input without problems. Throws a RangeError if its group is empty. */
export function ledgerFrom(input: LedgerInput): Omit<Ledger, 'id' | 'role'> {
  const { name, group, isActive } = input;
  if (group === '') throw new RangeError('A ledger stands under a group.');
  return { name: tidyName(name), group, opening: openingFrom(input), isActive };
}

/** `existing` is the ledger that the form was opened for, if it is not a new one. */
export function problemsInLedger(input: LedgerInput, existing?: Ledger): Problems<LedgerInput> {
  return problemsIn<LedgerInput>({
    name: problemInName(input.name, 'ledger'),
    group: problemInGroup(input, existing),
    balance: problemInBalance(input),
    isActive: existing?.role && !input.isActive ? `Keep ${existing.name} active: documents post to it.` : undefined,
  });
}

function problemInGroup({ group }: LedgerInput, existing: Ledger | undefined): string | undefined {
  if (existing?.role && group !== existing.group) {
    // Output CGST under Sales Accounts would be an income.
    return existing.group === null
      ? `Leave ${existing.name} without a group: it stands by itself.`
      : `Leave ${existing.name} under ${existing.group}: documents post to it.`;
  }
  if (group === 'Sundry Debtors' || group === 'Sundry Creditors') {
    return 'Customers and suppliers are parties. Make a party instead.';
  }
  return group === '' || (group === null && !existing) ? 'Choose the group of the ledger.' : undefined;
}

function usualSideOfGroup(group: GroupName | null): BalanceSide {
  if (group === null) return 'Cr';
  return ['asset', 'expense'].includes(natureOf(group)) ? 'Dr' : 'Cr';
}
