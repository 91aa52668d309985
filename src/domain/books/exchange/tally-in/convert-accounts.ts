import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import type { Ledger } from '#domain/books/masters/ledger.ts';
import { type GroupName, isCashOrBank } from '#domain/books/ledger-group.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import { nameKey, tidyName } from '#domain/books/names.ts';
import { groupOfParty, type Party, WALK_IN } from '#domain/books/masters/party.ts';
import { STANDARD_LEDGERS } from '#domain/books/masters/standard-ledgers.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { ZERO } from '#domain/money.ts';
import type { IsoDate } from '#domain/calendar.ts';
import { groupsByName, isPrimary, placeOfGroup } from './group-places.ts';
import { advanceBills, partyFromTally } from './convert-party.ts';
import { type GroupedLedger, roleLedgers, usesOf } from './role-ledgers.ts';
import type { TallyBill, TallyLedger } from './tally-masters.ts';
import type { TallyData } from './tally-collector.ts';
import { entriesOf } from './tally-vouchers.ts';
import type { ImportReport } from './import-report.ts';
import type { TallyKind } from './tally-voucher-kinds.ts';

/** How ids of ours are made of a number from 1. */
export type Ids = Readonly<Record<'ledger' | 'party' | 'item' | 'godown' | 'voucher', (number: number) => string>>;

/** A ledger or party here that a ledger of Tally became. */
export type Account = Readonly<{
  id: string;
  name: string;
  group: GroupName | null;
  isParty: boolean;
  /** Cash and bank. */
  isMoney: boolean;
}>;

/** The ledgers and parties of the new books. */
export type Accounts = Readonly<{
  ledgers: readonly Ledger[];
  parties: readonly Party[];
  /** The bills of opening balances that were paid in advance, debit positive. */
  advances: readonly OpeningAdvanceBill[];
  roles: LedgersByRole;
  /** By the name that it has in Tally; there is one for each name in the file. */
  named: (name: string) => Account;
  byId: ReadonlyMap<string, Account>;
  partyById: ReadonlyMap<string, Party>;
  /** The account whose balance, with those that have the same root, is that of a ledger of Tally. */
  rootOf: (id: string) => string;
}>;

/** A bill of Tally that an opening balance was paid in advance by, and whose. */
type OpeningAdvanceBill = TallyBill & Readonly<{ party: string }>;

type Order = Readonly<{ begins: IsoDate; ids: Ids; kindOf: (type: string) => TallyKind; report: ImportReport }>;

/**
 * Each ledger under Sundry Debtors or Creditors becomes a party, each other one a ledger under the group it comes under. The
 * ledgers that our documents post to are those of Tally that are used so; what has none is made.
 */
export function accountsFrom(read: TallyData, { begins, ids, kindOf, report }: Order): Accounts {
  const groups = groupsByName(read.groups);
  const all = [...read.ledgers, ...unknownLedgers(read, report)].map((ledger) => {
    return { ledger, key: nameKey(ledger.name), group: groupOfLedger(ledger, groups, report) };
  });
  const isParty = ({ group }: { group: GroupName | null }) =>
    group === 'Sundry Debtors' || group === 'Sundry Creditors';
  const own = all.filter((each) => !isParty(each));
  const placed = own.map(
    ({ ledger, key, group }): GroupedLedger => ({ key, name: ledger.name, group, head: ledger.head }),
  );
  const { taken, together } = roleLedgers(placed, usesOf(read.vouchers, kindOf));

  const parties = all.filter(isParty).map(({ ledger, key, group }) => {
    const kind = group === 'Sundry Debtors' ? ('Customer' as const) : ('Supplier' as const);
    const party = partyFromTally(ledger, kind, begins, report);
    return { key, party, advances: advanceBills(ledger, party) };
  });
  const walkIn = parties.find(({ key }) => key === nameKey(WALK_IN.name));
  const others = parties.filter((each) => each !== walkIn);
  const keyed = [walkIn ?? { key: '', party: WALK_IN, advances: [] }, ...others].map(({ key, party, advances }, at) => {
    return { key, row: { ...party, id: ids.party(at + 1) }, advances };
  });

  const names = new Set(all.map(({ key }) => key));
  const roleOf = new Map([...taken].map(([role, key]) => [key, role]));
  const made = STANDARD_LEDGERS.filter(({ role }) => role !== undefined && !taken.has(role)).map((ledger) => {
    return { key: '', ledgerInput: { ...ledger, name: freeName(ledger.name, names) } };
  });
  const ledgers = [
    ...made,
    ...own.map(({ ledger, key, group }) => {
      const role = roleOf.get(key);
      const ledgerInput = { name: tidyName(ledger.name), group, opening: ledger.opening, isActive: true };
      return { key, ledgerInput: role === undefined ? ledgerInput : { ...ledgerInput, role } };
    }),
  ].map(({ key, ledgerInput }, at) => ({ key, row: { ...ledgerInput, id: ids.ledger(at + 1) } }));

  const roles: LedgersByRole = Object.fromEntries(
    ledgers.flatMap(({ row }): [LedgerRole, string][] => ('role' in row && row.role ? [[row.role, row.id]] : [])),
  );
  const idOf = new Map(ledgers.flatMap(({ key, row }) => (key === '' ? [] : [[key, row.id] as const])));
  const rootOf = rootFinder(together.map(([role, key]) => [roles[role] ?? '', idOf.get(key) ?? ''] as const));
  reportTogether(
    ledgers.map(({ row }) => row),
    rootOf,
    report,
  );
  const accounts = [
    ...keyed.map(({ key, row }) => [key, partyAccount(row)] as const),
    ...ledgers.map(({ key, row }) => [key, ledgerAccount(row)] as const),
  ];
  const byKey = new Map(accounts);
  return {
    ledgers: ledgers.map(({ row }) => row),
    parties: keyed.map(({ row }) => row),
    advances: keyed.flatMap(({ row, advances }) => advances.map((bill) => ({ ...bill, party: row.id }))),
    roles,
    named: (name) => {
      const account = byKey.get(nameKey(name));
      if (!account) throw new Error('Every ledger of the vouchers is an account.');
      return account;
    },
    byId: new Map(accounts.map(([, account]) => [account.id, account])),
    partyById: new Map(keyed.map(({ row }) => [row.id, row])),
    rootOf,
  };
}

/** Names that vouchers post to, and that no ledger of the file has. */
function unknownLedgers({ ledgers, vouchers }: TallyData, report: ImportReport): readonly TallyLedger[] {
  const known = new Set(ledgers.map(({ name }) => nameKey(name)));
  const unknown = new Map<string, TallyLedger>();
  for (const { ledger } of vouchers.flatMap(entriesOf)) {
    const key = nameKey(ledger);
    if (known.has(key) || unknown.has(key)) continue;
    unknown.set(key, { ...NO_LEDGER, name: ledger === '' ? 'Without a name' : ledger });
    report.add('Vouchers post to ledgers that are not among the masters: they come in under Suspense A/c.', ledger);
  }
  return [...unknown.values()];
}

function groupOfLedger(
  ledger: TallyLedger,
  groups: ReturnType<typeof groupsByName>,
  report: ImportReport,
): GroupName | null {
  if (nameKey(ledger.name) === nameKey(PROFIT_AND_LOSS)) return null;
  const group = isPrimary(ledger.parent) ? undefined : placeOfGroup(ledger.parent, groups);
  if (group !== undefined) return group;
  report.add('Ledgers whose group is not in the file come in under Suspense A/c.', ledger.name);
  return 'Suspense A/c';
}

/** One of each set of ids that are united, by pairs, however long the chain; an id of none is its own. */
function rootFinder(pairs: readonly (readonly [one: string, other: string])[]): (id: string) => string {
  const parents = new Map<string, string>();
  const rootOf = (id: string): string => {
    const parent = parents.get(id);
    return parent === undefined ? id : rootOf(parent);
  };
  for (const [one, other] of pairs) {
    const [root, joined] = [rootOf(one), rootOf(other)];
    if (root !== joined) parents.set(joined, root);
  }
  return rootOf;
}

function reportTogether(ledgers: readonly Ledger[], rootOf: (id: string) => string, report: ImportReport): void {
  const sets = new Map<string, string[]>();
  for (const { id, name } of ledgers) sets.set(rootOf(id), [...(sets.get(rootOf(id)) ?? []), `“${name}”`]);
  for (const names of sets.values()) {
    if (names.length < 2) continue;
    report.add(
      `${names.join(', ')}: documents post here to one of them where Tally had another. Together their balances are Tally’s.`,
    );
  }
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let nth = 2; taken.has(nameKey(free)); nth++) free = `${name} ${nth}`;
  taken.add(nameKey(free));
  return free;
}

function partyAccount({ id, name, kind }: Party): Account {
  return { id, name, group: groupOfParty(kind), isParty: true, isMoney: false };
}

function ledgerAccount({ id, name, group }: Ledger): Account {
  return { id, name, group, isParty: false, isMoney: group !== null && isCashOrBank(group) };
}

/** The name and id by which vouchers refer to an account. */
export function asNamed({ id, name }: Account): Named {
  return { id, name };
}

const PROFIT_AND_LOSS = 'Profit & Loss A/c';

const NO_LEDGER: TallyLedger = {
  name: '',
  parent: 'Suspense A/c',
  opening: ZERO,
  bills: [],
  gstin: '',
  registration: '',
  state: '',
  country: '',
  address: [],
  pinCode: '',
  phone: '',
  email: '',
  creditDays: null,
  head: '',
  hsn: '',
};
