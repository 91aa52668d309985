import type { FavouritesRow } from '#data/books/rows.ts';
import { describe } from '#data/store/table.ts';

export const favourites = describe<FavouritesRow>({
  name: 'Favourites of the counter',
  // One at most, with all pages: none until one is made.
  indexes: 'id',
  called: 'These favourites',
  file: async () => (await import('#data/books/files/favourites.ts')).file,
});
