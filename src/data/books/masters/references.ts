import { choicesByName } from '#data/lists/choices.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { GROUP_NAMES, isCashOrBank } from '#domain/books/ledger-group.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import { groupOfParty } from '#domain/books/masters/party.ts';
import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import type { VoucherInput } from '#domain/books/vouchers/voucher.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { kindOf } from '#domain/books/voucher-kinds.ts';
import type { MasterStanding, VoucherProblems } from '#domain/books/field-problems.ts';
import { isPartyId } from '#data/books/ids.ts';
import { booksStore } from '#data/books/store.ts';
import type { Rows } from '#data/books/tables.ts';

/** The ledgers and parties that vouchers name: each party is a ledger, and both are chosen from one list. */
export type LedgerOrParty = Readonly<{ id: string; name: string; detail: string; of: 'ledger' | 'party' }>;

/**
 * The active ledgers and parties to choose from by name, the first ones that match, and whether there are more. 'money'
 * offers cash and bank ledgers only.
 */
export async function ledgerOrPartyChoices(
  find: string,
  which: 'all' | 'money',
): Promise<Readonly<{ choices: readonly LedgerOrParty[]; hasMore: boolean }>> {
  const found = await Promise.all(
    which === 'money' ? MONEY_GROUPS.map((group) => ledgerChoicesOf(find, group)) : everything(find),
  );
  const choices = found
    .flatMap((part) => part.choices)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  return {
    choices: choices.slice(0, MOST_CHOICES),
    hasMore: found.some((part) => part.hasMore) || choices.length > MOST_CHOICES,
  };
}

/** The names of ledgers and parties as they are called now. */
export async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const distinct = [...new Set(ids)];
  const [parties, ledgers] = await Promise.all([
    booksStore.records('parties').bulkGet(distinct),
    booksStore.records('ledgers').bulkGet(distinct),
  ]);
  return new Map(distinct.map((id, at) => [id, (parties[at] ?? ledgers[at])?.name ?? '']));
}

/**
 * Returns what is wrong with the masters that a voucher names, as they are now, by its fields. One that is inactive since stays
 * on a voucher that has it: `before` is that voucher as it is stored.
 */
export async function problemsInNamed(
  transaction: WriteTransaction<Rows>,
  input: VoucherInput,
  before?: VoucherInput,
): Promise<VoucherProblems> {
  const had = new Set(before ? namedIn(before).map(({ id }) => id) : []);
  const standing = <Master extends Readonly<{ id: string; isActive: boolean }>>(master: Master): Master =>
    had.has(master.id) ? { ...master, isActive: true } : master;
  const kind = kindOf(input);
  const [ledgersOrParties, places] = [idsOf(kind.ledgers(input)), idsOf(kind.godowns(input))];
  // What a party has of challans stands under its id.
  const [parties, ledgers, items, godowns] = await Promise.all([
    transaction.getEach('parties', [...ledgersOrParties, ...places.filter(isPartyId)]),
    transaction.getEach('ledgers', ledgersOrParties),
    transaction.getEach('items', idsOf(kind.items(input))),
    transaction.getEach(
      'godowns',
      places.filter((id) => !isPartyId(id)),
    ),
  ]);
  const standings = new Map<string, MasterStanding>([
    ...parties.map((party) => [party.id, { ...standing(party), group: groupOfParty(party.kind) }] as const),
    ...ledgers.map((ledger) => [ledger.id, standing(ledger)] as const),
  ]);
  const itemsById = byId(items.map(standing));
  const placesById = byId([...godowns.map(standing), ...parties.map(standing)]);
  return kind.masterProblems(input, {
    ledgerOf: (id) => standings.get(id),
    itemOf: (id) => itemsById.get(id),
    godownOf: (id) => placesById.get(id),
  });
}

function idsOf(named: readonly Named[]): readonly string[] {
  return named.map(({ id }) => id);
}

function byId<Master extends Readonly<{ id: string }>>(masters: readonly Master[]): ReadonlyMap<string, Master> {
  return new Map(masters.map((master) => [master.id, master]));
}

function namedIn(input: VoucherInput): readonly Named[] {
  const kind = kindOf(input);
  return [...kind.ledgers(input), ...kind.items(input), ...kind.godowns(input)];
}

/** The ledgers that documents post to. */
export async function rolesOf(transaction: WriteTransaction<Rows>): Promise<LedgersByRole> {
  const ledgers = await transaction.findEvery('ledgers');
  return Object.fromEntries(ledgers.flatMap(({ id, role }): [LedgerRole, string][] => (role ? [[role, id]] : [])));
}

type Part = Awaited<ReturnType<typeof ledgerOrPartyChoices>>;

function everything(find: string): readonly Promise<Part>[] {
  return [ledgerChoicesOf(find), partyChoicesOf(find)];
}

async function ledgerChoicesOf(find: string, group?: string): Promise<Part> {
  const among = group === undefined ? undefined : { filter: 'keys.level', only: group };
  const { rows, hasMore } = await choicesByName(booksStore, 'ledgers', find, among);
  const active = rows.filter(({ isActive }) => isActive);
  return {
    choices: active.map(({ id, name, group: under }) => ({ id, name, detail: under ?? '', of: 'ledger' })),
    hasMore,
  };
}

async function partyChoicesOf(find: string): Promise<Part> {
  const { rows, hasMore } = await choicesByName(booksStore, 'parties', find);
  const active = rows.filter(({ isActive }) => isActive);
  return {
    choices: active.map(({ id, name, kind, city }) => ({
      id,
      name,
      detail: [kind === 'Both' ? 'Customer and supplier' : kind, city].filter(Boolean).join(' · '),
      of: 'party',
    })),
    hasMore,
  };
}

const MONEY_GROUPS = GROUP_NAMES.filter(isCashOrBank);
const MOST_CHOICES = 60;
