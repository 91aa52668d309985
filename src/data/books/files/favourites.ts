import { exactly } from '#data/files/backup/exact-shape.ts';
import { record, text } from '#data/files/backup/fields.ts';
import { FAVOURITES_ID } from '#data/books/ids.ts';
import type { FavouritesRow } from '#data/books/rows.ts';
import type { FileForm } from '#data/store/table.ts';
import { exactId, listOf, rev } from './shapes.ts';

/** The shape of the record in a copy. */
export const file: FileForm<FavouritesRow> = {
  since: 40,
  shape: exactly<FavouritesRow>()(
    record({
      id: exactId(FAVOURITES_ID),
      rev,
      pages: listOf(
        record({ name: text, items: listOf(record({ id: text, name: text }), 'a list of items') }),
        'a list of pages',
      ),
    }),
  ),
};
