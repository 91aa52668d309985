import { isPartyId } from '#data/books/ids.ts';
import { placeOfParty } from '#domain/books/stock/place-of-party.ts';
import { booksStore } from '#data/books/store.ts';

/** Returns what the places of goods are called, by their ids: the name of a godown, "With Ravi" of what a party has of challans. */
export async function placesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const [godowns, parties] = await Promise.all([
    booksStore.records('godowns').toArray(),
    booksStore.records('parties').bulkGet([...new Set(ids.filter(isPartyId))]),
  ]);
  return new Map([
    ...godowns.map(({ id, name }) => [id, name] as const),
    ...parties.flatMap((party) => (party ? [[party.id, placeOfParty(party.name)] as const] : [])),
  ]);
}
