import { useMemo } from 'react';
import { booksPlaces, SHELF_PLACES } from './books-places.ts';
import { Palette, type PaletteProps } from './palette.tsx';

/** Find anything, in the set of books that is open; without one, what is to be done about books. */
export function BooksPalette({ booksKey, ...palette }: PaletteProps & { booksKey: string | undefined }) {
  const places = useMemo(() => (booksKey === undefined ? SHELF_PLACES : booksPlaces(booksKey)), [booksKey]);
  return <Palette places={places} {...palette} />;
}
