import { unitsOf } from '#domain/books/stock/stock-move.ts';
import type { Quantity } from '#domain/quantity.ts';
import { placeOfParty } from '#domain/books/stock/place-of-party.ts';
import type { Named } from '#domain/books/voucher-head.ts';
import { isPartyId, MAIN_GODOWN_ID } from '#data/books/ids.ts';
import { inStockOf, type OnHand, onHandIn } from '#data/books/projections/stock-rows.ts';
import { booksStore } from '#data/books/store.ts';

/** How much there is of these items now, in all godowns. What parties have of challans is not in stock. */
export async function quantitiesOnHand(items: readonly string[]): Promise<Readonly<Record<string, Quantity>>> {
  const rows = await onHandIn(booksStore.database()).bulkGet([...items]);
  return Object.fromEntries(items.map((id, at) => [id, unitsOf(inStock(rows[at]))]));
}

/**
 * How much there is of an item now in a godown, without one in the first, or with a party; `where` is its name, of a godown only where
 * there are several.
 */
export async function quantityInGodown(
  item: string,
  godown: string = MAIN_GODOWN_ID,
): Promise<Readonly<{ quantity: Quantity; where: string | undefined }>> {
  const [row, godowns] = await Promise.all([
    onHandIn(booksStore.database()).get(item),
    booksStore.records('godowns').toArray(),
  ]);
  const own = godowns.length > 1 ? godowns.find(({ id }) => id === godown)?.name : undefined;
  const where = isPartyId(godown) ? await nameOfParty(godown) : own;
  return { quantity: unitsOf(row?.godowns[godown] ?? 0), where };
}

/** Returns the parties that have some of an item of challans, as places: "With Ravi Traders". */
export async function placesWithParties(item: string): Promise<readonly Named[]> {
  const row = await onHandIn(booksStore.database()).get(item);
  const ids = Object.entries(row?.godowns ?? {}).flatMap(([id, count]) => (isPartyId(id) && count > 0 ? [id] : []));
  return Promise.all(ids.map(async (id) => ({ id, name: placeOfParty(await nameOfParty(id)) })));
}

async function nameOfParty(id: string): Promise<string> {
  return (await booksStore.records('parties').get(id))?.name ?? '';
}

function inStock(row: OnHand | undefined): number {
  return row ? inStockOf(row) : 0;
}
