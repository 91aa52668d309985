import { choicesByName } from '#data/lists/choices.ts';
import type { WriteTransaction } from '#data/store/write-transaction.ts';
import { GROUP_NAMES, isCashOrBank } from '#domain/books/ledger-group.ts';
import type { LedgerRole } from '#domain/books/ledger-role.ts';
import { groupOfParty } from '#domain/books/masters/party.ts';
import type { LedgersByRole } from '#domain/books/balanced-postings.ts';
import type { Godown } from '#domain/books/masters/godown.ts';
import type { Item } from '#domain/books/masters/item.ts';
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
  const standings = new Map<string, MasterStanding>();
  const kind = kindOf(input);
  for (const { id } of kind.ledgers(input)) {
    const [party, ledger] = [await transaction.get('parties', id), await transaction.get('ledgers', id)];
    if (party) standings.set(id, { ...standing(party), group: groupOfParty(party.kind) });
    if (ledger) standings.set(id, standing(ledger));
  }
  const items = new Map<string, Item>();
  for (const { id } of kind.items(input)) {
    const item = await transaction.get('items', id);
    if (item) items.set(id, standing(item));
  }
  // What a party has of challans stands under its id.
  const places = new Map<string, Pick<Godown, 'name' | 'isActive'>>();
  for (const { id } of kind.godowns(input)) {
    const place = await (isPartyId(id) ? transaction.get('parties', id) : transaction.get('godowns', id));
    if (place) places.set(id, standing(place));
  }
  return kind.masterProblems(input, {
    ledgerOf: (id) => standings.get(id),
    itemOf: (id) => items.get(id),
    godownOf: (id) => places.get(id),
  });
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
