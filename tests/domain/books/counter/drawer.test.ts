import { describe, expect, it } from 'vitest';
import {
  drawerFrom,
  drawerInput,
  type DrawerInput,
  ledgerNameOf,
  problemsInDrawer,
} from '#domain/books/counter/drawer.ts';
import type { GroupName } from '#domain/books/ledger-group.ts';

const CASH = { id: 'LED-1', name: 'Cash' };
const BANK = { id: 'LED-2', name: 'Bank' };
const GROUPS: Readonly<Record<string, GroupName>> = { 'LED-1': 'Cash-in-Hand', 'LED-2': 'Bank Accounts' };
const INPUT: DrawerInput = { name: ' Counter  1 ', cash: CASH, upi: BANK, card: null, shifts: true };

describe('a drawer', () => {
  it('has a name and a ledger of cash; UPI and cards come to a bank, or are not taken', () => {
    expect(problems(INPUT)).toEqual({});
    expect(problems({ ...INPUT, name: ' ', cash: null, upi: CASH })).toEqual({
      name: 'Enter the name of the drawer.',
      cash: 'Choose the ledger of its cash.',
      upi: 'Choose a ledger of a bank.',
    });
    expect(problems({ ...INPUT, cash: BANK, card: { id: 'LED-9', name: 'Gone' } })).toEqual({
      cash: 'Choose a ledger under Cash-in-Hand.',
      card: 'Choose a ledger of a bank.',
    });
  });

  it('names the ledger of its cash after itself', () => {
    expect(ledgerNameOf(INPUT)).toBe('Cash – Counter 1');
  });

  it('is the one that its form was opened for', () => {
    const drawer = { ...drawerFrom(INPUT), id: 'DRW-000001', rev: 1 };
    expect(drawerFrom(drawerInput(drawer))).toEqual(drawerFrom(INPUT));
    expect(() => drawerFrom({ ...INPUT, cash: null })).toThrow(RangeError);
  });
});

function problems(input: DrawerInput) {
  return problemsInDrawer(input, (id) => GROUPS[id]);
}
