import { isPartyId } from '#data/books/ids.ts';
import { onHandIn } from '#data/books/projections/stock-rows.ts';
import { see } from '#data/books/staff/access.ts';
import { booksStore } from '#data/books/store.ts';

/** Returns what the places of goods are called, by their ids: the name of a godown, "With Ravi" of what a party has of challans. */
export async function placesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const [godowns, parties] = await Promise.all([
    booksStore.records('godowns').toArray(),
    booksStore.records('parties').bulkGet([...new Set(ids.filter(isPartyId))]),
  ]);
  return new Map([
    ...godowns.map(({ id, name }) => [id, name] as const),
    ...parties.flatMap((party) => (party ? [[party.id, `With ${party.name}`] as const] : [])),
  ]);
}

/** The parties that have goods of an item now, as places. */
export async function partiesWith(item: string): Promise<readonly Readonly<{ id: string; name: string }>[]> {
  see('reports', 'cost');
  const row = await onHandIn(booksStore.database()).get(item);
  const ids = Object.keys(row?.godowns ?? {}).filter(isPartyId);
  const names = await placesOf(ids);
  return ids
    .map((id) => ({ id, name: names.get(id) ?? '' }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
