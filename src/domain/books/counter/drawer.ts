import type { GroupName } from '#domain/books/ledger-group.ts';
import { problemInName, tidyName } from '#domain/books/names.ts';
import { type Problems, problemsIn } from '#domain/books/problems.ts';
import type { Named } from '#domain/books/voucher-head.ts';

/** A drawer of money at a counter. Each device uses one. `rev` counts its changes. */
export type Drawer = Readonly<{
  id: string;
  rev: number;
  name: string;
  /** Where its cash is kept: a ledger of no other drawer. */
  cash: Named;
  /** Where UPI and cards are received; null where they are not taken. */
  upi: Named | null;
  card: Named | null;
  /** Whether its cash is counted when a shift opens and closes. Its cash is then in a ledger of its own. */
  shifts: boolean;
}>;

/** The values of the form. */
export type DrawerInput = Pick<Drawer, 'name' | 'upi' | 'card' | 'shifts'> & Readonly<{ cash: Named | null }>;

/** The name of the first drawer, until it has another. */
export const FIRST_DRAWER = 'Counter 1';

/** Returns the name of the ledger of a drawer whose cash is counted: "Cash – Counter 1". */
export function ledgerNameOf({ name }: Pick<Drawer, 'name'>): string {
  return `Cash – ${tidyName(name)}`;
}

export function drawerInput({ name, cash, upi, card, shifts }: Drawer): DrawerInput {
  return { name, cash, upi, card, shifts };
}

/** Makes the fields of a drawer of an input without problems. Throws a RangeError without a cash ledger. */
export function drawerFrom({ name, cash, upi, card, shifts }: DrawerInput): Omit<Drawer, 'id' | 'rev'> {
  if (!cash) throw new RangeError('A drawer has a cash ledger.');
  return { name: tidyName(name), cash, upi, card, shifts };
}

/** Returns what is wrong with a drawer. `groupOf` looks up the group of a ledger. */
export function problemsInDrawer(
  input: DrawerInput,
  groupOf: (ledger: string) => GroupName | null | undefined,
): Problems<DrawerInput> {
  return problemsIn<DrawerInput>({
    name: problemInName(input.name, 'drawer'),
    cash: problemInCash(input.cash, groupOf),
    upi: problemInBank(input.upi, groupOf),
    card: problemInBank(input.card, groupOf),
  });
}

type GroupOf = Parameters<typeof problemsInDrawer>[1];

function problemInCash(cash: Named | null, groupOf: GroupOf): string | undefined {
  if (!cash) return 'Choose the ledger of its cash.';
  return groupOf(cash.id) === 'Cash-in-Hand' ? undefined : 'Choose a ledger under Cash-in-Hand.';
}

function problemInBank(ledger: Named | null, groupOf: GroupOf): string | undefined {
  if (!ledger) return undefined;
  const group = groupOf(ledger.id);
  return group === 'Bank Accounts' || group === 'Bank OD A/c' ? undefined : 'Choose a ledger of a bank.';
}
