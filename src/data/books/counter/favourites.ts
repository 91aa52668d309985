import { act } from '#data/books/act.ts';
import { Refusal } from '#data/store/refusal.ts';
import { type FavouritePage, problemInMorePages, problemsInFavourites } from '#domain/books/counter/favourites.ts';
import type { Item } from '#domain/books/masters/item.ts';
import { tidyName } from '#domain/books/names.ts';
import { FAVOURITES_ID } from '#data/books/ids.ts';
import { shownItemsOf } from '#data/books/masters/items.ts';
import type { FavouritesRow } from '#data/books/rows.ts';
import { booksStore } from '#data/books/store.ts';

/** The pages of favourites, and how often they were changed: 0 before anybody did. */
export type Favourites = Readonly<{ rev: number; pages: readonly FavouritePage[] }>;

/** The pages of the books, in their order. For a live read. */
export async function favourites(): Promise<Favourites> {
  const row = await booksStore.records('favourites').get(FAVOURITES_ID);
  return { rev: row?.rev ?? 0, pages: row?.pages ?? [] };
}

/** The items of a page as they are now, in its order; without those that were deleted, or are inactive. For a live read. */
export async function itemsOnPage({ items }: FavouritePage): Promise<readonly Item[]> {
  const known = new Map((await shownItemsOf(items.map(({ id }) => id))).map((item) => [item.id, item]));
  return items.flatMap(({ id }) => {
    const item = known.get(id);
    return item?.isActive ? [item] : [];
  });
}

/** Changes the pages as they were when `rev` was read. Refused if they were changed meanwhile, or one of them is wrong. */
export function updateFavourites(rev: number, given: readonly FavouritePage[]): Promise<void> {
  const [problem] = [problemInPagesOf(given), ...problemsInFavourites(given).values()].filter(
    (sentence) => sentence !== undefined,
  );
  return act('prices', ['favourites'], async (transaction) => {
    if (problem !== undefined) throw new Refusal('Not saved', problem);
    const before = await transaction.get('favourites', FAVOURITES_ID);
    if ((before?.rev ?? 0) !== rev) throw new Refusal('Not saved', CHANGED_MEANWHILE);
    const pages = given.map(({ name, items }) => ({ name: tidyName(name), items }));
    const row: FavouritesRow = { id: FAVOURITES_ID, rev: rev + 1, pages };
    if (before) await transaction.replace('favourites', before, row);
    else await transaction.insert('favourites', row);
  });
}

/** One page too many. */
function problemInPagesOf(pages: readonly FavouritePage[]): string | undefined {
  return problemInMorePages(pages.slice(1));
}

const CHANGED_MEANWHILE =
  'Changed in another tab meanwhile, so nothing was saved. Close the favourites, and open them again.';
