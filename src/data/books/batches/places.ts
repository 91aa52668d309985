import { isPartyId } from '#data/books/ids.ts';
import { booksStore } from '#data/books/store.ts';

/** Returns the names of places by their ids: of a godown its own, of a party "With Ravi". */
export async function placesCalled(places: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(places)];
  const parties = ids.filter(isPartyId);
  const [godowns, having] = await Promise.all([
    booksStore.records('godowns').bulkGet(ids.filter((id) => !isPartyId(id))),
    booksStore.records('parties').bulkGet(parties),
  ]);
  return new Map([
    ...godowns.flatMap((one) => (one ? [[one.id, one.name] as const] : [])),
    ...having.flatMap((one) => (one ? [[one.id, `With ${one.name}`] as const] : [])),
  ]);
}
