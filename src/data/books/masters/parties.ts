import { choicesByName } from '#data/lists/choices.ts';
import { listOf } from '#data/lists/sorting.ts';
import { type Party, type PartyInput, partyFrom, problemsInParty } from '#domain/books/masters/party.ts';
import { refuseOpening } from './opening-advance.ts';
import { PARTY_PREFIX, WALK_IN_ID } from '#data/books/ids.ts';
import type { Versioned } from '#data/books/versioned.ts';
import type { Access } from '#data/books/staff/access.ts';
import { ZERO } from '#domain/money.ts';
import { createMaster, deleteMasters, type MasterFields, refuseDeleting, updateMaster } from './masters.ts';
import { refuseRegrouping } from './regrouping.ts';
import { refuseIfWrong } from '#data/books/field-refusals.ts';
import { booksStore } from '#data/books/store.ts';

const SORTS = { newest: '', name: 'keys.name', gstin: 'gstin', state: 'keys.place' } as const;

/** The sort orders of customers, and of suppliers. Who is both stands in both lists. */
export const CUSTOMER_LIST = listOf(booksStore, 'parties', {
  sorts: SORTS,
  filter: 'keys.customer',
  only: 'Customer',
});
export const SUPPLIER_LIST = listOf(booksStore, 'parties', {
  sorts: SORTS,
  filter: 'keys.supplier',
  only: 'Supplier',
});

export async function party(id: string): Promise<Versioned<Party> | undefined> {
  const row = await booksStore.records('parties').get(id);
  return row && booksStore.shown('parties', [row])[0];
}

/** The active customers, suppliers, or both, to choose from: the first ones that match, and whether there are more. */
export async function partyChoices(
  find: string,
  kind: 'Customer' | 'Supplier' | 'Party',
): Promise<Readonly<{ parties: readonly Versioned<Party>[]; hasMore: boolean }>> {
  const { rows, hasMore } = await choicesByName(booksStore, 'parties', find, AMONG[kind]);
  return { parties: booksStore.shown('parties', rows).filter(({ isActive }) => isActive), hasMore };
}

const AMONG = {
  Customer: { filter: CUSTOMER_LIST.filter, only: CUSTOMER_LIST.only },
  Supplier: { filter: SUPPLIER_LIST.filter, only: SUPPLIER_LIST.only },
  Party: undefined,
} as const;

/** Every party to choose from, the inactive ones too. */
export async function everyPartyChoices(
  find: string,
): Promise<Readonly<{ parties: readonly Versioned<Party>[]; hasMore: boolean }>> {
  const { rows, hasMore } = await choicesByName(booksStore, 'parties', find);
  return { parties: booksStore.shown('parties', rows), hasMore };
}

export async function createParty(input: PartyInput): Promise<Versioned<Party>> {
  refuseIfWrong(problemsInParty(input));
  return createMaster('parties', PARTY_PREFIX, (access) => withBalanceOf(access, partyFrom(input), undefined));
}

export async function updateParty(id: string, rev: number, input: PartyInput): Promise<void> {
  refuseIfWrong(problemsInParty(input));
  return updateMaster(
    'parties',
    id,
    rev,
    (before, access) => withBalanceOf(access, partyFrom(input), before),
    async (transaction, before, after) => {
      await refuseOpening(transaction, before, after);
      await refuseRegrouping(transaction, before, after);
    },
  );
}

/** Returns a party as one saves it who may not see balances: with the opening balance that was there. */
function withBalanceOf(access: Access, fields: PartyFields, before: PartyFields | undefined): PartyFields {
  if (access.may('reports')) return fields;
  const { allocations: _, ...others } = fields;
  const { opening = ZERO, bills = [], allocations } = before ?? {};
  return { ...others, opening, bills, ...(allocations && { allocations }) };
}

type PartyFields = MasterFields<'parties'>;

export function deleteParties(ids: readonly string[]): Promise<void> {
  return deleteMasters('parties', ids, whyPartyStays);
}

/** Refuses to delete them as `deleteParties` would, before it is asked. */
export function refuseDeletingParties(ids: readonly string[]): Promise<void> {
  return refuseDeleting('parties', ids, whyPartyStays);
}

function whyPartyStays({ id, name }: Party): string | undefined {
  return id === WALK_IN_ID ? `${name} stays: sales over the counter name it. You can rename it.` : undefined;
}
